/** A box in pixels of the window. */
export type Rect = { left: number; top: number; right: number; bottom: number }

/** What lies on the map marks itself, so that a pin can be moved out from under it. */
export const OVER_MAP = { 'data-over-map': '' } as const

const GAP = 8
/** A pin keeps this distance from the edge of the map, where there is room for it. */
const EDGE = 56

const moved = ({ left, top, right, bottom }: Rect, x: number, y: number): Rect => ({
  left: left - x,
  right: right - x,
  top: top - y,
  bottom: bottom - y,
})

const meet = (one: Rect, other: Rect) =>
  one.left < other.right + GAP &&
  one.right > other.left - GAP &&
  one.top < other.bottom + GAP &&
  one.bottom > other.top - GAP

const overlap = (one: Rect, other: Rect) =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top

const isWithin = (inner: Rect, outer: Rect) =>
  inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom

type Pan = readonly [x: number, y: number]

const waysPast = (box: Rect, cover: Rect): Pan[] => [
  [box.left - cover.right - GAP, 0],
  [box.right - cover.left + GAP, 0],
  [0, box.top - cover.bottom - GAP],
  [0, box.bottom - cover.top + GAP],
]

export function panClearOf(box: Rect, view: Rect, covers: readonly Rect[]): Pan {
  const x = Math.min(0, box.left - view.left - EDGE) || Math.max(0, box.right - view.right + EDGE)
  const y = Math.min(0, box.top - view.top - EDGE) || Math.max(0, box.bottom - view.bottom + EDGE)
  const inside = moved(box, x, y)
  const free = (at: Rect) => isWithin(at, view) && covers.every((cover) => !meet(at, cover))
  if (free(inside)) return [x, y]
  const [best] = covers
    .flatMap((cover) => waysPast(inside, cover))
    .filter(([dx, dy]) => free(moved(inside, dx, dy)))
    .toSorted((a, b) => Math.hypot(...a) - Math.hypot(...b))
  return best ? [x + best[0], y + best[1]] : [x, y]
}

const REACH = 160
const STEP = 8

/** Pans within reach, the shortest first. */
const NEAR_PANS: readonly Pan[] = Array.from({ length: (2 * REACH) / STEP + 1 }, (_, at) => at * STEP - REACH)
  .flatMap((x, _, steps) => steps.map((y): Pan => [x, y]))
  .toSorted((a, b) => Math.hypot(...a) - Math.hypot(...b))

export function panClearOfAll(boxes: readonly Rect[], view: Rect, covers: readonly Rect[]): Pan {
  const covered = ([x, y]: Pan) =>
    boxes.filter((box) => {
      const { left, right, top, bottom } = moved(box, x, y)
      const seen = {
        left: Math.max(left, view.left),
        right: Math.min(right, view.right),
        top: Math.max(top, view.top),
        bottom: Math.min(bottom, view.bottom),
      }
      return seen.left < seen.right && seen.top < seen.bottom && covers.some((cover) => overlap(seen, cover))
    }).length
  let best: Pan = [0, 0]
  let fewest = covered(best)
  for (const pan of NEAR_PANS) {
    if (fewest === 0) break
    const count = covered(pan)
    if (count < fewest) [best, fewest] = [pan, count]
  }
  return best
}

export function coversOfMap(): Rect[] {
  return [...document.querySelectorAll('[data-over-map]')]
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)
}
