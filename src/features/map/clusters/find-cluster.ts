import { listingsIn, type ClusterIndex, type ClusterMarker, type Marker } from './cluster-index'

type Pixels = { x: number; y: number }

/** In radii: each level of grouping moves a listing by two at most, and the radius halves with each level. */
const REACH = 4

/** The cluster with a listing; null if it has its own pin. Nearest first: a cluster of ten thousand unfolds slowly. */
export function clusterWith(
  index: ClusterIndex,
  markers: readonly Marker[],
  listing: { id: string; lat: number; lng: number },
  radius: number,
  at: (place: { lat: number; lng: number }) => Pixels,
): ClusterMarker | null {
  if (markers.some(({ key }) => key === listing.id)) return null
  const { x, y } = at(listing)
  const near: { marker: ClusterMarker; distance: number }[] = []
  for (const marker of markers) {
    if (marker.kind === 'pin') continue
    const place = at(marker)
    const distance = Math.hypot(place.x - x, place.y - y)
    // One pixel for what rounding leaves.
    if (distance <= REACH * radius + 1) near.push({ marker, distance })
  }
  near.sort((one, other) => one.distance - other.distance)
  return (
    near.find(({ marker }) => listingsIn(index, marker.clusterId).some(({ id }) => id === listing.id))?.marker ?? null
  )
}
