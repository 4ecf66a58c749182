/**
 * As the `ref` of a bar at the bottom: toasts stand `gap` pixels above it instead of over its buttons, whatever height it has,
 * as long as it is there. Made once, outside the component.
 */
export function toastsAbove(gap: number) {
  return (bar: HTMLElement | null) => {
    if (!bar) return undefined
    const { style } = document.documentElement
    const place = () => {
      const { top } = bar.getBoundingClientRect()
      style.setProperty('--toasts-bottom', `${Math.max(0, innerHeight - top) + gap}px`)
    }
    const sizes = new ResizeObserver(place)
    sizes.observe(bar)
    addEventListener('resize', place)
    place()
    return () => {
      sizes.disconnect()
      removeEventListener('resize', place)
      style.removeProperty('--toasts-bottom')
    }
  }
}
