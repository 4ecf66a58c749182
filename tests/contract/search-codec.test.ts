import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { FACETS, SEARCH_SORTS } from '@/contract/search/limits'
import { searchQuery } from '@/contract/search/pages'
import { anySearch } from '@/domain/domain.test-support'
import { FIELDS } from '@/domain/listing/fields'
import { CHOICE_FILTERS, FLAG_FILTERS, LIST_FILTERS, NUMBER_FILTERS } from '@/domain/search/filter-state'
import { readServerQuery } from '@/domain/search/query/server-query'
import { writeSearch } from '@/domain/search/search-params'
import { SORTS } from '@/domain/search/sort-listings'

/** What the address has for the page alone; a name only shows. */
const OF_THE_PAGE = ['by', 'page', 'place', 'units', 'view']

test('what the address says of a search, the search call takes, and understands the same', () => {
  fc.assert(
    fc.property(anySearch, (given) => {
      const search = { ...given, filters: { ...given.filters, areaName: null } }
      const params = Object.entries(writeSearch(search)).filter(([name]) => name in searchQuery.shape)
      const parsed = searchQuery.safeParse(Object.fromEntries(params.map(([name, value]) => [name, String(value)])))
      expect(parsed.error?.issues ?? []).toEqual([])
      const { mode, category, subtype, q, filters, sort, loan } = search
      expect(readServerQuery(parsed.data!)).toEqual({ mode, category, subtype, q, filters, sort, loan })
    }),
    { numRuns: 150 },
  )
})

test('the search call has every parameter of the address but what the page keeps to itself', () => {
  const names = new Set<string>()
  fc.assert(
    fc.property(anySearch, (search) => {
      for (const name of Object.keys(writeSearch(search))) names.add(name)
    }),
    { numRuns: 150 },
  )
  expect([...names].filter((name) => !(name in searchQuery.shape)).toSorted()).toEqual(OF_THE_PAGE)
})

const valuesOf = (name: keyof typeof searchQuery.shape) => {
  const { innerType } = searchQuery.shape[name]._zod.def as { innerType?: z.ZodMiniType }
  const { entries = {} } = (innerType?._zod.def ?? {}) as { entries?: Record<string, string> }
  return Object.values(entries)
}
test.each(CHOICE_FILTERS)('the search call has the values of %s', (field) => {
  const { filter, options } = FIELDS[field]
  expect(valuesOf(filter.param).toSorted()).toEqual(Object.keys(options).toSorted())
})

test('the search call has the orders and bounds of the filters, and every filter as a facet', () => {
  expect(SEARCH_SORTS).toEqual(SORTS.map(({ value }) => value))
  for (const { param, choices = [] } of NUMBER_FILTERS) expect(valuesOf(param), param).toEqual(choices.map(String))
  const params = [...CHOICE_FILTERS, ...FLAG_FILTERS, ...LIST_FILTERS].map((field) => FIELDS[field].filter.param)
  expect(params.filter((param) => !(FACETS as readonly string[]).includes(param))).toEqual([])
})
