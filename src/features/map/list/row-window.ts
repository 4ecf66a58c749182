/** Height of every list entry in pixels; a fixed height needs no measuring. */
export const ROW_HEIGHT = 124

const BEYOND = 4

/** The entries to render, `from` inclusive, `to` exclusive; with a few beyond each edge, so Tab finds the next one. */
export function rowWindow(scrollTop: number, height: number, count: number): { from: number; to: number } {
  const first = Math.floor(scrollTop / ROW_HEIGHT)
  const last = Math.ceil((scrollTop + height) / ROW_HEIGHT)
  const from = Math.max(0, Math.min(first, count) - BEYOND)
  return { from, to: Math.max(from, Math.min(count, last + BEYOND)) }
}

/** The scroll position that shows the whole entry; unchanged if it is in view. */
export function scrollToRow(row: number, scrollTop: number, height: number): number {
  const top = row * ROW_HEIGHT
  if (top < scrollTop) return top
  return top + ROW_HEIGHT > scrollTop + height ? top + ROW_HEIGHT - height : scrollTop
}
