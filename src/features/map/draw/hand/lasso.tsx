import { useEffect, useId, useMemo, useRef, type ReactNode, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { useMap } from 'react-leaflet'
import type { Point } from '@/domain/search/query/area'
import { announce } from '@/ui/live-region/announce'
import { useReducedMotion } from '@/ui/media/use-media'
import { simplified, type Pixel } from '../rings'
import { useLasso } from './use-lasso'
import { useOutlines } from '../use-outlines'
import { useWords } from '@/words/use-words'

type LassoProps = {
  most: number
  onRing: (ring: readonly Point[]) => void
  /** Shows a button that closes a ring set by keyboard, while it has three corners. */
  children: (close: (() => void) | null) => ReactNode
}

/** Lies on the map and draws: one finger, pen or mouse a line, the keyboard corner by corner. */
export function Lasso({ most, onRing, children }: LassoProps) {
  const t = useWords()
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
        aria-label={t('Draw on the map')}
        aria-describedby={help}
        data-lasso
        className="absolute inset-0 z-[800] cursor-crosshair touch-none outline-offset-[-3px] select-none"
        {...handlers}
        {...keys}
      >
        <p id={help} className="sr-only">
          {t('Arrow keys move the cross, Enter sets a corner, Backspace removes the last one. Plus and minus zoom.')}
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

const STRIDE = 24
/** With Shift. */
const FINE = 4
/** The map moves when the cross comes so near to its edge, in pixels. */
const EDGE = 32
const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}
const ZOOMS: Readonly<Record<string, number>> = { '+': 1, '=': 1, '-': -1 }

/** Arrows move the cross: Enter or the space bar sets a corner, Backspace takes the last one back. */
function useCross({ most, onRing }: { most: number; onRing: (ring: readonly Point[]) => void }) {
  const t = useWords()
  const map = useMap()
  const still = useReducedMotion()
  const [cross, setCross] = useState<Pixel | null>(null)
  const [corners, setCorners] = useState<readonly Point[]>([])
  const middle = () => ({ x: Math.round(map.getSize().x / 2), y: Math.round(map.getSize().y / 2) })

  const move = (from: Pixel, [x, y]: readonly [number, number], stride: number) => {
    const [to, size] = [{ x: from.x + x * stride, y: from.y + y * stride }, map.getSize()]
    const outside = to.x < EDGE || to.y < EDGE || to.x > size.x - EDGE || to.y > size.y - EDGE
    if (outside) map.panBy([x * stride, y * stride], { animate: false })
    else setCross(to)
  }
  const set = ({ x, y }: Pixel) => {
    if (corners.length >= most) return announce(t('An area can have up to {most} corners here', { most }))
    const { lat, lng } = map.containerPointToLatLng([x, y])
    setCorners([...corners, { lat, lng }])
    announce(t('Corner {n} set', { n: corners.length + 1 }))
  }
  const takeBack = () => {
    if (corners.length === 0) return
    setCorners(corners.slice(0, -1))
    announce(t('Corner {n} removed', { n: corners.length }))
  }
  const close = () => {
    if (corners.length >= 3) onRing(corners)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey, altKey, ctrlKey, metaKey } = event
    if (altKey || ctrlKey || metaKey) return
    const [arrow, zoom] = [ARROWS[key], ZOOMS[key]]
    if (arrow) move(cross ?? middle(), arrow, shiftKey ? FINE : STRIDE)
    else if (zoom) map.zoomIn(zoom, { animate: !still })
    else if (key === 'Backspace') takeBack()
    else if (key !== 'Enter' && key !== ' ') return
    // The first press shows where the cross is.
    else if (cross) set(cross)
    if (!cross) setCross(middle())
    event.preventDefault()
    event.stopPropagation()
  }
  const onFocus = ({ currentTarget }: FocusEvent) => {
    if (!cross && currentTarget.matches(':focus-visible')) setCross(middle())
  }
  return { cross, corners, close, keys: { onKeyDown, onFocus } }
}
