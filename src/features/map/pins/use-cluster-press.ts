import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { useMap } from 'react-leaflet'
import { splitZoom, type ClusterIndex, type ClusterMarker, type Marker } from '../clusters/cluster-index'
import { useReducedMotion } from '../state/use-media'

/** Pressing a cluster: the map goes where it splits; where it never does, its building opens. The focus stays where it was pressed. */
export function useClusterPress(
  index: ClusterIndex,
  markers: readonly Marker[],
  group: RefObject<HTMLElement | null>,
): { building: string | null; closeBuilding: () => void; pressCluster: (marker: ClusterMarker) => void } {
  const map = useMap()
  const still = useReducedMotion()
  const [building, setBuilding] = useState<string | null>(null)
  const split = useRef(false)
  const closeBuilding = useCallback(() => setBuilding(null), [])

  const pressCluster = useCallback(
    (marker: ClusterMarker) => {
      const zoom = splitZoom(index, marker.clusterId)
      if (zoom === null) return setBuilding((open) => (open === marker.key ? null : marker.key))
      split.current = group.current?.contains(document.activeElement) ?? false
      setBuilding(null)
      map.setView([marker.lat, marker.lng], zoom, { animate: !still })
    },
    [index, map, still, group],
  )

  // The pressed cluster is gone now: on with the pin nearest to its place, which is the middle of the view.
  useEffect(() => {
    if (!split.current || group.current?.contains(document.activeElement)) return
    split.current = false
    nearestToMiddle(group.current, map.getContainer())?.focus({ preventScroll: true })
  }, [markers, map, group])

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

function nearestToMiddle(group: HTMLElement | null, container: HTMLElement): HTMLElement | undefined {
  const view = container.getBoundingClientRect()
  const [x, y] = [view.left + view.width / 2, view.top + view.height / 2]
  const far = (element: Element) => {
    const box = element.getBoundingClientRect()
    return Math.hypot(box.left + box.width / 2 - x, box.top + box.height / 2 - y)
  }
  const pins = [...(group?.querySelectorAll<HTMLElement>('[data-pin], [data-cluster]') ?? [])]
  return pins.toSorted((a, b) => far(a) - far(b))[0]
}
