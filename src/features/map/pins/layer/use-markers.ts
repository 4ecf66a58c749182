import { use, useMemo } from 'react'
import { useMap } from 'react-leaflet'
import { MonthViewContext } from '@/listing/monthly/use-costs'
import {
  indexListings,
  inReadingOrder,
  markersIn,
  radiusFor,
  type ClusterIndex,
  type ClusterMarker,
  type Marker,
} from '../../clusters/cluster-index'
import { clusterWith } from '../../clusters/find-cluster'
import type { MapCell } from '@/listing/search/results'
import type { PlacedListing } from '@/domain/search/query/bounds'
import { useHovered } from '../../state/hovered'
import { useMapView } from './use-map-view'

/** The selected listing has its own pin even if it is in a cluster. */
function withPinOf(markers: Marker[], selected: PlacedListing | null): Marker[] {
  if (!selected || markers.some(({ key }) => key === selected.id)) return markers
  return [...markers, { kind: 'pin', key: selected.id, lat: selected.lat, lng: selected.lng, listing: selected }]
}

export function useMarkers(
  placed: readonly PlacedListing[],
  cells: readonly MapCell[],
  selected: PlacedListing | null,
  currency: string,
): { index: ClusterIndex; markers: readonly Marker[]; clusterOf: (id: string) => string | null } {
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
  const clusterOf = useMemo(() => {
    const at = ({ lat, lng }: { lat: number; lng: number }) => map.project([lat, lng], view.zoom)
    return clusterKeys(placed, (listing) => clusterWith(index, markers, listing, radius, at))
  }, [map, index, markers, placed, radius, view])
  return { index, markers, clusterOf }
}

function clusterKeys(placed: readonly PlacedListing[], find: (listing: PlacedListing) => ClusterMarker | null) {
  const keys = new Map<string, string | null>()
  return (id: string): string | null => {
    const known = keys.get(id)
    if (known !== undefined) return known
    const listing = placed.find((one) => one.id === id)
    const key = (listing && find(listing)?.key) ?? null
    keys.set(id, key)
    return key
  }
}

/** The key of the cluster with the hovered listing; null if that has its own pin. */
export function useHoveredCluster(clusterOf: (id: string) => string | null): string | null {
  return useHovered((state) => (state.id === null ? null : clusterOf(state.id)))
}
