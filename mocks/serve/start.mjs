// Serves the mocked backend over HTTP and socket.io, for the product on another origin, for other clients, for curl.
import { resolve } from 'node:path'
import { end, portOf, portProblem, readCommandLine, requireOneOf } from '../../.ci/command-line.mjs'
import { startTypescript } from './typescript.mjs'

const HELP = `npm run mock:serve -- [--scenario ID] [--file STATE.json] [--documented-only]

  --scenario ID    the scenario to open; 'default' if left out
  --documented-only  leaves out the calls that are additions of the contract, as a backend without them does
  --file PATH      keeps the state in this file over a restart; left out, each start is the seed
  PORT=3001        the port, from the environment

  /api/…           the calls of the contract
  /__mock          controls over HTTP, the same as window.mock; it lists them
  /worlds/NAME/…   the same calls, controls and sockets in a world of its own`

const { values } = readCommandLine(HELP, {
  scenario: { type: 'string' },
  file: { type: 'string' },
  'documented-only': { type: 'boolean' },
})
const port = portOf(3001)

const source = await startTypescript('serve')
try {
  const { SCENARIOS } = await source.load('/mocks/scenarios/catalog.ts')
  const ids = SCENARIOS.map(({ id }) => id)
  if (values.scenario) requireOneOf('scenario', values.scenario, ids)
  const { serve } = await source.load('/mocks/server.ts')
  const serving = await serve({
    port,
    publicFolder: resolve(import.meta.dirname, '../../public'),
    onMessage: ({ to, body }) => console.log(`To ${to}: ${body}`),
    documentedOnly: values['documented-only'],
    ...(values.scenario ? { scenario: values.scenario } : {}),
    ...(values.file ? { file: resolve(values.file) } : {}),
  })
  console.log(`The mocked backend answers at ${serving.url}/api, sockets too. Controls: ${serving.url}/__mock`)
  console.log(
    `  scenario ${serving.backend.scenario.id}, ` +
      (values.file ? `kept in ${values.file}` : 'from the seed at each start'),
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
  await source.close()
  end(1, error instanceof Error ? portProblem(error, port) : String(error))
}
