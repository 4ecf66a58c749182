import { startTransition, useEffect, useState, type RefObject } from 'react'

/** How far outside the window something counts as near. */
const MARGIN = '600px 0px'

const waiting = new Map<Element, () => void>()
let observer: IntersectionObserver | null = null

function watch(element: Element, arrive: () => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) =>
      startTransition(() => {
        for (const { target, isIntersecting, boundingClientRect } of entries)
          if (isIntersecting || boundingClientRect.width === 0) waiting.get(target)?.()
      }),
    { rootMargin: MARGIN },
  )
  waiting.set(element, arrive)
  observer.observe(element)
  return () => {
    waiting.delete(element)
    observer?.unobserve(element)
  }
}

/** Whether an element is or was close to what the window shows. True where nothing has a layout. */
export function useNear(element: RefObject<Element | null>, near: boolean): boolean {
  const [arrived, setArrived] = useState(near)
  useEffect(() => {
    const target = element.current
    if (arrived || !target) return undefined
    return watch(target, () => setArrived(true))
  }, [arrived, element])
  return arrived
}
