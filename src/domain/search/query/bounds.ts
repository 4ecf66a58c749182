import type { Listing } from '../../listing/listing'
import type { SearchState } from '../filter-state'
import type { Box } from './area'

export type Bounds = { west: number; south: number; east: number; north: number }

export type PlacedListing = Listing & { lat: number; lng: number }

export function isPlaced(listing: Listing): listing is PlacedListing {
  return listing.lat !== null && listing.lng !== null
}

/** Whether a place is inside, edges included. */
export function isWithin({ lat, lng }: { lat: number; lng: number }, bounds: Bounds): boolean {
  return lat >= bounds.south && lat <= bounds.north && lng >= bounds.west && lng <= bounds.east
}

/** Within the globe, to some 10 m: finer steps make each view another search. */
const within = (value: number, edge: number) => Number(Math.max(-edge, Math.min(edge, value)).toFixed(4)) + 0

export const boxOfView = ({ west, south, east, north }: Bounds): Box => ({
  west: within(west, 180),
  south: within(south, 90),
  east: within(east, 180),
  north: within(north, 90),
})

/** Tiles of the map, 256 pixels wide, by which a view grows to the next line of a grid: small moves ask for nothing. */
const GRID = 0.5

export function snapped({ west, south, east, north }: Bounds, zoom: number): Bounds {
  const step = (360 / 2 ** zoom) * GRID
  const down = (degrees: number) => Math.floor(degrees / step) * step
  const up = (degrees: number) => Math.ceil(degrees / step) * step
  return { west: down(west), south: down(south), east: up(east), north: up(north) }
}

/** The search in a view, and in its own box if it has one; null where these have nothing in common. */
export function inView(search: SearchState, view: Bounds): SearchState | null {
  const own: Box = search.filters.box ?? { west: -180, south: -90, east: 180, north: 90 }
  const shown = boxOfView(view)
  const box = {
    west: Math.max(own.west, shown.west),
    south: Math.max(own.south, shown.south),
    east: Math.min(own.east, shown.east),
    north: Math.min(own.north, shown.north),
  }
  if (box.west > box.east || box.south > box.north) return null
  return { ...search, filters: { ...search.filters, box } }
}
