// Checks a back end against the whole contract: npm run conform -- --base http://localhost:3001
import { startTypescript } from '../../mocks/serve/typescript.mjs'

const source = await startTypescript('conform')
try {
  const { main } = await source.load('/tests/conform/cli.ts')
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  console.error(error)
  process.exitCode = 1
} finally {
  await source.close()
  // Sockets that were refused may still linger.
  process.exit()
}
