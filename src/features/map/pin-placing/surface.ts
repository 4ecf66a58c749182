import { isOnLand, isRiver } from '@/base-map/shapes/geo'
import { LAND } from '@/base-map/shapes/shapes'

/** `unknown` where our map is too coarse, or ends. */
export type Surface = 'land' | 'river' | 'sea' | 'unknown'

/** Where the shore is exact to some tens of meters: Iloilo City, its neighbors and the strait. Degrees. */
const EXACT = { south: 10.6, west: 122.4, north: 10.8, east: 122.66 }
/** Where the coarse coastlines include every large island; our map ends there. */
const COARSE = { south: 6, west: 119, north: 17, east: 126.5 }
/** About 6 km in degrees: coarse coastlines omit bays and islets up to that size. */
const OFFSHORE = 0.055

type Box = typeof EXACT
const within = (box: Box, lat: number, lng: number) =>
  lat > box.south && lat < box.north && lng > box.west && lng < box.east

/** The surface at a point in degrees (WGS 84). Never throws. */
export function surfaceAt(lat: number, lng: number): Surface {
  if (!within(COARSE, lat, lng)) return 'unknown'
  if (isOnLand(lat, lng)) return 'land'
  if (within(EXACT, lat, lng)) return isRiver(lat, lng) ? 'river' : 'sea'
  return nearLand(lat, lng) ? 'unknown' : 'sea'
}

function nearLand(lat: number, lng: number): boolean {
  return LAND.some(
    ({ points, south, west, north, east }) =>
      lat > south - OFFSHORE &&
      lat < north + OFFSHORE &&
      lng > west - OFFSHORE &&
      lng < east + OFFSHORE &&
      points.some((point, index) => {
        const next = points[(index + 1) % points.length] ?? point
        return distance(lat, lng, point, next) < OFFSHORE
      }),
  )
}

/** Distance to a coast segment in degrees; near the equator degrees of latitude and longitude are equally long. */
function distance(lat: number, lng: number, from: readonly [number, number], to: readonly [number, number]): number {
  const [dy, dx] = [to[0] - from[0], to[1] - from[1]]
  const length = dy * dy + dx * dx
  const share = length === 0 ? 0 : ((lat - from[0]) * dy + (lng - from[1]) * dx) / length
  const t = Math.max(0, Math.min(1, share))
  return Math.hypot(lat - from[0] - t * dy, lng - from[1] - t * dx)
}
