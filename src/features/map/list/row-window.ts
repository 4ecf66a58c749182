/** Height of a list entry in pixels: all alike, so that ten thousand need no measuring. */
export const ROW_HEIGHT = 124

const BEYOND = 4

/** The entries to make for a scrolled list, `from` included, `to` not; a few beyond each edge, so that Tab always finds the next. */
export function rowWindow(scrollTop: number, height: number, count: number): { from: number; to: number } {
  const first = Math.floor(scrollTop / ROW_HEIGHT)
  const last = Math.ceil((scrollTop + height) / ROW_HEIGHT)
  const from = Math.max(0, Math.min(first, count) - BEYOND)
  return { from, to: Math.max(from, Math.min(count, last + BEYOND)) }
}

/** Where to scroll so that an entry is whole in view; the same place when it is already. */
export function scrollToRow(row: number, scrollTop: number, height: number): number {
  const top = row * ROW_HEIGHT
  if (top < scrollTop) return top
  return top + ROW_HEIGHT > scrollTop + height ? top + ROW_HEIGHT - height : scrollTop
}
