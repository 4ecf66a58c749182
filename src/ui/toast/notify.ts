export type ToastTone = 'neutral' | 'good' | 'bad'

export type Notice = {
  /** Shown and said exactly so, once. */
  text: string
  /** 'bad' interrupts a screen reader; the others wait their turn. */
  tone?: ToastTone
  /** One thing to do about it, such as Undo; doing it takes the toast away. */
  action?: { label: string; onPress: () => void }
  /** Runs once it has left, whichever way: after its action, dismissed, timed out, or pushed out by newer ones. */
  onGone?: () => void
}

export type Toast = Notice & { id: number; tone: ToastTone }

const MOST_AT_ONCE = 3

let toasts: readonly Toast[] = []
let nextId = 1
const listeners = new Set<() => void>()

function change(next: readonly Toast[]) {
  const gone = toasts.filter((toast) => !next.includes(toast))
  toasts = next
  for (const listener of listeners) listener()
  for (const { onGone } of gone) onGone?.()
}

/**
 * Tells the user something in passing. The same text again renews the toast instead of stacking a second one. Returns a
 * function that takes it away. Needs a ToastHost.
 */
export function notify({ tone = 'neutral', ...notice }: Notice): () => void {
  const id = nextId++
  const others = toasts.filter((toast) => toast.text !== notice.text)
  change([...others, { ...notice, tone, id }].slice(-MOST_AT_ONCE))
  return () => dismissToast(id)
}

export function dismissToast(id: number): void {
  if (toasts.some((toast) => toast.id === id)) change(toasts.filter((toast) => toast.id !== id))
}

/** For tests and for leaving a session: nothing left standing. */
export function dismissAllToasts(): void {
  if (toasts.length > 0) change([])
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function currentToasts(): readonly Toast[] {
  return toasts
}
