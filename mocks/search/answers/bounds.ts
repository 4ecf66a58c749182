import type { SearchAnswer } from '@/contract/search/pages'
import { ANYWHERE, type PlaceFilters } from '@/domain/search/query/place'
import type { ServerSearch } from '@/domain/search/query/server-query'
import { eachBit } from '../columns/bits'
import { countFound, find, type Found, type ListingIndex } from '../columns/listing-index'

/** The box around all that was found; null where nothing has a place. */
export function boundsOf({ generated }: ListingIndex, { bits, written }: Found): SearchAnswer['bounds'] {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity]
  const add = (lat: number, lng: number) => {
    if (lng < west) west = lng
    if (lng > east) east = lng
    if (lat < south) south = lat
    if (lat > north) north = lat
  }
  if (generated && bits) eachBit(bits, (row) => add(generated.columns.lat[row]!, generated.columns.lng[row]!))
  for (const { lat, lng } of written) if (lat !== null && lng !== null) add(lat, lng)
  return west === Infinity ? null : { west, south, east, north }
}

const GLOBE = { west: -180, south: -90, east: 180, north: 90 }

export function unmappedOf(index: ListingIndex, search: ServerSearch): number {
  // Every generated listing has a place.
  const written = { ...index, generated: null }
  const at = (place: PlaceFilters) => ({ ...search, filters: { ...search.filters, ...place } })
  return countFound(written, at(ANYWHERE)) - find(written, at({ ...ANYWHERE, box: GLOBE })).count
}
