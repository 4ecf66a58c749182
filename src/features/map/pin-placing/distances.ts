import { LANDMARKS, type NamedPlace } from '@/domain/search/words/named-places'

const EARTH = 6_371_000

/** The landmarks of our map by their words in order of the alphabet, so that 'Molo Plaza' is 'Plaza Molo'. */
let known: Map<string, NamedPlace> | null = null

function wordsOf(name: string): string {
  return name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .toSorted()
    .join(' ')
}

/** Meters in a straight line to the landmarks with these names; names that our map does not know are left out. */
export function distancesFrom(from: { lat: number; lng: number }, names: readonly string[]): Map<string, number> {
  known ??= new Map(LANDMARKS.map((landmark) => [wordsOf(landmark.name), landmark]))
  const found = new Map<string, number>()
  for (const name of names) {
    const at = known.get(wordsOf(name))
    if (at) found.set(name, meters(from.lat, from.lng, at.lat, at.lng))
  }
  return found
}

/** In a straight line, by the haversine formula. */
export function meters(lat: number, lng: number, otherLat: number, otherLng: number): number {
  const rad = (degrees: number) => (degrees * Math.PI) / 180
  const half = (one: number, other: number) => Math.sin(rad(other - one) / 2) ** 2
  const chord = half(lat, otherLat) + Math.cos(rad(lat)) * Math.cos(rad(otherLat)) * half(lng, otherLng)
  return 2 * EARTH * Math.asin(Math.sqrt(chord))
}
