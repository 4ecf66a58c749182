import { useCallback, useRef, useState } from 'react'
import { changeFilters } from '@/domain/search/search-changes'
import type { SearchState } from '@/domain/search/filter-state'
import { boxOfView, type Bounds } from '@/domain/search/query/bounds'
import { samePosition, type MapPosition } from '../state/map-url'

export type OnMapSearch = (search: SearchState, options: { replace: boolean }) => void

/** The first box makes a history entry, later ones replace it. While `drawing` the map moves without a search. */
export function useMapSearch(search: SearchState, onSearch: OnMapSearch, drawing: boolean) {
  const [follows, setFollows] = useState(true)
  const [position, setPosition] = useState<MapPosition | null>(null)
  const [moved, setMoved] = useState(false)
  const view = useRef<Bounds | null>(null)
  const fitted = useRef<MapPosition | null>(null)

  const searchHere = () => {
    setMoved(false)
    if (!view.current) return
    onSearch(changeFilters(search, { box: boxOfView(view.current) }), { replace: search.filters.box !== null })
  }
  const onMove = (at: MapPosition) => {
    setPosition(at)
    if (drawing || samePosition(at, fitted.current)) return
    if (follows) searchHere()
    else setMoved(true)
  }
  const follow = (on: boolean) => {
    setFollows(on)
    if (on && moved) searchHere()
  }
  return {
    follows,
    follow,
    moved,
    searchHere,
    position,
    onMove,
    onView: useCallback((bounds: Bounds) => void (view.current = bounds), []),
    onFit: useCallback((at: MapPosition) => void (fitted.current = at), []),
  }
}
