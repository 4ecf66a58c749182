import { expect, test } from 'vitest'
import { createBackend } from './backend'
import { countForSaved } from './services/matching-listings'
import { memoryPersistence } from './store/memory-persistence.test-support'
import { SNAPSHOT_VERSION } from './store/persistence'
import { scenarioById } from './scenarios/catalog'
import { TEST_TIME, type Scenario } from './scenarios/scenario'
import { SAMPLE_LISTINGS } from '@/samples/listings'

const WRITTEN = SAMPLE_LISTINGS.length
const GENERATED = 10_000 - WRITTEN

const market: Scenario = { ...scenarioById('samples'), clock: TEST_TIME }

async function open(options: Partial<Parameters<typeof createBackend>[0]> = {}) {
  const backend = createBackend({ scenario: market, frozen: true, ...options })
  await backend.ready
  return backend
}

test('the seed holds the documented ids', async () => {
  const { db } = await open()
  const ids = db.property.all().map(({ id }) => id)
  const numbered = (start: string, count: number) => Array.from({ length: count }, (_, index) => `${start}${index + 1}`)
  expect(ids.toSorted()).toEqual([...numbered('', 25), ...numbered('r', 13), ...numbered('iloilo', 4)].toSorted())
})

test('each demo account has three unread messages and five unread notifications', async () => {
  const { db } = await open()
  for (const id of ['101', '102', '103']) {
    const unread = db.conversation.where((row) => row.buyer_id === id).reduce((sum, row) => sum + row.buyer_unread, 0)
    expect(unread).toBe(3)
    expect(db.notification.where((row) => row.user_id === id && !row.read)).toHaveLength(5)
  }
})

test('what was written survives a reload', async () => {
  const { persistence } = memoryPersistence()
  const first = await open({ persistence })
  await first.writing(async () => void first.db.property.update('1', { status: 'sold' }))
  const reloaded = await open({ persistence })
  expect(reloaded.db.property.find('1')?.status).toBe('sold')
  expect(reloaded.setAside()).toBeNull()
})

test('two tabs work on the same rows', async () => {
  const { persistence } = memoryPersistence()
  const one = await open({ persistence })
  const other = await open({ persistence })
  await one.writing(async () => void one.db.property.update('1', { status: 'sold' }))
  await other.writing(async () => void other.db.property.update('2', { status: 'pending' }))
  const seen = await one.reading(async () => [one.db.property.find('1')?.status, one.db.property.find('2')?.status])
  expect(seen).toEqual(['sold', 'pending'])
})

test('what a tab counted from its rows is counted again when another tab has changed them', async () => {
  const { persistence } = memoryPersistence()
  const one = await open({ persistence })
  const other = await open({ persistence })
  const anything = {
    location: null,
    property_type: null,
    min_price: null,
    max_price: null,
    bedrooms: null,
    bathrooms: null,
    query: null,
  }
  const count = () => one.reading(async () => countForSaved(one, anything))
  const before = await count()
  await other.writing(async () => {
    other.db.property.insert({ ...other.db.property.find('1')!, id: 'another' })
  })
  expect(await count()).toBe(before + 1)
})

test('a reset returns every tab to the seed', async () => {
  const { persistence } = memoryPersistence()
  const one = await open({ persistence })
  const other = await open({ persistence })
  await one.writing(async () => void one.db.property.remove('1'))
  await other.reset()
  expect(await one.reading(async () => one.db.property.find('1')?.id)).toBe('1')
})

test.each([
  ['damaged', 'not a snapshot', 'it is damaged'],
  ['older', { version: 2, tables: {} }, `it is of version 2, not ${SNAPSHOT_VERSION}`],
  ['half', { version: SNAPSHOT_VERSION, tables: { property: { rows: 'x' } } }, "no table 'property' in the snapshot"],
])('a %s snapshot is set aside with its reason and the seed takes over', async (_, snapshot, reason) => {
  const { persistence, aside } = memoryPersistence({ samples: snapshot })
  const backend = await open({ persistence })
  expect(backend.setAside()).toBe(reason)
  expect(aside).toEqual([snapshot])
  expect(backend.db.property.all()).toHaveLength(WRITTEN)
})

test('a scenario opened afresh forgets what was kept', async () => {
  const { persistence } = memoryPersistence()
  const first = await open({ persistence })
  await first.writing(async () => void first.db.property.remove('1'))
  const fresh = await open({ persistence, fresh: true })
  expect(fresh.db.property.find('1')).toBeDefined()
})

test('ten thousand listings are found and listed without going through the library', async () => {
  const backend = await open({ scenario: { ...scenarioById('ten-thousand'), clock: TEST_TIME } })
  expect(backend.db.property.written()).toHaveLength(WRITTEN)
  expect(backend.db.property.find(`g${GENERATED}`)?.title).toContain(`no. ${GENERATED}`)
  expect(backend.db.property.find(`g${GENERATED + 1}`)).toBeUndefined()
  const listed = JSON.parse(`[${new TextDecoder().decode(backend.generatedListings()?.json())}]`) as {
    id: string
  }[]
  expect(listed).toHaveLength(GENERATED)
  expect(listed[41]?.id).toBe('g42')
})

test('a generated listing that is changed moves into the written rows, and only there', async () => {
  const { db } = await open({ scenario: { ...scenarioById('ten-thousand'), clock: TEST_TIME } })
  db.property.update('g7', { status: 'sold' })
  expect(db.property.find('g7')?.status).toBe('sold')
  expect(db.property.written()).toHaveLength(WRITTEN + 1)
  expect(db.property.all()).toHaveLength(10_000)
  expect(db.property.remove('g8')).toBe(true)
  expect(db.property.find('g8')).toBeUndefined()
})

test('the clock stands still when frozen and can be moved', async () => {
  const { clock } = await open()
  expect(clock.iso()).toBe(TEST_TIME)
  clock.advance(86_400_000)
  expect(clock.iso()).toBe('2026-06-16T01:00:00.000Z')
})
