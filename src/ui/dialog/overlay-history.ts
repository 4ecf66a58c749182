import { onPopstateFirst } from './popstate-first'

/** The name of the mark in the state of an overlay's history entry. */
const MARK = 'closedByBack'

type Entry = { state: object | null; href: string }

/** A dialog or sheet over the screen, with a history entry of its own that Back pops. */
export type Overlay = {
  mark: string
  onBack: () => void
  /** The entry below its own: as the history has it, and as the router has since changed it. */
  below: Entry
  wanted: Entry
}

let overlays: Overlay[] = []

/** Until these steps have removed the overlay's entry, the current entry is unknown. */
let leaving: { overlay: Overlay; waiting: (() => void)[] } | null = null

/** Longest wait for a traversal, in ms; one that never arrives must not block the router. */
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

/** Back pops the entry and calls `onBack`, hidden from the router, which would navigate. Decision 020. */
export function pushOverlay(onBack: () => void): Overlay {
  const overlay: Overlay = { mark: Math.random().toString(36).slice(2), onBack, below: here(), wanted: here() }
  install()
  whenSettled(() => {
    overlay.below = overlay.wanted = here()
    overlays = [...overlays, overlay]
    push({ ...overlay.below.state, [MARK]: overlay.mark }, overlay.below.href)
  })
  return overlay
}

/** Removes the entry, unless Back did. */
export function removeOverlay(overlay: Overlay): void {
  whenSettled(() => {
    const uppermost = overlays.at(-1) === overlay
    overlays = overlays.filter((other) => other !== overlay)
    if (!uppermost || markHere() !== overlay.mark) return
    const mine = (leaving = { overlay, waiting: [] })
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

/** Intercepts the router's writes to the history, for the life of the page. */
function install(): void {
  if (installed) return
  installed = true
  const pushAsRouter = history.pushState.bind(history)
  const replaceAsRouter = history.replaceState.bind(history)
  history.pushState = (...entry) =>
    whenSettled(() => {
      const overlay = overlays.at(-1)
      if (!overlay || markHere() !== overlay.mark) return pushAsRouter(...entry)
      // Stacked overlays share the entry below.
      if (overlays.length > 1) return history.replaceState(...entry)
      replaceAsRouter(...entry)
      overlay.below = overlay.wanted = here()
      return push({ ...overlay.below.state, [MARK]: overlay.mark }, overlay.below.href)
    })
  history.replaceState = (...entry) =>
    whenSettled(() => {
      const overlay = overlays.at(-1)
      const covered = overlay !== undefined && markHere() === overlay.mark
      replaceAsRouter(...entry)
      if (!covered) return
      overlay.wanted = here()
      replace({ ...overlay.wanted.state, [MARK]: overlay.mark }, overlay.wanted.href)
    })
  onPopstateFirst(arrive)
}

function arrive(event: PopStateEvent): void {
  if (leaving) {
    settle(leaving.overlay.below, leaving.overlay.wanted, event)
    return goOn()
  }
  const place = overlays.findIndex(({ mark }) => mark === markHere())
  const gone = overlays.slice(place + 1)
  const [lowest, uppermost] = [gone[0], gone.at(-1)]
  if (!lowest || !uppermost) return
  overlays = overlays.slice(0, place + 1)
  settle(lowest.below, uppermost.wanted, event)
  for (const { onBack } of gone) onBack()
}

/** Hides the pop from the router if it lands on the entry below; otherwise lets it through. */
function settle(below: Entry, wanted: Entry, event: PopStateEvent): void {
  if (!same(here(), below)) return
  event.stopImmediatePropagation()
  if (same(below, wanted)) return
  const lower = overlays.at(-1)
  if (lower) lower.wanted = wanted
  replace(lower ? { ...wanted.state, [MARK]: lower.mark } : wanted.state, wanted.href)
}
