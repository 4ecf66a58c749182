import { useEffect, useState } from 'react'
import { serverNow } from '@/api/server-clock'
import type { Tour } from '@/domain/tours/tour'
import { TourActions } from './tour-actions'
import { TourCard, tourTitleId } from './tour-card'
import { isComing, sortTours, useTourTimeWords } from './tour-time'

type Props = { tours: readonly Tour[]; sample?: boolean }

/** Tours to come, then those that are over. */
export function TourList({ tours, sample = false }: Props) {
  const words = useTourTimeWords()
  const now = serverNow()
  const { coming, past } = sortTours(tours, now)
  const followCancelled = useFollowCancelled(tours)
  return (
    <div className="space-y-8">
      {[
        { title: 'Coming up', shown: coming },
        { title: 'Past and cancelled', shown: past },
      ].map(({ title, shown }) =>
        shown.length > 0 ? (
          <section key={title} aria-label={title}>
            <h2 className="mb-3 text-lg">{title}</h2>
            <ul className="space-y-4">
              {shown.map((tour) => {
                const when = words(tour)
                const actions =
                  !sample && isComing(tour, now) ? (
                    <TourActions tour={tour} when={when} onCancelled={() => followCancelled(tour.id)} />
                  ) : null
                // A moved tour starts its dialog anew from the new time.
                return (
                  <TourCard
                    key={`${tour.id} ${tour.date} ${tour.time}`}
                    tour={tour}
                    when={when}
                    sample={sample}
                    actions={actions}
                  />
                )
              })}
            </ul>
          </section>
        ) : null,
      )}
    </div>
  )
}

/** Cancelling moves the card to the past tours; the focus follows it. */
function useFollowCancelled(tours: readonly Tour[]): (id: Tour['id']) => void {
  const [cancelled, setCancelled] = useState<Tour['id'] | null>(null)
  const moved = tours.some(({ id, status }) => id === cancelled && status === 'cancelled')
  useEffect(() => {
    if (moved && cancelled !== null) document.getElementById(tourTitleId(cancelled))?.focus()
  }, [moved, cancelled])
  return setCancelled
}
