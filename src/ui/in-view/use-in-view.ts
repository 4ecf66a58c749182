import { startTransition, useEffect, useState, type RefObject } from 'react'
import { watchInView } from './watch-in-view'

const MARGIN = '600px 0px'

/** Whether an element is or was near the window. Without a layout (tests) it always is. */
export function useInView(element: RefObject<Element | null>, initially = false): boolean {
  const [arrived, setArrived] = useState(initially)
  useEffect(() => {
    const target = element.current
    if (arrived || !target) return undefined
    return watchInView(target, MARGIN, ({ isIntersecting, boundingClientRect }) => {
      if (isIntersecting || boundingClientRect.width === 0) startTransition(() => setArrived(true))
    })
  }, [arrived, element])
  return arrived
}
