import { createContext, use, useState } from 'react'
import type { ChangeOptions } from './use-search-state'

export const RenderedChange = createContext(Infinity)

/** A control that shows its value in the next frame; the search follows later. `useOptimistic` would render twice. */
export function useAtOnce<Value>(
  value: Value,
  tell: (next: Value, options: ChangeOptions) => number,
): [shown: Value, choose: (next: Value) => void] {
  const rendered = use(RenderedChange)
  const [own, setOwn] = useState<{ shown: Value; number: number } | null>(null)
  const choose = (next: Value) => setOwn({ shown: next, number: tell(next, { later: true }) })
  return [own && own.number > rendered ? own.shown : value, choose]
}
