import { LANDMARKS } from '@/domain/search/words/named-places'
import type { LatLng } from '@/base-map/shapes/codec'
import { toMeters } from '@/base-map/shapes/ground'
import { AREA_RINGS } from '@/base-map/shapes/shapes'
import { circleAround, type Point } from '@/domain/search/query/area'
import { nearLabel } from '@/domain/search/query/place'
import { BARANGAY_AREAS } from './barangays'
import { simplified } from './rings'

/** A place that can be an area: a district, town or barangay by its borders, a landmark by what lies around it. */
export type NamedArea = {
  name: string
  borders: boolean
  /** Its ring with at most so many corners; `meters` is the distance around a landmark. */
  ringOf: (most: number, meters: number) => Point[]
  /** What a chip says of it: 'In Molo', 'Near SM City Iloilo, 2 km'. */
  label: (meters: number) => string
}

const pointOf = ([lat, lng]: LatLng): Point => ({ lat, lng })

/** The borders with fewer corners, as the crow flies: in meters both axes count alike. */
function bordersOf(points: readonly LatLng[], most: number): Point[] {
  const corners = points.map((at) => {
    const [x, y] = toMeters(at)
    return { x, y, at }
  })
  const kept = new Set<unknown>(simplified(corners, most))
  return corners.filter((corner) => kept.has(corner)).map(({ at }) => pointOf(at))
}

const districts: NamedArea[] = AREA_RINGS.map(({ name, ring }) => ({
  name,
  borders: true,
  ringOf: (most) => bordersOf(ring.points, most),
  label: () => `In ${name}`,
}))

const barangays: NamedArea[] = BARANGAY_AREAS.map(({ name, ring }) => ({
  name,
  borders: true,
  ringOf: (most) => bordersOf(ring, most),
  label: () => `In ${name}`,
}))

const landmarks: NamedArea[] = LANDMARKS.map((landmark) => ({
  name: landmark.name,
  borders: false,
  ringOf: (most, meters) => circleAround(landmark, meters, Math.min(16, most)),
  label: (meters) => nearLabel(landmark.name, meters),
}))

const byName = (areas: readonly NamedArea[]) => areas.toSorted((one, other) => one.name.localeCompare(other.name))

/** Districts and towns, then barangays, then landmarks, these in order of the alphabet; each name once. */
export const NAMED_AREAS: readonly NamedArea[] = [
  ...new Map(
    [...districts, ...byName(barangays), ...byName(landmarks)].toReversed().map((area) => [area.name, area] as const),
  ).values(),
].toReversed()
