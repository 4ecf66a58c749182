import { useCallback, useEffect, useState, type RefObject } from 'react'
import { useMap } from 'react-leaflet'
import { splitZoom, type ClusterIndex, type ClusterMarker } from '../../clusters/cluster-index'
import { useReducedMotion } from '@/ui/media/use-media'
import { keepFocus } from './focus-nearest'

/** A press on a cluster zooms to where it splits, or opens its building if it never does. Keeps the focus nearby. */
export function useClusterPress(
  index: ClusterIndex,
  group: RefObject<HTMLElement | null>,
): { building: string | null; closeBuilding: () => void; pressCluster: (marker: ClusterMarker) => void } {
  const map = useMap()
  const still = useReducedMotion()
  const [building, setBuilding] = useState<string | null>(null)
  const closeBuilding = useCallback(() => setBuilding(null), [])

  const pressCluster = useCallback(
    (marker: ClusterMarker) => {
      const zoom = splitZoom(index, marker.clusterId, map.getZoom())
      if (zoom === null) return setBuilding((open) => (open === marker.key ? null : marker.key))
      keepFocus(map, group.current, [marker.lat, marker.lng])
      setBuilding(null)
      map.setView([marker.lat, marker.lng], zoom, { animate: !still })
    },
    [index, map, still, group],
  )

  useEffect(() => {
    if (building === null) return undefined
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setBuilding(null)
    }
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [building])

  return { building, closeBuilding, pressCluster }
}
