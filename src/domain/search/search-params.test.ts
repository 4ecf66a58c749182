import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { anySearch, searchOf } from '../domain.test-support'
import { HOUSES, subtypesOf, typesLabel } from '../listing/taxonomy'
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
      priceRange: [10_000, null],
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

test('a search of all categories has kinds of several, and names a whole category by its name', () => {
  const land = subtypesOf('land')
  const { category, subtype } = readSearch({ subtype: ['Castle', ...land, 'Villa'].join(',') })
  expect([category, subtype]).toEqual(['all', ['Villa', ...land].join(',')])
  expect(typesLabel(subtype)).toBe('Villa or Land')
  expect(typesLabel(['Condo', ...HOUSES].join(','))).toBe('Condo or House')
  expect(typesLabel(subtypesOf('residential').join(','))).toBe('Residential')
  expect(readSearch({ category: 'land', subtype: 'Villa' }).subtype).toBe('all')
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
      { sqftRange: [500, 100], bathrooms: 2, land_features: ['Fencing'], features: ['Pool'] },
    ),
  )
})

test.each([
  [{ price: '0-5000000' }, { priceRange: [0, 5_000_000] }],
  [{ mode: 'rent', price: '0-1000000' }, { priceRange: [0, 1_000_000] }],
  [{ size: '0-10000' }, { sqftRange: [0, 10_000] }],
  [{ lot: '0-2000' }, { lotSizeRange: [0, 2_000] }],
  [{ price: '3000000-1' }, { priceRange: [3_000_000, 1] }],
  [{ ceiling: '15-3' }, { ceiling_height: [15, 3] }],
  [{ lot: '0.02471052-0.12355257' }, { lotSizeRange: [0.02471052, 0.12355257] }],
  [{ price: '0-99999999999999' }, { priceRange: [0, 1e12] }],
] as const)('the address %o holds its numbers as they are', (address, filters) => {
  const search = readSearch(address)
  expect(search.filters).toMatchObject(filters)
  expect(readSearch(writeSearch(search))).toEqual(search)
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
    { numRuns: 300 },
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
    { numRuns: 300 },
  )
})

test.each([
  { bbox: '122.5,10.6,122.4,10.7' },
  { bbox: 'here' },
  { area: '1' },
  { area: 'A'.repeat(66 * 2) },
  { area: true },
  { bbox: ['1,2,3,4'] },
])('a place that cannot be read, %o, limits nothing', (address) => {
  expect(readSearch(address)).toEqual(defaultSearch())
})
