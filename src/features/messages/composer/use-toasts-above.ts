import { useEffect, type RefObject } from 'react'

/** Toasts stand above the place to write, whatever height it has, as long as it is there. */
export function useToastsAbove(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current
    if (!element) return
    const { style } = document.documentElement
    const place = () => {
      const { top } = element.getBoundingClientRect()
      style.setProperty('--toasts-bottom', `${Math.max(0, innerHeight - top) + 8}px`)
    }
    const sizes = new ResizeObserver(place)
    sizes.observe(element)
    window.addEventListener('resize', place)
    place()
    return () => {
      sizes.disconnect()
      window.removeEventListener('resize', place)
      style.removeProperty('--toasts-bottom')
    }
  }, [bar])
}
