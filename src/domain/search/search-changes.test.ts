import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { activeFilters } from './active-filters'
import { blockingFilters, categoryCounts, histogram, pricesInReach } from './facets'
import { anySearch, listingOf, searchOf, someListings } from '../domain.test-support'
import { isPapersPanel, panelsFor } from './filter-panels'
import { FIELDS } from '../listing/fields'
import { CATEGORY_IDS } from '../listing/taxonomy'
import { countMatching, filterListings } from './filters'
import { defaultFilters, defaultSearch } from './filter-state'
import { chooseSubtype, clearAll, switchCategory, switchMode } from './search-changes'
import { LOT_STOPS, priceSlider } from './sliders'

test('a fresh search has the documented defaults', () => {
  const search = defaultSearch()
  expect(search).toMatchObject({ mode: 'sale', category: 'all', subtype: 'all', q: '', sort: 'newest' })
  expect(search.filters).toMatchObject({
    priceRange: [0, null],
    sqftRange: [0, null],
    lotSizeRange: [0, null],
  })
})

test('price sliders are the documented ones', () => {
  const table = (['residential', 'commercial', 'industrial'] as const).map((id) => [
    priceSlider(id, 'sale'),
    priceSlider(id, 'rent'),
  ])
  expect(table).toEqual([
    [
      { max: 5_000_000, step: 50_000 },
      { max: 50_000, step: 500 },
    ],
    [
      { max: 10_000_000, step: 100_000 },
      { max: 100_000, step: 1_000 },
    ],
    [
      { max: 20_000_000, step: 200_000 },
      { max: 200_000, step: 2_000 },
    ],
  ])
  expect(priceSlider('land', 'rent')).toEqual({ max: 10_000_000, step: 50_000 })
  expect(priceSlider('special', 'sale')).toEqual({ max: 15_000_000, step: 100_000 })
  expect(priceSlider('investment', 'sale')).toEqual({ max: 5_000_000, step: 50_000 })
})

test('switching mode resets price and furnishing and clears lease, deposit and utilities, nothing else', () => {
  const rich = searchOf(
    { q: 'jaro', page: 3 },
    {
      priceRange: [1, 2],
      furnishing: 'furnished',
      minimum_lease: 6,
      deposit: 1,
      utilities_included: ['gas'],
      bedrooms: 2,
    },
  )
  const rent = switchMode(rich, 'rent')
  expect(rent.filters).toEqual({ ...defaultFilters(), bedrooms: 2 })
  expect(rent).toMatchObject({ mode: 'rent', q: 'jaro', page: 1 })
})

test('switching category goes back to All Types, lifts filters it does not show and keeps a price limit', () => {
  const condo = searchOf(
    { category: 'residential', subtype: 'Condo' },
    { bedrooms: 2, features: ['Pool'], priceRange: [0, 3_000_000] },
  )
  const land = switchCategory(condo, 'land')
  expect(land).toMatchObject({ category: 'land', subtype: 'all' })
  expect(land.filters).toMatchObject({ bedrooms: null, features: [], priceRange: [0, 3_000_000] })
  // The end of another slider is a limit all the same.
  const five = searchOf({ category: 'commercial' }, { priceRange: [0, 5_000_000] })
  expect(switchCategory(five, 'residential').filters.priceRange).toEqual([0, 5_000_000])
  const furnished = searchOf({ category: 'residential' }, { furnishing: 'furnished' })
  expect(switchCategory(furnished, 'commercial').filters.furnishing).toBe('furnished')
  const semi = searchOf({ category: 'residential' }, { furnishing: 'semi-furnished' })
  expect(switchCategory(semi, 'commercial').filters.furnishing).toBe('any')
})

test('a subtype belongs to its category', () => {
  expect(chooseSubtype(searchOf({ category: 'land' }), 'Ranch').subtype).toBe('Ranch')
  expect(chooseSubtype(searchOf({ category: 'land' }), 'Condo').subtype).toBe('all')
})

test('Clear All Filters also clears text, category and mode, and keeps how results are shown', () => {
  const search = searchOf({ q: 'x', category: 'land', view: 'list', units: 'metric' }, { zoning_type: 'residential' })
  const cleared = clearAll(search)
  expect(cleared).toEqual({
    ...defaultSearch(),
    mode: 'all',
    view: 'list',
    units: 'metric',
    filters: defaultFilters(),
  })
  expect(activeFilters(cleared)).toEqual([])
})

test('chips name what narrows the results and each lifts only itself', () => {
  const search = searchOf(
    { category: 'residential', subtype: 'Condo', q: ' jaro ', units: 'metric' },
    {
      priceRange: [0, 3_000_000],
      sqftRange: [1000, null],
      features: ['Pool', 'Garden'],
      bedrooms: 3,
      pet_friendly: true,
    },
  )
  const chips = activeFilters(search)
  expect(chips.map((chip) => chip.label)).toEqual([
    '“jaro”',
    'Residential',
    'Condo',
    'Up to ₱3,000,000',
    'Floor area from 93 sq m',
    '3+ bedrooms',
    'Pet friendly',
    'Pool',
    'Garden',
  ])
  const pool = chips.find((chip) => chip.key === 'features:Pool')
  expect(pool?.clear(search).filters).toEqual({ ...search.filters, features: ['Garden'] })
  expect(activeFilters(search, 'USD')[3]?.label).toBe('Up to $53,097')
})

test.each([
  ['metric', { lotSizeRange: [0.024710514, 0.1235525] }, 'Lot 100 to 500 sq m'],
  ['metric', { lotSizeRange: [0.49421, 2.98997] }, 'Lot 2,000 sq m to 1.21 hectares'],
  ['imperial', { lotSizeRange: [0.5, 3] }, 'Lot 21,780 sq ft to 3 acres'],
  ['imperial', { lotSizeRange: [2, 3] }, 'Lot 2 to 3 acres'],
  ['metric', { lotSizeRange: [0, 2.471051] }, 'Lot up to 1 hectare'],
  ['metric', { ceiling_height: [10, 31] }, 'Ceiling 3.05 to 9.45 m'],
  ['metric', { roi: [5, 8] }, 'Return 5% to 8%'],
  ['metric', { sqftRange: [0, 10_000] }, 'Floor area up to 929 sq m'],
  ['metric', { priceRange: [0, 5_000_000] }, 'Up to ₱5,000,000'],
  ['metric', { priceRange: [3_000_000, 1] }, '₱3,000,000 to ₱1'],
  ['metric', { deposit: 50_000 }, 'Deposit up to ₱50,000'],
  ['metric', { minimum_lease: 6 }, 'Lease up to 6 months'],
] as const)('in %s units the range %o reads %s', (units, filters, label) => {
  expect(activeFilters(searchOf({ units }, filters)).map((chip) => chip.label)).toEqual([label])
})

test('the lot slider steps through lots of homes and ends where documented', () => {
  expect(LOT_STOPS.metric.filter((stop) => stop >= 100 && stop <= 500)).toHaveLength(8)
  expect(LOT_STOPS.metric.at(-1)).toBe(1_000 * 10_000)
  expect(LOT_STOPS.imperial.at(-1)).toBe(2_000 * 43_560)
})

test('lifting a chip removes it and never shrinks the result', () => {
  fc.assert(
    fc.property(someListings, anySearch, (rows, search) => {
      const before = countMatching(rows, search)
      for (const chip of activeFilters(search)) {
        const lifted = chip.clear(search)
        expect(activeFilters(lifted).map((other) => other.key)).not.toContain(chip.key)
        expect(countMatching(rows, lifted)).toBeGreaterThanOrEqual(before)
      }
    }),
  )
})

test('an empty result names the filter in the way', () => {
  const rows = [listingOf({ id: 'a' }), listingOf({ id: 'b' }), listingOf({ id: 'c', features: '["Pool"]', price: 9 })]
  const search = searchOf({}, { features: ['Pool'], priceRange: [1_000_000, 5_000_000] })
  expect(blockingFilters(rows, search).map(({ label, count }) => [label, count])).toEqual([
    ['Pool', 2],
    ['₱1,000,000 to ₱5,000,000', 1],
  ])
  expect(blockingFilters(rows, searchOf())).toEqual([])
})

test('the count beside a category is what choosing it shows, its hidden filters lifted', () => {
  const rows = [
    listingOf({ id: 'small condo', property_type: 'Condo', bedrooms: 1 }),
    listingOf({ id: 'large condo', property_type: 'Condo', bedrooms: 3 }),
    listingOf({ id: 'townhouse', property_type: 'Townhouse', bedrooms: 3 }),
    listingOf({ id: 'ranch', property_type: 'Ranch' }),
    listingOf({ id: 'rented ranch', property_type: 'Ranch', listing_type: 'rent' }),
    listingOf({ id: 'dear ranch', property_type: 'Ranch', price: 12_000_000 }),
    listingOf({ id: 'warehouse', property_type: 'Warehouse' }),
  ]
  const large = searchOf({ category: 'residential' }, { bedrooms: 2 })
  // Land and Industrial have no bedrooms; Townhouse belongs to Industrial too (B 3.8).
  expect(categoryCounts(rows, large)).toMatchObject({ residential: 2, land: 2, industrial: 2, special: 0 })
  // A limit that the user set stays, an unlimited price stays unlimited.
  const cheap = searchOf({ category: 'residential' }, { priceRange: [0, 4_500_000] })
  expect(categoryCounts(rows, cheap)).toMatchObject({ residential: 3, land: 1, industrial: 2 })
})

test('the counts are those of the results for every category and any search', () => {
  fc.assert(
    fc.property(someListings, anySearch, (rows, search) => {
      const counts = categoryCounts(rows, search)
      for (const id of ['all', ...CATEGORY_IDS] as const)
        expect([id, counts[id]]).toEqual([id, filterListings(rows, switchCategory(search, id)).length])
    }),
  )
})

test('the histogram counts every price once, those beyond the slider apart', () => {
  expect(histogram([0, 5, 9, 10, 99], 10, 2)).toEqual({ bars: [1, 3], beyond: 1 })
  fc.assert(
    fc.property(fc.array(fc.nat(1e8)), fc.integer({ min: 1, max: 60 }), (prices, bins) => {
      const { bars, beyond } = histogram(prices, 5_000_000, bins)
      expect(bars).toHaveLength(bins)
      expect(bars.reduce((sum, count) => sum + count, beyond)).toBe(prices.length)
    }),
  )
  expect(pricesInReach([listingOf({ price: 9_000_000 })], searchOf({}, { priceRange: [0, 1] }))).toEqual([9_000_000])
})

test('a category shows its own panels, renting adds its own', () => {
  const titles = (...of: Parameters<typeof panelsFor>) =>
    panelsFor(...of).flatMap((panel) => (isPapersPanel(panel) ? [] : FIELDS[panel].label))
  expect(titles('all', 'all')).toEqual([
    'Price',
    'Condition',
    'Bedrooms',
    'Bathrooms',
    'Floor area',
    'Lot area',
    'Year built',
  ])
  expect(titles('industrial', 'sale')).toEqual([
    'Price',
    'Condition',
    'Floor area',
    'Lot area',
    'Parking spots',
    'Year built',
    'Ceiling height',
    'Loading bays',
    'Industrial features',
  ])
  expect(titles('residential', 'rent')).toEqual([
    'Price',
    'Condition',
    'Bedrooms',
    'Bathrooms',
    'Floor area',
    'Lot area',
    'Parking spots',
    'Elevators',
    'Year built',
    'Furnishing',
    'Pet friendly',
    'Features',
    'Minimum lease',
    'Security deposit',
    'Utilities included',
  ])
})

test('what the papers say has panels in every category, those of a sale not for rent', () => {
  const papers = (...of: Parameters<typeof panelsFor>) => panelsFor(...of).filter(isPapersPanel)
  const paid = ['payment_balance', 'assumed_lender', 'acquired_seller', 'license_to_sell_number']
  const ofSale = ['sale_stage', 'title_type', 'title_liens', ...paid]
  const ofUnits = ['unit_floor', 'flood_year_100', 'foreign_ok']
  expect(papers('all', 'sale')).toEqual(['hoa_fees', ...ofSale, ...ofUnits, 'barangay'])
  expect(papers('land', 'sale')).toEqual([...ofSale, 'flood_year_100', 'barangay'])
  expect(papers('residential', 'rent')).toEqual(['hoa_fees', 'unit_floor', 'flood_year_100', 'barangay'])
})
