import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { SearchState } from '@/domain/filter-state'
import { writeSearch } from '@/domain/search-params'
import { afterPaint } from './after-paint'

/** How long typing or dragging rests before the address follows. */
const SETTLE_MS = 250

export type ChangeOptions = {
  /** Part of one gesture (typing, dragging): shown at once, written to the address when it rests, no history entry of its own. */
  replace?: boolean
}
type Waiting = { replace: boolean; stop: () => void }

export type ChangeSearch = (update: (search: SearchState) => SearchState, options?: ChangeOptions) => void

type Held = {
  /** What the screen shows: the address, or what is on its way there. */
  shown: SearchState
  /** Addresses sent and not yet answered, oldest first. */
  sent: readonly string[]
  /** The address last seen. */
  address: string
}

function textOf(search: SearchState): string {
  return JSON.stringify(writeSearch(search))
}

/** The address changed: an answer to one of ours never undoes a newer one of ours; anything else (Back, a link) wins. */
function follow(held: Held, search: SearchState, address: string): Held {
  const place = held.sent.indexOf(address)
  if (place < 0) return { shown: search, sent: [], address }
  return { ...held, sent: held.sent.slice(place + 1), address }
}

/**
 * The search in the address as the screen works on it: changes show at once and are never lost while the address follows, two in a
 * row included: after the next frame, a gesture when it rests. `flush` writes now what waits for that.
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
    // The address moved on by itself: what was still waiting belongs to a place that was left.
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
      // What has an entry of its own does not share it with what follows.
      if (waiting.current?.replace === false) flush()
      latest.current = { ...latest.current, shown: update(latest.current.shown) }
      setState(latest.current)
      callOff(waiting)
      // Writing the address takes a browser a part of the frame that shows the change.
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
