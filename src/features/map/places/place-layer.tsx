import { clsx } from 'clsx'
import { createPortal } from 'react-dom'
import { useMap } from 'react-leaflet'
import { distancesFrom } from '../pin-placing/distances'
import { PinPositionsContext } from '../pins/pin-positions'
import { useMapView } from '../pins/layer/use-map-view'
import { Placed } from '../pins/placed'
import { usePinPositions } from '../pins/use-pin-positions'
import type { PlacedListing } from '@/domain/search/query/bounds'
import { FloodLayer } from './flood-layer'
import { PLACES } from './known-places'
import type { ShownLayers } from './layers'
import { PLACE_ICONS } from './place-icons'
import { travelEstimate } from './travel'
import { useWords } from '@/words/use-words'

export type PlaceLayerProps = {
  placed: readonly PlacedListing[]
  shown: ShownLayers
  from: { lat: number; lng: number } | null
}

/** From this zoom on there is room for the names; before it only places near the selected property are named. */
const NAMED_FROM = 15
const NEAR = 800

export default function PlaceLayer({ placed, ...layer }: PlaceLayerProps) {
  return (
    <>
      <Places {...layer} />
      {layer.shown.has('flood') ? <FloodLayer placed={placed} /> : null}
    </>
  )
}

function Places({ shown, from }: Omit<PlaceLayerProps, 'placed'>) {
  const t = useWords()
  const map = useMap()
  const positions = usePinPositions()
  const close = useMapView().zoom >= NAMED_FROM
  const places = PLACES.filter(({ kind }) => shown.has(kind))
  const meters = from
    ? distancesFrom(
        from,
        places.map(({ name }) => name),
      )
    : null
  return createPortal(
    <PinPositionsContext value={positions}>
      <ul aria-label={t('Places')} className="text-2xs font-semibold text-ink">
        {places.map(({ kind, name, lat, lng }) => {
          const Icon = PLACE_ICONS[kind]
          const far = meters?.get(name)
          const named = close || (far !== undefined && far < NEAR)
          return (
            <li key={`${kind} ${name}`}>
              <Placed lat={lat} lng={lng}>
                <div
                  className={clsx(
                    'absolute flex w-max max-w-44 -translate-x-3 -translate-y-1/2 items-center gap-1.5 rounded-full',
                    'border border-line bg-surface-raised p-0.5 shadow-1',
                  )}
                >
                  <span className="grid size-5 shrink-0 place-items-center rounded-full bg-brand text-on-brand">
                    <Icon aria-hidden size={13} />
                  </span>
                  <span className={named ? 'min-w-0 pr-2' : 'sr-only'}>
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
