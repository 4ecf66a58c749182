import { useDeferredValue, useMemo } from 'react'
import { filterListings, needsCosts } from '@/domain/search/filters'
import type { SearchState } from '@/domain/search/filter-state'
import type { Listing } from '@/domain/listing/listing'
import { useCosts, type Costs } from '@/listing/monthly/use-costs'
import type { MapCell } from '../clusters/group'
import { isPlaced, isWithin, type Bounds, type PlacedListing } from './bounds'

const NONE: readonly Listing[] = []

export type MapResults = {
  /** The listings with a place on the map, as far as they are loaded. */
  placed: readonly PlacedListing[]
  /** Squares with counts in place of listings that are too many to load. */
  cells: readonly MapCell[]
  /** How many match the search and have no place. */
  unplaced: number
  /** For the list, as far as they are loaded; limited to the view if requested. */
  listed: readonly Listing[]
  /** How many the list has, loaded or not. */
  count: number
  /** How many match the search, in view or not. */
  found: number
  /** By which prices are shown by month. */
  costs: Costs
  /** Called when the end of the list comes near. */
  onEnd?: () => void
}

const NO_CELLS: readonly MapCell[] = []

/** The listings of a search, on the map and in the list. `within` limits the list; deferred, so moving stays fast. */
export function useMapResults(
  all: readonly Listing[] | undefined,
  search: SearchState,
  within: Bounds | null,
): MapResults {
  const costs = useCosts(search.byMonth || needsCosts(search) ? search.loan : null)
  const of = costs.view?.costs ?? null
  const matching = useMemo(() => (all ? filterListings(all, search, of) : NONE), [all, search, of])
  const placed = useMemo(() => matching.filter(isPlaced), [matching])
  const bounds = useDeferredValue(within)
  const listed = useMemo(
    () => (bounds ? placed.filter((listing) => isWithin(listing, bounds)) : matching),
    [matching, placed, bounds],
  )
  return {
    placed,
    cells: NO_CELLS,
    unplaced: matching.length - placed.length,
    listed,
    count: listed.length,
    found: matching.length,
    costs,
  }
}
