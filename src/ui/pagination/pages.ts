/** At most `most` consecutive pages around the current one. */
export function neighboringPages(page: number, pageCount: number, most: number): number[] {
  const first = Math.max(1, Math.min(page - Math.floor(most / 2), pageCount - most + 1))
  return Array.from({ length: Math.min(most, pageCount) }, (_, index) => first + index)
}

/** First, last, current page and its neighbors; `null` is a gap. At most seven entries. */
export function pagesToShow(page: number, pageCount: number): (number | null)[] {
  const all = Array.from({ length: pageCount }, (_, index) => index + 1)
  if (pageCount <= 7) return all
  if (page <= 4) return [...all.slice(0, 5), null, pageCount]
  if (page >= pageCount - 3) return [1, null, ...all.slice(-5)]
  return [1, null, page - 1, page, page + 1, null, pageCount]
}
