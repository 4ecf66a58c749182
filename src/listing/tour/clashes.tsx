import { CalendarClock } from 'lucide-react'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { ApiError } from '@/api/errors'
import { clashProblem } from '@/contract/tours/clash'
import { toTour, type MetPerson, type Tour } from '@/domain/tours/tour'
import { dayText, timeSpan } from '@/domain/tours/tour-times'
import { useSessionUser } from '@/session/session'
import { tourTitle } from './tour-words'
import { useWords } from '@/words/use-words'

/** The visits of a lister at an hour that a call refuses for their sake; empty where it has another reason. */
export function clashesOf(error: unknown): Tour[] {
  if (!(error instanceof ApiError) || error.status !== 409) return []
  return clashProblem.safeParse(error.body).data?.clashes?.map(toTour) ?? []
}

/** The answer to the question about them, as a query. */
export function despiteClash(despite: boolean | undefined): { despite_clash?: 'true' } {
  return despite ? { despite_clash: 'true' } : {}
}

type RowsProps = { visits: readonly Tour[]; nameOf?: (person: MetPerson) => ReactNode }

/** Home, time in the Philippines and the other person of visits of one day. */
export function VisitRows({ visits, nameOf = plainName }: RowsProps) {
  const t = useWords()
  const own = useSessionUser()?.id
  return (
    <ul className="grid gap-2">
      {visits.map((tour) => {
        const visiting = tour.visitor.id === String(own)
        const person = visiting ? tour.agent : tour.visitor
        return (
          <li key={tour.id} className="rounded-control border border-line bg-surface-raised px-3.5 py-2.5">
            <p className="font-strong wrap-anywhere">{tourTitle(tour)}</p>
            <p className="figures">{timeSpan(tour)}</p>
            {person.name ? (
              <div className="mt-0.5 flex flex-wrap gap-x-1 wrap-anywhere text-ink-muted">
                {t.rich(visiting ? 'You visit {name}' : 'With {name}|on a tour', {
                  name: <div className="min-w-0 text-ink">{nameOf(person)}</div>,
                })}
              </div>
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}

function plainName({ name, username }: MetPerson): ReactNode {
  return <span>{username ? `${name} (@${username})` : name}</span>
}

/** Asks within a form whether the lister means an hour at which they have other visits. */
export function ClashNote({ clashes }: { clashes: readonly Tour[] }) {
  const t = useWords()
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} role="alert" tabIndex={-1} className="rounded-control bg-warn-soft px-3.5 py-3">
      <p className="mb-2 flex gap-2 font-strong">
        <CalendarClock aria-hidden size={18} className="mt-px shrink-0" />
        {t('You have another tour at that time, {date}', { date: dayText(clashes[0]?.date ?? '') })}
      </p>
      <VisitRows visits={clashes} />
    </div>
  )
}
