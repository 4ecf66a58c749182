import { useEffect, useState, type ComponentType } from 'react'
import { serverNow } from '@/api/server-clock'
import type { Tour } from '@/domain/tours/tour'
import { ListerActions } from './actions/lister-actions'
import { VisitorActions, type ActionProps } from './actions/visitor-actions'
import { TourCard, tourTitleId } from './card/tour-card'
import { isComing, sortTours, useTourTimeWords } from './tour-time'
import type { TourSide } from './tours-url'
import { useWords } from '@/words/use-words'

type Props = {
  tours: readonly Tour[]
  side: TourSide
  sample?: boolean
  /** Id of the tour that has the focus at first. */
  start?: string | undefined
}

const ACTIONS: Record<TourSide, ComponentType<ActionProps>> = { visits: VisitorActions, requests: ListerActions }

export function TourList({ tours, side, sample = false, start }: Props) {
  const t = useWords()
  const words = useTourTimeWords()
  const now = serverNow()
  const { coming, past } = sortTours(tours, now)
  const follow = useFollowChanged(tours)
  const Actions = ACTIONS[side]
  useEffect(() => {
    if (start !== undefined) document.getElementById(tourTitleId(start))?.focus()
  }, [start])
  return (
    <div className="space-y-8">
      {[
        { title: t('Coming up'), shown: coming },
        { title: t('Past and cancelled'), shown: past },
      ].map(({ title, shown }) =>
        shown.length > 0 ? (
          <section key={title} aria-label={title}>
            <h2 className="mb-3 text-lg">{title}</h2>
            <ul className="@container space-y-4">
              {shown.map((tour) => {
                const when = words(tour)
                const actions =
                  !sample && isComing(tour, now) ? (
                    <Actions tour={tour} when={when} onDone={() => follow(tour.id)} />
                  ) : null
                // A moved tour starts its dialog anew from the new time.
                return (
                  <TourCard key={`${tour.id} ${tour.date} ${tour.time}`} {...{ tour, when, side, sample, actions }} />
                )
              })}
            </ul>
          </section>
        ) : null,
      )}
    </div>
  )
}

/** An answer replaces the buttons or moves the card; the focus goes to the card's title. */
function useFollowChanged(tours: readonly Tour[]): (id: Tour['id']) => void {
  const [changed, setChanged] = useState<{ id: Tour['id']; before: readonly Tour[] } | null>(null)
  useEffect(() => {
    if (changed && tours !== changed.before) document.getElementById(tourTitleId(changed.id))?.focus()
  }, [tours, changed])
  return (id) => setChanged({ id, before: tours })
}
