import { startTransition, useEffect, useState } from 'react'
import type { SearchState } from '@/domain/search/filter-state'
import { afterPaint } from '@/lib/after-paint'

/** Milliseconds without another letter or drag. */
const SETTLE_MS = 150

/** A press counts at once, typing and dragging once they rest; all counts at once while it is not `on`. */
export function useSettled(search: SearchState, on: boolean): SearchState {
  const [settled, setSettled] = useState<SearchState>()
  const typing = settled !== undefined && (search.q !== settled.q || search.filters !== settled.filters)
  useEffect(() => {
    if (!on || search === settled) return undefined
    const timer = setTimeout(() => setSettled(search), typing ? SETTLE_MS : 0)
    return () => clearTimeout(timer)
  }, [search, settled, typing, on])
  return on && settled ? settled : search
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

/**
 * Work that depends on it runs after the frame that responds to a press; `useDeferredValue` could run before. @param
 * pause further milliseconds; another value within them takes its place.
 */
export function useAfterPaint<Value extends object>(value: Value, pause: (before: Value) => number = () => 0): Value {
  const [painted, setPainted] = useState(value)
  const milliseconds = pause(painted)
  useEffect(() => {
    const show = () => startTransition(() => setPainted(value))
    if (milliseconds === 0) return afterPaint(show)
    const timer = setTimeout(show, milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return painted
}
