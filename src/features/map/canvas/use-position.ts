import type L from 'leaflet'
import { useEffect, useRef } from 'react'
import { useMap } from 'react-leaflet'
import { coversOfMap, panClearOfAll } from '../pins/layer/clear-of'
import { boundsOf } from '../pins/layer/use-map-view'
import type { Bounds } from '@/domain/search/query/bounds'
import { HOME, samePosition, soundPosition, type MapPosition } from '../state/map-url'

/** How long the map rests before the address follows. */
const SETTLE_MS = 300

function positionOf(map: L.Map): MapPosition {
  const { lat, lng } = map.getCenter()
  return soundPosition({ lat, lng, zoom: map.getZoom() })
}

/** Pixels by which a resize may round the center. */
const ROUNDING = 1.5

/** Whether the map is where it was: a resize moves its center by parts of a pixel, which nobody did. */
function isStill(map: L.Map, now: MapPosition, was: MapPosition): boolean {
  if (now.zoom !== was.zoom) return false
  return map.project(now, now.zoom).distanceTo(map.project(was, was.zoom)) <= ROUNDING
}

const pinsOf = (map: L.Map) =>
  [...map.getContainer().querySelectorAll('[data-pin], [data-cluster]')].map((pin) => pin.getBoundingClientRect())

/** The types leave `moved` out: whether the map moved since it was last pressed. */
type Dragging = L.Handler & { moved: () => boolean }

/** A pan brings further pins into view, which may need another. */
const MOST_PANS = 4

export type PositionOptions = {
  /** As the address has it; null is Iloilo City. */
  position: MapPosition | null
  onMove: (position: MapPosition) => void
  /** The visible bounds, at the start and after each move. */
  onView: (bounds: Bounds) => void
}

/** Syncs map and URL. A map that opens without a position moves its pins out from under what lies on it. */
export function usePosition({ position, onMove, onView }: PositionOptions, pinned: boolean): void {
  const map = useMap()
  const told = useRef({ onMove, onView })
  const known = useRef(position)
  /** Where the map stands without a position. */
  const home = useRef(HOME)
  const cleared = useRef(false)
  /** Positions written to the URL that have not been read back yet. */
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
    const { lat, lng, zoom } = position ?? home.current
    map.setView([lat, lng], zoom, { animate: false })
  }, [map, position])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const dragging = map.dragging as Dragging
    const settle = () => {
      clearTimeout(timer)
      timer = undefined
      told.current.onView(boundsOf(map.getBounds()))
      const now = positionOf(map)
      if (isStill(map, now, sent.current.at(-1) ?? known.current ?? home.current)) return
      sent.current.push(now)
      told.current.onMove(now)
    }
    const rest = () => {
      clearTimeout(timer)
      timer = setTimeout(settle, SETTLE_MS)
    }
    // Before a navigation, so that Back restores the position. The click that ends a drag leads nowhere.
    const flush = ({ target }: MouseEvent) => {
      const endsDrag = dragging.moved() && target instanceof Node && map.getContainer().contains(target)
      if (timer !== undefined && !endsDrag) settle()
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

  useEffect(() => {
    if (!pinned || cleared.current || position !== null) return undefined
    cleared.current = true
    let pans = 0
    let frame = 0
    const clear = () => {
      if (!isStill(map, positionOf(map), home.current)) return
      const pan = panClearOfAll(pinsOf(map), map.getContainer().getBoundingClientRect(), coversOfMap())
      if ((pan[0] === 0 && pan[1] === 0) || pans === MOST_PANS) return
      pans += 1
      map.panBy([...pan], { animate: false })
      home.current = positionOf(map)
      frame = requestAnimationFrame(clear)
    }
    frame = requestAnimationFrame(clear)
    return () => cancelAnimationFrame(frame)
  }, [map, pinned, position])
}
