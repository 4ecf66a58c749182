import { useEffect, useId, useMemo, useRef, type ReactNode } from 'react'
import { useMap } from 'react-leaflet'
import type { Point } from '@/domain/search/query/area'
import { simplified, type Pixel } from '../rings'
import { useCross } from './use-cross'
import { useLasso } from './use-lasso'
import { useOutlines } from '../use-outlines'

type LassoProps = {
  /** Most corners of the ring. */
  most: number
  onRing: (ring: readonly Point[]) => void
  /** Shows a button that closes a ring set by keyboard, while it has three corners. */
  children: (close: (() => void) | null) => ReactNode
}

/** Lies on the map and draws: one finger, pen or mouse a line, the keyboard corner by corner. */
export function Lasso({ most, onRing, children }: LassoProps) {
  const map = useMap()
  const help = useId()
  const surface = useRef<HTMLDivElement>(null)
  const { path, handlers } = useLasso((line) => {
    onRing(simplified(line, most).map(({ x, y }: Pixel) => map.containerPointToLatLng([x, y])))
  })
  const { cross, corners, close, keys } = useCross({ most, onRing })
  useOutlines(
    useMemo(() => [corners], [corners]),
    true,
  )
  useEffect(() => surface.current?.focus({ preventScroll: true }), [])

  return (
    <>
      <div
        ref={surface}
        // The arrows are for the cross: a screen reader passes them on.
        role="application"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it takes the keys that draw
        tabIndex={0}
        aria-label="Draw on the map"
        aria-describedby={help}
        data-lasso
        className="absolute inset-0 z-[800] cursor-crosshair touch-none outline-offset-[-3px] select-none"
        {...handlers}
        {...keys}
      >
        <p id={help} className="sr-only">
          Arrow keys move the cross, Enter sets a corner, Backspace removes the last one. Plus and minus zoom.
        </p>
        <svg aria-hidden className="pointer-events-none size-full">
          <path ref={path} className="fill-action/10 stroke-action" strokeWidth={3} strokeLinejoin="round" />
          {cross ? (
            <path
              d={`M${cross.x - 14} ${cross.y}h28M${cross.x} ${cross.y - 14}v28`}
              className="stroke-ink"
              strokeWidth={2.5}
            />
          ) : null}
        </svg>
      </div>
      {children(corners.length >= 3 ? close : null)}
    </>
  )
}
