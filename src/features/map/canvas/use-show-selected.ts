import { useEffect, useRef } from 'react'
import { useMap } from 'react-leaflet'
import type { PlacedListing } from '@/domain/search/query/bounds'
import { useIsPhone, useReducedMotion } from '@/ui/media/use-media'

const EDGE = 40
/** On phones the card covers the lower part of the map. */
const CARD = 300

/** Pans to a listing selected in the list or by the URL, and out from under the card. */
export function useShowSelected(selected: PlacedListing | null): void {
  const map = useMap()
  const still = useReducedMotion()
  const phone = useIsPhone()
  const shown = useRef<string | null>(null)
  useEffect(() => {
    const id = selected?.id ?? null
    if (id === shown.current) return
    shown.current = id
    if (!selected) return
    const { x: width, y: height } = map.getSize()
    const { x, y } = map.latLngToContainerPoint([selected.lat, selected.lng])
    const bottom = phone ? Math.max(height / 2, height - CARD) : height
    const inside = x > EDGE && y > EDGE && x < width - EDGE && y < bottom - EDGE
    if (!inside) map.panBy([Math.round(x - width / 2), Math.round(y - bottom / 2)], { animate: !still })
  }, [map, selected, still, phone])
}
