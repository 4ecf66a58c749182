import { replaceEqualDeep } from '@tanstack/react-router'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { SearchState } from '@/domain/search/filter-state'
import { writeSearch } from '@/domain/search/search-params'
import { afterPaint } from './after-paint'

/** Debounce before the URL is updated while typing or dragging, in ms. */
const SETTLE_MS = 250

export type ChangeOptions = {
  /** Part of typing or dragging: shown at once, written to the URL after a pause, without a history entry. */
  replace?: boolean
}
type Waiting = { replace: boolean; stop: () => void }

export type ChangeSearch = (update: (search: SearchState) => SearchState, options?: ChangeOptions) => void

type Held = {
  /** The search of the URL, or the one about to be written there. */
  shown: SearchState
  /** Addresses sent and not yet answered, oldest first. */
  sent: readonly string[]
  /** The address last seen. */
  address: string
}

function textOf(search: SearchState): string {
  return JSON.stringify(writeSearch(search))
}

/** On a URL change: the result of an own write does not undo a newer own change; other changes (Back, a link) win. */
function follow(held: Held, search: SearchState, address: string): Held {
  const place = held.sent.indexOf(address)
  // Filters that did not change stay the same object, so that the results are not worked out again.
  if (place < 0) return { shown: replaceEqualDeep(held.shown, search), sent: [], address }
  return { ...held, sent: held.sent.slice(place + 1), address }
}

/**
 * The search in the URL with pending changes. Changes show at once; the URL follows after the next frame, or after a pause
 * while typing or dragging. `flush` writes pending changes now.
 */
export function useSearchState(
  search: SearchState,
  onChange: (next: SearchState, options?: ChangeOptions) => void,
): { shown: SearchState; change: ChangeSearch; flush: () => void } {
  const address = textOf(search)
  const [state, setState] = useState<Held>(() => ({ shown: search, sent: [], address }))
  const held = address === state.address ? state : follow(state, search, address)
  if (held !== state) setState(held)

  const latest = useRef(held)
  const tell = useRef(onChange)
  const waiting = useRef<Waiting>(undefined)
  useLayoutEffect(() => {
    // The URL changed elsewhere: pending changes belong to the previous page.
    if (latest.current.shown !== held.shown && latest.current.address !== held.address) callOff(waiting)
    latest.current = held
    tell.current = onChange
  })
  useEffect(() => () => callOff(waiting), [])

  const flush = useCallback(() => {
    if (!waiting.current) return
    const { replace } = waiting.current
    callOff(waiting)
    const { shown, sent, address: known } = latest.current
    const next = textOf(shown)
    if (next === (sent.at(-1) ?? known)) return
    latest.current = { ...latest.current, sent: [...sent, next] }
    setState(latest.current)
    tell.current(shown, { replace })
  }, [])

  const change = useCallback<ChangeSearch>(
    (update, { replace = false } = {}) => {
      // A change with its own history entry does not share it with the next one.
      if (waiting.current?.replace === false) flush()
      latest.current = { ...latest.current, shown: update(latest.current.shown) }
      setState(latest.current)
      callOff(waiting)
      // Writing the URL takes a part of the frame that shows the change.
      waiting.current = { replace, stop: replace ? after(SETTLE_MS, flush) : afterPaint(flush) }
    },
    [flush],
  )

  return { shown: held.shown, change, flush }
}

function after(ms: number, work: () => void): () => void {
  const timer = setTimeout(work, ms)
  return () => clearTimeout(timer)
}

function callOff(waiting: { current: Waiting | undefined }) {
  waiting.current?.stop()
  waiting.current = undefined
}
