import { MOST_AREA_CORNERS } from '@/contract/search/limits'
import { cornersOf, readArea, writeArea, type Area, type Point } from '@/domain/search/query/area'

/** A place on the screen, in pixels. */
export type Pixel = { x: number; y: number }

/** A corner that adds less to a shape, in square pixels, is noise of the hand. */
const NOISE = 60
/** Points of a line that is being drawn are so many pixels apart. */
export const STEP = 5
/** A line that reaches less far, in pixels, is a press. */
const LEAST_REACH = 24

/** Most corners of a further ring: half of what is left, so that there is room for others. */
export function cornersFor(area: Area): number {
  const left = MOST_AREA_CORNERS - cornersOf(area)
  if (left < 3) return 0
  return left < 8 ? left : Math.floor(left / 2)
}

/** Twice the triangle that a corner spans with its neighbors. */
function spanned(before: Pixel, at: Pixel, after: Pixel): number {
  return Math.abs((at.x - before.x) * (after.y - before.y) - (after.x - before.x) * (at.y - before.y))
}

/** A closed line with at most so many corners: those go first that change its shape least (Visvalingam). */
export function simplified(line: readonly Pixel[], most: number): Pixel[] {
  const corners = [...line]
  while (corners.length > 3) {
    let [least, place] = [Infinity, 0]
    for (let at = 0; at < corners.length; at += 1) {
      const size = spanned(corners.at(at - 1)!, corners[at]!, corners[(at + 1) % corners.length]!)
      if (size < least) [least, place] = [size, at]
    }
    if (corners.length <= most && least / 2 >= NOISE) break
    corners.splice(place, 1)
  }
  return corners
}

export function isLasso(line: readonly Pixel[]): boolean {
  const [xs, ys] = [line.map(({ x }) => x), line.map(({ y }) => y)]
  const reach = Math.min(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys))
  return line.length >= 3 && reach >= LEAST_REACH
}

/** The area as an address has it: so the count is that of the link. Rings with fewer than 3 corners go. */
export function soundArea(area: Area): Area {
  const rings = area.filter((ring) => ring.length >= 3)
  return rings.length === 0 ? [] : (readArea(writeArea(rings)) ?? [])
}

/** The area with one corner moved, or removed by null; a ring that loses its third corner goes. */
export function withCorner(area: Area, ring: number, corner: number, to: Point | null): Area {
  const change = (corners: readonly Point[]) => (to === null ? corners.toSpliced(corner, 1) : corners.with(corner, to))
  return area.map((corners, place) => (place === ring ? change(corners) : corners)).filter(({ length }) => length >= 3)
}
