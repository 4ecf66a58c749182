/** From and to; `null` at the top means no limit. */
export type Range = readonly [from: number, to: number | null]

/** The positions of the two thumbs: the range clamped to the track, never crossed. */
export function thumbsOf([from, to]: Range, min: number, max: number): [number, number] {
  const within = (value: number) => Math.min(max, Math.max(min, value))
  const low = within(from)
  return [low, Math.max(low, to === null ? max : within(to))]
}

/** The range for two thumb positions. An unmoved thumb keeps a bound typed beyond the track. */
export function rangeOf(thumbs: readonly number[], before: Range, min: number, max: number): Range {
  const [oldLow, oldHigh] = thumbsOf(before, min, max)
  const low = thumbs[0] ?? min
  const high = thumbs[1] ?? max
  return [low === oldLow ? before[0] : low, high === oldHigh ? before[1] : high >= max ? null : high]
}

/** Whether the middle of bar `index` of `count` is between the thumbs. */
export function barInside(
  index: number,
  count: number,
  [low, high]: readonly [number, number],
  min: number,
  max: number,
): boolean {
  const middle = min + ((index + 0.5) / count) * (max - min)
  return middle >= low && middle <= high
}
