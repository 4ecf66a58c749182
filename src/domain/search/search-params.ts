import type { SearchQuery } from '@/contract/search/pages'
import { DEFAULT_LOAN, readLoan, writeLoan } from '../finance/loan-choice'
import { boundsOf, boundsText, numberOf, oneOf, textOf } from './url-values'
import { itemsOf } from './filter-panels'
import {
  CHOICE_FILTERS,
  defaultSearch,
  FLAG_FILTERS,
  LIST_FILTERS,
  NUMBER_FILTERS,
  setValue,
  TEXT_FILTERS,
  type FilterField,
  type FilterState,
  type ListFilter,
  type NumberField,
  type NumberFilter,
  type NumberParam,
  type ParamOf,
  type SearchState,
} from './filter-state'
import type { SearchMode } from './sliders'
import { SORTS } from './sort-listings'
import { FIELDS } from '../listing/fields'
import { readBox, writeArea, writeBox } from './query/area'
import { healedArea, healedName, healedPlaces, type PlaceFilters } from './query/place'
import { CATEGORY_IDS, chosenTypes, typesText } from '../listing/taxonomy'
import { isRecord } from '../wire-values'

/** `mode`, `category`, `subtype` (B 2.3), else only what differs from a fresh search, in kept units. */
export type SearchParams = { [key in ParamKey]?: string | number | true }

const SEARCH_KEYS = ['mode', 'category', 'subtype', 'q', 'sort', 'view', 'units', 'page'] as const

type OwnKey =
  | (typeof SEARCH_KEYS)[number]
  | Exclude<NumberParam, ParamOf<NumberField>>
  | 'bbox'
  | 'in'
  | 'area'
  | 'place'
  | 'by'
  | 'loan'

type Refused = {
  [Field in FilterField]: ParamOf<Field> extends OwnKey | ParamOf<Exclude<FilterField, Field>>
    ? `${Field} needs a parameter of its own: '${ParamOf<Field>}' is taken`
    : ParamOf<Field> extends keyof SearchQuery
      ? never
      : `${Field} filters by '${ParamOf<Field>}', which contract/search/filters.ts does not have`
}[FilterField]
type Nothing<Sentence extends never> = Sentence
type ParamKey = OwnKey | ParamOf<FilterField>
/**
 * Whoever breaks a rule of parameters reads here which.
 * @public
 */
export type RefusedParams = Nothing<Refused>

const MODES: readonly SearchMode[] = ['sale', 'rent', 'all']
const CATEGORIES = ['all', ...CATEGORY_IDS] as const
const VIEWS = ['grid', 'list'] as const
const UNITS = ['imperial', 'metric'] as const
const SORT_VALUES = SORTS.map(({ value }) => value)

/** Longest text to search for, in characters: the app's own limit. */
export const MAX_TEXT = 200
const MAX_PAGE = 100_000

type Raw = Record<string, unknown>

function checksOf(field: ListFilter, value: unknown): string[] {
  const given = new Set<unknown>(Array.isArray(value) ? value : textOf(value).split(','))
  return [...given].filter((item): item is string => typeof item === 'string' && itemsOf(field).includes(item))
}

const paramOf = (field: FilterField) => FIELDS[field].filter.param

function numberIn(raw: Raw, { param, bound, choices }: NumberFilter) {
  if (bound === 'range') return boundsOf(raw[param])
  if (choices) return oneOf<number | null>(choices, raw[param], null)
  const value = numberOf(raw[param])
  return bound === 'min' ? value || null : value
}

function readPlain(raw: Raw) {
  const read: Record<string, unknown> = {}
  for (const field of CHOICE_FILTERS)
    read[field] = oneOf(Object.keys(FIELDS[field].options), raw[paramOf(field)], 'any')
  for (const field of FLAG_FILTERS) read[field] = textOf(raw[paramOf(field)]) === String(setValue(field))
  for (const field of TEXT_FILTERS) read[field] = textOf(raw[paramOf(field)]).slice(0, MAX_TEXT)
  for (const field of LIST_FILTERS) read[field] = checksOf(field, raw[paramOf(field)])
  for (const filter of NUMBER_FILTERS) read[filter.state] = numberIn(raw, filter)
  return read as Omit<FilterState, keyof PlaceFilters>
}

function readFilters(raw: Raw): FilterState {
  const area = healedArea(textOf(raw['area']))
  return {
    box: readBox(textOf(raw['bbox'])),
    area,
    areaName: healedName(textOf(raw['place']), area),
    places: healedPlaces(textOf(raw['in'])),
    ...readPlain(raw),
  }
}

/** Unreadable fields get their default, unknown keys are dropped. Never throws. */
export function readSearch(given: unknown): SearchState {
  const raw: Raw = isRecord(given) ? given : {}
  const fresh = defaultSearch()
  const mode = oneOf(MODES, raw['mode'], fresh.mode)
  const category = oneOf(CATEGORIES, raw['category'], fresh.category)
  const page = numberOf(raw['page'])
  const filters = readFilters(raw)
  return {
    mode,
    category,
    subtype: typesText(category, chosenTypes(textOf(raw['subtype']))) || 'all',
    q: textOf(raw['q']).slice(0, MAX_TEXT),
    filters,
    sort: oneOf(SORT_VALUES, raw['sort'], fresh.sort),
    view: oneOf(VIEWS, raw['view'], fresh.view),
    units: oneOf(UNITS, raw['units'], fresh.units),
    // A budget by month would be at work unseen beside prices.
    byMonth: raw['by'] === 'month' || boundsText(filters.monthRange) !== undefined,
    loan: readLoan(textOf(raw['loan'])) ?? fresh.loan,
    page: page !== null && Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : fresh.page,
  }
}

/** The address of a search, defaults left out: `readSearch(writeSearch(search))` is the same search. */
export function writeSearch(search: SearchState): SearchParams {
  const { filters } = search
  const fresh = defaultSearch()
  const params: SearchParams = {}
  for (const key of SEARCH_KEYS) {
    if (search[key] !== fresh[key]) params[key] = search[key]
  }
  for (const { param, state } of NUMBER_FILTERS) {
    const value = filters[state]
    const text = typeof value === 'object' && value !== null ? boundsText(value) : value
    if (text !== undefined && text !== null) params[param] = text
  }
  for (const field of CHOICE_FILTERS) if (filters[field] !== 'any') params[paramOf(field)] = filters[field]
  for (const field of LIST_FILTERS) if (filters[field].length > 0) params[paramOf(field)] = filters[field].join(',')
  for (const field of FLAG_FILTERS) if (filters[field]) params[paramOf(field)] = setValue(field)
  for (const field of TEXT_FILTERS) if (filters[field] !== '') params[paramOf(field)] = filters[field]
  if (filters.box) params.bbox = writeBox(filters.box)
  if (filters.places.length > 0) params.in = filters.places.join(',')
  if (filters.area) params.area = writeArea(filters.area)
  if (filters.area && filters.areaName !== null) params.place = filters.areaName
  if (search.byMonth) params.by = 'month'
  const loan = writeLoan(search.loan)
  if (loan !== writeLoan(DEFAULT_LOAN)) params.loan = loan
  return params
}

/** What 'Map View' and back carry: `mode`, `category` and `subtype` always spelled out (B 2.3, 2.5). */
export function writeMapLink(search: SearchState): SearchParams & Record<'mode' | 'category' | 'subtype', string> {
  const { mode, category, subtype } = search
  return { ...writeSearch({ ...search, page: 1 }), mode, category, subtype }
}

/** The address parameters of a search as text; the page one happens to be on is no part of it. */
export function queryOf(search: SearchState): string {
  const params = writeSearch({ ...search, page: 1 })
  // The mode is always said, so that a search for everything does not read as the default.
  return new URLSearchParams(
    Object.entries({ ...params, mode: search.mode }).map(([key, value]) => [key, String(value)]),
  ).toString()
}
