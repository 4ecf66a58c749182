import { beforeEach, expect, test } from 'vitest'
import { answerCalls } from '@tests/helpers/mock-server'
import { serveScenario } from '@mocks/node'
import { scenarioById } from '@mocks/scenarios/catalog'
import type { Scenario } from '@mocks/scenarios/scenario'
import { call, configureApi } from '@/api/call'
import { ApiError } from '@/api/errors'
import { SEARCHES } from '@/contract/rules/limits'
import { clusterProperties } from '@/contract/search/clusters'
import { SNAPSHOT_MINUTES } from '@/contract/search/limits'
import { searchProperties } from '@/contract/search/pages'
import { suggestSearches } from '@/contract/search/suggestions'
import { getSettings } from '@/contract/account/settings'
import { listProperties } from '@/contract/listing/properties'

answerCalls()
beforeEach(() => configureApi({ baseUrl: 'http://localhost', token: () => null }))

async function open(changes: Partial<Scenario> = {}) {
  const backend = serveScenario({ ...scenarioById('default'), ...changes })
  await backend.ready
  return backend
}

const status = (error: unknown) => (error instanceof ApiError ? error.status : error)
const all = { mode: 'all' } as const

test('a changed listing stays on the page where it was, a new one is first at once', async () => {
  const { db, clock } = await open()
  const query = { ...all, sort: 'price-asc', limit: '5' } as const
  const first = await call(searchProperties, { query })
  const later = await call(searchProperties, { query: { ...query, cursor: first.page.next! } })
  const [moved] = later.data
  db.property.update(String(moved?.id), { price: 1 })
  const again = await call(searchProperties, { query: { ...query, cursor: first.page.next! } })
  expect(again.data.map(({ id }) => id)).toEqual(later.data.map(({ id }) => id))
  expect((await call(searchProperties, { query })).data[0]?.id).toBe(moved?.id)
  const row = db.property.find('1')!
  db.property.insert({ ...row, id: 'new', created_at: clock.iso() })
  expect((await call(searchProperties, { query: all })).data[0]?.id).toBe('new')
})

test('a cursor is good for the promised minutes, and is then refused as gone', async () => {
  const { db, clock } = await open()
  const query = { ...all, limit: '5' } as const
  const first = await call(searchProperties, { query })
  db.property.update('1', { price: 1 })
  const next = { query: { ...query, cursor: first.page.next! } }
  clock.advance(SNAPSHOT_MINUTES * 60_000)
  await call(searchProperties, next)
  clock.advance(SNAPSHOT_MINUTES * 60_000 + 1)
  expect(await call(searchProperties, next).catch(status)).toBe(410)
})

test('a caller who searches too often is told to wait until the minute is over', async () => {
  const { clock } = await open()
  const search = () => fetch('http://localhost/api/properties/search?limit=1')
  for (let asked = 0; asked < SEARCHES.most; asked += 1) await search()
  const refused = await search()
  expect(refused.status).toBe(429)
  const wait = Number(refused.headers.get('Retry-After'))
  expect(wait).toBeGreaterThan(0)
  clock.advance(wait * 1_000)
  expect((await search()).status).toBe(200)
})

test('without additions a search is an unknown listing, and other additions are unknown paths', async () => {
  await open({ additions: false })
  const search = await fetch('http://localhost/api/properties/search')
  const listing = await fetch('http://localhost/api/properties/conform-no-such-call')
  expect([search.status, await search.json()]).toEqual([404, await listing.json()])
  expect(await call(getSettings, {}).catch(status)).toBe(404)
  expect((await call(listProperties, {})).data.length).toBeGreaterThan(0)
})

test('the listings of a hidden owner leave the count once, the changed one too', async () => {
  const { db } = await open({ world: 'ten-thousand' })
  const total = async () => (await call(searchProperties, { query: all })).total.value
  db.property.update('g7', { title: 'Changed' })
  const owner = db.property.find('g7')!.user_id
  const before = await total()
  db.user.update(owner, { phone_verified: false, id_verified: false })
  expect(before - (await total())).toBe(db.property.where(({ user_id }) => user_id === owner).length)
})

test('a hundred thousand listings are searched, clustered and suggested, and not listed', async () => {
  await open({ world: 'hundred-thousand' })
  const { total, data, facets } = await call(searchProperties, {
    query: { ...all, facets: 'category', sort: 'price-desc' },
  })
  expect(total).toEqual({ value: 100_000, relation: 'eq' })
  expect(data).toHaveLength(24)
  expect(facets.category).toContainEqual({ value: 'all', count: 100_000 })
  const { data: clusters } = await call(clusterProperties, { query: { ...all, zoom: '12' } })
  expect(clusters.cells.reduce((sum, { count }) => sum + count, 0)).toBe(100_000)
  const { data: suggestions } = await call(suggestSearches, { query: { q: 'mandurio' } })
  expect(suggestions[0]).toMatchObject({ kind: 'place', text: 'Mandurriao' })
  expect(await call(listProperties, {}).catch(status)).toBe(413)
})
