import type L from 'leaflet'
import { useEffect, useRef } from 'react'
import { useMap } from 'react-leaflet'
import type { Fit } from '../state/fit'
import { soundPosition, type MapPosition } from '../state/map-url'

const NEAREST = 15
// Room for the pins, which stand above their places, and for the buttons on the map.
const ROOM: L.FitBoundsOptions = { paddingTopLeft: [48, 72], paddingBottomRight: [64, 96] }

export function useFit(fit: Fit | null, onFit?: (position: MapPosition) => void): void {
  const map = useMap()
  const shown = useRef<string | null>(null)
  useEffect(() => {
    if (fit === null) shown.current = null
    if (fit === null || fit.places.length === 0 || fit.key === shown.current) return
    shown.current = fit.key
    const corners = fit.places.map(({ lat, lng }): [number, number] => [lat, lng])
    map.fitBounds(corners, { animate: false, maxZoom: NEAREST, ...ROOM })
    const { lat, lng } = map.getCenter()
    onFit?.(soundPosition({ lat, lng, zoom: map.getZoom() }))
  }, [map, fit, onFit])
}
