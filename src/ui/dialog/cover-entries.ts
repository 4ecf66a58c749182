import { hearFirst } from './first-to-hear'

/** Marks the history entry of what lies over the screen, in its state. */
const MARK = 'closedByBack'

type Entry = { state: object | null; href: string }

/** Something that lies over the screen, with a history entry of its own for Back to use up. */
export type Cover = {
  mark: string
  onBack: () => void
  /** The entry under its own, as it stands in the history, and as a router since wants it. */
  below: Entry
  wanted: Entry
}

/** What lies over the screen, the uppermost last. */
let covers: Cover[] = []

/** Whose entry is on its way out, and what has to wait for that: until then the history is at no known place. */
let leaving: { cover: Cover; waiting: (() => void)[] } | null = null

/** A traversal that never arrives must not hold up the router. */
const LONGEST_LEAVE = 1000

const push = (state: object, href: string) => History.prototype.pushState.call(history, state, '', href)
const replace = (state: object | null, href: string) => History.prototype.replaceState.call(history, state, '', href)

function here(): Entry {
  const state: unknown = history.state
  return { state: typeof state === 'object' ? state : null, href: location.href }
}

function markHere(): unknown {
  const { state } = here()
  return state && MARK in state ? state[MARK] : undefined
}

function same(one: Entry, other: Entry): boolean {
  return one.href === other.href && JSON.stringify(one.state) === JSON.stringify(other.state)
}

/**
 * Lays an entry for Back to use up over the current one; `onBack` is called when that happens. It has the same address and is laid
 * around the router, which would take it for a visit. What the router writes meanwhile (filters in a sheet, say) goes below it, so
 * that the history is in the end as if nothing had lain there, and the screen keeps what was chosen.
 */
export function layCover(onBack: () => void): Cover {
  const cover: Cover = { mark: Math.random().toString(36).slice(2), onBack, below: here(), wanted: here() }
  install()
  whenSettled(() => {
    cover.below = cover.wanted = here()
    covers = [...covers, cover]
    push({ ...cover.below.state, [MARK]: cover.mark }, cover.below.href)
  })
  return cover
}

/** Takes the entry away again, unless Back did. */
export function liftCover(cover: Cover): void {
  whenSettled(() => {
    const uppermost = covers.at(-1) === cover
    covers = covers.filter((other) => other !== cover)
    if (!uppermost || markHere() !== cover.mark) return
    const mine = (leaving = { cover, waiting: [] })
    setTimeout(() => {
      if (leaving === mine) goOn()
    }, LONGEST_LEAVE)
    history.back()
  })
}

function whenSettled(step: () => void): void {
  if (leaving) leaving.waiting.push(step)
  else step()
}

function goOn(): void {
  const waiting = leaving?.waiting ?? []
  leaving = null
  for (const step of waiting) whenSettled(step)
}

let installed = false

/** Steps between the router and the browser's history, for as long as the page lives. */
function install(): void {
  if (installed) return
  installed = true
  const pushAsRouter = history.pushState.bind(history)
  const replaceAsRouter = history.replaceState.bind(history)
  history.pushState = (...entry) =>
    whenSettled(() => {
      const cover = covers.at(-1)
      if (!cover || markHere() !== cover.mark) return pushAsRouter(...entry)
      // Two on each other share what lies below.
      if (covers.length > 1) return history.replaceState(...entry)
      replaceAsRouter(...entry)
      cover.below = cover.wanted = here()
      return push({ ...cover.below.state, [MARK]: cover.mark }, cover.below.href)
    })
  history.replaceState = (...entry) =>
    whenSettled(() => {
      const cover = covers.at(-1)
      const covered = cover !== undefined && markHere() === cover.mark
      replaceAsRouter(...entry)
      if (!covered) return
      cover.wanted = here()
      replace({ ...cover.wanted.state, [MARK]: cover.mark }, cover.wanted.href)
    })
  // The router is to hear only of what concerns it.
  hearFirst(arrive)
}

function arrive(event: PopStateEvent): void {
  if (leaving) {
    settle(leaving.cover.below, leaving.cover.wanted, event)
    return goOn()
  }
  const place = covers.findIndex(({ mark }) => mark === markHere())
  const gone = covers.slice(place + 1)
  const [lowest, uppermost] = [gone[0], gone.at(-1)]
  if (!lowest || !uppermost) return
  covers = covers.slice(0, place + 1)
  settle(lowest.below, uppermost.wanted, event)
  for (const { onBack } of gone) onBack()
}

/** Back at the entry below: to the router nothing has happened. Anywhere else is a visit, of which it hears. */
function settle(below: Entry, wanted: Entry, event: PopStateEvent): void {
  if (!same(here(), below)) return
  event.stopImmediatePropagation()
  if (same(below, wanted)) return
  const lower = covers.at(-1)
  if (lower) lower.wanted = wanted
  replace(lower ? { ...wanted.state, [MARK]: lower.mark } : wanted.state, wanted.href)
}
