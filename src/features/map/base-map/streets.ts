import type { LatLng } from './codec'
import { districtAt, isOnLand, isUrban } from './geo'
import { groundAt, toLatLng, toMetres, type Ground, type Metres } from './ground'
import { hash } from './hash'
import { pathOf, type Path } from './world'

/** Two fields of cells: close streets in town, a few lanes outside. Sizes in metres. */
const FIELDS = {
  town: { size: 520, salt: 11 },
  rural: { size: 1250, salt: 77 },
} as const
export type Field = keyof typeof FIELDS

/** Metres between streets one way and the other, and the share of cross streets that is left out. */
type Weave = { u: number; v: number; gaps: number }
const WEAVES: Record<string, Weave> = {
  'City Proper': { u: 74, v: 116, gaps: 0.16 },
  Lapuz: { u: 66, v: 120, gaps: 0.24 },
  'La Paz': { u: 74, v: 136, gaps: 0.24 },
  Molo: { u: 78, v: 140, gaps: 0.26 },
  Arevalo: { u: 92, v: 170, gaps: 0.32 },
  Jaro: { u: 86, v: 160, gaps: 0.28 },
  Mandurriao: { u: 90, v: 168, gaps: 0.3 },
}
const TOWN_WEAVE: Weave = { u: 84, v: 128, gaps: 0.24 }

export type Cell = {
  centre: Metres
  corners: Metres[]
  bearing: number
  weave: Weave
  ground: Ground
  column: number
  row: number
}

function seed(field: Field, column: number, row: number): Metres {
  const { size, salt } = FIELDS[field]
  return [(column + 0.16 + hash(column, row, salt) * 0.68) * size, (row + 0.16 + hash(column, row, salt + 1) * 0.68) * size]
}

/** Bends straight lines a little, the same way everywhere. */
export function bend([x, y]: Metres): Metres {
  return [x + 11 * Math.sin(y / 173 + 1.3) + 5 * Math.sin((x + y) / 97), y + 11 * Math.sin(x / 191 + 0.4) + 5 * Math.sin((x - y) / 103)]
}

function clipHalf(polygon: readonly Metres[], [mx, my]: Metres, nx: number, ny: number): Metres[] {
  const out: Metres[] = []
  polygon.forEach((a, i) => {
    const b = polygon[(i + 1) % polygon.length] as Metres
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
  const centre = seed(field, column, row)
  const [lat, lng] = toLatLng(centre)
  const grows = isUrban(lat, lng) ? field === 'town' : field === 'rural' && districtAt(lat, lng) !== null
  const cell = grows && isOnLand(lat, lng) ? makeCell(field, column, row, centre, [lat, lng]) : null
  cells.set(key, cell)
  return cell
}

function makeCell(field: Field, column: number, row: number, centre: Metres, place: LatLng): Cell {
  const { size, salt } = FIELDS[field]
  const [x, y] = centre
  let corners: Metres[] = [[x - size, y - size], [x + size, y - size], [x + size, y + size], [x - size, y + size]]
  for (let i = -2; i <= 2; i++) {
    for (let j = -2; j <= 2; j++) {
      if (i === 0 && j === 0) continue
      const [ox, oy] = seed(field, column + i, row + j)
      corners = clipHalf(corners, [(x + ox) / 2, (y + oy) / 2], ox - x, oy - y)
    }
  }
  const ground = groundAt(place, size * 1.2, field === 'town')
  const bearing = (ground.bearing ?? hash(column, row, salt + 2) * Math.PI) + (hash(column, row, salt + 3) - 0.5) * 0.16
  return { centre, corners, bearing, weave: WEAVES[districtAt(...place) ?? ''] ?? TOWN_WEAVE, ground, column, row }
}

/** Where the line from a point into a direction enters and leaves a convex cell, in metres along it; null when it misses. */
export function clipLine({ corners }: Cell, [px, py]: Metres, dx: number, dy: number): [number, number] | null {
  let from = -Infinity
  let to = Infinity
  corners.forEach((a, i) => {
    const b = corners[(i + 1) % corners.length] as Metres
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

/** Walks a straight line, bends it, and keeps the runs that stand on free ground. */
function walk(cell: Cell, [px, py]: Metres, dx: number, dy: number, from: number, to: number, keep: (at: number) => boolean): Path[] {
  const out: Path[] = []
  let run: Metres[] = []
  const flush = () => {
    const [first, last] = [run[0], run[run.length - 1]]
    if (first && last && Math.hypot(first[0] - last[0], first[1] - last[1]) > 38) out.push(pathOf(run.map(toLatLng), false))
    run = []
  }
  const count = Math.max(2, Math.ceil((to - from) / 19))
  for (let i = 0; i <= count; i++) {
    const at = from + ((to - from) * i) / count
    const point = bend([px + dx * at, py + dy * at])
    const good = keep(at) && cell.ground.free(point[0], point[1]) && cell.ground.toRoad(point[0], point[1], dx, dy, 0.4) > 30
    if (good) run.push(point)
    else flush()
  }
  flush()
  return out
}

const woven = new Map<Cell, Path[]>()

/** The small streets of a cell: deterministic, inside built-up ground, never over water, parks or campuses. Kept once made. */
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
        const shift = k * gap + (hash(column * 31 + k, row, 5 + axis) - 0.5) * gap * 0.22
        const origin: Metres = [cell.centre[0] - dy * shift, cell.centre[1] + dx * shift]
        const span = clipLine(cell, origin, dx, dy)
        if (!span) continue
        const keep = (at: number) => hash(column * 97 + k, row * 89 + Math.floor(at / block), 9 + axis) >= share
        out.push(...walk(cell, origin, dx, dy, span[0], span[1], keep))
      }
    })
  }
  woven.set(cell, out)
  return out
}

/** Streets along the seams between two cells, each drawn by one of them. */
function edges(field: Field, cell: Cell): Path[] {
  const out: Path[] = []
  const { corners, centre, column, row } = cell
  corners.forEach((a, i) => {
    const b = corners[(i + 1) % corners.length] as Metres
    const length = Math.hypot(b[0] - a[0], b[1] - a[1])
    const middle: Metres = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
    // The cell on the lower left draws the seam; a seam with nothing beyond is drawn too.
    const beyond: Metres = [2 * middle[0] - centre[0], 2 * middle[1] - centre[1]]
    const own = centre[0] + centre[1] * 0.37 < beyond[0] + beyond[1] * 0.37
    const share = field === 'town' ? 0.9 : 0.62
    if (!own || length < 60 || hash(column * 13 + i, row, 21) > share) return
    out.push(...walk(cell, a, (b[0] - a[0]) / length, (b[1] - a[1]) / length, 0, length, () => true))
  })
  return out
}

/** All cells of a field that may reach into a box. Degrees. */
export function cellsIn(field: Field, south: number, west: number, north: number, east: number): Cell[] {
  const { size } = FIELDS[field]
  const [x0, y0] = toMetres([south, west])
  const [x1, y1] = toMetres([north, east])
  const out: Cell[] = []
  for (let column = Math.floor(x0 / size) - 1; column <= Math.floor(x1 / size) + 1; column++) {
    for (let row = Math.floor(y0 / size) - 1; row <= Math.floor(y1 / size) + 1; row++) {
      const cell = cellAt(field, column, row)
      if (cell) out.push(cell)
    }
  }
  return out
}
