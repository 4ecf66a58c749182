import type { Listing } from '@/domain/listing/listing'

/** What the map shows, in degrees. */
export type Bounds = { west: number; south: number; east: number; north: number }

/** A listing that has a place on the map. */
export type PlacedListing = Listing & { lat: number; lng: number }

export function isPlaced(listing: Listing): listing is PlacedListing {
  return listing.lat !== null && listing.lng !== null
}

/** Whether a place is inside, edges included. */
export function isWithin({ lat, lng }: { lat: number; lng: number }, bounds: Bounds): boolean {
  return lat >= bounds.south && lat <= bounds.north && lng >= bounds.west && lng <= bounds.east
}
