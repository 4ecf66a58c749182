import { activeFilters } from '@/domain/search/active-filters'
import type { SearchState } from '@/domain/search/filter-state'
import { isPlaced, type PlacedListing } from '@/domain/search/query/bounds'
import { writeMapLink } from '@/domain/search/search-params'
import type { FoundOnMap } from '@/listing/search/results'

export type Fit = { key: string; places: readonly PlacedListing[] }

/** The results of a filtered search: without filters the map shows Iloilo City (B 2.5). */
export function fitOf(search: SearchState, places: Fit['places']): Fit | null {
  return activeFilters(search).length === 0 ? null : { key: JSON.stringify(writeMapLink(search)), places }
}

/** Where the results are; none until all of them are known. */
export function allOf({ results: { listings, total }, fetching }: FoundOnMap): readonly PlacedListing[] {
  return fetching || listings.length < total ? [] : listings.filter(isPlaced)
}
