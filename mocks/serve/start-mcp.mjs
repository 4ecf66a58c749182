// Gives an agent a mocked backend over MCP, on standard input and output. Messages go to standard error.
import { resolve } from 'node:path'
import { end, readCommandLine, requireOneOf } from '../../.ci/command-line.mjs'
import { startTypescript } from './typescript.mjs'

const HELP = `npm run mock:mcp -- [--scenario ID]   the mocked backend as tools of an agent (MCP, over stdin and stdout)

  --scenario ID    the scenario to open; 'default' if left out

  The agent's settings name the command: {"command":"npm","args":["run","--silent","mock:mcp"]}. Each start has a world
  of its own, from the seed: the controls of 'npm run mock:serve', the calls of the contract, and openapi.json.`

const { values } = readCommandLine(HELP, { scenario: { type: 'string', default: 'default' } })
const source = await startTypescript('mcp')
const { SCENARIOS } = await source.load('/mocks/scenarios/catalog.ts')
const ids = SCENARIOS.map(({ id }) => id)
if (!ids.includes(values.scenario)) await source.close()
requireOneOf('scenario', values.scenario, ids)
const publicFolder = resolve(import.meta.dirname, '../../public')
const { openInstance } = await source.load('/mocks/serve/instance.ts')
const { mcpServer } = await source.load('/mocks/serve/mcp.ts')
const { StdioServerTransport } = await import('@modelcontextprotocol/sdk/server/stdio.js')
const instance = await openInstance({ publicFolder, scenario: values.scenario })
const server = mcpServer(instance, publicFolder)
const stop = async () => {
  instance.stop()
  await source.close()
  process.exit(0)
}
server.onclose = stop
process.stdin.on('end', stop)
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
try {
  await server.connect(new StdioServerTransport())
} catch (error) {
  end(1, String(error))
}
console.error(`The mocked backend is ready: scenario ${values.scenario}, a world of its own.`)
