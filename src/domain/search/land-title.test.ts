import { expect, test } from 'vitest'
import { activeFilters } from './active-filters'
import { filterListings } from './filters'
import { readSearch, writeSearch } from './search-params'
import { switchMode } from './search-changes'
import { listingOf } from '../domain.test-support'

test('a field that only the register describes filters, has a link and a chip, and is lifted where it has no panel', () => {
  const search = readSearch({ category: 'land', title: 'TCT' })
  const lots = (['TCT', 'rights-only', null] as const).map((title_type, at) =>
    listingOf({ id: at, property_type: 'Residential Land', category: 'land', ph: { title_type } }),
  )
  expect(filterListings(lots, search).map(({ ph }) => ph.titleType)).toEqual(['TCT'])
  expect(writeSearch(search)).toEqual({ category: 'land', title: 'TCT' })
  expect(activeFilters(search).map(({ key, label }) => [key, label])).toEqual([
    ['category', 'Land'],
    ['title_type', 'TCT (land)'],
  ])
  expect(switchMode(search, 'rent').filters.title_type).toBe('any')
  expect(readSearch({ title: 'none' }).filters.title_type).toBe('any')
})
