function share(text: string): number {
  let hash = 2_166_136_261
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619)
  return ((hash ^ (hash >>> 15)) >>> 0) / 4_294_967_295
}

/** A seeded listing's views and likes. They grow with its days on the market, fastest in the first week. */
export function seededInterest(id: string, listedHoursAgo: number): { views: number; likes: number } {
  const days = listedHoursAgo / 24
  const aDay = 6 + 16 * share(`${id} views`)
  const views = Math.round(aDay * (1.5 + Math.min(days, 7) * 1.6 + Math.max(days - 7, 0) ** 0.8))
  return { views, likes: Math.round(views * (0.04 + 0.08 * share(`${id} likes`))) }
}

/** By how many days ago, today first: more in its first week. The parts add up to the total. */
export function spreadOverDays(id: string, total: number, days: number): number[] {
  const weights = Array.from(
    { length: days + 1 },
    (_, ago) => (days - ago < 7 ? 1.6 : 0.8) * (0.4 + 1.2 * share(`${id} ${days - ago}`)),
  )
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  let before = 0
  return weights.map((weight) => {
    const after = before + weight
    const part = Math.round((total * after) / all) - Math.round((total * before) / all)
    before = after
    return part
  })
}
