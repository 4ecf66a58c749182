import type { LatLng } from './codec'
import {
  AREA_RINGS,
  BORDERS,
  LAND,
  PLOT_RINGS,
  POND_RINGS,
  RIVER_BANDS,
  ROAD_LINES,
  URBAN_RINGS,
  WOOD_RINGS,
  type PlotKind,
  type RoadClass,
} from './shapes'

/** A line or ring in Web Mercator pixels of zoom 0 (the world is 256 wide), with its bounds. */
export type Path = { xy: Float64Array; closed: boolean; minX: number; minY: number; maxX: number; maxY: number }

export const mercatorX = (lng: number) => ((lng + 180) / 360) * 256
export const mercatorY = (lat: number) =>
  128 - (128 / Math.PI) * Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360))

/** Projects a line or ring. Degrees in, pixels of zoom 0 out. */
export function pathOf(points: readonly LatLng[], closed: boolean): Path {
  const xy = new Float64Array(points.length * 2)
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity]
  points.forEach(([lat, lng], i) => {
    const x = mercatorX(lng)
    const y = mercatorY(lat)
    xy[i * 2] = x
    xy[i * 2 + 1] = y
    minX = Math.min(minX, x)
    maxX = Math.max(maxX, x)
    minY = Math.min(minY, y)
    maxY = Math.max(maxY, y)
  })
  return { xy, closed, minX, minY, maxX, maxY }
}

export type World = {
  land: Path[]
  woods: Path[]
  urban: Path[]
  ponds: Path[]
  plots: { kind: PlotKind; path: Path }[]
  rivers: { path: Path; line: Path; width: number }[]
  borders: Path[]
  roads: { kind: RoadClass; name: string; path: Path }[]
}

let made: World | null = null

export function world(): World {
  made ??= {
    land: LAND.map(({ points }) => pathOf(points, true)),
    woods: WOOD_RINGS.map(({ points }) => pathOf(points, true)),
    urban: URBAN_RINGS.map(({ points }) => pathOf(points, true)),
    ponds: POND_RINGS.map(({ points }) => pathOf(points, true)),
    plots: PLOT_RINGS.map(({ kind, ring }) => ({ kind, path: pathOf(ring.points, true) })),
    rivers: RIVER_BANDS.map(({ ring, line, width }) => ({
      path: pathOf(ring.points, true),
      line: pathOf(line, false),
      width,
    })),
    borders: Object.entries(BORDERS)
      .filter(([name]) => !name.startsWith('sea') && !name.startsWith('river'))
      .map(([, points]) => pathOf(points, false)),
    roads: ROAD_LINES.map(({ kind, name, line }) => ({ kind, name, path: pathOf(line, false) })),
  }
  return made
}

export const areaLabels = () => AREA_RINGS.map(({ name, kind, label }) => ({ name, kind, label }))
