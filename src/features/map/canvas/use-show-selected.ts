import { useEffect, useRef } from 'react'
import { useMap } from 'react-leaflet'
import type { PlacedListing } from '../state/bounds'
import { useReducedMotion } from '../state/use-media'

/** Keeps a newly selected listing clear of the edges: the popup or the card takes room. */
const PADDING = 40

/** Brings the selected listing into view when it was selected elsewhere, in the list or by the address. */
export function useShowSelected(selected: PlacedListing | null): void {
  const map = useMap()
  const still = useReducedMotion()
  const shown = useRef<string | null>(null)
  useEffect(() => {
    const id = selected?.id ?? null
    if (id === shown.current) return
    shown.current = id
    if (!selected) return
    const size = map.getSize()
    const point = map.latLngToContainerPoint([selected.lat, selected.lng])
    const inside = point.x > PADDING && point.y > PADDING && point.x < size.x - PADDING && point.y < size.y - PADDING
    if (!inside) map.setView([selected.lat, selected.lng], map.getZoom(), { animate: !still })
  }, [map, selected, still])
}
