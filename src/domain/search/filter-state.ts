import { OPEN_RANGE, type Range, type SearchMode } from './sliders'
import type { CategoryId } from '../listing/taxonomy'
import type { UnitSystem } from '../units/units'

export type Furnishing = 'any' | 'furnished' | 'unfurnished' | 'semi-furnished' | 'fitted' | 'shell-core'
export type FloorLevel = 'any' | 'ground' | 'elevator' | 'street-facing'
export type Zoning = 'any' | 'residential' | 'commercial' | 'industrial' | 'agricultural' | 'mixed-use'
export type Occupancy = 'any' | 'vacant' | 'rented'

/**
 * The filters under their documented names (B 3.7). Money in pesos, areas in square feet, lots in acres, heights in feet,
 * whatever is shown: so switching currency or units never changes the results. A minimum of 0 and a maximum of null limit
 * nothing.
 */
export type FilterState = {
  priceRange: Range
  sqftRange: Range
  lotSizeRange: Range
  /** Minimum; null is Any, 0 is Studio (B 9). */
  bedrooms: number | null
  bathrooms: number | null
  features: string[]
  furnishing: Furnishing
  pet_friendly: boolean
  building_features: string[]
  floor_level: FloorLevel
  industrial_features: string[]
  land_features: string[]
  special_features: string[]
  investment_features: string[]
  zoning_type: Zoning
  occupancy_status: Occupancy
  ceiling_height_min: number
  ceiling_height_max: number | null
  loading_bays: number
  capacity: number
  /** Percent a year. */
  roi_min: number
  roi_max: number | null
  // Cleared on switching mode (B 4), so part of the state: the longest lease one would sign in months, the highest deposit
  // in pesos, and the utilities that must be included.
  minimum_lease: number | null
  deposit: number | null
  utilities_included: string[]
}

export type Sort = 'newest' | 'price-asc' | 'price-desc' | 'size-desc' | 'price-per-area-asc'
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
  /** From 1. */
  page: number
}

/** The filters that limit nothing (B 9). */
export function defaultFilters(): FilterState {
  return {
    priceRange: OPEN_RANGE,
    sqftRange: OPEN_RANGE,
    lotSizeRange: OPEN_RANGE,
    bedrooms: null,
    bathrooms: null,
    features: [],
    furnishing: 'any',
    pet_friendly: false,
    building_features: [],
    floor_level: 'any',
    industrial_features: [],
    land_features: [],
    special_features: [],
    investment_features: [],
    zoning_type: 'any',
    occupancy_status: 'any',
    ceiling_height_min: 0,
    ceiling_height_max: null,
    loading_bays: 0,
    capacity: 0,
    roi_min: 0,
    roi_max: null,
    minimum_lease: null,
    deposit: null,
    utilities_included: [],
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
    page: 1,
  }
}
