import L from 'leaflet'
import { useEffect } from 'react'
import { useMap } from 'react-leaflet'
import type { Area } from '@/domain/search/query/area'

const LINE: L.PolylineOptions = {
  interactive: false,
  color: 'var(--action)',
  weight: 3,
  fillColor: 'var(--action)',
  fillOpacity: 0.12,
}

export function useOutlines(area: Area, open = false): void {
  const map = useMap()
  useEffect(() => {
    // One shape a ring: where two overlap, both hold.
    const shapes = area.map((ring) =>
      L.polygon(
        ring.map(({ lat, lng }): [number, number] => [lat, lng]),
        open ? { ...LINE, dashArray: '6 6' } : LINE,
      ).addTo(map),
    )
    return () => {
      for (const shape of shapes) shape.remove()
    }
  }, [map, area, open])
}
