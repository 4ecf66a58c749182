import { useEffect, useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { Listing } from '@/domain/listing/listing'
import type { UnitSystem } from '@/domain/units/units'
import { useHovered } from '../state/hovered'
import { PropertyRow } from './property-row'
import { ROW_REM, rowWindow, scrollToRow, type ListView } from './row-window'

type PropertyListProps = {
  listings: readonly Listing[]
  onEnd?: (() => void) | undefined
  units: UnitSystem
  selectedId: string | null
  onSelect: (id: string | null) => void
}

/** So many entries before the end of what is loaded, more is asked for. */
const ROWS_AHEAD = 8

export function PropertyList({ listings, onEnd, units, selectedId, onSelect }: PropertyListProps) {
  const { scroller, from, to, onScroll } = useRowWindow(listings.length)

  const near = listings.length > 0 && to + ROWS_AHEAD > listings.length
  useEffect(() => {
    if (near) onEnd?.()
  }, [near, onEnd])

  useEffect(() => {
    const show = (id: string | null) => {
      const row = id === null ? -1 : listings.findIndex((listing) => listing.id === id)
      const element = scroller.current
      if (row >= 0 && element) element.scrollTop = scrollToRow(row, viewOf(element))
    }
    show(selectedId)
    return useHovered.subscribe(({ id, from: source }) => {
      if (source === 'pin') show(id)
    })
  }, [listings, selectedId, scroller])

  return (
    <div ref={scroller} onScroll={onScroll} className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain">
      <ul className="relative" style={{ height: `${listings.length * ROW_REM}rem` }}>
        {listings.slice(from, to).map((listing, index) => (
          <li
            key={listing.id}
            aria-posinset={from + index + 1}
            aria-setsize={listings.length}
            className="absolute inset-x-0"
            style={{ top: `${(from + index) * ROW_REM}rem`, height: `${ROW_REM}rem` }}
          >
            <PropertyRow listing={listing} units={units} selected={listing.id === selectedId} onSelect={onSelect} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function viewOf({ scrollTop: top, clientHeight: height }: HTMLElement): ListView {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  return { top, height, row: ROW_REM * (rem || 16) }
}

type RowWindow = { scroller: RefObject<HTMLDivElement | null>; from: number; to: number; onScroll: () => void }

function useRowWindow(count: number): RowWindow {
  const scroller = useRef<HTMLDivElement>(null)
  const [view, setView] = useState<ListView>({ top: 0, height: 0, row: 1 })
  const read = useCallback(() => {
    if (!scroller.current) return
    const now = viewOf(scroller.current)
    setView((old) => (old.top === now.top && old.height === now.height && old.row === now.row ? old : now))
  }, [])
  useLayoutEffect(() => {
    read()
    if (!scroller.current) return undefined
    const observer = new ResizeObserver(read)
    observer.observe(scroller.current)
    return () => observer.disconnect()
  }, [read])
  return { scroller, ...rowWindow(view, count), onScroll: read }
}
