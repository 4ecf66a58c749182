import type { Box } from './collision'
import type { View } from './pen'
import type { Path } from '../shapes/world'

export type Glyph = { text: string; x: number; y: number; turn: number }

type Line = { xs: number[]; ys: number[]; sums: number[]; length: number }

function project({ xy }: Path, { zoom, left, top }: View): Line {
  const scale = 2 ** zoom
  const xs: number[] = []
  const ys: number[] = []
  const sums: number[] = []
  let length = 0
  for (let i = 0; i < xy.length; i += 2) {
    const x = (xy[i] as number) * scale - left
    const y = (xy[i + 1] as number) * scale - top
    const n = xs.length
    if (n > 0) length += Math.hypot(x - (xs[n - 1] as number), y - (ys[n - 1] as number))
    xs.push(x)
    ys.push(y)
    sums.push(length)
  }
  return { xs, ys, sums, length }
}

function pointAt({ xs, ys, sums }: Line, along: number): [number, number] {
  let i = 1
  let last = sums.length - 1
  while (i < last) {
    const half = (i + last) >> 1
    if ((sums[half] as number) < along) i = half + 1
    else last = half
  }
  const from = sums[i - 1] as number
  const span = (sums[i] as number) - from || 1
  const t = (along - from) / span
  const [x0, y0, x1, y1] = [xs[i - 1], ys[i - 1], xs[i], ys[i]] as [number, number, number, number]
  return [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t]
}

/** Letters set along a line from `start`, or null when the line bends too much to be read. */
function set(line: Line, letters: readonly string[], widths: readonly number[], start: number): Glyph[] | null {
  const total = widths.reduce((sum, w) => sum + w, 0)
  const [ax] = pointAt(line, start)
  const [bx] = pointAt(line, start + total)
  const flip = bx < ax
  const glyphs: Glyph[] = []
  let along = flip ? start + total : start
  let last: number | null = null
  let first = 0
  for (let i = 0; i < letters.length; i++) {
    const width = widths[i] as number
    const middle = flip ? along - width / 2 : along + width / 2
    const [x, y] = pointAt(line, middle)
    const [x0, y0] = pointAt(line, middle - 7)
    const [x1, y1] = pointAt(line, middle + 7)
    const turn = flip ? Math.atan2(y0 - y1, x0 - x1) : Math.atan2(y1 - y0, x1 - x0)
    if (last === null) first = turn
    else if (Math.abs(turn - last) > 0.24 || Math.abs(turn - first) > 0.62) return null
    last = turn
    glyphs.push({ text: letters[i] as string, x, y, turn })
    along += flip ? -width : width
  }
  return glyphs
}

export function boxesOf(glyphs: readonly Glyph[], size: number): Box[] {
  const half = size * 0.62
  return glyphs
    .filter((_, i) => i % 2 === 0 || i === glyphs.length - 1)
    .map(({ x, y }) => ({ x0: x - half, y0: y - half, x1: x + half, y1: y + half }))
}

/** The best spots at fixed steps, so that names do not wander as the map moves. Lengths in CSS pixels. */
export function placesOn(
  path: Path,
  view: View,
  text: string,
  measure: (text: string) => number,
  step: number,
): Glyph[][] {
  const line = project(path, view)
  const letters = Array.from(text)
  const widths = letters.map(measure)
  const total = widths.reduce((sum, w) => sum + w, 0)
  if (line.length < total + 16) return []
  const spots = Math.max(1, Math.floor(line.length / Math.max(step, total * 1.8)))
  const out: Glyph[][] = []
  for (let i = 0; i < spots; i++) {
    const center = ((i + 0.5) / spots) * line.length
    for (const shift of [0, 40, -40, 80, -80, 130, -130, 190, -190, 250, -250]) {
      const start = center + shift - total / 2
      if (start < 6 || start + total > line.length - 6) continue
      const [x, y] = pointAt(line, center + shift)
      if (x < -160 || y < -160 || x > view.width + 160 || y > view.height + 160) continue
      const glyphs = set(line, letters, widths, start)
      if (!glyphs) continue
      out.push(glyphs)
      break
    }
  }
  return out
}
