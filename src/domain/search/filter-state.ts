import { DEFAULT_LOAN, type LoanChoice } from '../finance/loan-choice'
import type { ListingField } from '../listing/field-entry'
import { fieldsOf, type ChoiceValue, type FieldOf } from '../listing/field-kinds'
import { FIELDS } from '../listing/fields'
import { ANYWHERE, type PlaceFilters } from './query/place'
import { OPEN_RANGE, type Range, type SearchMode } from './sliders'
import type { CategoryId } from '../listing/taxonomy'
import type { UnitSystem } from '../units/units'

type PlainFilter<Field extends ListingField> = {
  [Each in Field]: (typeof FIELDS)[Each] extends { filter: { param: string } } ? Each : never
}[Field]

/**
 * The fields of a listing that filter by a choice, by a yes, or by a checklist of which every checked item is required (B 5). A text
 * filters by a yes too: whether it is stated.
 */
export type ChoiceFilter = PlainFilter<FieldOf<'choice'>>
export type FlagFilter = PlainFilter<FieldOf<'flag' | 'text'>>
export type ListFilter = PlainFilter<FieldOf<'list'>>

const filters = (field: ListingField) => 'filter' in FIELDS[field]
export const CHOICE_FILTERS = fieldsOf('choice').filter((field): field is ChoiceFilter => filters(field))
export const FLAG_FILTERS = fieldsOf('flag', 'text').filter((field): field is FlagFilter => filters(field))
export const LIST_FILTERS = fieldsOf('list').filter((field): field is ListFilter => filters(field))

/**
 * The filters under their documented names (B 3.7). Money in pesos, areas in square feet, lots in acres, heights in feet,
 * whatever is shown: so switching currency or units never changes the results. A minimum of 0 and a maximum of null limit
 * nothing.
 */
export type FilterState = { [Field in ChoiceFilter]: 'any' | ChoiceValue<Field> } & {
  [Field in FlagFilter]: boolean
} & { [Field in ListFilter]: string[] } & NumberFilters &
  PlaceFilters

type NumberFilters = {
  priceRange: Range
  /** Pesos a month: of a sale with the search's loan, of a rental its rent. */
  monthRange: Range
  /** The highest income a month that the search's loan may need, in pesos. */
  income: number | null
  /** Pesos by square metre of the floor, of the lot for land. */
  perSqmRange: Range
  sqftRange: Range
  lotSizeRange: Range
  /** Minimum; null is Any, 0 is Studio (B 9). */
  bedrooms: number | null
  bathrooms: number | null
  ceiling_height_min: number
  ceiling_height_max: number | null
  loading_bays: number
  capacity: number
  /** Percent a year. */
  roi_min: number
  roi_max: number | null
  /** The longest lease one would sign, in months. */
  minimum_lease: number | null
  /** The highest deposit, in pesos. */
  deposit: number | null
  /** The highest association dues a month, in pesos. */
  dues: number | null
}

export type Sort = 'newest' | 'price-asc' | 'price-desc' | 'size-desc' | 'price-per-area-asc' | 'reduced'
export type ResultsView = 'grid' | 'list'

/** The whole search (B 3.7): what the address holds (`search-params.ts`). */
export type SearchState = {
  mode: SearchMode
  category: CategoryId | 'all'
  /** `all` is 'All Types'. */
  subtype: string
  /** Search text as typed. */
  q: string
  filters: FilterState
  sort: Sort
  view: ResultsView
  units: UnitSystem
  /** Prices of sales are shown and filtered by month. */
  byMonth: boolean
  /** What costs by month and the income needed assume. */
  loan: LoanChoice
  /** From 1. */
  page: number
}

const OPEN = Object.fromEntries([
  ...CHOICE_FILTERS.map((field) => [field, 'any']),
  ...FLAG_FILTERS.map((field) => [field, false]),
  ...LIST_FILTERS.map((field) => [field, []]),
]) as Omit<FilterState, keyof (NumberFilters & PlaceFilters)>

/** The filters that limit nothing (B 9). */
export function defaultFilters(): FilterState {
  return {
    priceRange: OPEN_RANGE,
    monthRange: OPEN_RANGE,
    income: null,
    perSqmRange: OPEN_RANGE,
    sqftRange: OPEN_RANGE,
    lotSizeRange: OPEN_RANGE,
    bedrooms: null,
    bathrooms: null,
    ceiling_height_min: 0,
    ceiling_height_max: null,
    loading_bays: 0,
    capacity: 0,
    roi_min: 0,
    roi_max: null,
    minimum_lease: null,
    deposit: null,
    dues: null,
    ...ANYWHERE,
    ...OPEN,
  }
}

/** A fresh search: for sale, everything, newest first (B 2.3). */
export function defaultSearch(): SearchState {
  return {
    mode: 'sale',
    category: 'all',
    subtype: 'all',
    q: '',
    filters: defaultFilters(),
    sort: 'newest',
    view: 'grid',
    units: 'imperial',
    byMonth: false,
    loan: DEFAULT_LOAN,
    page: 1,
  }
}
