import { toLatLng, type Meters } from './ground'
import { hash } from './hash'
import { bend, clipLine, type Cell } from './streets'
import { pathOf, type Path } from './world'

const made = new Map<Cell, Path[]>()

/** House-like blocks between the small streets of a town cell; deterministic, kept once made. */
export function buildingsOf(cell: Cell): Path[] {
  const known = made.get(cell)
  if (known) return known
  const out: Path[] = []
  const { bearing, weave, column, row, center } = cell
  const [ux, uy] = [Math.cos(bearing), Math.sin(bearing)]
  const at = (u: number, v: number): Meters => [center[0] + ux * u - uy * v, center[1] + uy * u + ux * v]
  const inside = (u: number, v: number) => {
    const span = clipLine(cell, at(u, v), ux, uy)
    return span !== null && span[0] < -9 && span[1] > 9
  }
  for (let k = -9; k < 9; k++) {
    for (let rank = 0; rank < 2; rank++) {
      // Two rows of houses back to back between two streets.
      const v0 = k * weave.u + 9 + (rank ? (weave.u - 18) * 0.52 : 0)
      const depth = (weave.u - 18) * 0.46
      let u = -520
      for (let lot = 0; u < 520; lot++) {
        const r = (salt: number) => hash(column * 101 + k * 7 + rank, row * 57 + lot, salt)
        const width = 11 + r(1) ** 2 * 17
        const from = u + 1.5
        u += width + 2 + (r(2) > 0.9 ? 9 : 0)
        if (r(3) < 0.08) continue
        const v1 = v0 + (rank ? r(4) * depth * 0.3 : r(4) * depth * 0.12)
        const v2 = v0 + depth * (rank ? 0.88 + r(5) * 0.12 : 0.66 + r(5) * 0.3)
        const middle = bend(at(from + width / 2, (v1 + v2) / 2))
        if (!inside(from, v1) || !inside(from + width, v2)) continue
        if (cell.ground.toRoad(middle[0], middle[1], 0, 0, 1) < 21) continue
        if (nearCross(from, from + width, weave.v)) continue
        const corners = [at(from, v1), at(from + width, v1), at(from + width, v2), at(from, v2)].map((corner) =>
          bend(corner),
        )
        if (corners.every(([x, y]) => cell.ground.free(x, y))) out.push(pathOf(corners.map(toLatLng), true))
      }
    }
  }
  made.set(cell, out)
  return out
}

/** Whether a house would stand on a cross street. */
function nearCross(from: number, to: number, gap: number): boolean {
  const line = Math.round((from + to) / 2 / gap) * gap
  return line > from - 6 && line < to + 6
}
