import { use, useMemo } from 'react'
import { useMap } from 'react-leaflet'
import { MonthViewContext } from '@/listing/monthly/use-costs'
import {
  indexListings,
  inReadingOrder,
  listingsIn,
  markersIn,
  radiusFor,
  type ClusterIndex,
  type Marker,
} from '../../clusters/cluster-index'
import type { MapCell } from '../../clusters/group'
import type { PlacedListing } from '../../state/bounds'
import { useHovered } from '../../state/hovered'
import { useMapView } from './use-map-view'

/** The selected listing has its own pin even if it is in a cluster. */
function withPinOf(markers: Marker[], selected: PlacedListing | null): Marker[] {
  if (!selected || markers.some(({ key }) => key === selected.id)) return markers
  return [...markers, { kind: 'pin', key: selected.id, lat: selected.lat, lng: selected.lng, listing: selected }]
}

/** What is on the map now, in reading order. */
export function useMarkers(
  placed: readonly PlacedListing[],
  cells: readonly MapCell[],
  selected: PlacedListing | null,
  currency: string,
): { index: ClusterIndex; markers: readonly Marker[] } {
  const map = useMap()
  const view = useMapView()
  const radius = radiusFor(placed.length + cells.length, view)
  const costs = use(MonthViewContext)?.costs ?? null
  const index = useMemo(
    () => indexListings(placed, radius, currency, costs, cells),
    [placed, radius, currency, costs, cells],
  )
  const markers = useMemo(() => {
    const found = withPinOf(markersIn(index, view.bounds, view.zoom), selected)
    return inReadingOrder(found, ({ lat, lng }) => map.project([lat, lng], view.zoom))
  }, [map, index, view, selected])
  return { index, markers }
}

/** The key of the cluster with the hovered listing; null if that has its own pin. */
export function useHoveredCluster(index: ClusterIndex, markers: readonly Marker[]): string | null {
  const keys = useMemo(() => once(() => clusterKeys(index, markers)), [index, markers])
  return useHovered((state) => (state.id === null ? null : (keys().get(state.id) ?? null)))
}

/** Cluster by listing. Built on the first hover, because it visits every listing in view. */
function clusterKeys(index: ClusterIndex, markers: readonly Marker[]): Map<string, string> {
  const keys = new Map<string, string>()
  for (const marker of markers) {
    if (marker.kind === 'pin') continue
    for (const { id } of listingsIn(index, marker.clusterId)) keys.set(id, marker.key)
  }
  return keys
}

function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => (made ??= make())
}
