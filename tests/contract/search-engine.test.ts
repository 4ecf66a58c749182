import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyListing, anySearch, searchOf } from '@/domain/domain.test-support'
import { DEFAULT_LOAN } from '@/domain/finance/loan-choice'
import { matches } from '@/domain/search/filters'
import { isInArea, isInBox } from '@/domain/search/query/area'
import { OPEN_RANGE } from '@/domain/search/sliders'
import type { ServerSearch } from '@/domain/search/query/server-query'
import { indexMapping, toDocument, type IndexDocument } from '../../.storybook/docs/search-engine/fields'
import {
  clausesOf,
  clusterBody,
  facetAggregation,
  pageBody,
  queryOf,
  sortOf,
  suggestBody,
  type Clause,
} from '../../.storybook/docs/search-engine/opensearch'

type Of = Readonly<Record<string, unknown>>
type Point = { lat: number; lon: number }

/** The clauses that the translation uses, as the engine's documentation says what they match. */
const MEANINGS: Record<string, (about: Of, document: IndexDocument) => boolean> = {
  match_all: () => true,
  match_none: () => false,
  bool: (about, document) => {
    const { filter = [], should } = about as { filter?: Clause[]; should?: Clause[] }
    return filter.every((each) => holds(each, document)) && (!should || should.some((each) => holds(each, document)))
  },
  term: (about, document) => each(about, (name, value) => valuesAt(document, name).includes(value)),
  terms: (about, document) =>
    each(about, (name, values) => valuesAt(document, name).some((value) => (values as unknown[]).includes(value))),
  range: (about, document) =>
    each(about, (name, limits) => {
      const { gte = -Infinity, lte = Infinity } = limits as { gte?: number; lte?: number }
      return valuesAt(document, name).some((value) => Number(value) >= gte && Number(value) <= lte)
    }),
  wildcard: (about, document) => each(about, (name, of) => String(document[name]).includes(patternOf(of).slice(1, -1))),
  regexp: (about, document) =>
    each(about, (name, of) => new RegExp(`^(${patternOf(of)})$`, 'u').test(String(document[name]))),
  geo_bounding_box: ({ place }, document) => {
    const at = document['place'] as Point | undefined
    const { top_left, bottom_right } = place as { top_left: Point; bottom_right: Point }
    const box = { west: top_left.lon, north: top_left.lat, east: bottom_right.lon, south: bottom_right.lat }
    return at !== undefined && isInBox(at.lat, at.lon, box)
  },
  geo_shape: ({ place }, document) => {
    const { shape } = place as { shape: { coordinates: [number, number][][] } }
    const at = document['place'] as Point | undefined
    const rings = shape.coordinates.map((ring) => ring.map(([lng, lat]) => ({ lat, lng })))
    return at !== undefined && isInArea(at.lat, at.lon, rings)
  },
}

const patternOf = (of: unknown) => (of as { value: string }).value

function each(about: Of, test: (name: string, value: unknown) => boolean): boolean {
  return Object.entries(about).every(([name, value]) => test(name, value))
}

function valuesAt(document: IndexDocument, name: string): unknown[] {
  const value = document[name]
  return value === undefined ? [] : [value].flat()
}

function holds(clause: Clause, document: IndexDocument): boolean {
  return Object.entries(clause).every(([kind, about]) => MEANINGS[kind]!(about as Of, document))
}

const point = fc.record({
  lat: fc.double({ min: 10, max: 11, noNaN: true }),
  lng: fc.double({ min: 122, max: 123, noNaN: true }),
})
const asked: fc.Arbitrary<ServerSearch> = fc
  .record({
    search: anySearch,
    area: fc.option(fc.tuple(fc.array(point, { minLength: 3, maxLength: 5 })), { nil: null }),
    owner: fc.constantFrom(undefined, undefined, '103'),
    box: fc.constantFrom(null, null, { west: 122.2, south: 10.1, east: 122.8, north: 10.6 }),
  })
  // A stored script, which is not here, computes costs by month.
  .map(({ search, area, box, owner }) => {
    const filters = { ...search.filters, monthRange: OPEN_RANGE, income: null, area, box }
    return { ...search, filters, ...(owner === undefined ? {} : { owner }) }
  })

test('the query finds a listing where the rules of the domain do', () => {
  fc.assert(
    fc.property(
      anyListing,
      asked,
      fc.option(point, { nil: null }),
      fc.constantFrom(null, '103', '104'),
      (given, search, place, owner) => {
        const listing = {
          ...given,
          owner: { ...given.owner, id: owner },
          lat: place?.lat ?? null,
          lng: place?.lng ?? null,
        }
        const expected = matches(listing, search)
        expect(holds(queryOf(search), toDocument(listing))).toBe(expected)
      },
    ),
    { numRuns: 400 },
  )
})

test('every field of a document and of a query is in the mapping', () => {
  const { properties } = indexMapping().mappings
  fc.assert(
    fc.property(anyListing, (listing) => {
      expect(Object.keys(toDocument(listing)).filter((name) => !(name in properties))).toEqual([])
    }),
    { numRuns: 50 },
  )
  const search = searchOf({ sort: 'price-per-area-asc' })
  expect(
    sortOf(search)
      .flatMap(Object.keys)
      .filter((name) => !(name in properties)),
  ).toEqual([])
})

test('a page goes on after the sort values of the last listing, in one point in time', () => {
  const search = searchOf({ sort: 'price-asc' })
  const body = pageBody(search, { limit: 24, snapshot: 'pit', after: [4_200_000, 1, '7'] })
  expect(body).toMatchObject({ pit: { id: 'pit' }, size: 24, search_after: [4_200_000, 1, '7'] })
  expect(sortOf(search)).toEqual([
    { price: { order: 'asc', missing: '_last' } },
    { created: { order: 'desc' } },
    { id: { order: 'asc' } },
  ])
})

test('a facet is counted with everything but its own parameter', () => {
  const search = searchOf({}, { bedrooms: 3, furnishing: 'furnished' })
  const two = searchOf({}, { bedrooms: 2, furnishing: 'furnished' })
  const { aggs } = facetAggregation(search, 'beds', { '2': two }) as {
    aggs: { others: { filter: Clause; aggs: { values: { filters: { filters: Clause } } } } }
  }
  expect(aggs.others.filter).toEqual(queryOf(search, 'beds'))
  expect(JSON.stringify(aggs.others.filter)).not.toContain('beds')
  expect(aggs.others.aggs.values.filters.filters).toEqual({ '2': { range: { beds: { gte: 2 } } } })
})

test('costs by month are asked of a stored script, with the loan that they assume', () => {
  const search = searchOf({ loan: { ...DEFAULT_LOAN, years: 15 } }, { monthRange: [0, 25_000], income: 80_000 })
  const params = (clause: Clause | undefined) => (clause as { script: { script: { params: Of } } }).script.script.params
  const { month, income } = clausesOf(search)
  expect(params(month)).toEqual({ cost: 'monthly', loan: 'pagibig,years-15', min: 0, max: 25_000 })
  expect(params(income)).toEqual({ cost: 'incomeNeeded', loan: 'pagibig,years-15', min: 0, max: 80_000 })
})

test('clusters ask for tiles a quarter of a map tile wide, suggestions for words with a letter wrong', () => {
  const search = searchOf()
  expect(clusterBody(search, 12)).toMatchObject({ size: 0, aggs: { cells: { geotile_grid: { precision: 14 } } } })
  expect(JSON.stringify(suggestBody('Mandurio'))).toContain('"fuzziness":"AUTO:5,8"')
  expect(suggestBody('!?')).toMatchObject({ query: { match_none: {} } })
})
