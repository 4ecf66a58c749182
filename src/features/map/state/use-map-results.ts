import { useDeferredValue, useMemo } from 'react'
import { filterListings, needsCosts } from '@/domain/search/filters'
import type { SearchState } from '@/domain/search/filter-state'
import type { Listing } from '@/domain/listing/listing'
import { useCosts, type Costs } from '@/listing/monthly/use-costs'
import { isPlaced, isWithin, type Bounds, type PlacedListing } from './bounds'

const NONE: readonly Listing[] = []

export type MapResults = {
  /** Everything that matches the search. */
  matching: readonly Listing[]
  /** What of it has a place on the map. */
  placed: readonly PlacedListing[]
  /** What of it has none. */
  unplaced: number
  /** For list and count; limited to the view if requested. */
  listed: readonly Listing[]
  /** By which prices are shown by month. */
  costs: Costs
}

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
  return { matching, placed, unplaced: matching.length - placed.length, listed, costs }
}
