import { useEffect, useState } from 'react'
import type { SearchState } from '@/domain/search/filter-state'

/** Milliseconds without another letter or drag. */
export const SETTLE_MS = 150

/** The search once nobody types or drags any more; a press on anything else counts at once. */
export function useSettled(search: SearchState): SearchState {
  const [settled, setSettled] = useState(search)
  const typing = search.q !== settled.q || search.filters !== settled.filters
  useEffect(() => {
    if (search === settled) return undefined
    const timer = setTimeout(() => setSettled(search), typing ? SETTLE_MS : 0)
    return () => clearTimeout(timer)
  }, [search, settled, typing])
  return settled
}
