import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { SearchState } from '@/domain/filter-state'
import { writeSearch } from '@/domain/search-params'

/** How long typing or dragging rests before the address follows. */
const SETTLE_MS = 250

export type ChangeOptions = {
  /** Part of one gesture (typing, dragging): shown at once, written to the address when it rests, no history entry of its own. */
  replace?: boolean
}
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
 * The search in the address as the screen works on it: changes show at once and are never lost while the address follows,
 * two in a row included. `flush` writes what rests in a gesture now.
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
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useLayoutEffect(() => {
    // The address moved on by itself: what was still resting belongs to a place that was left.
    if (latest.current.shown !== held.shown && latest.current.address !== held.address) stop(timer)
    latest.current = held
    tell.current = onChange
  })
  useEffect(() => () => stop(timer), [])

  const send = useCallback((replace: boolean) => {
    stop(timer)
    const { shown, sent, address: known } = latest.current
    const next = textOf(shown)
    if (next === (sent.at(-1) ?? known)) return
    latest.current = { ...latest.current, sent: [...sent, next] }
    setState(latest.current)
    tell.current(shown, { replace })
  }, [])

  const change = useCallback<ChangeSearch>(
    (update, { replace = false } = {}) => {
      latest.current = { ...latest.current, shown: update(latest.current.shown) }
      setState(latest.current)
      if (!replace) return send(false)
      stop(timer)
      timer.current = setTimeout(() => send(true), SETTLE_MS)
    },
    [send],
  )

  const flush = useCallback(() => {
    if (timer.current !== undefined) send(true)
  }, [send])

  return { shown: held.shown, change, flush }
}

function stop(timer: { current: ReturnType<typeof setTimeout> | undefined }) {
  clearTimeout(timer.current)
  timer.current = undefined
}
