import { replaceEqualDeep } from '@tanstack/react-router'
import { startTransition, useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { SearchState } from '@/domain/search/filter-state'
import { writeSearch } from '@/domain/search/search-params'
import { afterPaint } from '@/lib/after-paint'

const SETTLE_MS = 250
/** Pause in ms after which the page follows a letter, so that the next letter does not wait for it. */
const TYPING_MS = 100

export type ChangeOptions = {
  /** Part of typing or dragging: shown at once, written to the URL after a pause, without a history entry. */
  replace?: boolean
  /** The control shows the change itself (`useAtOnce`). The rest is rendered after the next frame, or after typing. */
  later?: boolean
}
/** `stop` calls the timer off; there is none until the change is rendered. */
type Waiting = { replace: boolean; stop?: () => void }

/** Returns the number of the change. */
export type ChangeSearch = (update: (search: SearchState) => SearchState, options?: ChangeOptions) => number

type Held = {
  shown: SearchState
  sent: readonly string[]
  address: string
  changes: number
}

function textOf(search: SearchState): string {
  return JSON.stringify(writeSearch(search))
}

/** On a URL change: the result of an own write does not undo a newer own change; other changes (Back, a link) win. */
function follow(held: Held, search: SearchState, address: string): Held {
  const place = held.sent.indexOf(address)
  // Filters that did not change stay the same object, so that the results are not worked out again.
  if (place < 0) return { shown: replaceEqualDeep(held.shown, search), sent: [], address, changes: held.changes + 1 }
  return { ...held, sent: held.sent.slice(place + 1), address }
}

/** Changes show at once; the URL follows after the next frame, or after a pause. `flush` writes pending changes now. */
export function useSearchState(
  search: SearchState,
  onChange: (next: SearchState, options?: ChangeOptions) => void,
): { shown: SearchState; rendered: number; change: ChangeSearch; flush: () => void } {
  const address = textOf(search)
  const [state, setState] = useState<Held>(() => ({ shown: search, sent: [], address, changes: 0 }))
  const caughtUp = (before: Held) => (before.address === address ? before : follow(before, search, address))
  const held = caughtUp(state)
  // As a function: what is rendered later is not undone.
  if (held !== state) setState(caughtUp)

  const latest = useRef(held)
  const tell = useRef(onChange)
  const waiting = useRef<Waiting>(undefined)
  const showing = useRef<() => void>(undefined)
  useLayoutEffect(() => {
    const before = latest.current
    // A letter is rendered in slices: what was rendered before it meanwhile does not undo it.
    latest.current = held.changes < before.changes ? caughtUp(before) : held
    // The URL changed elsewhere: pending changes belong to the previous page.
    if (latest.current.shown !== before.shown && latest.current.address !== before.address) callOff(waiting)
    tell.current = onChange
  })
  useEffect(
    () => () => {
      callOff(waiting)
      showing.current?.()
    },
    [],
  )

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
    (update, { replace = false, later = false } = {}) => {
      // A change with its own history entry does not share it with the next one.
      if (waiting.current?.replace === false) flush()
      const { shown, changes } = latest.current
      latest.current = { ...latest.current, shown: update(shown), changes: changes + 1 }
      callOff(waiting)
      waiting.current = { replace }
      if (replace) waiting.current.stop = after(SETTLE_MS, flush)
      const show = () => setState(latest.current)
      showing.current?.()
      if (!later) show()
      else showing.current = replace ? after(TYPING_MS, () => startTransition(show)) : afterPaint(show)
      return latest.current.changes
    },
    [flush],
  )

  // Writing the URL takes a part of the frame that shows the change.
  const writeSoon = useEffectEvent((changes: number) => {
    const rendered = changes === latest.current.changes
    if (rendered && waiting.current?.replace === false) waiting.current.stop ??= afterPaint(flush)
  })
  useEffect(() => writeSoon(held.changes), [held.changes])

  return { shown: held.shown, rendered: held.changes, change, flush }
}

function after(ms: number, work: () => void): () => void {
  const timer = setTimeout(work, ms)
  return () => clearTimeout(timer)
}

function callOff(waiting: { current: Waiting | undefined }) {
  waiting.current?.stop?.()
  waiting.current = undefined
}
