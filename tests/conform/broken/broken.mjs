// Serves the mocked backend with a fault in it, to see what the conformance check says of that:
//   npm run conform:broken                                lists the faults
//   npm run conform:broken -- "prices are objects"        port 3002 unless PORT says otherwise
import { resolve } from 'node:path'
import { startTypescript } from '../../../mocks/serve/typescript.mjs'

const { load, close } = await startTypescript('broken')
const [{ FAULTS }, { createFront }, { serveFront }, { openWorld }] = await Promise.all([
  load('/tests/conform/broken/faults/faults.ts'),
  load('/tests/conform/broken/front.ts'),
  load('/tests/conform/broken/serve-front.ts'),
  load('/mocks/serve/world.ts'),
])
const wanted = process.argv.slice(2).join(' ')
const fault = FAULTS.find(({ name }) => name === wanted)
if (!fault) {
  console.log(`${wanted ? `There is no fault '${wanted}'. ` : ''}The faults are:`)
  for (const { name } of FAULTS) console.log(`  ${name}`)
  await close()
  process.exit(wanted ? 1 : 0)
}
const world = await openWorld({ publicFolder: resolve(import.meta.dirname, '../../../public'), scenario: 'default' })
const front = createFront(world)
front.plant(fault)
const { url, stop } = await serveFront(front, { port: Number(process.env.PORT ?? 3002) })
console.log(`A broken backend answers at ${url}: ${fault.name}.`)
console.log(`  npm run conform -- --base ${url}`)
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, async () => {
    await stop()
    await world.stop()
    await close()
    process.exit(0)
  })
