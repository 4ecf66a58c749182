import type { LatLng } from './codec'
import { districtAt, isOnLand, isUrban } from './geo'
import { groundAt, toLatLng, toMeters, type Ground, type Meters } from './ground'
import { hash } from './hash'
import { pathOf, type Path } from './world'

/** Two fields of cells: close streets in town, a few lanes outside. Sizes in meters. */
const FIELDS = {
  town: { size: 520, salt: 11 },
  rural: { size: 1250, salt: 77 },
} as const
export type Field = keyof typeof FIELDS

/** Meters between streets one way and the other, and the share of cross streets that is left out. */
type Weave = { u: number; v: number; gaps: number }
const WEAVES: Record<string, Weave> = {
  'City Proper': { u: 82, v: 124, gaps: 0.2 },
  Lapuz: { u: 74, v: 132, gaps: 0.3 },
  'La Paz': { u: 84, v: 150, gaps: 0.3 },
  Molo: { u: 86, v: 152, gaps: 0.32 },
  Arevalo: { u: 98, v: 184, gaps: 0.36 },
  Jaro: { u: 94, v: 176, gaps: 0.34 },
  Mandurriao: { u: 96, v: 184, gaps: 0.36 },
}
const TOWN_WEAVE: Weave = { u: 90, v: 140, gaps: 0.28 }

export type Cell = {
  center: Meters
  corners: Meters[]
  bearing: number
  weave: Weave
  ground: Ground
  column: number
  row: number
}

function seed(field: Field, column: number, row: number): Meters {
  const { size, salt } = FIELDS[field]
  return [
    (column + 0.16 + hash(column, row, salt) * 0.68) * size,
    (row + 0.16 + hash(column, row, salt + 1) * 0.68) * size,
  ]
}

/** Bends straight lines a little, the same way everywhere; country lanes wind more. */
export function bend([x, y]: Meters, winding = 1): Meters {
  const wide = winding === 1 ? 11 : 58
  const long = winding === 1 ? 173 : 290
  return [
    x + wide * Math.sin(y / long + 1.3) + 5 * Math.sin((x + y) / 97),
    y + wide * Math.sin(x / (long * 1.1) + 0.4) + 5 * Math.sin((x - y) / 103),
  ]
}

function clipHalf(polygon: readonly Meters[], [mx, my]: Meters, nx: number, ny: number): Meters[] {
  const out: Meters[] = []
  polygon.forEach((a, i) => {
    const b = polygon[(i + 1) % polygon.length] as Meters
    const da = (a[0] - mx) * nx + (a[1] - my) * ny
    const db = (b[0] - mx) * nx + (b[1] - my) * ny
    if (da <= 0) out.push(a)
    if (da * db < 0) out.push([a[0] + ((b[0] - a[0]) * da) / (da - db), a[1] + ((b[1] - a[1]) * da) / (da - db)])
  })
  return out
}

const cells = new Map<string, Cell | null>()

/** The cell of a field, or null where nothing grows: at sea, in ponds, outside the areas on the map. */
export function cellAt(field: Field, column: number, row: number): Cell | null {
  const key = `${field}${column},${row}`
  const known = cells.get(key)
  if (known !== undefined) return known
  const center = seed(field, column, row)
  const [lat, lng] = toLatLng(center)
  const grows = isUrban(lat, lng) ? field === 'town' : field === 'rural' && districtAt(lat, lng) !== null
  const cell = grows && isOnLand(lat, lng) ? makeCell(field, column, row, center, [lat, lng]) : null
  cells.set(key, cell)
  return cell
}

function makeCell(field: Field, column: number, row: number, center: Meters, place: LatLng): Cell {
  const { size, salt } = FIELDS[field]
  const [x, y] = center
  let corners: Meters[] = [
    [x - size, y - size],
    [x + size, y - size],
    [x + size, y + size],
    [x - size, y + size],
  ]
  for (let i = -2; i <= 2; i++) {
    for (let j = -2; j <= 2; j++) {
      if (i === 0 && j === 0) continue
      const [ox, oy] = seed(field, column + i, row + j)
      corners = clipHalf(corners, [(x + ox) / 2, (y + oy) / 2], ox - x, oy - y)
    }
  }
  const ground = groundAt(place, size * 1.2, field === 'town')
  const bearing = (ground.bearing ?? hash(column, row, salt + 2) * Math.PI) + (hash(column, row, salt + 3) - 0.5) * 0.16
  const { u, v, gaps } = WEAVES[districtAt(...place) ?? ''] ?? TOWN_WEAVE
  // Some quarters are closer built than others.
  const room = 0.9 + hash(column, row, salt + 4) ** 2 * 0.55
  return { center, corners, bearing, weave: { u: u * room, v: v * room, gaps }, ground, column, row }
}

/** Meters along the line where it enters and leaves a convex cell; null when it misses. */
export function clipLine({ corners }: Cell, [px, py]: Meters, dx: number, dy: number): [number, number] | null {
  let from = -Infinity
  let to = Infinity
  corners.forEach((a, i) => {
    const b = corners[(i + 1) % corners.length] as Meters
    const nx = b[1] - a[1]
    const ny = a[0] - b[0]
    const speed = dx * nx + dy * ny
    const gap = (a[0] - px) * nx + (a[1] - py) * ny
    if (Math.abs(speed) < 1e-9) {
      if (gap < 0) to = -Infinity
    } else if (speed > 0) to = Math.min(to, gap / speed)
    else from = Math.max(from, gap / speed)
  })
  return from < to ? [from, to] : null
}

type Walk = { cell: Cell; origin: Meters; dx: number; dy: number; from: number; to: number }

/** Keeps the bent runs on free ground; blocks, `block` meters long, stay or go whole. */
function walk(
  { cell, origin, dx, dy, from, to }: Walk,
  block: number,
  keep: (block: number) => boolean,
  winding = 1,
): Path[] {
  const out: Path[] = []
  let run: Meters[] = []
  const flush = () => {
    const [first, last] = [run[0], run[run.length - 1]]
    if (first && last && Math.hypot(first[0] - last[0], first[1] - last[1]) > 44)
      out.push(pathOf(run.map(toLatLng), false))
    run = []
  }
  const pace = block / Math.ceil(block / 20)
  const stops = [from]
  for (let at = (Math.floor(from / pace) + 1) * pace; at < to - 1; at += pace) stops.push(at)
  stops.push(to)
  const points = stops.map((at) => bend([origin[0] + dx * at, origin[1] + dy * at], winding))
  const good = points.map(([x, y]) => cell.ground.free(x, y) && cell.ground.toRoad(x, y, dx, dy, 0.4) > 34)
  for (let i = 0; i + 1 < stops.length; i++) {
    const middle = ((stops[i] as number) + (stops[i + 1] as number)) / 2
    if (good[i] && good[i + 1] && keep(Math.floor(middle / block))) {
      if (run.length === 0) run.push(points[i] as Meters)
      run.push(points[i + 1] as Meters)
    } else flush()
  }
  flush()
  return out
}

const woven = new Map<Cell, Path[]>()

/** Deterministic, inside built-up ground, never over water, parks or campuses. Kept once made. */
export function streetsOf(field: Field, cell: Cell): Path[] {
  const known = woven.get(cell)
  if (known) return known
  const out: Path[] = edges(field, cell)
  if (field === 'town') {
    const { weave, bearing, column, row } = cell
    const axes = [
      { dx: Math.cos(bearing), dy: Math.sin(bearing), gap: weave.u, block: weave.v, share: 0.06 },
      { dx: -Math.sin(bearing), dy: Math.cos(bearing), gap: weave.v, block: weave.u, share: weave.gaps },
    ]
    axes.forEach(({ dx, dy, gap, block, share }, axis) => {
      for (let k = -9; k <= 9; k++) {
        const shift = k * gap
        const origin: Meters = [cell.center[0] - dy * shift, cell.center[1] + dx * shift]
        const span = clipLine(cell, origin, dx, dy)
        if (!span) continue
        const keep = (nth: number) => hash(column * 97 + k, row * 89 + nth, 9 + axis) >= share
        out.push(...walk({ cell, origin, dx, dy, from: span[0], to: span[1] }, block, keep))
      }
    })
  }
  woven.set(cell, out)
  return out
}

function edges(field: Field, cell: Cell): Path[] {
  const out: Path[] = []
  const { corners, center, column, row } = cell
  corners.forEach((a, i) => {
    const b = corners[(i + 1) % corners.length] as Meters
    const length = Math.hypot(b[0] - a[0], b[1] - a[1])
    const middle: Meters = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
    // The cell on the lower left draws the seam; a seam with nothing beyond is drawn too.
    const beyond: Meters = [2 * middle[0] - center[0], 2 * middle[1] - center[1]]
    const own = center[0] + center[1] * 0.37 < beyond[0] + beyond[1] * 0.37
    const share = field === 'town' ? 0.9 : 0.62
    if (!own || length < 60 || hash(column * 13 + i, row, 21) > share) return
    const seam = { cell, origin: a, dx: (b[0] - a[0]) / length, dy: (b[1] - a[1]) / length, from: 0, to: length }
    out.push(...walk(seam, 60, () => true, field === 'town' ? 1 : 2))
  })
  return out
}

export function cellsIn(field: Field, south: number, west: number, north: number, east: number): Cell[] {
  const { size } = FIELDS[field]
  const [x0, y0] = toMeters([south, west])
  const [x1, y1] = toMeters([north, east])
  const out: Cell[] = []
  for (let column = Math.floor(x0 / size) - 1; column <= Math.floor(x1 / size) + 1; column++) {
    for (let row = Math.floor(y0 / size) - 1; row <= Math.floor(y1 / size) + 1; row++) {
      const cell = cellAt(field, column, row)
      if (cell) out.push(cell)
    }
  }
  return out
}
