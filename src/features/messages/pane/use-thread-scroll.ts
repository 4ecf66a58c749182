import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** As near to the end, in pixels, as counts for being there. */
const NEAR = 60

/**
 * Keeps the end of the messages in view for whoever is there, and leaves whoever reads further up in peace: what comes then is
 * counted in `pill`. One's own messages always lead to the end. `theirs` and `mine` count the messages.
 */
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
    // Something new, a bar that opens, a picture that comes, a keyboard that rises: the end stays the end.
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
