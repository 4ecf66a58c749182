import { clsx } from 'clsx'
import L from 'leaflet'
import { useCallback, type KeyboardEvent, type PointerEvent } from 'react'
import { createPortal } from 'react-dom'
import { useMap } from 'react-leaflet'
import type { Area, Point } from '@/domain/search/query/area'
import { PinPositionsContext } from '../../pins/pin-positions'
import { Placed } from '../../pins/placed'
import { usePinPositions } from '../../pins/use-pin-positions'
import { useWords } from '@/words/use-words'

const STRIDE = 10
const ARROWS: Readonly<Record<string, [x: number, y: number]>> = {
  ArrowUp: [0, -STRIDE],
  ArrowDown: [0, STRIDE],
  ArrowLeft: [-STRIDE, 0],
  ArrowRight: [STRIDE, 0],
}

type CornersProps = {
  area: Area
  /** A corner is moved, or removed by null. */
  onCorner: (ring: number, corner: number, to: Point | null) => void
}

/** The corners of an area, to drag; arrows move a focused one, Delete removes it. */
export function Corners({ area, onCorner }: CornersProps) {
  const t = useWords()
  const map = useMap()
  const places = usePinPositions()
  // A press on a corner does not drag the map.
  const keep = useCallback((group: HTMLElement | null) => {
    if (group) L.DomEvent.disableClickPropagation(group)
  }, [])

  const drag = (ring: number, corner: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button === 0) event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (event.currentTarget.hasPointerCapture(event.pointerId))
        onCorner(ring, corner, map.mouseEventToLatLng(event.nativeEvent))
    },
    onKeyDown: (event: KeyboardEvent) => {
      const step = ARROWS[event.key]
      const at = area[ring]![corner]!
      if (step) onCorner(ring, corner, map.containerPointToLatLng(map.latLngToContainerPoint(at).add(step)))
      else if (event.key === 'Delete' || event.key === 'Backspace') onCorner(ring, corner, null)
      else return
      event.preventDefault()
      event.stopPropagation()
    },
  })

  return createPortal(
    <PinPositionsContext value={places}>
      <div ref={keep} role="group" aria-label={t('Corners of the area')}>
        {area.map((corners, ring) =>
          corners.map((at, corner) => (
            <Placed key={`${ring}.${corner}`} {...at} className="pointer-events-auto z-10">
              <button
                type="button"
                aria-label={
                  area.length > 1
                    ? t('Corner {n} of {count}, area {area}', { n: corner + 1, count: corners.length, area: ring + 1 })
                    : t('Corner {n} of {count}', { n: corner + 1, count: corners.length })
                }
                title={t('Drag it or move it with the arrow keys. Delete removes it.')}
                className={clsx(
                  'absolute grid size-11 -translate-1/2 cursor-grab touch-none place-items-center rounded-full',
                  'active:cursor-grabbing',
                )}
                {...drag(ring, corner)}
              >
                <span className="size-4 rounded-full border-3 border-action bg-surface-raised shadow-1" />
              </button>
            </Placed>
          )),
        )}
      </div>
    </PinPositionsContext>,
    map.getPane('popupPane') ?? map.getContainer(),
  )
}
