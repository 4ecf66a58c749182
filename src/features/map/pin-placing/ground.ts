import { isOnLand, isRiver } from '../base-map/geo'
import { LAND } from '../base-map/shapes'

/** What lies at a place; `unknown` where our map is too coarse, or ends. */
export type Ground = 'land' | 'river' | 'sea' | 'unknown'

/** Where the shore is drawn by hand, exact to some tens of metres: Iloilo City, its neighbours and the strait. Degrees. */
const EXACT = { south: 10.6, west: 122.4, north: 10.8, east: 122.66 }
/** Where the coarse coastlines show every large island; farther off our map says nothing. */
const COARSE = { south: 6, west: 119, north: 17, east: 126.5 }
/** In degrees, some 6 km: the coarse coastlines leave out bays and islets up to that size. */
const OFFSHORE = 0.055

type Box = typeof EXACT
const within = (box: Box, lat: number, lng: number) =>
  lat > box.south && lat < box.north && lng > box.west && lng < box.east

/** What lies at a place, as far as our map can say. Degrees, WGS 84; never throws. */
export function groundAt(lat: number, lng: number): Ground {
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

/** From a place to a piece of coast, in degrees: near the equator both kinds of degree are about as long. */
function distance(lat: number, lng: number, from: readonly [number, number], to: readonly [number, number]): number {
  const [dy, dx] = [to[0] - from[0], to[1] - from[1]]
  const length = dy * dy + dx * dx
  const share = length === 0 ? 0 : ((lat - from[0]) * dy + (lng - from[1]) * dx) / length
  const t = Math.max(0, Math.min(1, share))
  return Math.hypot(lat - from[0] - t * dy, lng - from[1] - t * dx)
}
