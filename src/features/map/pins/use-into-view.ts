import { useEffect, type RefObject } from 'react'
import { useMap } from 'react-leaflet'
import { useReducedMotion } from '@/ui/media/use-media'

const MARGIN = { top: 64, right: 16, bottom: 24, left: 16 }
const GAP = 16

/** Pans the map once, as little as needed, until an element is in view beside the detail card. */
export function useIntoView(ref: RefObject<HTMLElement | null>): void {
  const map = useMap()
  const still = useReducedMotion()
  useEffect(() => {
    const move = () => {
      const box = ref.current?.getBoundingClientRect()
      const view = map.getContainer().getBoundingClientRect()
      if (!box || box.width === 0) return
      const card = document.querySelector('[data-detail-card]')?.getBoundingClientRect()
      const y = Math.min(0, box.top - view.top - MARGIN.top) || Math.max(0, box.bottom - view.bottom + MARGIN.bottom)
      // Uses the panel's final position, so reopening it there moves nothing.
      const besideCard = card && box.bottom - y > card.top && card.right - view.left + GAP + box.width < view.width
      const left = besideCard ? card.right + GAP : view.left + MARGIN.left
      const x = Math.min(0, box.left - left) || Math.max(0, box.right - view.right + MARGIN.right)
      if (x !== 0 || y !== 0) map.panBy([x, y], { animate: !still })
    }
    // After the detail card is laid out and a running pan has ended.
    const timer = setTimeout(move, 60)
    return () => clearTimeout(timer)
  }, [map, ref, still])
}
