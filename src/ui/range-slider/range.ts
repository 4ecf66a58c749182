/** From and to; `null` at the top means no limit. */
export type Range = readonly [from: number, to: number | null]

/** What the thumbs run over: even steps, or the given values at even distances. */
export type Track = { min: number; max: number; step: number } | { stops: readonly number[] }

/** A track by its positions, which the thumbs hold: values where it has even steps, places among its stops. */
export type Scale = {
  min: number
  max: number
  step: number
  /** The highest value. */
  end: number
  position: (value: number) => number
  value: (position: number) => number
}

export function scaleOf(track: Track): Scale {
  if (!('stops' in track))
    return { ...track, end: track.max, position: (value) => value, value: (position) => position }
  const { stops } = track
  const max = stops.length - 1
  const stop = (place: number) => stops[Math.min(max, Math.max(0, place))] ?? 0
  return {
    min: 0,
    max,
    step: 1,
    end: stop(max),
    position: (value) => {
      const next = stops.findIndex((each) => each >= value)
      if (next <= 0) return next === 0 ? 0 : max
      const [low, high] = [stop(next - 1), stop(next)]
      return next - 1 + (value - low) / (high - low)
    },
    value: (position) => stop(Math.round(position)),
  }
}

/** The positions of the two thumbs: the range clamped to the track, never crossed. */
export function thumbsOf([from, to]: Range, { min, max, position }: Scale): [number, number] {
  const within = (value: number) => Math.min(max, Math.max(min, position(value)))
  const low = within(from)
  return [low, Math.max(low, to === null ? max : within(to))]
}

/** An unmoved thumb keeps its bound, also one typed beyond the track or at its end. */
export function rangeOf(thumbs: readonly number[], before: Range, scale: Scale): Range {
  const [oldLow, oldHigh] = thumbsOf(before, scale)
  const [low = scale.min, high = scale.max] = thumbs
  const to = high >= scale.max ? null : scale.value(high)
  return [low === oldLow ? before[0] : scale.value(low), high === oldHigh ? before[1] : to]
}

const KEY_STEPS: Record<string, number> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
}

/** The range after a key on the thumb `index`, which stays on its side of the other one; undefined for other keys. */
export function rangeAfterKey(
  key: string,
  large: boolean,
  index: number,
  before: Range,
  scale: Scale,
): Range | undefined {
  const [low, high] = thumbsOf(before, scale)
  const [least, most] = index === 0 ? [scale.min, high] : [low, scale.max]
  const now = index === 0 ? low : high
  const steps = (KEY_STEPS[key] ?? 0) * (large && key.startsWith('Arrow') ? 10 : 1)
  // From between two steps to the next one.
  const from = steps > 0 ? Math.floor(now / scale.step) : Math.ceil(now / scale.step)
  const wanted = key === 'Home' ? least : key === 'End' ? most : steps === 0 ? undefined : (from + steps) * scale.step
  if (wanted === undefined) return undefined
  const next = Math.min(most, Math.max(least, wanted))
  // A limit typed at the end of the track becomes none.
  if (index === 1 && next === scale.max && key === 'End') return [before[0], null]
  return rangeOf(index === 0 ? [next, high] : [low, next], before, scale)
}

/** Whether the middle of bar `index` of `count` is between the thumbs. */
export function barInside(
  index: number,
  count: number,
  [low, high]: readonly [number, number],
  { min, max }: Pick<Scale, 'min' | 'max'>,
): boolean {
  const middle = min + ((index + 0.5) / count) * (max - min)
  return middle >= low && middle <= high
}
