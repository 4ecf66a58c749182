import { METERS_PER_LAT, METERS_PER_LNG } from '@/domain/search/query/area'
import { type LatLng } from './codec'
import { inRing, type Ring } from './ring'
import { LAND, PLOT_RINGS, POND_RINGS, RIVER_BANDS, ROAD_LINES, URBAN_RINGS } from './shapes'

/** A point in meters east and north of 10.7° N 122.55° E. */
export type Meters = readonly [x: number, y: number]

export const toMeters = ([lat, lng]: LatLng): Meters => [(lng - 122.55) * METERS_PER_LNG, (lat - 10.7) * METERS_PER_LAT]
export const toLatLng = ([x, y]: Meters): LatLng => [10.7 + y / METERS_PER_LAT, 122.55 + x / METERS_PER_LNG]

type Segment = { a: Meters; b: Meters; dx: number; dy: number; length: number }

const SEGMENTS: readonly Segment[] = ROAD_LINES.flatMap(({ line }) => {
  const points = line.map(toMeters)
  return points.slice(1).map((b, i): Segment => {
    const a = points[i] as Meters
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    return { a, b, dx: (b[0] - a[0]) / length, dy: (b[1] - a[1]) / length, length }
  })
})

function distanceTo({ a, dx, dy, length }: Segment, x: number, y: number): number {
  const along = Math.min(length, Math.max(0, (x - a[0]) * dx + (y - a[1]) * dy))
  return Math.hypot(x - a[0] - dx * along, y - a[1] - dy * along)
}

export type Ground = {
  /** Whether small streets and houses may stand here. */
  free: (x: number, y: number) => boolean
  /** Meters to the nearest main road within `slack` (sine of the angle) of the direction; any direction at 1. */
  toRoad: (x: number, y: number, dx: number, dy: number, slack: number) => number
  /** The bearing of the nearest main road in radians from east, or null when there is none near. */
  bearing: number | null
}

const near = (ring: Ring, [lat, lng]: LatLng, margin: number) =>
  lat > ring.south - margin && lat < ring.north + margin && lng > ring.west - margin && lng < ring.east + margin
const edgeNear = (ring: Ring, at: LatLng, margin: number) =>
  near(ring, at, margin) &&
  ring.points.some(([lat, lng]) => Math.abs(lat - at[0]) < margin * 1.6 && Math.abs(lng - at[1]) < margin * 1.6)

/** Looks at the ground within `radius` meters of a place; only shapes that reach there are asked later. */
export function groundAt(place: LatLng, radius: number, urbanOnly: boolean): Ground {
  const margin = radius / METERS_PER_LAT
  const [cx, cy] = toMeters(place)
  const shore = LAND.filter((ring) => near(ring, place, margin))
  const coastal = shore.some((ring) => edgeNear(ring, place, margin))
  const urban = URBAN_RINGS.filter((ring) => near(ring, place, margin))
  const rim = urban.some((ring) => edgeNear(ring, place, margin)) || !urban.some((ring) => inRing(ring, ...place))
  const blocked = [...RIVER_BANDS.map(({ ring }) => ring), ...POND_RINGS, ...PLOT_RINGS.map(({ ring }) => ring)].filter(
    (ring) => near(ring, place, margin),
  )
  const roads = SEGMENTS.filter((segment) => distanceTo(segment, cx, cy) < radius + 40)
  let bearing: number | null = null
  let best = Infinity
  for (const segment of roads) {
    const distance = distanceTo(segment, cx, cy)
    if (distance < best) {
      best = distance
      bearing = Math.atan2(segment.dy, segment.dx)
    }
  }
  return {
    bearing,
    free(x, y) {
      const [lat, lng] = toLatLng([x, y])
      if (coastal && !shore.some((ring) => inRing(ring, lat, lng))) return false
      if (rim && urban.some((ring) => inRing(ring, lat, lng)) !== urbanOnly) return false
      return !blocked.some((ring) => inRing(ring, lat, lng))
    },
    toRoad(x, y, dx, dy, slack) {
      let least = Infinity
      for (const segment of roads) {
        if (slack < 1 && Math.abs(segment.dx * dy - segment.dy * dx) > slack) continue
        least = Math.min(least, distanceTo(segment, x, y))
      }
      return least
    },
  }
}
