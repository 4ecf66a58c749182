import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { CalendarDays } from 'lucide-react'
import type { ReactNode } from 'react'
import { serverNow } from '@/api/server-clock'
import type { Tour } from '@/domain/tours/tour'
import { ReviewAsk } from '@/listing/reviews/review-ask'
import { useToken } from '@/session/session'
import { ListerActions } from '../actions/lister-actions'
import { VisitorActions } from '../actions/visitor-actions'
import { isComing, useTourTimeWords } from '../tour-time'
import { tourQueries } from '../tours.queries'
import { TourStatusBadge } from './tour-status'
import { tourTitleId } from './tour-card'
import { useWords } from '@/words/use-words'

type Props = {
  id: string
  own: boolean
  visiting: boolean
  text: ReactNode
}

export function VisitInChat({ id, own, visiting, text }: Props) {
  const token = useToken((state) => state.value)
  const visits = useQuery({ ...tourQueries.list(token), enabled: visiting && token !== null })
  const requests = useQuery({ ...tourQueries.requests(token), enabled: !visiting && token !== null })
  const tour = (visiting ? visits : requests).data?.find((one) => one.id === id)
  return tour ? <Card {...{ tour, own, visiting }} /> : text
}

type CardProps = Pick<Props, 'own' | 'visiting'> & { tour: Tour }

function Card({ tour, own, visiting }: CardProps) {
  const t = useWords()
  const words = useTourTimeWords()
  const when = words(tour)
  const instead = tour.proposal && !tour.invited && words(tour.proposal)
  const Actions = visiting ? VisitorActions : ListerActions
  // The buttons are removed after an answer.
  const follow = () => document.getElementById(tourTitleId(tour.id))?.focus()
  return (
    <article
      aria-labelledby={tourTitleId(tour.id)}
      className={clsx(
        'w-full max-w-80 rounded-card border border-line-control/60 bg-surface-raised p-3.5',
        own && 'ml-auto',
      )}
    >
      <p className="flex items-center justify-between gap-2">
        <span className="flex items-center gap-1.5 text-xs font-strong text-ink-muted">
          <CalendarDays aria-hidden size={16} />
          {visiting ? t('Your tour') : t('Tour')}
        </span>
        <TourStatusBadge tour={tour} />
      </p>
      <p id={tourTitleId(tour.id)} tabIndex={-1} className="figures mt-1.5 font-bold outline-none">
        {when.day}, {when.time}
      </p>
      {when.philippine ? <p className="text-[0.8125rem] text-ink-muted">{when.philippine}</p> : null}
      {tour.notes ? <p className="mt-1 wrap-anywhere whitespace-pre-line">{tour.notes}</p> : null}
      {instead ? (
        <p className="mt-1">
          <span className="text-ink-muted">{t('Proposed instead:')} </span>
          <span className="figures font-strong">
            {instead.day}, {instead.time}
          </span>
        </p>
      ) : null}
      {tour.reason ? (
        <p className="mt-1 wrap-anywhere whitespace-pre-line">
          <span className="text-ink-muted">{t('Reason:')} </span>
          {tour.reason}
        </p>
      ) : null}
      {tour.status === 'completed' ? (
        <ReviewAsk property={tour.property.id} person={visiting ? null : tour.visitor.username} className="mt-3" />
      ) : null}
      {isComing(tour, serverNow()) ? (
        <div className="mt-3 flex flex-wrap gap-2">
          <Actions key={`${tour.date} ${tour.time}`} tour={tour} when={when} onDone={follow} />
        </div>
      ) : null}
    </article>
  )
}
