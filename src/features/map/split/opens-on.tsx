import type L from 'leaflet'
import { useEffect, useRef } from 'react'
import { useMap } from 'react-leaflet'
import type { Box } from '@/domain/search/query/area'
import { soundPosition, type MapPosition } from '../state/map-url'

function positionOf(map: L.Map): MapPosition {
  const { lat, lng } = map.getCenter()
  return soundPosition({ lat, lng, zoom: map.getZoom() })
}

/** Shows a box when the map opens, and never again: the map stays where a hand moved it. */
export function OpensOn({ box, onFit }: { box: Box | null; onFit: (position: MapPosition) => void }) {
  const map = useMap()
  const opened = useRef(false)
  useEffect(() => {
    if (opened.current) return
    opened.current = true
    if (!box) return
    map.fitBounds(
      [
        [box.south, box.west],
        [box.north, box.east],
      ],
      // Room for the bar in the corner.
      { animate: false, paddingTopLeft: [16, 64], paddingBottomRight: [16, 16] },
    )
    onFit(positionOf(map))
  }, [map, box, onFit])
  return null
}
