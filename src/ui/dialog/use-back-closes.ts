import { useEffect, useRef } from 'react'
import { layCover, liftCover } from './cover-entries'

/**
 * While `open`, the browser's Back closes what lies over the screen instead of leaving the screen (features B 23). Closing it in
 * another way takes its history entry away again.
 */
export function useBackCloses(open: boolean, close: () => void): void {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    if (!open) return undefined
    const cover = layCover(() => latest.current())
    return () => liftCover(cover)
  }, [open])
}
