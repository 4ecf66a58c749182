import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { anySearch, searchOf } from '../domain.test-support'
import { defaultSearch } from './filter-state'
import { readSearch, writeMapLink, writeSearch } from './search-params'

test('a fresh search has an empty address', () => {
  expect(writeSearch(defaultSearch())).toEqual({})
  expect(readSearch({})).toEqual(defaultSearch())
})

test('an address says what differs', () => {
  const search = searchOf(
    { mode: 'rent', category: 'residential', subtype: 'Condo', q: 'jaro', page: 2, units: 'metric', sort: 'price-asc' },
    {
      priceRange: [10_000, 1_000_000],
      sqftRange: [0, 1076.39],
      features: ['Pool', 'Garden'],
      bedrooms: 0,
      pet_friendly: true,
    },
  )
  const address = writeSearch(search)
  expect(address).toEqual({
    mode: 'rent',
    category: 'residential',
    subtype: 'Condo',
    q: 'jaro',
    page: 2,
    units: 'metric',
    sort: 'price-asc',
    price: '10000-',
    size: '0-1076.39',
    features: 'Pool,Garden',
    beds: 0,
    pets: true,
  })
  expect(readSearch(address)).toEqual(search)
})

test('the map link always spells mode, category and subtype', () => {
  expect(writeMapLink(searchOf({ page: 4 }))).toEqual({ mode: 'sale', category: 'all', subtype: 'all' })
  expect(writeMapLink(searchOf({ mode: 'all', q: 'x' }))).toEqual({
    mode: 'all',
    category: 'all',
    subtype: 'all',
    q: 'x',
  })
})

test('each broken field falls back to its default and the rest stays', () => {
  const healed = readSearch({
    mode: 'buy',
    category: 'land',
    subtype: 'Condo',
    q: 42,
    price: '9-x',
    size: '500-100',
    lot: '-5',
    beds: 'many',
    baths: '2',
    land: ['Fencing', 'Moat', 7],
    features: 'Pool,Pool,Moat',
    zoning: 'lunar',
    page: -1,
    sort: null,
    view: 'list',
    units: {},
    evil: 1,
  })
  expect(healed).toEqual(
    searchOf(
      { category: 'land', q: '42', view: 'list' },
      { sqftRange: [100, 500], bathrooms: 2, land_features: ['Fencing'], features: ['Pool'] },
    ),
  )
})

test('numbers and yes or no may arrive as text', () => {
  expect(readSearch({ beds: '3', page: '2', pets: 'true' })).toEqual(
    searchOf({ page: 2 }, { bedrooms: 3, pet_friendly: true }),
  )
})

test('reading what was written gives the same search, also through JSON', () => {
  fc.assert(
    fc.property(anySearch, (search) => {
      const address = writeSearch(search)
      expect(readSearch(address)).toEqual(search)
      expect(readSearch(JSON.parse(JSON.stringify(address)))).toEqual(search)
    }),
    { numRuns: 1500 },
  )
})

test('reading never throws and heals whatever it is given', () => {
  const keys = fc.constantFrom(
    'mode',
    'category',
    'subtype',
    'q',
    'price',
    'lot',
    'beds',
    'features',
    'pets',
    'ceiling',
    'deposit',
    'page',
  )
  const mess = fc.oneof(
    fc.jsonValue(),
    fc.dictionary(keys, fc.oneof(fc.jsonValue(), fc.string(), fc.double())),
    fc.anything(),
  )
  fc.assert(
    fc.property(mess, (raw) => {
      const search = readSearch(raw)
      expect(readSearch(writeSearch(search))).toEqual(search)
    }),
    { numRuns: 1500 },
  )
})
