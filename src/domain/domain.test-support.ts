import * as fc from 'fast-check'
import { FLOOD_LEVELS, LISTING_TITLE_TYPES, SALE_STAGES, TITLE_LIENS } from '@/contract/listing/ph-facts'
import type { WireProperty } from '@/contract/listing/property'
import { PLAN_IDS, type LoanChoice } from './finance/loan-choice'
import { FIXED_YEARS, IN_HOUSE_YEARS } from './finance/purchase'
import { itemsOf } from './search/filter-panels'
import {
  CHOICE_FILTERS,
  defaultFilters,
  defaultSearch,
  FLAG_FILTERS,
  LIST_FILTERS,
  NUMBER_FILTERS,
  TEXT_FILTERS,
  type FilterState,
  type ListFilter,
  type NumberParam,
  type SearchState,
} from './search/filter-state'
import { boxOf } from './search/query/area'
import { FIELDS } from './listing/fields'
import type { Listing } from './listing/listing'
import { toListing } from './listing/map-listing'
import { LISTING_CURRENCIES } from './money/money'
import { OPEN_RANGE, type Range } from './search/sliders'
import { CATEGORIES, CATEGORY_IDS, typesWithin } from './listing/taxonomy'

/** A plain house for sale in Jaro, with what a test says about it. */
export function wireOf(changes: Partial<WireProperty> = {}): WireProperty {
  return {
    id: '1',
    title: 'House in Jaro',
    price: 4_200_000,
    listing_type: 'sale',
    property_type: 'Single-Family Home',
    city: 'Iloilo City',
    province: 'Iloilo',
    street: '12 Seminario St',
    created_at: '2026-01-01T00:00:00Z',
    ...changes,
  }
}

export function listingOf(changes: Partial<WireProperty> = {}): Listing {
  return toListing(wireOf(changes))
}

export function searchOf(changes: Partial<SearchState> = {}, filters: Partial<FilterState> = {}): SearchState {
  const search = { ...defaultSearch(), ...changes }
  return { ...search, filters: { ...defaultFilters(), ...filters } }
}

const types = CATEGORY_IDS.flatMap((id) => [...CATEGORIES[id].subtypes])
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null })
const checks = (field: ListFilter) => fc.subarray([...itemsOf(field)])
const encoded = (field: ListFilter) =>
  fc.oneof(
    checks(field).map((list) => JSON.stringify(list)),
    fc.constant('[broken'),
  )
const money = fc.oneof(fc.integer({ min: 0, max: 25_000_000 }), fc.integer({ min: 0, max: 60_000 }))

/** Listings of every kind, with gaps, numbers as text and broken lists among them. */
export const anyListing: fc.Arbitrary<Listing> = fc
  .record<WireProperty>({
    id: fc.nat(),
    title: fc.constantFrom('Sunny condo', 'House in Jaro', 'Warehouse by the port', 'Lot'),
    price: fc.oneof(money, money.map(String), fc.constant('call us')),
    currency: maybe(fc.constantFrom(...LISTING_CURRENCIES, 'PHP', 'PHP')),
    listing_type: fc.constantFrom('sale', 'rent'),
    status: fc.constantFrom('available', 'available', 'pending', 'sold'),
    property_type: fc.constantFrom(...types),
    property_subtype: maybe(fc.constantFrom(...types)),
    city: fc.constantFrom('Iloilo City', 'Pavia', 'Oton', ''),
    street: maybe(fc.constantFrom('Diversion Road', 'Rizal St')),
    size: maybe(fc.integer({ min: 0, max: 20_000 })),
    lot_size: maybe(fc.double({ min: 0, max: 3_000, noNaN: true })),
    bedrooms: maybe(fc.integer({ min: 0, max: 8 })),
    bathrooms: maybe(fc.integer({ min: 0, max: 12 }).map((halves) => halves / 2)),
    features: encoded('features'),
    building_features: encoded('building_features'),
    land_features: encoded('land_features'),
    furnishing: maybe(fc.constantFrom('furnished', 'unfurnished', 'semi-furnished', 'fitted')),
    pet_friendly: fc.oneof(fc.boolean(), fc.constantFrom(0, 1)),
    ceiling_height: maybe(fc.integer({ min: 0, max: 60 })),
    loading_bays: maybe(fc.nat(12)),
    roi: maybe(fc.integer({ min: -2, max: 20 })),
    minimum_lease: maybe(fc.constantFrom(6, 12, 24)),
    deposit: maybe(money),
    hoa_fees: maybe(fc.integer({ min: 0, max: 15_000 })),
    zoning_type: maybe(fc.constantFrom('residential', 'commercial')),
    ph: maybe(
      fc.record({
        sale_stage: maybe(fc.constantFrom(...SALE_STAGES)),
        title_type: maybe(fc.constantFrom(...LISTING_TITLE_TYPES)),
        title_liens: maybe(fc.constantFrom(...TITLE_LIENS)),
        flood: maybe(fc.record({ year_100: fc.constantFrom(...FLOOD_LEVELS) })),
        license_to_sell: maybe(fc.constant({ number: '034567' })),
        foreign_ok: maybe(fc.boolean()),
        association_dues: maybe(fc.record({ per_sqm: fc.integer({ min: 1, max: 200 }) })),
        barangay: maybe(fc.constantFrom('San Rafael', 'Tabuc Suba')),
        landmark: maybe(fc.constant('Jaro Cathedral')),
      }),
    ),
    latitude: maybe(fc.double({ min: 10.6, max: 10.9, noNaN: true })),
    longitude: maybe(fc.double({ min: 122.4, max: 122.7, noNaN: true })),
    created_at: fc.oneof(
      fc
        .date({ min: new Date('2025-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
        .map((date) => date.toISOString()),
      fc.constant('some day'),
    ),
  })
  .map(toListing)

export const someListings = fc.array(anyListing, { maxLength: 40 })

const number = (max: number) =>
  fc.oneof(
    fc.integer({ min: 0, max }),
    fc.integer({ min: 0, max: max * 100 }).map((cents) => cents / 100),
  )

/** Open, limited above, below or both ways, and now and then crossed. */
const bounds = (max: number): fc.Arbitrary<Range> =>
  fc.oneof(
    fc.constant(OPEN_RANGE),
    fc.tuple(number(max), number(max)).map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const),
    fc.tuple(number(max), fc.option(number(max), { nil: null })),
  )

const around = fc.record({
  lat: fc.integer({ min: 106_000, max: 109_000 }).map((units) => units / 1e4),
  lng: fc.integer({ min: 1_224_000, max: 1_227_000 }).map((units) => units / 1e4),
})
/** Boxes and drawn areas around Iloilo City. */
const anyBox = fc.tuple(around, around).map(([one, other]) => boxOf([[one, other]]))
const anyArea = fc.array(fc.array(around, { minLength: 3, maxLength: 8 }), { minLength: 1, maxLength: 3 })

// Every filter that the register of fields describes.
const plainFilters = Object.fromEntries<fc.Arbitrary<unknown>>([
  ...CHOICE_FILTERS.map((field) => [field, fc.constantFrom('any', ...Object.keys(FIELDS[field].options))] as const),
  ...FLAG_FILTERS.map((field) => [field, fc.boolean()] as const),
  ...LIST_FILTERS.map((field) => [field, checks(field)] as const),
  ...TEXT_FILTERS.map((field) => [field, fc.constantFrom('', '', 'suba', 'San R')] as const),
])

/** What is asked of a number, by its largest bound. */
const LARGEST: Partial<Record<NumberParam, number>> = {
  price: 20_000_000,
  month: 200_000,
  income: 500_000,
  sqm: 200_000,
  dues: 20_000,
  size: 20_000,
  lot: 3_000,
  capacity: 5_000,
  deposit: 500_000,
}
const numberFilters = Object.fromEntries(
  NUMBER_FILTERS.map(({ param, state, bound, choices }): [string, fc.Arbitrary<unknown>] => {
    const most = LARGEST[param] ?? 60
    const typed = bound === 'min' ? number(most).map((value) => value || null) : number(most)
    return [state, bound === 'range' ? bounds(most) : choices ? fc.constantFrom(null, ...choices) : maybe(typed)]
  }),
)

const fullFilters = () =>
  fc.record({
    box: maybe(anyBox),
    area: maybe(anyArea),
    areaName: fc.constantFrom(null, 'In Molo', 'Near SM City Iloilo, 2 km or in Jaro'),
    places: fc.subarray(['Jaro', 'Sta. Barbara', 'Pavia']),
    ...numberFilters,
    ...plainFilters,
  } as unknown as { [Name in keyof FilterState]: fc.Arbitrary<FilterState[Name]> })

// Mostly a few filters at a time: with all of them set hardly any listing would match.
const anyFilters = (open: FilterState): fc.Arbitrary<FilterState> => {
  const few = fc.tuple(fullFilters(), fc.subarray(Object.keys(open), { maxLength: 2 })).map(([full, fields]) => ({
    ...open,
    ...Object.fromEntries(fields.map((field): [string, unknown] => [field, Reflect.get(full, field)])),
  }))
  return fc
    .oneof({ weight: 4, arbitrary: few }, { weight: 1, arbitrary: fullFilters() })
    .map((filters) => (filters.area ? filters : { ...filters, areaName: null }))
}

const isSet = ([min, max]: Range) => min > 0 || max !== null

/** Any loan that costs by month can assume. */
export const anyLoan: fc.Arbitrary<LoanChoice> = fc.record({
  plan: fc.constantFrom(...PLAN_IDS),
  downPayment: maybe(number(100)),
  years: maybe(fc.integer({ min: 1, max: 30 })),
  fixedYears: fc.constantFrom(...FIXED_YEARS),
  inHouseYears: fc.constantFrom(...IN_HOUSE_YEARS),
  bankRate: maybe(number(30)),
})

/** Any valid search. */
export const anySearch: fc.Arbitrary<SearchState> = fc
  .tuple(
    fc.oneof(fc.constant('all' as const), fc.constantFrom('all' as const, ...CATEGORY_IDS)),
    fc.constantFrom('sale' as const, 'rent' as const, 'all' as const),
  )
  .chain(([category, mode]) =>
    fc.record({
      mode: fc.constant(mode),
      category: fc.constant(category),
      subtype: fc.oneof(
        fc.constant('all'),
        fc.subarray([...typesWithin(category)], { maxLength: 3 }).map((types) => types.join(',') || 'all'),
      ),
      q: fc.oneof(
        fc.constantFrom('', '', 'i', 'Iloilo ', 'jaro house', 'rizalst', 'tabuc suba'),
        fc.constantFrom('123', 'true'),
        fc.string({ maxLength: 30 }),
      ),
      filters: anyFilters(defaultFilters()),
      sort: fc.constantFrom(
        'newest' as const,
        'price-asc' as const,
        'price-desc' as const,
        'size-desc' as const,
        'price-per-area-asc' as const,
        'reduced' as const,
      ),
      view: fc.constantFrom('grid' as const, 'list' as const),
      units: fc.constantFrom('imperial' as const, 'metric' as const),
      byMonth: fc.boolean(),
      loan: anyLoan,
      page: fc.integer({ min: 1, max: 500 }),
    }),
  )
  // A budget by month is only set while prices are shown by month.
  .map((search) => ({ ...search, byMonth: search.byMonth || isSet(search.filters.monthRange) }))
