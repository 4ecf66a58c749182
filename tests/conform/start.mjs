// Checks a back end against the whole contract: npm run conform -- --base http://localhost:3001
import { resolve } from 'node:path'
import { createServer } from 'vite'

const root = resolve(import.meta.dirname, '../..')
// Node 20 does not read TypeScript: vite does, with the project's own aliases.
const vite = await createServer({
  root,
  cacheDir: 'node_modules/.vite-conform',
  appType: 'custom',
  logLevel: 'warn',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
})
try {
  const { main } = await vite.ssrLoadModule('/tests/conform/cli.ts')
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  console.error(error)
  process.exitCode = 1
} finally {
  await vite.close()
  // Sockets that were refused may still linger.
  process.exit()
}
