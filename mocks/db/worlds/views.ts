/** A number from 0 to 1 that belongs to a text: the same on every machine. */
function share(text: string): number {
  let hash = 2_166_136_261
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619)
  return ((hash ^ (hash >>> 15)) >>> 0) / 4_294_967_295
}

/**
 * How often a seeded listing was opened and saved by others: more with its days on the market, the first days most, and each
 * listing with a draw of its own.
 */
export function seededInterest(id: string, listedHoursAgo: number): { views: number; likes: number } {
  const days = listedHoursAgo / 24
  const aDay = 6 + 16 * share(`${id} views`)
  const views = Math.round(aDay * (1.5 + Math.min(days, 7) * 1.6 + Math.max(days - 7, 0) ** 0.8))
  return { views, likes: Math.round(views * (0.04 + 0.08 * share(`${id} likes`))) }
}
