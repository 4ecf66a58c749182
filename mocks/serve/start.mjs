// Serves the mocked backend over HTTP and socket.io, for the product on another origin, for other clients, for curl.
import { parseArgs } from 'node:util'
import { resolve } from 'node:path'
import { startTypescript } from './typescript.mjs'

const HELP = `npm run mock:serve -- [--scenario ID] [--file STATE.json] [--documented-only]

  --scenario ID    the scenario to open; 'default' if left out
  --documented-only  leaves out the calls that are additions of the contract, as a backend without them does
  --file PATH      keeps the state in this file over a restart; left out, each start is the seed
  PORT=3001        the port, from the environment

  /api/…           the calls of the contract
  /__mock          controls over HTTP: reset, scenario, rules, clock, events, session, outbox, log, state
  /worlds/NAME/…   the same calls, controls and sockets in a world of its own`

function optionsOf() {
  try {
    return parseArgs({
      options: {
        scenario: { type: 'string' },
        file: { type: 'string' },
        'documented-only': { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values
  } catch (error) {
    console.error(`${error.message}\n\n${HELP}`)
    process.exit(2)
  }
}

const values = optionsOf()
if (values.help) {
  console.log(HELP)
  process.exit(0)
}

const port = Number(process.env.PORT ?? 3001)
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`PORT is '${process.env.PORT}', but has to be a number from 0 to 65535.`)
  process.exit(2)
}

const source = await startTypescript('serve')
try {
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
