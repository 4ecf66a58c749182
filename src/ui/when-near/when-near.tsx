import { useEffect, useRef, useState, type ReactNode } from 'react'

/** Shows its children once the place is less than a screen away; `before` until then. */
export function WhenNear({ before, children }: { before: ReactNode; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (near || !place.current) return undefined
    const observer = new IntersectionObserver((entries) => setNear(entries.some((entry) => entry.isIntersecting)), {
      rootMargin: '600px',
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [near])
  return (
    <div ref={place} className="size-full">
      {near ? children : before}
    </div>
  )
}
