/** Keeps the style that `place` writes right for as long as the bar is there and whatever size it has. */
function follow(
  bar: HTMLElement | null,
  place: (box: DOMRect, style: CSSStyleDeclaration) => void,
  ...names: string[]
) {
  if (!bar) return undefined
  const { style } = document.documentElement
  const update = () => place(bar.getBoundingClientRect(), style)
  const sizes = new ResizeObserver(update)
  sizes.observe(bar)
  addEventListener('resize', update)
  update()
  return () => {
    sizes.disconnect()
    removeEventListener('resize', update)
    for (const name of names) style.removeProperty(name)
  }
}

/** As the `ref` of a bar at the bottom: toasts appear `gap` pixels above it. Made once, outside the component. */
export function toastsAbove(gap: number) {
  return (bar: HTMLElement | null) =>
    follow(
      bar,
      ({ top }, style) => style.setProperty('--toasts-bottom', `${Math.max(0, innerHeight - top) + gap}px`),
      '--toasts-bottom',
    )
}

/** As the `ref` of a bar at the top, as in a chat: toasts appear `gap` pixels below it. */
export function toastsBelow(gap: number) {
  return (bar: HTMLElement | null) =>
    follow(
      bar,
      ({ bottom }, style) => {
        style.setProperty('--toasts-top', `${Math.max(0, bottom) + gap}px`)
        style.setProperty('--toasts-bottom', 'auto')
      },
      '--toasts-top',
      '--toasts-bottom',
    )
}
