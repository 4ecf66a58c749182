import { useLayoutEffect, useState, type RefObject } from 'react'

/** Pixels from the top of the page to an element: what the shell takes away from the height of the map. */
export function useRoomAbove(ref: RefObject<HTMLElement | null>): number | null {
  const [above, setAbove] = useState<number | null>(null)
  useLayoutEffect(() => {
    const measure = () => {
      const box = ref.current?.getBoundingClientRect()
      if (box) setAbove(Math.max(0, Math.round(box.top + window.scrollY)))
    }
    measure()
    // The shell's own banner comes and goes with the connection.
    const later = () => requestAnimationFrame(measure)
    const events = ['resize', 'online', 'offline'] as const
    for (const event of events) window.addEventListener(event, later)
    return () => {
      for (const event of events) window.removeEventListener(event, later)
    }
  }, [ref])
  return above
}
