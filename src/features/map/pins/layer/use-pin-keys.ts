import { useMemo, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'
import { useMap } from 'react-leaflet'
import { useReducedMotion } from '@/ui/media/use-media'
import { coversOfMap, panClearOf } from './clear-of'
import { keepFocus } from './focus-nearest'

const STEP = 80

const ARROWS: Readonly<Record<string, [x: number, y: number]>> = {
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
}

const ZOOMS: Readonly<Record<string, number>> = { '+': 1, '=': 1, '-': -1 }

function isInPopup(target: EventTarget): boolean {
  return target instanceof Element && target.closest('[data-popup]') !== null
}

/** Arrows pan and +/- zoom as on the map. A focused pin is moved away from the edge and from under bars. */
export function usePinKeys(group: RefObject<HTMLElement | null>) {
  const map = useMap()
  const still = useReducedMotion()
  return useMemo(() => {
    const animate = !still
    return {
      onKeyDown(event: KeyboardEvent) {
        if (event.altKey || event.ctrlKey || event.metaKey || isInPopup(event.target)) return
        const step = ARROWS[event.key]
        if (step) map.panBy(step, { animate })
        else if (ZOOMS[event.key]) {
          keepFocus(map, group.current)
          map.zoomIn(ZOOMS[event.key], { animate })
        } else return
        event.preventDefault()
      },
      onFocus(event: FocusEvent) {
        if (isInPopup(event.target) || !event.target.matches(':focus-visible')) return
        const box = event.target.getBoundingClientRect()
        const view = map.getContainer().getBoundingClientRect()
        const [x, y] = panClearOf(box, view, coversOfMap())
        if (x !== 0 || y !== 0) map.panBy([x, y], { animate })
      },
    }
  }, [map, still, group])
}
