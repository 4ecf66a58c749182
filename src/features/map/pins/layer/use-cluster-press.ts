import { useCallback, useEffect, useState, type RefObject } from 'react'
import { useMap } from 'react-leaflet'
import { splitZoom, type ClusterIndex, type ClusterMarker } from '../../clusters/cluster-index'
import { useReducedMotion } from '@/ui/media/use-media'
import { keepFocus } from './focus-nearest'

/** Returns the focus to the cluster when it is in the list that is about to be removed. */
function returnFocus(): void {
  const list = document.activeElement?.closest('[data-popup]')
  list?.parentElement?.querySelector<HTMLElement>('[data-cluster]')?.focus({ preventScroll: true })
}

/** A press on a cluster zooms to where it splits, or opens its building if it never does. Keeps the focus nearby. */
export function useClusterPress(
  index: ClusterIndex,
  group: RefObject<HTMLElement | null>,
): { building: string | null; closeBuilding: () => void; pressCluster: (marker: ClusterMarker) => void } {
  const map = useMap()
  const still = useReducedMotion()
  const [building, setBuilding] = useState<string | null>(null)
  const closeBuilding = useCallback(() => {
    returnFocus()
    setBuilding(null)
  }, [])

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
      if (event.key === 'Escape') closeBuilding()
    }
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [building, closeBuilding])

  return { building, closeBuilding, pressCluster }
}
