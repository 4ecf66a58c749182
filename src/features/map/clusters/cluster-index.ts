import Supercluster from 'supercluster'
import { CELL_LEVELS } from '@/contract/search/limits'
import type { CostsOf } from '@/domain/finance/loan-choice'
import type { Bounds, PlacedListing } from '@/domain/search/query/bounds'
import { MAX_ZOOM, MIN_ZOOM } from '../state/map-url'
import type { MapCell } from '@/listing/search/results'
import { groupOf, groupOfCell, joinGroup, type Group } from './group'

export const MOST_MARKERS = 150

type Point = { listing: PlacedListing } | { group: Group }

export type PinMarker = { kind: 'pin'; key: string; lat: number; lng: number; listing: PlacedListing }
export type ClusterMarker = {
  kind: 'cluster'
  key: string
  lat: number
  lng: number
  group: Group
  /** Null for a square of the server that is no part of a larger group. */
  clusterId: number | null
}
export type Marker = PinMarker | ClusterMarker

export type ClusterIndex = Supercluster<Point, Group>

const PIN_RADIUS = 64
const STEP = 12
const CROWDING = 1.2

/** Grouping radius in pixels: the size of a pill, and more on a crowded map to limit the number of markers. */
export function radiusFor(count: number, view: { width: number; height: number }): number {
  if (count <= MOST_MARKERS) return PIN_RADIUS
  const needed = Math.sqrt((view.width * view.height) / (MOST_MARKERS * CROWDING))
  return Math.max(PIN_RADIUS, Math.ceil(needed / STEP) * STEP)
}

/** Groups listings; `radius` in pixels, prices in `currency`. About 20 ms for ten thousand. */
export function indexListings(
  listings: readonly PlacedListing[],
  radius: number,
  currency: string,
  costs: CostsOf | null = null,
  cells: readonly MapCell[] = [],
): ClusterIndex {
  const index = new Supercluster<Point, Group>({
    radius,
    // Leaflet's tiles: so the radius counts in its pixels.
    extent: 256,
    minZoom: MIN_ZOOM,
    // Listings still grouped at the highest zoom are one building.
    maxZoom: MAX_ZOOM,
    map: (point) => ('listing' in point ? groupOf(point.listing, currency, costs) : point.group),
    reduce: joinGroup,
  })
  return index.load([
    ...listings.map((listing) => pointAt(listing, { listing })),
    ...cells.map((cell) => pointAt(cell, { group: groupOfCell(cell, currency, costs !== null) })),
  ])
}

function pointAt({ lat, lng }: { lat: number; lng: number }, properties: Point) {
  return { type: 'Feature' as const, geometry: { type: 'Point' as const, coordinates: [lng, lat] }, properties }
}

type Found = ReturnType<ClusterIndex['getClusters']>[number]

function toMarker({ geometry, properties }: Found): Marker {
  const [lng = 0, lat = 0] = geometry.coordinates
  if ('listing' in properties) {
    return { kind: 'pin', key: properties.listing.id, lat, lng, listing: properties.listing }
  }
  if ('group' in properties)
    return { kind: 'cluster', key: `square-${lat},${lng}`, lat, lng, group: properties.group, clusterId: null }
  const { sale, rent, lowestSale, lowestRent, cluster_id: clusterId } = properties
  return {
    kind: 'cluster',
    key: `cluster-${clusterId}`,
    lat,
    lng,
    group: { sale, rent, lowestSale, lowestRent },
    clusterId,
  }
}

export function sizeOf(marker: Marker): number {
  return marker.kind === 'pin' ? 1 : marker.group.sale + marker.group.rent
}

export function markersIn(index: ClusterIndex, bounds: Bounds, zoom: number): Marker[] {
  const { west, south, east, north } = bounds
  const markers = index.getClusters([west, south, east, north], zoom).map(toMarker)
  if (markers.length <= MOST_MARKERS) return markers
  return markers.toSorted((a, b) => sizeOf(b) - sizeOf(a)).slice(0, MOST_MARKERS)
}

/** The listings of a cluster, at most `most`; none of squares, whose listings only the server knows. */
export function listingsIn(index: ClusterIndex, clusterId: number | null, most = Infinity): PlacedListing[] {
  if (clusterId === null) return []
  return index
    .getLeaves(clusterId, most)
    .flatMap(({ properties }) => ('listing' in properties ? properties.listing : []))
}

/** The zoom level at which a cluster splits, of a square from a zoom on; null for one building. */
export function splitZoom(index: ClusterIndex, clusterId: number | null, from: number): number | null {
  if (clusterId === null) return from < MAX_ZOOM ? Math.min(MAX_ZOOM, from + CELL_LEVELS) : null
  const zoom = index.getClusterExpansionZoom(clusterId)
  return zoom <= MAX_ZOOM ? zoom : null
}

const ROW_HEIGHT = 40

export function inReadingOrder(
  markers: readonly Marker[],
  at: (place: Marker) => { x: number; y: number },
): readonly Marker[] {
  return markers
    .map((marker) => {
      const { x, y } = at(marker)
      return { marker, row: Math.floor(y / ROW_HEIGHT), x }
    })
    .toSorted((a, b) => a.row - b.row || a.x - b.x)
    .map(({ marker }) => marker)
}
