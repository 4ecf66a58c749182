import type { CostsOf, MonthlyCost } from '../finance/loan-choice'
import { pesoPrice } from '../listing/asking-price'
import {
  CHOICE_FILTERS,
  FLAG_FILTERS,
  LIST_FILTERS,
  TEXT_FILTERS,
  type ChoiceFilter,
  type FilterState,
  type FlagFilter,
  type SearchState,
} from './filter-state'
import { FIELDS } from '../listing/fields'
import { sameId } from '../ids'
import { listingKey, type Listing } from '../listing/listing'
import { factReader } from '../papers/ph'
import { limitsOf, NUMBERS } from './query/numbers'
import { placeTest } from './query/place'
import { placeKey, placeText, textTest, wordsTest } from './search-text'
import { sortListings } from './sort-listings'
import { chosenTypes, subtypesOf } from '../listing/taxonomy'

/** What of a search decides which listings match. Only calls ask for the listings of one `owner`, by the user's id. */
export type Criteria = Pick<SearchState, 'mode' | 'category' | 'subtype' | 'q' | 'filters'> & { owner?: string }

type Test = (listing: Listing) => boolean

function hasAll(list: readonly string[], wanted: readonly string[]): boolean {
  for (const item of wanted) if (!list.includes(item)) return false
  return true
}

// Only the filters that limit something become tests, so that a row pays for what is set.
function listTests(filters: FilterState): Test[] {
  return LIST_FILTERS.filter((field) => filters[field].length > 0).map((field) => {
    const key = listingKey(field)
    return (listing) => hasAll(listing[key], filters[field])
  })
}

/** The values that a chosen one takes: itself, and for 'up to' all before it. */
export function takenBy(field: ChoiceFilter, chosen: string): readonly string[] {
  const { options, filter } = FIELDS[field]
  if (!('upTo' in filter)) return [chosen]
  const values = Object.keys(options)
  return values.slice(0, values.indexOf(chosen) + 1)
}

export function flagTest(field: FlagFilter): Test {
  const [{ filter }, read] = [FIELDS[field], factReader(field)]
  return 'is' in filter ? (listing) => read(listing) === filter.is : (listing) => Boolean(read(listing))
}

function choiceTests(filters: FilterState): Test[] {
  const choices = CHOICE_FILTERS.filter((field) => filters[field] !== 'any').map((field): Test => {
    const [taken, read] = [takenBy(field, filters[field]), factReader(field)]
    return (listing) => taken.includes(String(read(listing)))
  })
  const flags = FLAG_FILTERS.filter((field) => filters[field]).map(flagTest)
  const texts = TEXT_FILTERS.flatMap((field): Test[] => {
    const [test, read] = [wordsTest(filters[field]), factReader(field)]
    return test === null ? [] : [(listing) => test(String(read(listing)))]
  })
  return [...choices, ...flags, ...texts]
}

function limitTests(filters: FilterState): Test[] {
  return limitsOf(filters).map(({ number, min, max }) => {
    const read = NUMBERS[number]
    return (listing) => {
      const value = read(listing)
      return value >= min && value <= max
    }
  })
}

function between(value: number | null, min: number, max: number): boolean {
  return value !== null && value >= min && value <= max
}

/** The tests that need the cost by month. Without `costs` no sale passes them. */
export function costTests({ monthRange: [min, max], income }: FilterState, costs: CostsOf | null): Test[] {
  const tests: Test[] = []
  const costOf = (listing: Listing): Partial<MonthlyCost> =>
    listing.listingType === 'rent' ? { monthly: pesoPrice(listing) || Number.NaN } : (costs?.(listing) ?? {})
  if (min > 0 || max !== null) tests.push((listing) => between(costOf(listing).monthly ?? null, min, max ?? Infinity))
  if (income !== null) tests.push((listing) => between(costOf(listing).incomeNeeded ?? null, 0, income))
  return tests
}

function placeTests(filters: FilterState): Test[] {
  const test = placeTest(filters)
  return test === null ? [] : [({ lat, lng }) => test(lat, lng)]
}

function textTests(q: string): Test[] {
  const test = textTest(q)
  return test === null ? [] : [test]
}

function kindTests({ mode, category, subtype, owner, filters }: Omit<Criteria, 'q'>): Test[] {
  const tests: Test[] = []
  const types = new Set(subtypesOf(category))
  if (owner !== undefined) tests.push((listing) => sameId(listing.owner.id, owner))
  if (mode !== 'all') tests.push((listing) => listing.listingType === mode)
  if (category !== 'all') tests.push((listing) => types.has(listing.propertyType))
  if (subtype !== 'all') {
    const chosen = new Set(chosenTypes(subtype))
    tests.push((listing) => chosen.has(listing.propertyType) || chosen.has(listing.propertySubtype))
  }
  if (filters.places.length > 0) {
    const wanted = filters.places.map((place) => ` ${placeKey(place)} `)
    tests.push((listing) => wanted.some((place) => placeText(listing).includes(place)))
  }
  return tests
}

function passing(tests: readonly Test[]): Test {
  return (listing) => {
    for (const test of tests) if (!test(listing)) return false
    return true
  }
}

/** The rules of B 5 that read neither numbers (`limitsOf`), nor the place, nor costs, nor the search text. */
export function factMatcher(criteria: Omit<Criteria, 'q'>): (listing: Listing) => boolean {
  return passing([...kindTests(criteria), ...choiceTests(criteria.filters), ...listTests(criteria.filters)])
}

/** Whether a search can only be answered with the costs by month of its loan. */
export function needsCosts({ filters: { monthRange, income } }: Pick<Criteria, 'filters'>): boolean {
  return monthRange[0] > 0 || monthRange[1] !== null || income !== null
}

/** The rules of B 5, prepared once for one search. Only a search that `needsCosts` asks for `costs`. */
export function matcher(criteria: Criteria, costs: CostsOf | null = null): (listing: Listing) => boolean {
  const { filters } = criteria
  // The cheap ones first: each spares the rest what it turns away.
  return passing([
    factMatcher(criteria),
    ...limitTests(filters),
    ...placeTests(filters),
    ...costTests(filters, costs),
    ...textTests(criteria.q),
  ])
}

/** A search without its text over these equals the whole search over all, and looks at no text again. */
export function inReach(listings: readonly Listing[], { mode, q }: Pick<Criteria, 'mode' | 'q'>): readonly Listing[] {
  const tests = textTests(q)
  if (mode !== 'all') tests.unshift((listing) => listing.listingType === mode)
  return tests.length === 0 ? listings : listings.filter((listing) => tests.every((test) => test(listing)))
}

/** Whether one listing matches a search (B 5). For many listings prepare a `matcher`. */
export function matches(listing: Listing, criteria: Criteria, costs: CostsOf | null = null): boolean {
  return matcher(criteria, costs)(listing)
}

export function countMatching(listings: readonly Listing[], criteria: Criteria, costs: CostsOf | null = null): number {
  const test = matcher(criteria, costs)
  let count = 0
  for (const listing of listings) if (test(listing)) count += 1
  return count
}

/** In the order of the search; newest first by default (B 5). The given list stays as it is. */
export function filterListings(
  listings: readonly Listing[],
  criteria: Criteria & Pick<SearchState, 'sort'>,
  costs: CostsOf | null = null,
): Listing[] {
  return sortListings(listings.filter(matcher(criteria, costs)), criteria.sort)
}
