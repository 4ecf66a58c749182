import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { createBackend } from '../backend'
import type { Columns } from '../search/columns/columns'
import { SCENARIOS } from './catalog'
import { TEST_TIME, type Scenario } from './scenario'

/** Everything that a scenario opens with: each row of each table, generated ones as their columns' hash, the time and the rules. */
async function open(scenario: Scenario) {
  const backend = createBackend({ scenario: { clock: TEST_TIME, ...scenario }, frozen: true })
  await backend.ready
  const generated = backend.generatedListings()
  return {
    tables: backend.db.dump(),
    generated: generated && createHash('sha256').update(bytesOf(generated.search.columns)).digest('hex'),
    clock: backend.clock.now(),
    seededAt: backend.seededAt(),
    rules: backend.rules.list(),
  }
}

function bytesOf({ kind, created, lat, lng, numbers }: Columns): Uint8Array {
  const columns = [kind, created, lat, lng, ...Object.values(numbers)]
  return Buffer.concat(columns.map((column) => new Uint8Array(column.buffer)))
}

const files = import.meta.glob<Record<string, unknown>>('./**/*.ts', { eager: true })

function isScenario(value: unknown): value is Scenario {
  return typeof value === 'object' && value !== null && ['id', 'see', 'persona', 'world'].every((key) => key in value)
}

test('the catalog holds the scenarios of every file', () => {
  const written = Object.entries(files).flatMap(([file, exports]) =>
    Object.values(exports)
      .flat()
      .filter(isScenario)
      .map(({ id }) => `${id} of ${file}`),
  )
  const known = new Set(SCENARIOS.map(({ id }) => id))
  expect(written.length).toBeGreaterThanOrEqual(known.size)
  expect(written.filter((each) => !known.has(each.split(' ', 1)[0]!))).toEqual([])
})

test('every scenario has an id of its own, a sentence on what to see, and a start within the product', () => {
  expect(new Set(SCENARIOS.map(({ id }) => id)).size).toBe(SCENARIOS.length)
  for (const { id, see, start, title } of SCENARIOS) {
    expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    expect(title, id).not.toBe('')
    expect(see, id).toMatch(/[.…'”)]$/)
    expect(start, id).toMatch(/^\/(?!\/)/)
  }
})

/** Their worlds differ from that of ten thousand in size alone, and take seconds to write. */
const LARGE = ['fifty-thousand', 'hundred-thousand', 'million']

test.each(SCENARIOS.filter(({ id }) => !LARGE.includes(id)))('$id opens twice to the same state', async (scenario) => {
  expect(await open(scenario)).toEqual(await open(scenario))
})
