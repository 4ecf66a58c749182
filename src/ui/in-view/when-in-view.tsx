import { useRef, type ReactNode } from 'react'
import { useInView } from './use-in-view'

/** Renders its children once their place is near the window; `before` until then. */
export function WhenInView({ before, children }: { before: ReactNode; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const near = useInView(place)
  return (
    <div ref={place} className="size-full">
      {near ? children : before}
    </div>
  )
}
