import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyListing, anySearch, listingOf, searchOf } from '../domain.test-support'
import { matches } from './filters'
import {
  criteriaLabels,
  criteriaOfSearch,
  freeName,
  kindOf,
  paramsOfSaved,
  searchOfSaved,
  suggestedName,
} from './saved-search'
import { readSearch, writeSearch } from './search-params'

test('a search that is saved on the browse screen leads back to the very same search', () => {
  fc.assert(
    fc.property(anySearch, (search) => {
      const saved = criteriaOfSearch(search)
      // The address is the browse screen's own: what it can hold comes back, whatever page one was on.
      const shown = readSearch(writeSearch({ ...search, page: 1 }))
      expect(searchOfSaved(saved)).toEqual(shown)
      expect(readSearch(paramsOfSaved(saved))).toEqual(shown)
    }),
  )
})

test('a saved search finds exactly the listings that the browse screen shows for it', () => {
  fc.assert(
    fc.property(anySearch, anyListing, (search, listing) => {
      const again = searchOfSaved(criteriaOfSearch(search))
      const q = search.q.trim()
      expect(matches(listing, again)).toBe(matches(listing, { ...search, q }))
    }),
  )
})

test('criteria without an address search sale and rent alike', () => {
  const search = searchOfSaved({
    location: 'Jaro',
    property_type: 'condo',
    min_price: '3000000',
    max_price: 9_000_000,
    bedrooms: 7,
    bathrooms: null,
  })
  expect(search).toMatchObject({ mode: 'all', category: 'residential', subtype: 'Condo', q: 'Jaro' })
  expect(criteriaLabels(search, 'PHP')).toEqual([
    '“Jaro”',
    'Residential',
    'Condo',
    '₱3,000,000 to ₱9,000,000',
    '5+ bedrooms',
  ])
  expect(criteriaLabels(searchOfSaved({}), 'PHP')).toEqual([])
  expect(criteriaLabels(searchOfSaved({ query: 'mode=rent' }), 'PHP')).toEqual(['For rent'])
})

test.each([
  ['Condo', { category: 'residential', subtype: 'Condo' }],
  ['Townhouse', { category: 'residential', subtype: 'Townhouse' }],
  ['land', { category: 'land', subtype: 'all' }],
  ['Castle', { category: 'all', subtype: 'all' }],
  [null, { category: 'all', subtype: 'all' }],
])('the property type %s means %o', (type, kind) => {
  expect(kindOf(type)).toEqual(kind)
})

test('a maximum at the end of the slider limits all the same when somebody typed it', () => {
  const search = searchOfSaved({ max_price: 5_000_000 })
  expect(matches(listingOf({ price: 5_000_000 }), search)).toBe(true)
  expect(matches(listingOf({ price: 5_000_001 }), search)).toBe(false)
  expect(criteriaLabels(search, 'PHP')).toEqual(['Up to ₱5,000,000'])
  expect(criteriaOfSearch(search).max_price).toBe(5_000_000)
})

test('a search nobody named gets a name of its own', () => {
  expect(suggestedName(searchOf({ mode: 'rent', category: 'residential', subtype: 'Condo', q: ' Jaro ' }))).toBe(
    'Condo for rent, Jaro',
  )
  expect(suggestedName(searchOf({ mode: 'all' }))).toBe('Properties')
  expect(freeName('Condo', [])).toBe('Condo')
  expect(freeName('Condo', ['condo ', 'CONDO 2'])).toBe('Condo 3')
})
