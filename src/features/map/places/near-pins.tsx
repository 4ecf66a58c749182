import { clsx } from 'clsx'
import { Placed } from '../pins/placed'
import type { NearPlace } from './known-places'
import { PLACE_ICONS } from './place-icons'
import { reportsPlace, useRaisedPlace } from './raised-place'

/** Places near a listing on its map. The list below the map says the same, so these are for the eye and the pointer. */
export function NearPins({ places }: { places: readonly NearPlace[] }) {
  const raised = useRaisedPlace((state) => state.name)
  return places.map(({ kind, name, lat, lng }) => {
    const Icon = PLACE_ICONS[kind]
    const up = name === raised
    return (
      <Placed key={`${kind} ${name}`} lat={lat} lng={lng} className={up ? 'z-20' : ''}>
        <div
          aria-hidden
          data-near={name}
          data-raised={up || undefined}
          {...reportsPlace(name)}
          className={clsx(
            'absolute flex w-max max-w-44 -translate-x-3.5 -translate-y-1/2 items-center gap-1.5 rounded-full',
            'border p-0.5 text-2xs font-semibold shadow-1',
            up ? 'border-action bg-action text-action-ink' : 'border-line bg-surface-raised text-ink',
          )}
        >
          <span className="grid size-6 shrink-0 place-items-center rounded-full bg-brand text-on-brand">
            <Icon size={15} />
          </span>
          {up ? <span className="min-w-0 pr-2">{name}</span> : null}
        </div>
      </Placed>
    )
  })
}
