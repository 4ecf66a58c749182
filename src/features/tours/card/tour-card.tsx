import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { CalendarClock, CalendarDays, Clock, MapPin, MessageSquareText, NotebookPen } from 'lucide-react'
import type { ReactNode } from 'react'
import { PersonLink } from '@/account/person/person-link'
import { PersonName } from '@/account/person/person-name'
import { PersonNote } from '@/account/person/person-note'
import type { Tour } from '@/domain/tours/tour'
import { retrySource } from '@/domain/listing/images'
import { ReviewAsk } from '@/listing/reviews/review-ask'
import { tourTitle } from '@/listing/tour/tour-words'
import { useBackendReady } from '@/listing/use-backend-ready'
import { useRoutePrefix } from '@/session/route-prefix'
import { Avatar } from '@/ui/avatar/avatar'
import { Badge } from '@/ui/badge/badge'
import { Picture } from '@/ui/picture/picture'
import { TourStatusBadge } from './tour-status'
import { useTourTimeWords, type TourTimeWords } from '../tour-time'
import type { TourSide } from '../tours-url'
import { useWords } from '@/words/use-words'

type Props = {
  tour: Tour
  when: TourTimeWords
  side: TourSide
  sample?: boolean
  actions?: ReactNode
}

export function tourTitleId(id: Tour['id']): string {
  return `tour-${id}`
}

/** One tour: listing, the other person, time and duration (A 3). */
export function TourCard({ tour, when, side, sample = false, actions }: Props) {
  const t = useWords()
  const { property, duration, notes, status, proposal, reason } = tour
  const prefix = useRoutePrefix()
  const title = tourTitle(tour)
  const takenOff = property.gone && tour.cancelledBy === 'lister' ? t('The listing was taken off the market.') : ''
  const said = reason || takenOff
  const time = <span className="font-strong text-ink">{when.time}</span>
  return (
    <li
      className={clsx(
        'grid min-w-0 gap-x-4 overflow-hidden rounded-card border border-line bg-surface-raised p-3',
        '@3xs:grid-cols-[6rem_minmax(0,1fr)] @xl:grid-cols-[13rem_minmax(0,1fr)] @xl:grid-rows-[auto_1fr]',
        '@xl:gap-x-5 @xl:p-4',
      )}
    >
      <TourPicture image={property.image} title={title} dimmed={status === 'cancelled'} />
      <div className="min-w-0">
        <div className="mb-1.5 flex flex-wrap gap-1.5">
          <TourStatusBadge tour={tour} />
          {sample ? <Badge>{t('Sample')}</Badge> : null}
          {property.gone && !sample ? <Badge>{t('No longer listed')}</Badge> : null}
        </div>
        <h3 className="text-base wrap-anywhere">
          {property.title && !property.gone && !sample ? (
            <Link
              id={tourTitleId(tour.id)}
              to={`${prefix}/property/$id`}
              params={{ id: property.id }}
              className="rounded-sm hover:underline hover:decoration-brand hover:decoration-2 hover:underline-offset-4"
            >
              {title}
            </Link>
          ) : (
            <span id={tourTitleId(tour.id)} tabIndex={-1}>
              {title}
            </span>
          )}
        </h3>
        {property.address ? (
          <Line icon={<MapPin aria-hidden size={15} />}>
            <span className="text-ink-muted">{property.address}</span>
          </Line>
        ) : null}
      </div>
      <div className="min-w-0 @max-xl:mt-3 @3xs:@max-xl:col-span-2 @xl:col-start-2">
        <div className="figures flex flex-wrap gap-x-5">
          <Line icon={<CalendarDays aria-hidden size={15} />}>
            <span className="font-strong">{when.day}</span>
          </Line>
          <Line icon={<Clock aria-hidden size={15} />}>
            <span className="text-ink-muted">
              {duration ? t.rich('{time}, {n} minutes', { time, n: duration }) : time}
            </span>
            {when.philippine ? <span className="block text-ink-muted">{when.philippine}</span> : null}
          </Line>
        </div>
        {notes ? (
          <Line icon={<NotebookPen aria-hidden size={15} />}>
            <span className="sr-only">{t('Notes:')} </span>
            <span className="wrap-anywhere whitespace-pre-line">{notes}</span>
          </Line>
        ) : null}
        {proposal && !tour.invited ? <ProposedTime proposal={proposal} /> : null}
        {said ? (
          <Line icon={<MessageSquareText aria-hidden size={15} />}>
            <span className="text-ink-muted">{t('Reason:')} </span>
            <span className="wrap-anywhere whitespace-pre-line">{said}</span>
          </Line>
        ) : null}
        <TourPerson tour={tour} side={side} />
        {status === 'completed' && !sample ? (
          <ReviewAsk
            property={property.id}
            person={side === 'visits' ? null : tour.visitor.username}
            className="mt-3 border-t border-line pt-3"
          />
        ) : null}
        {actions ? <div className="mt-3 flex flex-wrap gap-2 border-t border-line pt-3">{actions}</div> : null}
      </div>
    </li>
  )
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="mt-1.5 flex min-w-0 gap-2">
      <span className="mt-0.75 shrink-0 text-ink-muted">{icon}</span>
      <span className="min-w-0">{children}</span>
    </p>
  )
}

function ProposedTime({ proposal }: { proposal: NonNullable<Tour['proposal']> }) {
  const t = useWords()
  const { day, time, philippine } = useTourTimeWords()(proposal)
  return (
    <Line icon={<CalendarClock aria-hidden size={15} />}>
      <span className="text-ink-muted">{t('Proposed instead:')} </span>
      <span className="figures font-strong">
        {day}, {time}
      </span>
      {philippine ? <span className="block text-ink-muted">{philippine}</span> : null}
    </Line>
  )
}

type PictureProps = { image: string; title: string; dimmed: boolean }

/** The listing's first picture; one that cannot be loaded becomes a placeholder (A 8). */
function TourPicture({ image, title, dimmed }: PictureProps) {
  const held = !useBackendReady()
  const again = image === '' ? null : retrySource(image)
  return (
    <div className={clsx('max-w-52 @max-3xs:mb-3 @xl:row-span-2', dimmed && 'opacity-60 grayscale')}>
      <Picture
        src={image}
        alt={title}
        width={960}
        height={720}
        sizes="13rem"
        held={held}
        fallbacks={again === null ? [] : [again]}
        className="rounded-control"
      />
    </div>
  )
}

/** Whom one meets: the lister on an own visit, the visitor on a visit to an own listing. */
function TourPerson({ tour: { agent, visitor }, side }: { tour: Tour; side: TourSide }) {
  const t = useWords()
  const mayLoad = useBackendReady()
  const person = side === 'visits' ? agent : visitor
  const { name, avatar } = person
  if (!name) return null
  const named = (
    <span className="text-ink">{person.id ? <PersonLink person={person} className="font-strong" /> : name}</span>
  )
  return (
    <>
      <div className="mt-2.5 flex min-w-0 items-center gap-2">
        <Avatar name={name} size={32} {...(avatar && mayLoad ? { src: avatar } : {})} />
        <PersonName {...person}>
          <span className="text-ink-muted">
            {side === 'visits' ? t.rich('With {name}|on a tour', { name: named }) : named}
          </span>
        </PersonName>
      </div>
      <PersonNote person={person} className="mt-2" />
    </>
  )
}
