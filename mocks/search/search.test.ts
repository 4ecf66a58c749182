import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { toListing } from '@/domain/listing/map-listing'
import { anySearch, searchOf, someListings } from '@/domain/domain.test-support'
import type { Listing } from '@/domain/listing/listing'
import { filterListings, matcher } from '@/domain/search/filters'
import { costsBy } from '@/domain/finance/costs-by-month'
import { BUILT_IN_FIGURES } from '@/domain/finance/figures'
import { pesoPrice } from '@/domain/listing/asking-price'
import { askedOf, marketFigures } from '@/domain/market/market'
import { readServerQuery, type ServerSearch } from '@/domain/search/query/server-query'
import { writeServerQuery } from '@/domain/search/query/write-server-query'
import type { SearchQuery } from '@/contract/search/pages'
import type { Row } from '../store/database'
import { listingMaker } from '../store/worlds/generated/generate-listings'
import { wireColumns } from '@/domain/papers/wire-columns'
import { clustersOf } from './answers/clusters'
import { facetsOf } from './answers/facets'
import { askedIn } from './answers/market'
import { buildColumns, kindsOf } from './columns/columns'
import { countFound, find, makeGenerated, pageOf, rowOf, type ListingIndex } from './columns/listing-index'

const NOW = Date.UTC(2026, 5, 15, 1)
const SIZE = 420
const make = listingMaker(NOW)
const rows = Array.from({ length: SIZE }, (_, place) => make(place + 1))
const generated = makeGenerated(buildColumns(SIZE, NOW), kindsOf(NOW))
const listings = rows.map(listingOf)

function listingOf({ images, ...columns }: Row<'property'>): Listing {
  return toListing({ ...wireColumns(columns), images: JSON.parse(images) as string[] })
}

const corner = fc.record({
  lat: fc.integer({ min: 106_500, max: 108_000 }),
  lng: fc.integer({ min: 1_225_000, max: 1_226_000 }),
})
const point = corner.map(({ lat, lng }) => ({ lat: lat / 1e4, lng: lng / 1e4 }))
const box = fc.tuple(point, point).map(([one, other]) => ({
  west: Math.min(one.lng, other.lng),
  east: Math.max(one.lng, other.lng),
  south: Math.min(one.lat, other.lat),
  north: Math.max(one.lat, other.lat),
}))
const asked: fc.Arbitrary<ServerSearch> = fc
  .record({
    search: anySearch,
    q: fc.constantFrom('', '', 'no. 12', 'jaro', '7', 'no 3 condo', 'iloilo !! 41', 'lapaz'),
    box: fc.option(box, { nil: null }),
    area: fc.option(fc.array(fc.array(point, { minLength: 3, maxLength: 6 }), { minLength: 1, maxLength: 2 }), {
      nil: null,
    }),
    owner: fc.constantFrom(undefined, undefined, '103', '104', 'nobody'),
  })
  .map(({ search: { mode, category, subtype, filters, sort, loan }, q, box, area, owner }) => ({
    mode,
    category,
    subtype,
    filters: { ...filters, box, area },
    sort,
    loan,
    q,
    ...(owner === undefined ? {} : { owner }),
  }))

/** An index with some generated listings gone and others written. */
const index: fc.Arbitrary<ListingIndex> = fc
  .record({ gone: fc.uniqueArray(fc.nat(SIZE - 1), { maxLength: 30 }), written: someListings })
  .map(({ gone, written }) => ({
    generated,
    gone,
    written: written.map((listing, place) => ({ ...listing, id: `w${place}` })),
  }))

/** The same by the plain rules: every listing is filtered and sorted. */
function plainly({ gone, written }: ListingIndex, search: ServerSearch): string[] {
  const there = [...listings.filter(({ id }) => !gone.includes(rowOf(id)!)), ...written]
  return filterListings(there, search, costsBy(search.loan, BUILT_IN_FIGURES)).map(({ id }) => id)
}

function allPages(there: ListingIndex, search: ServerSearch, limit: number): string[] {
  const found = find(there, search)
  const ids: string[] = []
  for (let from = { generated: 0, written: 0 }; ;) {
    const page = pageOf(there, found, { sort: search.sort, from, limit })
    ids.push(...page.ids)
    if (!page.next) return ids
    from = page.next
  }
}

test('columns find what the rules of the domain find, in the same order, page by page', () => {
  fc.assert(
    fc.property(index, asked, fc.integer({ min: 1, max: 60 }), (there, search, limit) => {
      const expected = plainly(there, search)
      expect(allPages(there, search, limit)).toEqual(expected)
      expect(countFound(there, search)).toBe(expected.length)
    }),
    { numRuns: 120 },
  )
})

test('facets count what the rules find with each choice in place of the own one, and each price once', () => {
  fc.assert(
    fc.property(index, anySearch, (there, search) => {
      const query = writeServerQuery(search)
      const { mode, beds, price } = facetsOf(there, { ...query, facets: 'mode,beds,price' })
      const counts = (given: SearchQuery) => plainly(there, readServerQuery(given) as ServerSearch).length
      const expected = (name: string, values: readonly string[]) =>
        values.flatMap((value) => {
          const count = counts({ ...query, [name]: value })
          return count > 0 ? [{ value, count }] : []
        })
      expect(mode).toEqual(expected('mode', ['sale', 'rent', 'all']))
      expect(beds).toEqual(expected('beds', ['0', '1', '2', '3', '4', '5']))
      const { price: _, ...anyPrice } = query
      const ids = plainly(there, readServerQuery(anyPrice) as ServerSearch)
      const prices = [...listings, ...there.written].filter(({ id }) => ids.includes(id)).map(pesoPrice)
      const priced = prices.filter((each) => each > 0)
      expect(price?.buckets.reduce((sum, count) => sum + count, 0)).toBe(priced.length)
      expect([price?.min, price?.max]).toEqual(
        priced.length > 0 ? [Math.min(...priced), Math.max(...priced)] : [null, null],
      )
    }),
    { numRuns: 100 },
  )
})

test('the cells of every zoom count each listing with a place once', () => {
  fc.assert(
    fc.property(index, asked, fc.integer({ min: 0, max: 20 }), (there, search, zoom) => {
      const { cells, total } = clustersOf(there, search, zoom)
      const everywhere = plainly(there, search)
      const placed = [...listings, ...there.written].filter(({ id, lat }) => lat !== null && everywhere.includes(id))
      expect(total).toBe(placed.length)
      expect(cells.reduce((sum, { count }) => sum + count, 0)).toBe(total)
    }),
    { numRuns: 60 },
  )
})

test('among many listings a budget by month finds those that the rules find, whatever the loan', () => {
  const size = 8_400
  const many = makeGenerated(buildColumns(size, NOW), kindsOf(NOW))
  const all = Array.from({ length: size }, (_, place) => listingOf(make(place + 1)))
  let found = 0
  fc.assert(
    fc.property(
      anySearch.map(({ loan }) => loan),
      fc.integer({ min: 0, max: 60_000 }),
      fc.option(fc.integer({ min: 0, max: 90_000 }), { nil: null }),
      fc.option(fc.integer({ min: 20_000, max: 300_000 }), { nil: null }),
      (loan, least, more, income) => {
        const search = searchOf(
          { mode: 'all', loan },
          { monthRange: [least, more === null ? null : least + more], income },
        )
        const expected = all.filter(matcher(search, costsBy(loan, BUILT_IN_FIGURES))).length
        found += expected
        expect(countFound({ generated: many, gone: [], written: [] }, search)).toBe(expected)
      },
    ),
    { numRuns: 25 },
  )
  expect(found).toBeGreaterThan(0)
})

test('figures of the market are those of the listings, also of generated ones', () => {
  const city = listings[0]!.city
  fc.assert(
    fc.property(index, fc.constantFrom('Jaro', 'Molo', undefined), (there, district) => {
      const query = { city, ...(district === undefined ? {} : { district }) }
      const shown = listings.filter(({ id }) => !there.gone.includes(rowOf(id)!))
      const figures = marketFigures([...there.written, ...shown].map(askedOf), query, NOW)
      expect(figures.some(({ per_sqm }) => per_sqm !== null)).toBe(true)
      expect(marketFigures(askedIn(there), query, NOW)).toEqual(figures)
    }),
    { numRuns: 30 },
  )
})
