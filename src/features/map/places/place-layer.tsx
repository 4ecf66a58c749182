import { Bus, GraduationCap, Hospital, ShoppingBag, Store } from 'lucide-react'
import { createPortal } from 'react-dom'
import { useMap } from 'react-leaflet'
import { LANDMARKS } from '@/base-map/data/places'
import { decodeOne } from '@/base-map/shapes/codec'
import { distancesFrom } from '../pin-placing/distances'
import { PinPositionsContext } from '../pins/pin-positions'
import { Placed } from '../pins/placed'
import { usePinPositions } from '../pins/use-pin-positions'
import type { LayerId, ShownLayers } from './layers'
import { travelEstimate } from './travel'

const ICONS = { school: GraduationCap, hospital: Hospital, market: Store, bus: Bus, mall: ShoppingBag } as const

const PLACES = LANDMARKS.flatMap((text) => {
  const [kind = '', name = '', at = ''] = text.split('|')
  const [lat, lng] = decodeOne(at)
  return kind in ICONS ? [{ kind: kind as LayerId, name, lat, lng }] : []
})

export type PlaceLayerProps = {
  shown: ShownLayers
  /** Distances are from here. */
  from: { lat: number; lng: number } | null
}

/** Places below the pins, with how far they are from the selected property. Comes as a file of its own. */
export default function PlaceLayer({ shown, from }: PlaceLayerProps) {
  const map = useMap()
  const positions = usePinPositions()
  const places = PLACES.filter(({ kind }) => shown.has(kind))
  const metres = from
    ? distancesFrom(
        from,
        places.map(({ name }) => name),
      )
    : null
  return createPortal(
    <PinPositionsContext value={positions}>
      <ul aria-label="Places" className="text-2xs font-semibold text-ink">
        {places.map(({ kind, name, lat, lng }) => {
          const Icon = ICONS[kind]
          const far = metres?.get(name)
          return (
            <li key={`${kind} ${name}`}>
              <Placed lat={lat} lng={lng}>
                <div className="absolute flex w-max max-w-44 -translate-x-3 -translate-y-1/2 items-center gap-1.5 rounded-full border border-line bg-surface-raised py-0.5 pr-2.5 pl-0.5 shadow-1">
                  <span className="grid size-5 shrink-0 place-items-center rounded-full bg-brand text-on-brand">
                    <Icon aria-hidden size={13} />
                  </span>
                  <span className="min-w-0">
                    {name}
                    {far === undefined ? null : (
                      <span className="block font-normal text-ink-muted">{travelEstimate(far)}</span>
                    )}
                  </span>
                </div>
              </Placed>
            </li>
          )
        })}
      </ul>
    </PinPositionsContext>,
    map.getPane('shadowPane') ?? map.getContainer(),
  )
}
