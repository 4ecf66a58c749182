import type { ReactNode } from 'react'
import type { SearchState } from '@/domain/search/filter-state'
import type { Bounds } from '../state/bounds'
import type { MapResults } from '../state/use-map-results'

/** What one of the engines has for the map. */
export type MapSource = {
  results: MapResults
  /** There are results, be they old. */
  known: boolean
  /** There is no listing at all, whatever is searched for. */
  emptyMarket: boolean
  error: Error | null
  fetching: boolean
  retry: () => void
}

/** What is searched for, and where. */
export type MapSearch = {
  search: SearchState
  /** What the map shows; null before it has a size. */
  view: Bounds | null
  zoom: number
  /** List and count are limited to the view. */
  area: boolean
  /** Id of the selected property. */
  pin: string | null
}

export type MapSourceProps = MapSearch & { children: (source: MapSource) => ReactNode }

/** `tell` is given what there is after each change. */
export type ServerMapSourceProps = MapSearch & { tell: (source: Partial<MapSource>) => void }
