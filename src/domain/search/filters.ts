import { pesoPrice, pesosPerSqm } from '../listing/asking-price'
import type { CostsOf, MonthlyCost } from '../finance/loan-choice'
import { pesoDues } from '../papers/dues'
import {
  CHOICE_FILTERS,
  FLAG_FILTERS,
  LIST_FILTERS,
  type ChoiceFilter,
  type FilterState,
  type SearchState,
} from './filter-state'
import { FIELDS } from '../listing/fields'
import { listingKey, type Listing } from '../listing/listing'
import { factReader } from '../papers/ph'
import { convertMoney } from '../money/money'
import { textTest } from './search-text'
import type { Range } from './sliders'
import { sortListings } from './sort-listings'
import { subtypesOf } from '../listing/taxonomy'

/** What of a search decides which listings match. */
export type Criteria = Pick<SearchState, 'mode' | 'category' | 'subtype' | 'q' | 'filters'>

type Test = (listing: Listing) => boolean

function hasAll(list: readonly string[], wanted: readonly string[]): boolean {
  for (const item of wanted) if (!list.includes(item)) return false
  return true
}

function between(value: number | null, min: number, max: number): boolean {
  return value !== null && value >= min && value <= max
}

// Only the filters that limit something become tests, so that a row pays for what is set.
function listTests(filters: FilterState): Test[] {
  return LIST_FILTERS.filter((field) => filters[field].length > 0).map((field) => {
    const key = listingKey(field)
    return (listing) => hasAll(listing[key], filters[field])
  })
}

/** The values that a chosen one takes: itself, and for 'up to' all before it. */
function takenBy(field: ChoiceFilter, chosen: string): readonly string[] {
  const { options, filter } = FIELDS[field]
  if (!('upTo' in filter)) return [chosen]
  const values = Object.keys(options)
  return values.slice(0, values.indexOf(chosen) + 1)
}

function choiceTests(filters: FilterState): Test[] {
  const choices = CHOICE_FILTERS.filter((field) => filters[field] !== 'any').map((field): Test => {
    const [taken, read] = [takenBy(field, filters[field]), factReader(field)]
    return (listing) => taken.includes(String(read(listing)))
  })
  const flags = FLAG_FILTERS.filter((field) => filters[field]).map((field): Test => {
    const read = factReader(field)
    return (listing) => Boolean(read(listing))
  })
  return [...choices, ...flags]
}

function numberTests(filters: FilterState): Test[] {
  const tests: Test[] = []
  // A listing lacking the number is excluded as soon as a bound is set (B 5).
  const bounds = (min: number, max: number | null, read: (listing: Listing) => number | null) => {
    if (min > 0 || max !== null) tests.push((listing) => between(read(listing), min, max ?? Infinity))
  }
  const { bedrooms, bathrooms } = filters
  if (bedrooms !== null) tests.push((listing) => between(listing.bedrooms, bedrooms, Infinity))
  if (bathrooms !== null) tests.push((listing) => between(listing.bathrooms, bathrooms, Infinity))
  bounds(filters.ceiling_height_min, filters.ceiling_height_max, (listing) => listing.ceilingHeight)
  bounds(filters.loading_bays, null, (listing) => listing.loadingBays)
  bounds(filters.capacity, null, (listing) => listing.capacity)
  bounds(filters.roi_min, filters.roi_max, (listing) => listing.roi)
  bounds(0, filters.minimum_lease, (listing) => listing.minimumLease)
  bounds(0, filters.dues, (listing) => pesoDues(listing) || null)
  bounds(0, filters.deposit, (listing) =>
    listing.deposit === null ? null : convertMoney(listing.deposit, listing.depositCurrency, 'PHP'),
  )
  return tests
}

function rangeTests(filters: FilterState): Test[] {
  const tests: Test[] = []
  const range = ([min, max]: Range, read: (listing: Listing) => number) => {
    if (min > 0 || max !== null) tests.push((listing) => between(read(listing), min, max ?? Infinity))
  }
  range(filters.priceRange, pesoPrice)
  // Without a price or a size it is not known, and 0 would pass for cheap.
  range(filters.perSqmRange, (listing) => pesosPerSqm(listing) || Number.NaN)
  range(filters.sqftRange, (listing) => listing.squareFeet)
  range(filters.lotSizeRange, (listing) => listing.lotSize)
  return tests
}

/** The tests that need the cost by month. Without `costs` no sale passes them. */
function costTests({ monthRange: [min, max], income }: FilterState, costs: CostsOf | null): Test[] {
  const tests: Test[] = []
  const costOf = (listing: Listing): Partial<MonthlyCost> =>
    listing.listingType === 'rent' ? { monthly: pesoPrice(listing) || Number.NaN } : (costs?.(listing) ?? {})
  if (min > 0 || max !== null) tests.push((listing) => between(costOf(listing).monthly ?? null, min, max ?? Infinity))
  if (income !== null) tests.push((listing) => between(costOf(listing).incomeNeeded ?? null, 0, income))
  return tests
}

function textTests(q: string): Test[] {
  const test = textTest(q)
  return test === null ? [] : [test]
}

function kindTests({ mode, category, subtype }: Criteria): Test[] {
  const tests: Test[] = []
  const types = new Set(subtypesOf(category))
  if (mode !== 'all') tests.push((listing) => listing.listingType === mode)
  if (category !== 'all') tests.push((listing) => types.has(listing.propertyType))
  if (subtype !== 'all') {
    tests.push((listing) => listing.propertyType === subtype || listing.propertySubtype === subtype)
  }
  return tests
}

/** Whether a search can only be answered with the costs by month of its loan. */
export function needsCosts({ filters: { monthRange, income } }: Pick<Criteria, 'filters'>): boolean {
  return monthRange[0] > 0 || monthRange[1] !== null || income !== null
}

/**
 * The rules of B 5 for one search, prepared once: the returned function says whether a listing matches. `costs` are those of the
 * search's loan; only a search that `needsCosts` asks for them.
 */
export function matcher(criteria: Criteria, costs: CostsOf | null = null): (listing: Listing) => boolean {
  const { filters } = criteria
  // The cheap ones first: each spares the rest what it turns away.
  const tests = [
    ...kindTests(criteria),
    ...numberTests(filters),
    ...choiceTests(filters),
    ...rangeTests(filters),
    ...listTests(filters),
    ...costTests(filters, costs),
    ...textTests(criteria.q),
  ]
  return (listing) => {
    for (const test of tests) if (!test(listing)) return false
    return true
  }
}

/**
 * The listings of the mode whose texts hold the search text: what no choice of category or filter adds to. A search without its
 * text over these gives the same as the whole search over all, and looks at no text again.
 */
export function inReach(listings: readonly Listing[], { mode, q }: Pick<Criteria, 'mode' | 'q'>): readonly Listing[] {
  const tests = textTests(q)
  if (mode !== 'all') tests.unshift((listing) => listing.listingType === mode)
  return tests.length === 0 ? listings : listings.filter((listing) => tests.every((test) => test(listing)))
}

/** Whether one listing matches a search (B 5). For many listings prepare a `matcher`. */
export function matches(listing: Listing, criteria: Criteria, costs: CostsOf | null = null): boolean {
  return matcher(criteria, costs)(listing)
}

/** How many listings match. */
export function countMatching(listings: readonly Listing[], criteria: Criteria, costs: CostsOf | null = null): number {
  const test = matcher(criteria, costs)
  let count = 0
  for (const listing of listings) if (test(listing)) count += 1
  return count
}

/** The listings that match, in the order of the search; newest first by default (B 5). The given list stays as it is. */
export function filterListings(
  listings: readonly Listing[],
  criteria: Criteria & Pick<SearchState, 'sort'>,
  costs: CostsOf | null = null,
): Listing[] {
  return sortListings(listings.filter(matcher(criteria, costs)), criteria.sort)
}
