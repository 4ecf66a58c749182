import { clsx } from 'clsx'
import { useMemo, useState } from 'react'
import { distanceText } from '@/domain/units/distance'
import { Button } from '@/ui/button/button'
import { placesNear } from './known-places'
import { PLACE_ICONS } from './place-icons'
import { reportsPlace, useRaisedPlace } from './raised-place'
import { travelEstimate } from './travel'
import { useWords } from '@/words/use-words'

/** As many of them as a phone shows at first. */
const FIRST = 3

export function NearbyList({ lat, lng }: { lat: number; lng: number }) {
  const t = useWords()
  const places = useMemo(() => placesNear({ lat, lng }), [lat, lng])
  const [all, setAll] = useState(false)
  const raised = useRaisedPlace((state) => state.name)
  const raise = useRaisedPlace((state) => state.raise)
  if (places.length === 0)
    return (
      <p className="text-ink-muted">
        {t('Our map shows no schools, hospitals, markets, terminals or malls within 5 km.')}
      </p>
    )
  return (
    <>
      <ul aria-label={t('Places nearby')} className="grid gap-x-6 sm:grid-cols-2">
        {places.map(({ kind, name, meters }, place) => {
          const Icon = PLACE_ICONS[kind]
          return (
            <li key={`${kind} ${name}`} className={clsx(place >= FIRST && !all && 'max-sm:hidden')}>
              <button
                type="button"
                data-raised={name === raised || undefined}
                onClick={() => raise(name)}
                {...reportsPlace(name)}
                className={clsx(
                  '-mx-2 flex min-h-11 w-[calc(100%+1rem)] items-start gap-2.5 rounded-lg px-2 py-2 text-left',
                  'hover:bg-surface-sunken data-raised:bg-surface-sunken',
                )}
              >
                <Icon aria-hidden size={18} className="mt-0.5 shrink-0 text-ink-muted" />
                <span className="min-w-0 flex-1 wrap-anywhere">
                  {name}
                  <span className="block text-[0.8125rem] text-ink-muted">{travelEstimate(meters)}</span>
                </span>
                <span className="figures shrink-0 text-ink-muted">{distanceText(meters)}</span>
              </button>
            </li>
          )
        })}
      </ul>
      {places.length > FIRST && !all ? (
        <Button variant="outline" onClick={() => setAll(true)} className="mt-2 sm:hidden">
          {t('Show all {n} places', { n: places.length })}
        </Button>
      ) : null}
      <p className="mt-2 text-[0.8125rem] text-ink-muted">
        {t('Distances are in a straight line; minutes are estimates. Press a place to see it on the map.')}
      </p>
    </>
  )
}
