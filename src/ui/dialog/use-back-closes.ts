import { useEffect, useRef } from 'react'

/** Marks the history entry of what is open, in its state. */
const MARK = 'closedByBack'

function markHere(): unknown {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && MARK in state ? state[MARK] : undefined
}

/**
 * While `open`, the browser's Back closes what lies over the screen instead of leaving the screen (features B 23). Closing it in
 * another way takes its history entry away again. The entry has the same address, so that a router sees no navigation.
 */
export function useBackCloses(open: boolean, close: () => void): void {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    if (!open) return undefined
    const mark = Math.random().toString(36).slice(2)
    // Around a router's own version of it, which would take the entry for a visit.
    History.prototype.pushState.call(history, { ...(history.state as object | null), [MARK]: mark }, '')
    const follow = () => {
      if (markHere() !== mark) latest.current()
    }
    window.addEventListener('popstate', follow)
    return () => {
      window.removeEventListener('popstate', follow)
      if (markHere() === mark) history.back()
    }
  }, [open])
}
