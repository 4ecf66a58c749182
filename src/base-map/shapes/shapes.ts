import { band, box, circle, decode, decodeNumbers, decodeOne, smooth, type LatLng } from './codec'
import { ARCS, AREAS, TOWN_CENTRES, URBAN, type AreaSpec, type ArcName } from '../data/districts'
import { ISLANDS, PANAY_FAR } from '../data/outline'
import { PLOTS, RUNWAY, SANDS, WALKS } from '../data/places'
import { ROADS } from '../data/roads'
import { GUIMARAS, PONDS, RIVERS, SHORE, WOODS } from '../data/water'

/** A closed ring with its bounds, in degrees. */
export type Ring = { points: readonly LatLng[]; south: number; west: number; north: number; east: number }

/** Adds the bounds to a ring. */
export function ringOf(points: readonly LatLng[]): Ring {
  let [south, west, north, east] = [90, 180, -90, -180]
  for (const [lat, lng] of points) {
    south = Math.min(south, lat)
    north = Math.max(north, lat)
    west = Math.min(west, lng)
    east = Math.max(east, lng)
  }
  return { points, south, west, north, east }
}

/** Whether a place lies in a ring (even-odd). */
export function inRing(ring: Ring, lat: number, lng: number): boolean {
  if (lat < ring.south || lat > ring.north || lng < ring.west || lng > ring.east) return false
  let inside = false
  const { points } = ring
  let previous = points[points.length - 1] as LatLng
  for (const point of points) {
    if (point[0] > lat !== previous[0] > lat) {
      const cross = ((previous[1] - point[1]) * (lat - point[0])) / (previous[0] - point[0]) + point[1]
      if (lng < cross) inside = !inside
    }
    previous = point
  }
  return inside
}

function panay(): LatLng[] {
  const far = decode(PANAY_FAR, 1000)
  return [...smooth(decode(SHORE), false), ...smooth(far, false, 2).slice(1, -1)]
}

/** Land: Panay and Guimaras first, then the islands farther off. */
export const LAND: readonly Ring[] = [
  ringOf(panay()),
  ringOf(smooth(decode(GUIMARAS), true)),
  ...ISLANDS.map((text) => ringOf(smooth(decode(text, 1000), true, 3))),
]

export type River = { name: string; line: readonly LatLng[]; ring: Ring; width: number }

/** Rivers as bands of their true width; `width` is the mean in metres. */
export const RIVER_BANDS: readonly River[] = RIVERS.map(({ name, points }) => {
  const numbers = decodeNumbers(points)
  const raw = decode(points)
  const line = smooth(raw, false)
  const steps = 4
  const widths = line.map((_, i) => {
    const from = numbers[Math.floor(i / steps)]?.[2] ?? 0
    const to = numbers[Math.min(numbers.length - 1, Math.floor(i / steps) + 1)]?.[2] ?? from
    return from + (to - from) * ((i % steps) / steps)
  })
  const width = widths.reduce((sum, w) => sum + w, 0) / Math.max(1, widths.length)
  return { name, line, ring: ringOf(band(line, widths)), width }
})

export const POND_RINGS: readonly Ring[] = PONDS.map((text) => ringOf(smooth(decode(text), true, 3)))

/** Wooded hills, a tint at low zoom. */
export const WOOD_RINGS: readonly Ring[] = WOODS.map((text) => ringOf(smooth(decode(text), true, 5)))

/** Borders between areas, each once. */
export const BORDERS = Object.fromEntries(
  Object.entries(ARCS).map(([name, text]) => [name, smooth(decode(text), false)]),
) as Record<ArcName, LatLng[]>

export type Area = { name: string; kind: AreaSpec['kind']; label: LatLng; ring: Ring }

/** Districts and towns as closed rings; at the shore they run out to sea. */
export const AREA_RINGS: readonly Area[] = AREAS.map(({ name, kind, label, ring }) => ({
  name,
  kind,
  label: decodeOne(label),
  ring: ringOf(
    ring.flatMap((arc) =>
      arc.startsWith('-') ? BORDERS[arc.slice(1) as ArcName].toReversed() : BORDERS[arc as ArcName],
    ),
  ),
}))

/** Built-up ground. The first ring is the city, the others are towns. */
export const URBAN_RINGS: readonly Ring[] = [
  ...URBAN.map((text) => ringOf(smooth(decode(text), true, 3))),
  ...decodeNumbers(TOWN_CENTRES).map(([lat = 0, lng = 0, radius = 400]) =>
    ringOf(circle([10 + lat / 10_000, 122 + lng / 10_000], radius)),
  ),
]

export type PlotKind =
  | 'park'
  | 'campus'
  | 'hospital'
  | 'mall'
  | 'grave'
  | 'port'
  | 'airport'
  | 'golf'
  | 'runway'
  | 'sand'
export type Plot = { kind: PlotKind; ring: Ring }

/** Parks, campuses, malls, ports, beaches and the airport. */
export const PLOT_RINGS: readonly Plot[] = [
  ...SANDS.map((text): Plot => ({ kind: 'sand', ring: ringOf(band(smooth(decode(text), false), 70)) })),
  ...PLOTS.map((text): Plot => {
    const [kind = 'park', at = '', east = '0', north = '0', turn = '0'] = text.split('|')
    const ring = box(decodeOne(at), Number(east), Number(north), Number(turn))
    return { kind: kind as PlotKind, ring: ringOf(kind === 'golf' ? smooth(ring, true, 6) : ring) }
  }),
  { kind: 'runway', ring: ringOf(band(decode(RUNWAY), 45)) },
  ...WALKS.map((text): Plot => ({ kind: 'park', ring: ringOf(band(smooth(decode(text), false), 34)) })),
]

export type RoadClass = 't' | 'm' | 's'
export type Road = { kind: RoadClass; name: string; line: readonly LatLng[] }

/** Main roads with their names. */
export const ROAD_LINES: readonly Road[] = ROADS.map((text) => {
  const [kind = 's', name = '', points = ''] = text.split('|')
  return { kind: kind as RoadClass, name, line: smooth(decode(points), false) }
})
