import { useEffect } from 'react'

/**
 * Sets `--visible-height` and `--visible-top` in pixels to what the keyboard leaves of the screen: Safari resizes neither the window
 * nor `dvh` for its keyboard. Elsewhere `interactive-widget` does, and both say the same.
 */
export function useVisibleHeight(): void {
  useEffect(() => {
    const visible = window.visualViewport
    if (!visible) return
    const { style } = document.documentElement
    const follow = () => {
      // Zoomed in by the user, which is no keyboard.
      if (visible.scale !== 1) return
      style.setProperty('--visible-height', `${visible.height}px`)
      style.setProperty('--visible-top', `${visible.offsetTop}px`)
    }
    follow()
    visible.addEventListener('resize', follow)
    visible.addEventListener('scroll', follow)
    return () => {
      visible.removeEventListener('resize', follow)
      visible.removeEventListener('scroll', follow)
      style.removeProperty('--visible-height')
      style.removeProperty('--visible-top')
    }
  }, [])
}
