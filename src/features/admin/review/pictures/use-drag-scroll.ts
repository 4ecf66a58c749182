import { useEffect, useRef } from 'react'

/** A mouse drags what scrolls; touch does it by itself. */
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
