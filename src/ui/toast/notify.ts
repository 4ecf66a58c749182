import { observable } from '@/lib/observable'

export type ToastTone = 'neutral' | 'good' | 'bad'

type ToastAction = { label: string; onPress: () => void }

export type Notice = {
  /** Shown and announced verbatim, once. */
  text: string
  /** 'bad' interrupts a screen reader; the others do not. */
  tone?: ToastTone
  /** A toast replaces the one before it with the same topic, which is out of date. */
  topic?: string
  /** An action, such as Undo, and another beside it; a press closes the toast. */
  action?: ToastAction
  second?: ToastAction
  /** Runs once the toast is gone, for any reason. */
  onGone?: () => void
}

export type Toast = Notice & { id: number; tone: ToastTone }

const MOST_AT_ONCE = 3

export const toasts = observable<readonly Toast[]>([])
let nextId = 1

function change(next: readonly Toast[]) {
  const gone = toasts.get().filter((toast) => !next.includes(toast))
  toasts.set(next)
  for (const { onGone } of gone) onGone?.()
}

/** The same text renews a toast without an action. An error closes earlier success messages. Needs a ToastHost. */
export function notify({ tone = 'neutral', ...notice }: Notice): () => void {
  const id = nextId++
  const others = toasts.get().filter((toast) => !isReplacedBy(toast, { tone, ...notice }))
  change([...others, { ...notice, tone, id }].slice(-MOST_AT_ONCE))
  return () => dismissToast(id)
}

function isReplacedBy(toast: Toast, notice: Notice): boolean {
  if (notice.topic !== undefined && toast.topic === notice.topic) return true
  if (toast.action) return false
  return toast.text === notice.text || (notice.tone === 'bad' && toast.tone === 'good')
}

export function dismissToast(id: number): void {
  const left = toasts.get().filter((toast) => toast.id !== id)
  if (left.length < toasts.get().length) change(left)
}

/** For tests, and for the end of a session. */
export function dismissAllToasts(): void {
  if (toasts.get().length > 0) change([])
}
