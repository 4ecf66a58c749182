import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The screen's name in the browser's tab and history. */
    title?: string
  }
}

/**
 * What a person expects on arriving at another screen: its name in the tab, and the focus on its heading, so that a screen
 * reader says it and the keyboard starts there. The first screen after loading keeps the browser's own focus.
 */
export function useArrival(): void {
  const pathname = useRouterState({ select: (state) => state.resolvedLocation?.pathname ?? state.location.pathname })
  const title = useRouterState({ select: (state) => state.matches.at(-1)?.staticData.title })
  const arrived = useRef<string>(undefined)

  useEffect(() => {
    // A screen without a fixed title, such as a listing's, names itself.
    if (title) document.title = `${title} · Proventous`
  }, [title])

  useEffect(() => {
    const first = arrived.current === undefined
    if (arrived.current === pathname) return
    arrived.current = pathname
    if (first) return
    const heading = document.querySelector<HTMLElement>('#main h1') ?? document.getElementById('main')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [pathname])
}
