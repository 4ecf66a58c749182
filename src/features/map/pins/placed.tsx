import { clsx } from 'clsx'
import { use, useCallback, type ReactNode } from 'react'
import { PinPositionsContext } from './pin-positions'

type PlacedProps = { lat: number; lng: number; className?: string; children: ReactNode }

export function Placed({ lat, lng, className, children }: PlacedProps) {
  const places = use(PinPositionsContext)
  const hold = useCallback(
    (element: HTMLDivElement | null) => (element && places ? places.hold(element, lat, lng) : undefined),
    [places, lat, lng],
  )
  return (
    <div ref={hold} className={clsx('leaflet-zoom-animated absolute top-0 left-0 size-0', className)}>
      {children}
    </div>
  )
}
