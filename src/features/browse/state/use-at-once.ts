import { createContext, use, useState } from 'react'
import type { ChangeOptions } from './use-search-state'

/** The number of the newest change that is rendered. */
export const RenderedChange = createContext(Infinity)

/**
 * A control that shows a press or a letter by itself, in the next frame: `tell` changes the search and returns the number of the
 * change. What depends on it is rendered later. From then on the control shows what the search holds. `useOptimistic` would do the same,
 * but renders twice, and begins before that frame.
 */
export function useAtOnce<Value>(
  value: Value,
  tell: (next: Value, options: ChangeOptions) => number,
): [shown: Value, choose: (next: Value) => void] {
  const rendered = use(RenderedChange)
  const [own, setOwn] = useState<{ shown: Value; number: number } | null>(null)
  const choose = (next: Value) => setOwn({ shown: next, number: tell(next, { later: true }) })
  return [own && own.number > rendered ? own.shown : value, choose]
}
