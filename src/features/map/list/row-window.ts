/** Height of every list entry in rem, so that it grows with the text; a stated height needs no measuring. */
export const ROW_REM = 8.875

const BEYOND = 4

/** Where a list is scrolled to, how high it is, and how high a row is, in pixels. */
export type ListView = { top: number; height: number; row: number }

/** The entries to render, `from` inclusive, `to` exclusive; with a few beyond each edge, so Tab finds the next one. */
export function rowWindow({ top, height, row }: ListView, count: number): { from: number; to: number } {
  const first = Math.floor(top / row)
  const last = Math.ceil((top + height) / row)
  const from = Math.max(0, Math.min(first, count) - BEYOND)
  return { from, to: Math.max(from, Math.min(count, last + BEYOND)) }
}

/** The scroll position that shows the whole entry; unchanged if it is in view. */
export function scrollToRow(entry: number, { top, height, row }: ListView): number {
  const start = entry * row
  if (start < top) return start
  return start + row > top + height ? start + row - height : top
}
