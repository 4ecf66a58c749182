import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useWords } from '@/words/use-words'
import type { Label } from '@/words/words'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    title?: Label
    /** What of the screen's address belongs into the tab's title: 'In Molo'. */
    titleOf?: (search: Record<string, unknown>) => string | null
  }
}

/** Focuses a new screen's heading, so that a screen reader says it. The first screen keeps the browser's focus. */
export function useNavigationFocus(): void {
  const t = useWords()
  const pathname = useRouterState({ select: (state) => state.resolvedLocation?.pathname ?? state.location.pathname })
  const title = useRouterState({
    select: ({ matches }) => {
      const { staticData: { title: screen, titleOf } = {}, search = {} } = matches.at(-1) ?? {}
      return screen && [t(screen), titleOf?.(search)].filter(Boolean).join(' · ')
    },
  })
  const arrived = useRef<string>(undefined)

  useEffect(() => {
    // A screen without a fixed title, such as a listing's, sets its own.
    if (title) document.title = `${title} · Proventous`
  }, [title])

  useEffect(() => {
    const first = arrived.current === undefined
    if (arrived.current === pathname) return
    arrived.current = pathname
    return first ? undefined : focusHeading()
  }, [pathname])
}

/** The heading may render later than the navigation: until a press, lost focus goes to it. Returns how to stop. */
function focusHeading(): () => void {
  const place = () => {
    const main = document.getElementById('main')
    const at = document.activeElement
    const lost = at === null || at === document.body || at === main || !at.isConnected
    const heading = main?.querySelector('h1')
    if (heading && lost) {
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    }
  }
  const active = document.activeElement
  // The link that opened the screen must not keep the focus.
  if (active instanceof HTMLElement && active !== document.body) active.blur()
  place()
  const watching = new MutationObserver(place)
  watching.observe(document.body, { childList: true, subtree: true })
  const stop = () => {
    watching.disconnect()
    for (const sign of SIGNS) window.removeEventListener(sign, stop, true)
  }
  for (const sign of SIGNS) window.addEventListener(sign, stop, true)
  return stop
}

const SIGNS = ['keydown', 'pointerdown', 'wheel'] as const
