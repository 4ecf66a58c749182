import { MOST_AREA_CORNERS } from '@/contract/search/limits'
import { counted } from '../../text'
import { boxOf, cornersOf, isInArea, isInBox, readArea, type Area, type Box } from './area'

/** Where on the map a search looks: in a box, and in a drawn area. Null limits nothing. */
export type PlaceFilters = { box: Box | null; area: Area | null }

export const ANYWHERE: PlaceFilters = { box: null, area: null }

/** The area of an address; null for one that cannot be read or has too many corners. */
export function healedArea(text: string): Area | null {
  const area = readArea(text)
  return area !== null && cornersOf(area) <= MOST_AREA_CORNERS ? area : null
}

/** Whether a place is where a search asks for, null for a search that asks for none. What has no place is nowhere. */
export function placeTest({ box, area }: PlaceFilters): ((lat: number | null, lng: number | null) => boolean) | null {
  if (box === null && area === null) return null
  const around = area && boxOf(area)
  return (lat, lng) => {
    if (lat === null || lng === null) return false
    if (box && !isInBox(lat, lng, box)) return false
    return !area || !around || (isInBox(lat, lng, around) && isInArea(lat, lng, area))
  }
}

/** What a chip says of a drawn area. */
export function areaLabel(area: Area): string {
  return area.length === 1 ? 'Drawn area' : counted(area.length, 'drawn area')
}
