// Serves the mocked backend over HTTP and socket.io, for the product on another origin, for other clients, for curl.
//   npm run mock:serve -- [--scenario id] [--file state.json]      port 3001 unless PORT says otherwise
import { parseArgs } from 'node:util'
import { resolve } from 'node:path'
import { startTypescript } from './typescript.mjs'

const { values } = parseArgs({ options: { scenario: { type: 'string' }, file: { type: 'string' } } })
const source = await startTypescript('serve')
try {
  const { serve } = await source.load('/mocks/server.ts')
  const serving = await serve({
    port: Number(process.env.PORT ?? 3001),
    publicFolder: resolve(import.meta.dirname, '../../public'),
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
    await source.close()
    process.exit(0)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  await source.close()
  process.exit(1)
}
