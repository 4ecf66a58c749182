// Serves the mocked backend over HTTP and socket.io, for the product on another origin, for other clients, for curl.
//   npm run mock:serve -- [--scenario id] [--file state.json]      port 3001 unless PORT says otherwise
import { parseArgs } from 'node:util'
import { resolve } from 'node:path'
import { createServer } from 'vite'

const { values } = parseArgs({ options: { scenario: { type: 'string' }, file: { type: 'string' } } })
const root = resolve(import.meta.dirname, '../..')
// Node 20 does not read TypeScript: vite does, with the project's own aliases.
const vite = await createServer({
  root,
  // The dev server keeps its own.
  cacheDir: 'node_modules/.vite-serve',
  appType: 'custom',
  logLevel: 'warn',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
})
try {
  const { serve } = await vite.ssrLoadModule('/mocks/server.ts')
  const serving = await serve({
    port: Number(process.env.PORT ?? 3001),
    publicFolder: resolve(root, 'public'),
    ...(values.scenario ? { scenario: values.scenario } : {}),
    ...(values.file ? { file: resolve(values.file) } : {}),
  })
  console.log(`The mocked backend answers at ${serving.url}/api, sockets too.`)
  console.log(
    `  scenario ${serving.backend.scenario.id}, ${values.file ? `kept in ${values.file}` : 'from the seed at each start'}`,
  )
  console.log(`  to run the product on it: BACKEND_URL=${serving.url} npm run dev`)
  const stop = async () => {
    await serving.stop()
    await vite.close()
    process.exit(0)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  await vite.close()
  process.exit(1)
}
