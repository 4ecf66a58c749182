import { observable } from '@/lib/observable'

const SETTLE_MS = 400

export const announcement = observable('')
let timer: ReturnType<typeof setTimeout> | undefined

/** Announces a text politely after 400 ms without a newer one, so quick edits give one announcement. */
export function announce(text: string): void {
  clearTimeout(timer)
  timer = setTimeout(() => {
    // Empties the region first: the same text again would not be announced.
    if (announcement.get() === text) announcement.set('')
    setTimeout(() => announcement.set(text), 30)
  }, SETTLE_MS)
}
