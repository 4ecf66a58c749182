import { useEffect, useRef } from 'react'

/** Lets a mouse drag the content of a scrolling box; touch does so anyway. */
export function useDragScroll() {
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    const frame = box.current
    if (!frame) return undefined
    const move = (event: PointerEvent) => {
      if (event.buttons !== 1 || event.pointerType !== 'mouse') return
      frame.scrollBy(-event.movementX, -event.movementY)
    }
    frame.addEventListener('pointermove', move)
    return () => frame.removeEventListener('pointermove', move)
  }, [])
  return box
}
