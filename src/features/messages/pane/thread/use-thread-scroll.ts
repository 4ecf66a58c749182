import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

const NEAR = 60

/** Stays at the end unless the user has scrolled up; then `pill` counts new messages. */
export function useThreadScroll(theirs: number, mine: number) {
  const box = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const atEnd = useRef(true)
  const [away, setAway] = useState(false)
  const [seen, setSeen] = useState(theirs)
  if (!away && seen !== theirs) setSeen(theirs)

  const toEnd = useCallback(() => {
    const element = box.current
    if (!element) return
    element.scrollTop = element.scrollHeight
    atEnd.current = true
    setAway(false)
  }, [])

  useLayoutEffect(() => {
    if (mine > 0) toEnd()
  }, [mine, toEnd])

  useEffect(() => {
    const element = box.current
    const inner = content.current
    if (!element || !inner) return
    const follow = () => {
      atEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR
      setAway(!atEnd.current)
    }
    // Also when a bar opens, a picture loads or the on-screen keyboard appears.
    const sizes = new ResizeObserver(() => {
      if (atEnd.current) element.scrollTop = element.scrollHeight
    })
    sizes.observe(element)
    sizes.observe(inner)
    element.addEventListener('scroll', follow, { passive: true })
    return () => {
      sizes.disconnect()
      element.removeEventListener('scroll', follow)
    }
  }, [])

  return { box, content, pill: away ? Math.max(0, theirs - seen) : 0, toEnd }
}
