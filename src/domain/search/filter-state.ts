import { DEFAULT_LOAN, type LoanChoice } from '../finance/loan-choice'
import {
  boundOf,
  entryOf,
  fieldsOf,
  type ChoiceValue,
  type FieldOf,
  type ListingField,
  type Register,
} from '../listing/field-kinds'
import { FIELDS } from '../listing/fields'
import { ANYWHERE, type PlaceFilters } from './query/place'
import { OPEN_RANGE, type Range, type SearchMode } from './sliders'
import type { CategoryId } from '../listing/taxonomy'
import type { UnitSystem } from '../units/units'

type Filtering<Field extends ListingField, Filter = object> = {
  [Each in Field]: Register[Each] extends { filter: Filter } ? Each : never
}[Field]

export type FilterField = Filtering<ListingField>
/** The fields that filter by a choice, a yes or one value, words, or a checklist whose every item is required (B 5). */
type ValueFilter = Filtering<FieldOf<'choice' | 'own'>, { is: string }>
export type ChoiceFilter = Exclude<Filtering<FieldOf<'choice'>>, ValueFilter>
export type TextFilter = Filtering<FieldOf<'text'>, { by: 'value' }>
export type FlagFilter = Filtering<FieldOf<'flag'>> | ValueFilter | Exclude<Filtering<FieldOf<'text'>>, TextFilter>
export type ListFilter = Filtering<FieldOf<'list'>>
export type NumberField = Filtering<FieldOf<'number' | 'measure'>>

const filters = (field: ListingField) => 'filter' in FIELDS[field]
const isStated = (field: FieldOf<'text'>) => {
  const entry = entryOf(field)
  return entry.kind === 'text' && entry.filter?.by === 'statement'
}
const asksOneValue = (field: FieldOf<'own' | 'choice'>) => {
  const { filter } = entryOf(field) as { filter?: object }
  return filter !== undefined && 'is' in filter
}
export const CHOICE_FILTERS = fieldsOf('choice').filter(
  (field): field is ChoiceFilter => filters(field) && !asksOneValue(field),
)
export const FLAG_FILTERS: readonly FlagFilter[] = [
  ...fieldsOf('flag').filter((field): field is FlagFilter & FieldOf<'flag'> => filters(field)),
  ...fieldsOf('own', 'choice').filter((field): field is ValueFilter => asksOneValue(field)),
  ...fieldsOf('text').filter((field): field is FlagFilter & FieldOf<'text'> => isStated(field)),
]
/** The value of a filter that is set: a yes, or the one value that it asks for. */
export function setValue(field: FlagFilter): string | true {
  const { filter } = FIELDS[field]
  return 'is' in filter ? filter.is : true
}
export const TEXT_FILTERS = fieldsOf('text').filter((field): field is TextFilter => filters(field) && !isStated(field))
export const LIST_FILTERS = fieldsOf('list').filter((field): field is ListFilter => filters(field))
export const NUMBER_FIELDS = fieldsOf('number', 'measure').filter((field): field is NumberField => filters(field))

type StateName<Field extends NumberField> = Register[Field]['filter'] extends { state: infer Name extends string }
  ? Name
  : Field

/** A minimum or a maximum that is null limits nothing. */
type NumberFilters = {
  [Field in NumberField as StateName<Field>]: Register[Field]['filter'] extends { bound: 'range' }
    ? Range
    : number | null
} & {
  /** Pesos a month: of a sale with the search's loan, of a rental its rent. */
  monthRange: Range
  income: number | null
  mostBedrooms: number | null
  /** Pesos by square meter of the floor, of the lot for land. */
  perSqmRange: Range
}

/** The documented names (B 3.7). Pesos, square feet, acres and feet, so switching currency or units changes nothing. */
export type FilterState = { [Field in ChoiceFilter]: 'any' | ChoiceValue<Field> } & {
  [Field in FlagFilter]: boolean
} & { [Field in TextFilter]: string } & { [Field in ListFilter]: string[] } & NumberFilters &
  PlaceFilters

/** The numbers that no field holds, and a second bound of one. */
const WORKED_OUT = [
  { panel: 'price', param: 'month', state: 'monthRange', bound: 'range' },
  { panel: 'price', param: 'income', state: 'income', bound: 'max' },
  { panel: 'price', param: 'sqm', state: 'perSqmRange', bound: 'range' },
  { panel: 'bedrooms', param: 'maxbeds', state: 'mostBedrooms', bound: 'max' },
] as const satisfies NumberFilter[]

export type ParamOf<Field extends FilterField> = Register[Field]['filter']['param']
export type NumberParam = ParamOf<NumberField> | (typeof WORKED_OUT)[number]['param']

export type NumberFilter = {
  panel: NumberField
  param: string
  state: keyof NumberFilters
  bound: 'min' | 'max' | 'range'
  choices?: readonly number[]
}

function filterOf(panel: NumberField): NumberFilter {
  const { param, bound, choices, state = panel } = boundOf(panel)
  return { panel, param, bound, state: state as NumberFilter['state'], ...(choices ? { choices } : {}) }
}

export const NUMBER_FILTERS = NUMBER_FIELDS.flatMap((field) => [
  filterOf(field),
  ...WORKED_OUT.filter(({ panel }) => panel === field),
]) as readonly (NumberFilter & { param: NumberParam })[]

export function limitsFor(state: FilterState, { state: name, bound, choices }: NumberFilter) {
  const value = state[name]
  if (typeof value === 'object' && value !== null) return { min: value[0] || null, max: value[1] }
  // A typed minimum of 0 limits nothing, a chosen one leaves out what lacks the number.
  return bound === 'min' ? { min: choices ? value : value || null, max: null } : { min: null, max: value }
}

export type Sort = 'newest' | 'price-asc' | 'price-desc' | 'size-desc' | 'price-per-area-asc' | 'reduced'
export type ResultsView = 'grid' | 'list'

/** The whole search (B 3.7): what the address holds (`search-params.ts`). */
export type SearchState = {
  mode: SearchMode
  category: CategoryId | 'all'
  subtype: string
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
  ...TEXT_FILTERS.map((field) => [field, '']),
  ...LIST_FILTERS.map((field) => [field, []]),
  ...NUMBER_FILTERS.map(({ state, bound }) => [state, bound === 'range' ? OPEN_RANGE : null]),
]) as Omit<FilterState, keyof PlaceFilters>

/** The filters that limit nothing (B 9). */
export function defaultFilters(): FilterState {
  return { ...ANYWHERE, ...OPEN }
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
