import type { MouseEvent } from 'react'

/** A press that follows a link here, not into a new tab or a download. */
export function isPlainPress(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}
