import type { BlockingFilter } from '@/domain/search/facets'
import type { CountsOf } from '@/domain/search/counts/choice-counts'
import type { SearchState } from '@/domain/search/filter-state'
import type { Listing } from '@/domain/listing/listing'
import type { CategoryId } from '@/domain/listing/taxonomy'
import type { Bounds, PlacedListing } from '@/domain/search/query/bounds'
import type { Costs } from '../monthly/use-costs'

export type Listed = {
  listings: readonly Listing[]
  total: number
  /** Loading more of them; null where all are loaded. `ahead` is called when the last ones come near. */
  next: Next | null
}

export type Next = { loading: boolean; error: Error | null; ahead: () => void; retry: () => void }

export type Progress = {
  known: boolean
  error: Error | null
  fetching: boolean
  retry: () => void
}

export type Results = Listed & {
  /** There may be more than `total`. */
  atLeast: boolean
  criteria: SearchState
  stale: boolean
  /** By which prices are shown by month. */
  costs: Costs
  /** Undefined while there is nothing to count. */
  counts: Partial<Record<CategoryId | 'all', number>> | undefined
  /** How many each choice of a filter would show. */
  choices: CountsOf
  /** Prices in pesos of what matches all but the price. */
  prices: readonly number[]
  /** What stands in the way of an empty result. */
  blocking: readonly Omit<BlockingFilter, 'label'>[]
}

export type Found = Progress & {
  found: Results
  /** They came with the page. */
  rendered: boolean
}

export type MapSearch = {
  search: SearchState
  /** What the map shows; null before it has a size. */
  view: Bounds | null
  zoom: number
  /** List and count are limited to the view. */
  area: boolean
  pin: string | null
}

/** A square of the map with its listings of one type; prices in pesos. */
export type MapCell = { mode: 'sale' | 'rent'; lat: number; lng: number; count: number; minPrice: number | null }

export type MapResults = Listed & {
  placed: readonly PlacedListing[]
  cells: readonly MapCell[]
  /** How many match the search and have no place. */
  unplaced: number
  /** How many match the search, in view or not. */
  everywhere: number
  /** By which prices are shown by month. */
  costs: Costs
}

export type FoundOnMap = Progress & {
  results: MapResults
  /** There is no listing at all, whatever is searched for. */
  emptyMarket: boolean
}
