import { BARANGAYS } from '@/domain/search/words/named-places'
import { METERS_PER_LAT, METERS_PER_LNG } from '@/domain/search/query/area'
import type { LatLng } from '@/base-map/shapes/codec'
import { inRing } from '@/base-map/shapes/ring'
import { AREA_RINGS } from '@/base-map/shapes/shapes'

/** A barangay reaches no farther than this from its middle, in meters. */
const REACH = 700
const CORNERS = 16

export type Barangay = { name: string; at: LatLng; ring: readonly LatLng[] }

type Spot = { x: number; y: number }

/** The part of a convex shape that is nearer to its middle, the origin, than to `other`. */
function nearerThan(shape: readonly Spot[], other: Spot): Spot[] {
  const half = (other.x ** 2 + other.y ** 2) / 2
  const beyond = ({ x, y }: Spot) => x * other.x + y * other.y - half
  return shape.flatMap((at, place) => {
    const before = shape.at(place - 1)!
    const [was, is] = [beyond(before), beyond(at)]
    const share = was / (was - is)
    const crossing = { x: before.x + (at.x - before.x) * share, y: before.y + (at.y - before.y) * share }
    if (was > 0 !== is > 0) return is > 0 ? [crossing] : [crossing, at]
    return is > 0 ? [] : [at]
  })
}

const spots = BARANGAYS.map(({ name, lat, lng }) => ({ name, at: [lat, lng] as LatLng }))

/** Our map knows only a barangay's middle. Its area: what is nearer to it than to any other, within 700 m. */
export const BARANGAY_AREAS: readonly Barangay[] = spots.map(({ name, at }) => {
  const [lat, lng] = at
  let shape: Spot[] = Array.from({ length: CORNERS }, (_, corner) => {
    const angle = (corner / CORNERS) * 2 * Math.PI
    return { x: REACH * Math.cos(angle), y: REACH * Math.sin(angle) }
  })
  for (const other of spots) {
    if (other.at === at) continue
    shape = nearerThan(shape, { x: (other.at[1] - lng) * METERS_PER_LNG, y: (other.at[0] - lat) * METERS_PER_LAT })
  }
  const district = AREA_RINGS.find(({ ring }) => inRing(ring, lat, lng))?.name
  return {
    name: district && district !== name ? `${name}, ${district}` : name,
    at,
    ring: shape.map(({ x, y }): LatLng => [lat + y / METERS_PER_LAT, lng + x / METERS_PER_LNG]),
  }
})
