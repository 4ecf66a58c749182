import { boundsOf, boundsText, numberOf, oneOf, optionOf, textOf } from './url-values'
import {
  BATHROOM_OPTIONS,
  BEDROOM_OPTIONS,
  CHECKLISTS,
  FLOOR_LEVEL_OPTIONS,
  furnishingOptions,
  LEASE_OPTIONS,
  OCCUPANCY_OPTIONS,
  ZONING_OPTIONS,
  type ChecklistField,
} from './filter-panels'
import { defaultFilters, defaultSearch, type FilterState, type SearchState } from './filter-state'
import type { SearchMode } from './sliders'
import { SORTS } from './sort-listings'
import { CATEGORY_IDS, subtypesOf } from '../listing/taxonomy'
import { isRecord } from '../wire-values'

/**
 * A search as it stands in the address: `mode`, `category` and `subtype` by their documented names (B 2.3), everything else
 * only where it differs from a fresh search. Bounds read `from-to`, `from-` without a maximum; checklists are separated by
 * commas. Units as kept (`FilterState`), so that a link means the same in every currency and unit system.
 */
export type SearchParams = { [key in ParamKey]?: string | number | true }

const BOUND_KEYS = [
  ['price', 'priceRange'],
  ['size', 'sqftRange'],
  ['lot', 'lotSizeRange'],
] as const
const CHECK_KEYS = [
  ['features', 'features'],
  ['building', 'building_features'],
  ['industrial', 'industrial_features'],
  ['land', 'land_features'],
  ['special', 'special_features'],
  ['investment', 'investment_features'],
  ['utilities', 'utilities_included'],
] as const
const VALUE_KEYS = [
  ['beds', 'bedrooms'],
  ['baths', 'bathrooms'],
  ['furnishing', 'furnishing'],
  ['floor', 'floor_level'],
  ['zoning', 'zoning_type'],
  ['occupancy', 'occupancy_status'],
  ['lease', 'minimum_lease'],
  ['bays', 'loading_bays'],
  ['capacity', 'capacity'],
  ['deposit', 'deposit'],
] as const
const SEARCH_KEYS = ['mode', 'category', 'subtype', 'q', 'sort', 'view', 'units', 'page'] as const

type ParamKey =
  | (typeof SEARCH_KEYS)[number]
  | (typeof BOUND_KEYS | typeof CHECK_KEYS | typeof VALUE_KEYS)[number][0]
  | 'pets'
  | 'ceiling'
  | 'roi'

const MODES: readonly SearchMode[] = ['sale', 'rent', 'all']
const CATEGORIES = ['all', ...CATEGORY_IDS] as const
const VIEWS = ['grid', 'list'] as const
const UNITS = ['imperial', 'metric'] as const
const SORT_VALUES = SORTS.map(({ value }) => value)
const FURNISHINGS = [...furnishingOptions('residential'), ...furnishingOptions('commercial')]

const MAX_TEXT = 200
const MAX_PAGE = 100_000

type Raw = Record<string, unknown>

function checksOf(field: ChecklistField, value: unknown): string[] {
  const given = new Set<unknown>(Array.isArray(value) ? value : textOf(value).split(','))
  return [...given].filter((item): item is string => typeof item === 'string' && CHECKLISTS[field].includes(item))
}

function readFilters(raw: Raw): FilterState {
  const [ceiling_height_min, ceiling_height_max] = boundsOf(raw['ceiling'])
  const [roi_min, roi_max] = boundsOf(raw['roi'])
  return {
    priceRange: boundsOf(raw['price']),
    sqftRange: boundsOf(raw['size']),
    lotSizeRange: boundsOf(raw['lot']),
    features: checksOf('features', raw['features']),
    building_features: checksOf('building_features', raw['building']),
    industrial_features: checksOf('industrial_features', raw['industrial']),
    land_features: checksOf('land_features', raw['land']),
    special_features: checksOf('special_features', raw['special']),
    investment_features: checksOf('investment_features', raw['investment']),
    utilities_included: checksOf('utilities_included', raw['utilities']),
    bedrooms: optionOf(BEDROOM_OPTIONS, raw['beds'], null),
    bathrooms: optionOf(BATHROOM_OPTIONS, raw['baths'], null),
    furnishing: optionOf(FURNISHINGS, raw['furnishing'], 'any'),
    floor_level: optionOf(FLOOR_LEVEL_OPTIONS, raw['floor'], 'any'),
    zoning_type: optionOf(ZONING_OPTIONS, raw['zoning'], 'any'),
    occupancy_status: optionOf(OCCUPANCY_OPTIONS, raw['occupancy'], 'any'),
    minimum_lease: optionOf(LEASE_OPTIONS, raw['lease'], null),
    pet_friendly: textOf(raw['pets']) === 'true',
    ceiling_height_min,
    ceiling_height_max,
    roi_min,
    roi_max,
    loading_bays: numberOf(raw['bays']) ?? 0,
    capacity: numberOf(raw['capacity']) ?? 0,
    deposit: numberOf(raw['deposit']),
  }
}

/**
 * The search in an address, healed: a field that is missing or cannot be read has its default, a subtype the category does
 * not have is 'All Types', unknown checklist items and keys are dropped. Never throws, whatever it is given.
 */
export function readSearch(given: unknown): SearchState {
  const raw: Raw = isRecord(given) ? given : {}
  const fresh = defaultSearch()
  const mode = oneOf(MODES, raw['mode'], fresh.mode)
  const category = oneOf(CATEGORIES, raw['category'], fresh.category)
  const page = numberOf(raw['page'])
  return {
    mode,
    category,
    subtype: oneOf(subtypesOf(category), raw['subtype'], 'all'),
    q: textOf(raw['q']).slice(0, MAX_TEXT),
    filters: readFilters(raw),
    sort: oneOf(SORT_VALUES, raw['sort'], fresh.sort),
    view: oneOf(VIEWS, raw['view'], fresh.view),
    units: oneOf(UNITS, raw['units'], fresh.units),
    page: page !== null && Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : fresh.page,
  }
}

/** The address of a search, defaults left out: `readSearch(writeSearch(search))` is the same search. */
export function writeSearch(search: SearchState): SearchParams {
  const { filters } = search
  const fresh = defaultSearch()
  const open = defaultFilters()
  const params: SearchParams = {}
  for (const key of SEARCH_KEYS) {
    if (search[key] !== fresh[key]) params[key] = search[key]
  }
  for (const [key, field] of BOUND_KEYS) {
    const text = boundsText(filters[field])
    if (text !== undefined) params[key] = text
  }
  for (const [key, field] of VALUE_KEYS) {
    const value = filters[field]
    if (value !== open[field] && value !== null) params[key] = value
  }
  for (const [key, field] of CHECK_KEYS) if (filters[field].length > 0) params[key] = filters[field].join(',')
  if (filters.pet_friendly) params.pets = true
  const ceiling = boundsText([filters.ceiling_height_min, filters.ceiling_height_max])
  if (ceiling !== undefined) params.ceiling = ceiling
  const roi = boundsText([filters.roi_min, filters.roi_max])
  if (roi !== undefined) params.roi = roi
  return params
}

/** What 'Map View' and the map's back button carry: `mode`, `category` and `subtype` always spelled out (B 2.3, 2.5). */
export function writeMapLink(search: SearchState): SearchParams & Record<'mode' | 'category' | 'subtype', string> {
  const { mode, category, subtype } = search
  return { ...writeSearch({ ...search, page: 1 }), mode, category, subtype }
}
