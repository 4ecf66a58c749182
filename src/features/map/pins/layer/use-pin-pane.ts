import type L from 'leaflet'
import { useEffect, useRef, type RefObject } from 'react'
import { useMap } from 'react-leaflet'

/** Events that would drag or zoom the map from within a popup. */
const MAP_GESTURES = ['mousedown', 'touchstart', 'pointerdown', 'wheel', 'dblclick'] as const

function isOn(target: EventTarget | null, what: string): boolean {
  return target instanceof Element && target.closest(what) !== null
}

// Leaflet's types leave it out.
function wasDragged({ dragging }: { dragging: L.Handler & { moved?: () => boolean } }): boolean {
  return dragging.moved?.() ?? false
}

/** The pane of the pins, separate from the map: popups handle their own gestures, a click on the map deselects. */
export function usePinPane(onSelect: (id: string | null) => void): {
  pane: HTMLElement | undefined
  group: RefObject<HTMLDivElement | null>
} {
  const map = useMap()
  const group = useRef<HTMLDivElement>(null)
  const pane = map.getPane('markerPane')

  useEffect(() => {
    // On the pane itself: React listens there too, so its handlers still run.
    const keep = (event: Event) => {
      const own = isOn(event.target, '[data-popup]') || (event.type === 'dblclick' && isOn(event.target, 'button'))
      if (own) event.stopPropagation()
    }
    for (const gesture of MAP_GESTURES) pane?.addEventListener(gesture, keep)
    return () => {
      for (const gesture of MAP_GESTURES) pane?.removeEventListener(gesture, keep)
    }
  }, [pane])

  useEffect(() => {
    // Releasing a drag of the map over a pin is not a press.
    const dropAfterDrag = (event: MouseEvent) => {
      const dragged = event.detail > 0 && wasDragged(map)
      if (dragged && isOn(event.target, '[data-pin], [data-cluster]')) event.stopPropagation()
    }
    const container = map.getContainer()
    container.addEventListener('click', dropAfterDrag, true)
    return () => container.removeEventListener('click', dropAfterDrag, true)
  }, [map])

  useEffect(() => {
    const deselect = ({ originalEvent }: { originalEvent: Event }) => {
      if (!isOn(originalEvent.target, '.leaflet-marker-pane')) onSelect(null)
    }
    map.on('click', deselect)
    return () => void map.off('click', deselect)
  }, [map, onSelect])

  return { pane, group }
}
