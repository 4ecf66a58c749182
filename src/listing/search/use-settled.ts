import { useEffect, useState } from 'react'
import type { SearchState } from '@/domain/search/filter-state'

/** Milliseconds without another letter or drag. */
const SETTLE_MS = 150

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

/** A text once no letter has come for a moment. */
export function useSettledText(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
