import { METERS_PER_LAT, METERS_PER_LNG } from '@/domain/search/query/area'
import { type LatLng } from './codec'
import { hash } from './hash'

/** `share`: how far a line strays, as a part of its length; `finest`: longest straight piece, in meters. */
export type Roughness = { share: number; finest: number }

/** The midpoint of two places, moved sideways: by midpoint displacement a line keeps its character at every zoom. */
function bentMiddle([aLat, aLng]: LatLng, [bLat, bLng]: LatLng, share: number): LatLng {
  const lat = (aLat + bLat) / 2
  const lng = (aLng + bLng) / 2
  const by = (hash(Math.round(lat * 1e6), Math.round(lng * 1e6)) - 0.5) * 2 * share
  const north = (bLat - aLat) * METERS_PER_LAT
  const east = (bLng - aLng) * METERS_PER_LNG
  return [lat + (east * by) / METERS_PER_LAT, lng - (north * by) / METERS_PER_LNG]
}

/** Small invented bends, the same each time. The ends stay, so that borders still meet. */
export function roughen(points: readonly LatLng[], closed: boolean, { share, finest }: Roughness): LatLng[] {
  const out: LatLng[] = []
  const walk = (a: LatLng, b: LatLng) => {
    const length = Math.hypot((b[0] - a[0]) * METERS_PER_LAT, (b[1] - a[1]) * METERS_PER_LNG)
    if (length <= finest) return out.push(a)
    const middle = bentMiddle(a, b, share)
    walk(a, middle)
    return walk(middle, b)
  }
  points.forEach((point, i) => {
    const next = points[i + 1] ?? (closed ? points[0] : undefined)
    if (next) walk(point, next)
    else out.push(point)
  })
  return out
}
