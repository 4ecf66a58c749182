import * as fc from 'fast-check'
import { http, HttpResponse } from 'msw'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { answerCalls } from '@tests/helpers/mock-server'
import type { Backend } from '@mocks/backend'
import { server, serveScenario } from '@mocks/node'
import { scenarioById } from '@mocks/scenarios/catalog'
import { call, callRows, configureApi } from '@/api/call'
import { listProperties } from '@/contract/listing/properties'
import { getFinanceReference } from '@/contract/reference'
import type { SearchQuery } from '@/contract/search/pages'
import { anySearch } from '@/domain/domain.test-support'
import { costsBy } from '@/domain/finance/costs-by-month'
import { readFigures } from '@/domain/finance/figures'
import { pesoPrice } from '@/domain/listing/asking-price'
import type { Listing } from '@/domain/listing/listing'
import { toListing } from '@/domain/listing/map-listing'
import { OPEN_RANGE } from '@/domain/search/sliders'
import { countsIn, facetsFor, type Counts } from '@/domain/search/counts/choice-counts'
import { categoryCounts } from '@/domain/search/facets'
import { defaultSearch } from '@/domain/search/filter-state'
import { filterListings, needsCosts } from '@/domain/search/filters'
import { writeServerQuery } from '@/domain/search/query/write-server-query'
import { searchPage } from './engines/server-calls'
import { answeredCounts, countsFrom, pricesFrom } from '@/domain/search/counts/answered-facets'

answerCalls()
beforeAll(() => configureApi({ baseUrl: 'http://localhost', token: () => null }))

/** Every third one asks for costs by month that some homes have. */
const searches = fc
  .tuple(anySearch, fc.constantFrom(null, null, 20_000, 60_000), fc.constantFrom(null, 80_000))
  .map(([search, most, income]) => ({
    ...search,
    ...(most === null ? {} : { q: '', category: 'all' as const, subtype: 'all', byMonth: true }),
    filters:
      most === null
        ? search.filters
        : { ...defaultSearch().filters, monthRange: [0, most] satisfies [number, number], income },
  }))
/** Small changes of the market: some listings are gone, and some are cheaper. */
const changes = fc.record({
  gone: fc.array(fc.nat(41), { maxLength: 5 }),
  cheaper: fc.array(fc.nat(41), { maxLength: 5 }),
})

let backend: Backend
beforeEach(async () => {
  backend = serveScenario(scenarioById('samples'))
  await backend.ready
})

function change({ gone, cheaper }: { gone: number[]; cheaper: number[] }): void {
  const { db } = backend
  const ids = db.property.all().map(({ id }) => id)
  for (const place of cheaper) if (ids[place]) db.property.update(ids[place], { price: 1_000_000 })
  for (const place of gone) if (ids[place]) db.property.remove(ids[place])
  // The next minute: searches are limited.
  backend.clock.advance(60_000)
}

test('the server and the page find the same listings, in the same order, with the same counts', async () => {
  let [found, byMonth] = [0, 0]
  const figures = readFigures((await call(getFinanceReference, {})).data)
  await fc.assert(
    fc.asyncProperty(searches, changes, async (search, changed) => {
      change(changed)
      const all = await callRows(listProperties, {}, toListing)
      const costs = costsBy(search.loan, figures)
      const here: Listing[] = filterListings(all, search, costs)
      const facets = facetsFor(search.category, search.mode)
      const asked = ['category', 'price', ...facets].join(',')
      const query: SearchQuery = { ...writeServerQuery(search), limit: '100', facets: asked }
      const there = await searchPage(query)
      const [own, answered] = [countsIn(all, here, search, costs), answeredCounts(there.facets)]
      const some = (counts: Counts | undefined) =>
        [...(counts ?? [])].filter(([value, count]) => value !== 'all' && count > 0)
      for (const facet of facets) {
        expect(answered(facet), facet).toBeDefined()
        expect(some(answered(facet)), facet).toEqual(some(own(facet)))
      }
      found += here.length
      if (needsCosts(search)) byMonth += here.length
      expect(there.listings.map(({ id }) => id)).toEqual(here.map(({ id }) => id))
      expect(there.total).toEqual({ value: here.length, relation: 'eq' })
      const counts = countsFrom(there.facets.category, search)
      expect(categoryCounts(all, search, costs)).toMatchObject(counts)
      // The facet leaves the price out, and keeps the cost by month.
      const reach = filterListings(all, { ...search, filters: { ...search.filters, priceRange: OPEN_RANGE } }, costs)
      const prices = reach.map(pesoPrice).filter((price) => price > 0)
      const drawn = pricesFrom(there.facets.price)
      expect(drawn.length > 0).toBe(prices.length > 0)
      expect(drawn.every((price) => price >= Math.min(...prices) && price <= Math.max(...prices))).toBe(true)
    }),
    { numRuns: 120 },
  )
  expect(found).toBeGreaterThan(0)
  expect(byMonth).toBeGreaterThan(0)
})

test('a card of the server shows the price, place and cover that the list has', async () => {
  const search = { ...defaultSearch(), mode: 'all' as const }
  const all = await callRows(listProperties, {}, toListing)
  const { listings } = await searchPage({ ...writeServerQuery(search), limit: '100' })
  const shown = (listing: Listing) => [listing.id, listing.title, pesoPrice(listing), listing.city, listing.images[0]]
  expect(listings.map(shown)).toEqual(filterListings(all, search).map(shown))
})

test('a backend that does not know a facet yet is searched, and counts nothing rather than none', async () => {
  const search = { ...defaultSearch(), mode: 'all' as const }
  const query: SearchQuery = { ...writeServerQuery(search), facets: 'category,price,beds,status' }
  const { total, next } = await searchPage(query)
  const errors = { facets: ['Please name facets of the list.'] }
  server.use(
    http.get('*/api/properties/search', ({ request }) =>
      new URL(request.url).searchParams.get('facets')?.includes('status')
        ? HttpResponse.json({ success: false, message: 'Please check the search.', errors }, { status: 400 })
        : undefined,
    ),
  )
  const there = await searchPage(query)
  expect(there).toMatchObject({ total, facets: {} })
  expect(there.next === null).toBe(next === null)
  expect([answeredCounts(there.facets)('status'), answeredCounts(there.facets)('beds')]).toEqual([undefined, undefined])
  expect([countsFrom(there.facets.category, search), pricesFrom(there.facets.price)]).toEqual([{}, []])
  // Another mistake is said.
  const wrong = { ...query, price: 'x', facets: 'beds' }
  await expect(searchPage(wrong)).rejects.toMatchObject({ status: 400, fields: { price: [expect.any(String)] } })
})
