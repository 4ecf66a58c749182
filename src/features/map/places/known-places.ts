import { LANDMARKS } from '@/domain/search/words/named-places'
import { meters } from '../pin-placing/distances'
import { LAYERS, type LayerId } from './layers'

export type KnownPlace = { kind: LayerId; name: string; lat: number; lng: number }

const KINDS: readonly string[] = LAYERS.map(({ id }) => id)

export const PLACES: readonly KnownPlace[] = LANDMARKS.flatMap(({ icon, name, lat, lng }) =>
  KINDS.includes(icon) ? [{ kind: icon as LayerId, name, lat, lng }] : [],
)

const MOST_OF_A_KIND = 2
const NEAR = 5_000

export type NearPlace = KnownPlace & { meters: number }

/** The two nearest places of each kind within 5 km, the nearest first. */
export function placesNear(from: { lat: number; lng: number }): NearPlace[] {
  const near = PLACES.map((place) => ({ ...place, meters: meters(from.lat, from.lng, place.lat, place.lng) }))
    .filter((place) => place.meters <= NEAR)
    .toSorted((one, other) => one.meters - other.meters)
  const counts = new Map<LayerId, number>()
  return near.filter(({ kind }) => {
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    return count <= MOST_OF_A_KIND
  })
}
