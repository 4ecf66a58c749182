import { inRing } from './ring'
import { AREA_RINGS, LAND, RIVER_BANDS, URBAN_RINGS } from './shapes'

/** On an island and not in a river. Fish ponds count as land. Degrees, WGS 84; never throws, NaN is not on land. */
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

/** Null outside all districts and at sea. Degrees; never throws. Names as listings use them: `Jaro`, `Pavia`. */
export function districtAt(lat: number, lng: number): string | null {
  if (!LAND.some((ring) => inRing(ring, lat, lng))) return null
  return AREA_RINGS.find(({ ring }) => inRing(ring, lat, lng))?.name ?? null
}
