import type L from 'leaflet'
import { useEffect, useRef } from 'react'
import { useMap } from 'react-leaflet'
import { boundsOf } from '../pins/use-map-view'
import type { Bounds } from '../state/bounds'
import { HOME, samePosition, soundPosition, type MapPosition } from '../state/map-address'

/** How long the map rests before the address follows. */
const SETTLE_MS = 300

function positionOf(map: L.Map): MapPosition {
  const { lat, lng } = map.getCenter()
  return soundPosition({ lat, lng, zoom: map.getZoom() })
}

export type PositionOptions = {
  /** As the address has it; null is Iloilo City. */
  position: MapPosition | null
  /** The map came to rest somewhere else. */
  onMove: (position: MapPosition) => void
  /** What it shows now, once at the start and after each rest. */
  onView: (bounds: Bounds) => void
}

/** Keeps the map and the address in step: a rest of the map is written there, a change there (Back, a link) moves the map. */
export function usePosition({ position, onMove, onView }: PositionOptions): void {
  const map = useMap()
  const told = useRef({ onMove, onView })
  const known = useRef(position)
  /** Positions sent to the address that have not come back yet. */
  const sent = useRef<MapPosition[]>([])

  useEffect(() => {
    told.current = { onMove, onView }
  })

  useEffect(() => {
    if (samePosition(position, known.current)) return
    const place = sent.current.findIndex((one) => samePosition(one, position))
    known.current = position
    sent.current = place < 0 ? [] : sent.current.slice(place + 1)
    if (place >= 0) return
    const { lat, lng, zoom } = position ?? HOME
    map.setView([lat, lng], zoom, { animate: false })
  }, [map, position])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const settle = () => {
      clearTimeout(timer)
      timer = undefined
      told.current.onView(boundsOf(map.getBounds()))
      const now = positionOf(map)
      if (samePosition(now, sent.current.at(-1) ?? known.current ?? HOME)) return
      sent.current.push(now)
      told.current.onMove(now)
    }
    const rest = () => {
      clearTimeout(timer)
      timer = setTimeout(settle, SETTLE_MS)
    }
    // Before a press leads elsewhere, so that coming back finds the map where it was left.
    const flush = () => {
      if (timer !== undefined) settle()
    }
    told.current.onView(boundsOf(map.getBounds()))
    map.on('moveend resize', rest)
    document.addEventListener('click', flush, true)
    return () => {
      clearTimeout(timer)
      map.off('moveend resize', rest)
      document.removeEventListener('click', flush, true)
    }
  }, [map])
}
