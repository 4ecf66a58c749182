import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { rowWindow } from './row-window'

type RowWindow = { scroller: RefObject<HTMLDivElement | null>; from: number; to: number; onScroll: () => void }

/** The entries to render, updated on scroll and resize. */
export function useRowWindow(count: number): RowWindow {
  const scroller = useRef<HTMLDivElement>(null)
  const [view, setView] = useState({ top: 0, height: 0 })
  const read = useCallback(() => {
    const { scrollTop = 0, clientHeight = 0 } = scroller.current ?? {}
    setView((old) =>
      old.top === scrollTop && old.height === clientHeight ? old : { top: scrollTop, height: clientHeight },
    )
  }, [])
  useLayoutEffect(() => {
    read()
    if (!scroller.current) return undefined
    const observer = new ResizeObserver(read)
    observer.observe(scroller.current)
    return () => observer.disconnect()
  }, [read])
  return { scroller, ...rowWindow(view.top, view.height, count), onScroll: read }
}
