import { inRing } from './ring'
import { AREA_RINGS, LAND, RIVER_BANDS, URBAN_RINGS } from './shapes'

/**
 * Whether a place is dry land: on an island and not in a river. Fish ponds count as land.
 * Degrees, WGS 84; never throws, and a place that is not a number is not on land.
 */
export function isOnLand(lat: number, lng: number): boolean {
  return LAND.some((ring) => inRing(ring, lat, lng)) && !isRiver(lat, lng)
}

/** Whether a place lies in one of the drawn rivers. Degrees. */
export function isRiver(lat: number, lng: number): boolean {
  return RIVER_BANDS.some(({ ring }) => inRing(ring, lat, lng))
}

/** Whether a place lies on built-up ground. Degrees. */
export function isUrban(lat: number, lng: number): boolean {
  return URBAN_RINGS.some((ring) => inRing(ring, lat, lng))
}

/**
 * The district of Iloilo City, or the neighbouring town, that a place lies in; null outside all of them and at sea.
 * Degrees; never throws. Names are the ones listings use: `City Proper`, `Jaro`, …, `Pavia`, `Jordan`.
 */
export function districtAt(lat: number, lng: number): string | null {
  if (!LAND.some((ring) => inRing(ring, lat, lng))) return null
  return AREA_RINGS.find(({ ring }) => inRing(ring, lat, lng))?.name ?? null
}
