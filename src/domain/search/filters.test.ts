import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { WireProperty } from '@/contract/listing/property'
import { anySearch, listingOf, searchOf, someListings } from '../domain.test-support'
import type { CostsOf } from '../finance/loan-choice'
import { FIELDS } from '../listing/fields'
import { factOf } from '../papers/ph'
import { activeFilters } from './active-filters'
import { itemsOf } from './filter-panels'
import { countMatching, filterListings, inReach, matcher, matches } from './filters'
import { isInArea, isInBox } from './query/area'
import { sortListings } from './sort-listings'
import { CATEGORIES } from '../listing/taxonomy'
import { convertMoney } from '../money/money'
import {
  CHOICE_FILTERS,
  FLAG_FILTERS,
  limitsFor,
  LIST_FILTERS,
  NUMBER_FILTERS,
  TEXT_FILTERS,
  type FilterState,
  type SearchState,
} from './filter-state'
import type { Listing } from '../listing/listing'
import { changeFilters } from './search-changes'
import { readSearch, writeSearch } from './search-params'
import type { Range } from './sliders'
import { keptBound } from '../units/typed-bounds'

function passes(listing: Partial<WireProperty>, filters: Partial<FilterState>, search: Partial<SearchState> = {}) {
  return matches(listingOf(listing), searchOf(search, filters))
}

test('mode matches the listing type exactly, all matches both', () => {
  expect(passes({ listing_type: 'rent' }, {}, { mode: 'sale' })).toBe(false)
  expect(passes({ listing_type: 'rent' }, {}, { mode: 'rent' })).toBe(true)
  expect(passes({ listing_type: 'rent' }, {}, { mode: 'all' })).toBe(true)
})

test('a category matches the property types it lists, a subtype either type field', () => {
  const townhouse = { property_type: 'Townhouse' }
  expect(passes(townhouse, {}, { category: 'residential' })).toBe(true)
  expect(passes(townhouse, {}, { category: 'industrial' })).toBe(true)
  expect(passes(townhouse, {}, { category: 'land' })).toBe(false)
  expect(
    passes({ property_type: 'Condo', property_subtype: 'Loft' }, {}, { category: 'residential', subtype: 'Loft' }),
  ).toBe(true)
  expect(passes({ property_type: 'Condo' }, {}, { category: 'residential', subtype: 'Loft' })).toBe(false)
})

test('each word of the search text begins a word of the listing, in any order and spelling', () => {
  const house = {
    title: 'Sunny House by the Sea, Small Garden',
    city: 'La Paz',
    street: '12 Peña’s St., Brgy. Gen. Luna Ave., Jaro',
    province: 'Guimaras',
    property_type: 'Townhouse',
    features: '["Pool"]',
    nearby_amenities: '["SM City"]',
    ph: { barangay: 'Sto. Niño', landmark: 'Santa Barbara Church', license_to_sell: { project: 'Smallville Homes' } },
  }
  const finds = (q: string) => passes(house, {}, { q })
  for (const q of ['sunny', 'JARO house', '', '  house ', 'guimaras jaro', 'la paz', 'penas', 'Peñas', 'SM City', '12'])
    expect([q, finds(q)]).toEqual([q, true])
  for (const q of ['lapaz', 'LaPaz house', 'bythesea', 'house, jaro', 'hous jaro', 'townhouse', 'pool', 'smallville'])
    expect([q, finds(q)]).toEqual([q, true])
  for (const q of [
    'Sta. Barbara',
    'sta barb',
    'santo nino',
    'Barangay Santo Niño',
    'penas street',
    'general luna avenue',
    'st penas',
  ])
    expect([q, finds(q)]).toEqual([q, true])
  // The documented substring stays a lower bound over title, city and address, for four letters and more.
  expect(finds('arde')).toBe(true)
  // A word that nothing holds, short words and digits inside others, words run together across fields, no word at all.
  for (const q of [
    'pavia',
    'jaro pavia',
    'ythes',
    'sealapaz',
    '!?',
    'mall',
    'all',
    'jar',
    '1',
    'hou',
    'ownhome',
    'uimaras',
  ])
    expect([q, finds(q)]).toEqual([q, q === 'mall'])
  expect(passes({ title: 'Small Lot' }, {}, { q: 'SM' })).toBe(false)
  expect(passes({ title: 'One-Bedroom Flat', street: 'Block 3, Lot 4' }, {}, { q: '3 bedroom' })).toBe(false)
  expect(passes({ title: '1-Bedroom Flat', street: '3rd Street', zip: '3' }, {}, { q: '3 bedroom' })).toBe(false)
})

test('what the documented substring finds is found, wherever its words have four letters or more', () => {
  const titles = ['Peñafrancia Residences, Tower-West', "O'Brien’s Farmhouse (corner lot)", 'Sunny Condominium']
  const someText = fc.constantFrom(...titles, '12 Rizal-Bonifacio Street, Quintin Salas', 'Santa Barbara')
  let tried = 0
  fc.assert(
    fc.property(
      someText,
      fc.nat(40),
      fc.nat(40),
      fc.constantFrom('title', 'street', 'city'),
      (text, from, to, field) => {
        const q = text.slice(from, to)
        const isLong =
          /\p{L}{4}/u.test(q) && q.split(/[^\p{L}\d'’]+/u).every((word) => !word || /^\p{L}{4,}$/u.test(word))
        if (!isLong) return
        tried += 1
        expect([q, passes({ [field]: text }, {}, { q })]).toEqual([q, true])
        expect([q, passes({ [field]: text }, {}, { q: q.toUpperCase() })]).toEqual([q, true])
      },
    ),
    { numRuns: 1_000 },
  )
  expect(tried).toBeGreaterThan(50)
})

test('a word of the barangay is found by its beginning, also by one letter', () => {
  const finds = (barangay: string) => passes({ ph: { barangay: 'San Rafael' } }, { barangay })
  expect(['San R', 'raf', 'rafael san', 'sanrafael', 'afael', 'r a'].map(finds)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
  ])
})

test('a price lies within the range, an invalid one counts as 0, dollars count in pesos', () => {
  expect(passes({ price: 3_000_000 }, { priceRange: [1_000_000, 3_000_000] })).toBe(true)
  expect(passes({ price: 3_000_001 }, { priceRange: [1_000_000, 3_000_000] })).toBe(false)
  expect(passes({ price: 'call us' }, { priceRange: [1, 3_000_000] })).toBe(false)
  expect(passes({ price: 100_000, currency: 'USD' }, { priceRange: [0, 4_000_000] })).toBe(false)
})

test('a range without a maximum is unlimited; a maximum at the end of the slider, or beyond it, limits', () => {
  const palace = { price: 90_000_000, size: 40_000, lot_size: 5_000_000 }
  expect(passes(palace, {})).toBe(true)
  expect(passes(palace, {}, { mode: 'all' })).toBe(true)
  for (const max of [5_000_000, 8_000_000]) expect(passes(palace, { priceRange: [0, max] })).toBe(false)
  expect(passes(palace, { sqftRange: [0, 10_000] })).toBe(false)
  expect(passes(palace, { lotSizeRange: [0, 2_000] })).toBe(false)
  const office = { listing_type: 'rent', property_type: 'Office', price: 336_000 } as const
  const rentals = { mode: 'rent', category: 'commercial' } as const
  for (const max of [50_000, 100_000]) expect(passes(office, { priceRange: [0, max] }, rentals)).toBe(false)
  expect(passes(office, { priceRange: [50_000, 1_000_000] }, rentals)).toBe(true)
})

test('a maximum below the minimum matches nothing, and neither replaces the other', () => {
  expect(passes({ price: 2 }, { priceRange: [3, 1] })).toBe(false)
  expect(passes({ price: 3 }, { priceRange: [3, 1] })).toBe(false)
})

test('lots of homes are told apart', () => {
  const lot = (squareMeters: number) => ({ lot_size: keptBound(squareMeters, 'lot', 'metric') })
  const wanted: Range = [keptBound(100, 'lot', 'metric'), keptBound(500, 'lot', 'metric')]
  const found = [80, 99, 100, 324, 500, 501].filter((area) => passes(lot(area), { lotSizeRange: wanted }))
  expect(found).toEqual([100, 324, 500])
})

test('a missing size or lot counts as 0', () => {
  expect(passes({}, { sqftRange: [0, 500], lotSizeRange: [0, 1] })).toBe(true)
  expect(passes({}, { sqftRange: [1, null] })).toBe(false)
})

test('bedrooms and bathrooms are minimums that exclude listings lacking the value', () => {
  expect(passes({ bedrooms: 4 }, { bedrooms: 3 })).toBe(true)
  expect(passes({ bedrooms: 2 }, { bedrooms: 3 })).toBe(false)
  expect(passes({}, { bedrooms: 0 })).toBe(false)
  expect(passes({ bedrooms: 0 }, { bedrooms: 0 })).toBe(true)
  expect(passes({ bathrooms: 1.5 }, { bathrooms: 2 })).toBe(false)
})

test('feature lists require all selected items', () => {
  expect(passes({ features: '["Pool","Garden"]' }, { features: ['Pool', 'Garden'] })).toBe(true)
  expect(passes({ features: '["Pool"]' }, { features: ['Pool', 'Garden'] })).toBe(false)
  expect(passes({ land_features: '["Fencing"]' }, { land_features: ['Fencing'] })).toBe(true)
  expect(passes({ utilities_included: '["water"]' }, { utilities_included: ['gas'] })).toBe(false)
})

test('choices match exactly, pet friendly requires true', () => {
  const { furnishing, floor_level, zoning_type, occupancy_status } = {
    furnishing: 'semi-furnished',
    floor_level: 'ground',
    zoning_type: 'mixed-use',
    occupancy_status: 'vacant',
  } as const
  const listing = { furnishing, floor_level, zoning_type, occupancy_status, pet_friendly: 1 }
  expect(passes(listing, { furnishing, floor_level, zoning_type, occupancy_status, pet_friendly: true })).toBe(true)
  expect(passes(listing, { furnishing: 'furnished' })).toBe(false)
  expect(passes({}, { occupancy_status: 'rented' })).toBe(false)
  expect(passes({}, { pet_friendly: true })).toBe(false)
})

test('number bounds exclude listings lacking the number', () => {
  const shed = { ceiling_height: 20, loading_bays: 4, capacity: 100, roi: 6.5 }
  const wanted = {
    ceiling_height: [18, 24] as const,
    loading_bays: 4,
    capacity: 100,
    roi: [6, 7] as const,
  }
  expect(passes(shed, wanted)).toBe(true)
  for (const missing of ['ceiling_height', 'loading_bays', 'capacity', 'roi']) {
    expect(passes({ ...shed, [missing]: null }, wanted)).toBe(false)
  }
  expect(passes({ minimum_lease: 12 }, { minimum_lease: 6 })).toBe(false)
  expect(passes({ deposit: 1_000, deposit_currency: 'USD' }, { deposit: 50_000 })).toBe(false)
})

test('results come newest first unless another order is chosen', () => {
  const rows = [
    listingOf({ id: 'old', created_at: '2026-01-01T00:00:00Z', price: 1, size: 10 }),
    listingOf({ id: 'new', created_at: '2026-03-01T00:00:00Z', price: 3, size: 10 }),
    listingOf({ id: 'none', created_at: null, price: 0 }),
    listingOf({ id: 'mid', created_at: '2026-02-01T00:00:00Z', price: 2, size: 100 }),
  ]
  const order = (sort: SearchState['sort']) => filterListings(rows, searchOf({ sort })).map((row) => row.id)
  expect(order('newest')).toEqual(['new', 'mid', 'old', 'none'])
  expect(order('price-asc')).toEqual(['old', 'mid', 'new', 'none'])
  expect(order('price-desc')).toEqual(['new', 'mid', 'old', 'none'])
  expect(order('size-desc')).toEqual(['mid', 'new', 'old', 'none'])
  expect(order('price-per-area-asc')).toEqual(['mid', 'old', 'new', 'none'])
})

test('another order is a permutation of the same listings', () => {
  const sorts = fc.constantFrom<SearchState['sort']>(
    'newest',
    'price-asc',
    'price-desc',
    'size-desc',
    'price-per-area-asc',
  )
  fc.assert(
    fc.property(someListings, sorts, (rows, sort) => {
      const before = [...rows]
      const sorted = filterListings(rows, searchOf({ mode: 'all', sort }))
      expect(rows).toEqual(before)
      expect(new Set(sorted)).toEqual(new Set(rows))
      expect(sorted).toHaveLength(rows.length)
    }),
  )
})

test('adding a filter never grows the result', () => {
  fc.assert(
    fc.property(someListings, anySearch, (rows, search) => {
      const none = searchOf({ mode: search.mode, category: search.category, subtype: search.subtype, q: search.q })
      for (const field of Object.keys(search.filters)) {
        const one = { ...none, filters: { ...none.filters, [field]: Reflect.get(search.filters, field) } }
        const both = { ...search, filters: { ...search.filters, [field]: Reflect.get(none.filters, field) } }
        expect(countMatching(rows, one)).toBeLessThanOrEqual(countMatching(rows, none))
        expect(countMatching(rows, search)).toBeLessThanOrEqual(countMatching(rows, both))
      }
    }),
  )
})

test('without a maximum every price passes that the minimum lets pass', () => {
  fc.assert(
    fc.property(someListings, anySearch, fc.nat(1_000_000), (rows, search, min) => {
      const open = changeFilters(search, { priceRange: [min, null] })
      const unlimited = changeFilters(search, { priceRange: [min, 1e15] })
      expect(countMatching(rows, open)).toBe(countMatching(rows, unlimited))
    }),
  )
})

const LISTS = [
  ['features', 'features'],
  ['building_features', 'buildingFeatures'],
  ['industrial_features', 'industrialFeatures'],
  ['land_features', 'landFeatures'],
  ['special_features', 'specialFeatures'],
  ['investment_features', 'investmentFeatures'],
  ['utilities_included', 'utilitiesIncluded'],
] as const
const CHOICES = [
  ['condition', 'condition'],
  ['furnishing', 'furnishing'],
  ['floor_level', 'floorLevel'],
  ['zoning_type', 'zoningType'],
  ['occupancy_status', 'occupancyStatus'],
] as const
const PH_CHOICES = [
  ['sale_stage', 'saleStage'],
  ['title_type', 'titleType'],
  ['payment_balance', 'paymentBalance'],
  ['assumed_lender', 'assumedLender'],
  ['acquired_seller', 'acquiredSeller'],
] as const
const DEPTHS = ['none', 'low', 'medium', 'high']
const ruleNames = new Set<string>()

const withSanta = (text: string) => text.toLowerCase().replaceAll('sta.', 'santa')

/** Why B 5 leaves a listing out, rule by rule as the specification lists them; empty when the listing matches. */
function reasons(row: Listing, { mode, category, subtype, q, filters }: SearchState): string[] {
  const pesos = row.currency === 'PHP' ? row.price : convertMoney(row.price, row.currency, 'PHP')
  const beyond = (value: number, [min, max]: Range) => value < min || (max !== null && value > max)
  const short = (value: number | null, min: number | null) => min !== null && (value === null || value < min)
  const outside = (value: number | null, min: number, max: number | null) =>
    (min > 0 || max !== null) && (value === null || value < min || (max !== null && value > max))
  const { ph, propertyType, propertySubtype } = row
  const documented = [row.title, row.address, row.city].join('|').toLowerCase()
  const facts = [row.state, propertyType, propertySubtype, ph.barangay, ph.landmark, ph.licenseToSellProject]
  const lists = [
    ...row.nearbyAmenities,
    ...LISTS.filter(([, key]) => key !== 'utilitiesIncluded').flatMap(([, key]) => row[key]),
  ]
  const found = [documented, ...facts, ...lists]
    .join('|')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
  const holds = (word: string) =>
    word.length < 4 ? found.includes(word) : documented.includes(word) || found.some((one) => one.startsWith(word))
  const words = q.toLowerCase().split(/\s+/).filter(Boolean)
  const deposit = row.deposit === null ? null : convertMoney(row.deposit, row.depositCurrency, 'PHP')
  const meters = 0.092903
  const rate = (row.ph.associationDuesPerSqm ?? 0) * Math.round(row.squareFeet * meters)
  const dues = convertMoney(row.hoaFees > 0 ? row.hoaFees : Math.round(rate * 100) / 100, row.currency, 'PHP')
  const byLot = row.lotSize > 0 && (row.category === 'land' || row.squareFeet === 0)
  const exact = (byLot ? row.lotSize * 43_560 : row.squareFeet) * meters
  const large = byLot && Math.round(exact) >= 10_000
  const area = large ? Math.round(exact / 100) * 100 : Math.round(exact)
  const cost = costsForTest(row)
  const rules: Record<string, boolean> = {
    mode: mode !== 'all' && row.listingType !== mode,
    category: category !== 'all' && !CATEGORIES[category].subtypes.some((type) => type === row.propertyType),
    subtype:
      subtype !== 'all' && ![row.propertyType, row.propertySubtype].some((type) => subtype.split(',').includes(type)),
    in:
      filters.places.length > 0 &&
      !filters.places.some((place) =>
        [row.title, row.address, row.city, row.state, row.ph.barangay].some((text) =>
          withSanta(text).includes(withSanta(place)),
        ),
      ),
    status: filters.status && row.status !== 'available',
    text: words.some((word) => !holds(word)),
    price: beyond(pesos, filters.priceRange),
    size: beyond(row.squareFeet, filters.sqftRange),
    lot: beyond(row.lotSize, filters.lotSizeRange),
    bedrooms: short(row.bedrooms, filters.bedrooms),
    'most bedrooms': outside(row.bedrooms, 0, filters.mostBedrooms),
    bathrooms: short(row.bathrooms, filters.bathrooms),
    pets: filters.pet_friendly && !row.petFriendly,
    ceiling: outside(row.ceilingHeight, ...filters.ceiling_height),
    bays: outside(row.loadingBays, filters.loading_bays ?? 0, null),
    capacity: outside(row.capacity, filters.capacity ?? 0, null),
    roi: outside(row.roi, ...filters.roi),
    lease: outside(row.minimumLease, 0, filters.minimum_lease),
    deposit: outside(deposit, 0, filters.deposit),
    dues: outside(dues === 0 ? null : dues, 0, filters.dues),
    month: outside(row.listingType === 'rent' ? pesos || null : (cost?.monthly ?? null), ...filters.monthRange),
    income: outside(cost?.incomeNeeded ?? null, 0, filters.income),
    'by sq m': outside(area > 0 && pesos > 0 ? pesos / area : null, ...filters.perSqmRange),
    flood:
      filters.flood_year_100 !== 'any' &&
      !(row.ph.floodYear100 && DEPTHS.indexOf(row.ph.floodYear100) <= DEPTHS.indexOf(filters.flood_year_100)),
    license: filters.license_to_sell_number && row.ph.licenseToSellNumber === '',
    clean: filters.title_liens && row.ph.titleLiens !== 'none_stated',
    foreign: filters.foreign_ok && !row.ph.foreignOk,
    box: filters.box !== null && !(row.lat !== null && row.lng !== null && isInBox(row.lat, row.lng, filters.box)),
    area: filters.area !== null && !(row.lat !== null && row.lng !== null && isInArea(row.lat, row.lng, filters.area)),
  }
  for (const [field, key] of PH_CHOICES) rules[field] = filters[field] !== 'any' && filters[field] !== row.ph[key]
  for (const [field, key] of LISTS) rules[field] = filters[field].some((item) => !row[key].includes(item))
  for (const [field, key] of CHOICES) rules[field] = filters[field] !== 'any' && filters[field] !== row[key]
  // The others are read as they stand in the listing.
  for (const filter of NUMBER_FILTERS.filter(({ panel, param }) => !(param in rules || panel in rules))) {
    const { min, max } = limitsFor(filters, filter)
    rules[filter.param] = outside(factOf(row, filter.panel) as number | null, min ?? 0, max)
  }
  for (const field of TEXT_FILTERS) {
    const asked: string = filters[field]
    const text = String(factOf(row, field)).toLowerCase()
    rules[field] = asked
      .toLowerCase()
      .split(' ')
      .some((word) => !text.includes(word))
  }
  for (const name of Object.keys(rules)) ruleNames.add(name)
  return Object.keys(rules).filter((name) => rules[name])
}

/** Costs by month as a rule of thumb. */
function costsForTest(row: Listing) {
  const pesos = convertMoney(row.price, row.currency, 'PHP')
  return row.listingType === 'rent' || pesos === 0 ? null : { monthly: pesos / 100, incomeNeeded: pesos / 40 }
}

/** Searches that only filters narrow, so that they find something. */
const wideSearch = anySearch.map((search): SearchState => ({
  ...search,
  mode: 'all',
  category: 'all',
  subtype: 'all',
  q: '',
}))

/** Texts of plain words, which a second, simpler reading of the rule understands too. */
const plainTextSearch = fc
  .tuple(
    anySearch,
    fc.constantFrom('', 'i', 'Iloilo ', 'jaro house', 'tabuc suba', 'cathedral', 'condo pavia', 'ILOILO rizal', 'moon'),
  )
  .map(([search, q]): SearchState => ({ ...search, q }))

test('a listing is found exactly when no rule of B 5 leaves it out', () => {
  const used = new Set<string>()
  let found = 0
  fc.assert(
    fc.property(someListings, fc.oneof(plainTextSearch, wideSearch), (rows, search) => {
      const shown = new Set<Listing>(filterListings(rows, search, costsForTest))
      for (const row of rows) {
        const why = reasons(row, search)
        for (const rule of why) used.add(rule)
        expect(shown.has(row), why.join()).toBe(why.length === 0)
      }
      found += shown.size
    }),
    { numRuns: 300 },
  )
  // The cases are worth nothing unless they meet every rule, and some listings match.
  expect(found).toBeGreaterThan(100)
  expect([...used].toSorted()).toEqual([...ruleNames].toSorted())
})

test('the search without its text, over what lies in reach, finds what the whole search finds over all', () => {
  fc.assert(
    fc.property(someListings, anySearch, (rows, search) => {
      const reach = inReach(sortListings(rows, search.sort), search)
      expect(reach.filter(matcher({ ...search, q: '' }))).toEqual(filterListings(rows, search))
    }),
  )
})

test('a budget by month takes the rent of rentals and the cost of sales, and no sale without costs', () => {
  const costs = (listing: Listing) =>
    listing.price < 9_000_000 ? { monthly: listing.price / 100, incomeNeeded: listing.price / 50 } : null
  const found = (listing: Partial<WireProperty>, filters: Partial<FilterState>, given: CostsOf | null = costs) =>
    matches(listingOf(listing), searchOf({ mode: 'all' }, filters), given)
  const budget = { monthRange: [0, 25_000] as const }
  expect(found({ price: 2_500_000 }, budget)).toBe(true)
  expect(found({ price: 2_600_000 }, budget)).toBe(false)
  expect(found({ price: 9_000_000 }, { monthRange: [1, null] })).toBe(false)
  expect(found({ price: 2_500_000 }, budget, null)).toBe(false)
  expect(found({ price: 24_000, listing_type: 'rent' }, budget, null)).toBe(true)
  expect(found({ price: 0, listing_type: 'rent' }, budget)).toBe(false)
  expect(found({ price: 2_000_000 }, { income: 40_000 })).toBe(true)
  expect(found({ price: 2_000_000 }, { income: 39_999 })).toBe(false)
  expect(found({ price: 10_000, listing_type: 'rent' }, { income: 40_000 })).toBe(false)
})

/** A search with one filter that limits something. */
function limited(changes: Partial<FilterState>): SearchState {
  return searchOf({ mode: 'all', byMonth: 'monthRange' in changes }, changes)
}
const EACH: readonly (readonly [string, SearchState])[] = [
  ...NUMBER_FILTERS.map(({ param, state, bound, choices }) => {
    const value = choices?.at(-1) ?? 2
    return [param, limited({ [state]: bound === 'range' ? [1, value] : value })] as const
  }),
  ...CHOICE_FILTERS.map((field) => [field, limited({ [field]: Object.keys(FIELDS[field].options)[0] })] as const),
  ...FLAG_FILTERS.map((field) => [field, limited({ [field]: true })] as const),
  ...TEXT_FILTERS.map((field) => [field, limited({ [field]: 'molo' })] as const),
  ...LIST_FILTERS.map((field) => [field, limited({ [field]: itemsOf(field).slice(0, 1) })] as const),
]

test.each(EACH)('%s says that it filters, stands in the address, and leaves out what lacks it', (_, search) => {
  expect(activeFilters(search)).toHaveLength(1)
  expect(readSearch(writeSearch(search))).toEqual(search)
  expect(matches(listingOf({ status: 'sold' }), search, () => null)).toBe(false)
})
