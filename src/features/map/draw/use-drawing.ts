import { useCallback, useMemo, useRef, useState, type RefObject } from 'react'
import { changeFilters } from '@/domain/search/search-changes'
import type { SearchState } from '@/domain/search/filter-state'
import type { Area } from '@/domain/search/query/area'

export type Drawing = {
  on: boolean
  /** Something was drawn on this visit: the map stays where it is. */
  used: boolean
  start: () => void
  /** The area is part of the search from now on, by its name if it has one; null lifts it. */
  done: (area: Area | null, name: string | null) => void
  cancel: () => void
}

/** The search to show while drawing has neither area nor box, so that all around can be seen. */
export function useDrawing(
  search: SearchState,
  onSearch: (search: SearchState) => void,
): { drawing: Drawing; shown: SearchState; button: RefObject<HTMLButtonElement | null> } {
  const [on, setOn] = useState(false)
  const [used, setUsed] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const leave = useCallback(() => {
    setOn(false)
    // After the render that shows the button again.
    requestAnimationFrame(() => button.current?.focus({ preventScroll: true }))
  }, [])
  const start = useCallback(() => {
    setOn(true)
    setUsed(true)
  }, [])
  const done = (area: Area | null, areaName: string | null) => {
    // An area takes the place of a box of the map: both together would find what nobody asked for.
    onSearch(changeFilters(search, area ? { area, areaName, box: null } : { area, areaName }))
    leave()
  }
  const shown = useMemo(() => {
    const { area, box } = search.filters
    return on && (area || box) ? changeFilters(search, { area: null, box: null }) : search
  }, [on, search])
  return { drawing: { on, used, start, done, cancel: leave }, shown, button }
}
