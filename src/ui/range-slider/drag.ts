import { rangeOf, type Range, type Scale } from './range'

/** Positions of the two thumbs, the lower first. */
export type Thumbs = readonly [low: number, high: number]

export type Grip = {
  /** Where the other thumb stands. It stays there, also when the held one passes it. */
  other: number
  /** From the middle of the held thumb to the pointer. */
  offset: number
}

/** A press holds the nearer thumb: as it stands within reach, else by its middle, which goes to the press. */
export function gripAt(position: number, [low, high]: Thumbs, reach: number): Grip & { held: 0 | 1; moves: boolean } {
  const held = Math.abs(position - low) <= Math.abs(position - high) ? 0 : 1
  const offset = position - (held === 0 ? low : high)
  const moves = Math.abs(offset) > reach
  return { held, moves, other: held === 0 ? high : low, offset: moves ? 0 : offset }
}

export function nearestStep(position: number, { min, max, step }: Scale): number {
  return Math.min(max, Math.max(min, min + Math.round((position - min) / step) * step))
}

/** The thumbs with the pointer at a position, and which of them is held: it is the other one once it has passed it. */
export function draggedTo(
  position: number,
  { other, offset }: Grip,
  scale: Scale,
): { thumbs: Thumbs; held: 0 | 1 | null } {
  const place = nearestStep(position - offset, scale)
  if (place === other) return { thumbs: [place, place], held: null }
  return place < other ? { thumbs: [place, other], held: 0 } : { thumbs: [other, place], held: 1 }
}

/** The range of dragged thumbs. With the upper one dragged back to the end, a limit typed there becomes none. */
export function rangeDragged(thumbs: Thumbs, held: 0 | 1 | null, before: Range, scale: Scale): Range {
  const range = rangeOf(thumbs, before, scale)
  return held === 1 && thumbs[1] === scale.max ? [range[0], null] : range
}
