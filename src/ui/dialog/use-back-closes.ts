import { useEffect, useRef } from 'react'
import { pushOverlay, removeOverlay } from './overlay-history'

/** While `open`, Back calls `close` instead of leaving the screen. Closing otherwise removes the history entry. */
export function useBackCloses(open: boolean, close: () => void): void {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    if (!open) return undefined
    const overlay = pushOverlay(() => latest.current())
    return () => removeOverlay(overlay)
  }, [open])
}
