// Serves the mocked backend with a fault in it, to see what the conformance check says of that: `npm run conform:broken`.
import { resolve } from 'node:path'
import { end, portOf, portProblem, readCommandLine, requireOneOf } from '../../../.ci/command-line.mjs'
import { startTypescript } from '../../../mocks/serve/typescript.mjs'

const HELP = `npm run conform:broken                             lists the faults
npm run conform:broken -- "prices are objects"     serves the mocked backend with that fault
  PORT=3002                                        the port`

const { names } = readCommandLine(HELP, {}, {})
const wanted = names.join(' ')
const port = portOf(3002)
const { load, close } = await startTypescript('broken')
const [{ FAULTS }, { createFront }, { serveFront }, { openInstance }] = await Promise.all([
  load('/tests/conform/broken/faults/faults.ts'),
  load('/tests/conform/broken/front.ts'),
  load('/tests/conform/broken/serve-front.ts'),
  load('/mocks/serve/instance.ts'),
])
if (!wanted) end(0, ['The faults are:', ...FAULTS.map(({ name }) => `  ${name}`)].join('\n'))
requireOneOf(
  'fault',
  wanted,
  FAULTS.map(({ name }) => name),
)
const fault = FAULTS.find(({ name }) => name === wanted)
const world = await openInstance({ publicFolder: resolve(import.meta.dirname, '../../../public'), scenario: 'default' })
const front = createFront(world)
front.plant(fault)
const { url, stop } = await serveFront(front, { port }).catch((error) => end(1, portProblem(error, port)))
console.log(`A broken backend answers at ${url}: ${fault.name}.`)
console.log(`  npm run conform -- --base ${url}`)
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, async () => {
    await stop()
    world.stop()
    await close()
    process.exit(0)
  })
