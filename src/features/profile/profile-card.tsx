import { clsx } from 'clsx'
import { CalendarDays, MapPin, MessageCircle, Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { useBackendReady } from '@/listing/use-backend-ready'
import { useDates } from '@/session/regional'
import { Avatar } from '@/ui/avatar/avatar'
import { Rating } from '@/ui/rating/rating'
import type { Person } from './person'
import { useWords } from '@/words/use-words'

type Props = {
  person: Person
  badge: ReactNode
  actions: ReactNode
}

/** Letters of a text that makes the card taller than a small window. */
const LONG = 320

export function ProfileCard({ person, badge, actions }: Props) {
  const t = useWords()
  const dates = useDates()
  const mayLoad = useBackendReady()
  const joined = person.joined ? dates.month(person.joined) : ''
  return (
    <section
      aria-label={t('Profile')}
      className={clsx(
        'min-w-0 rounded-card border border-line bg-surface-raised p-4 sm:p-6',
        // Not sticky if taller than the window: its end could not be reached.
        person.about.length < LONG && 'lg:sticky lg:top-22',
      )}
    >
      <div className="flex flex-wrap items-start gap-4 lg:flex-col lg:gap-5">
        <Avatar
          name={person.name}
          size={96}
          {...(mayLoad && person.picture ? { src: person.picture } : {})}
          className="max-[359px]:hidden"
        />
        <div className="min-w-0 flex-1 basis-40 lg:basis-auto">
          <h1 tabIndex={-1} className="text-[min(1.5rem,9vw)] wrap-anywhere">
            {person.name}
          </h1>
          <div className="mt-2 flex flex-wrap gap-1.5">{badge}</div>
        </div>
      </div>
      <ul
        className={clsx(
          'mt-5 flex flex-col gap-x-6 gap-y-2.5 sm:flex-row sm:flex-wrap',
          'sm:items-center lg:flex-col lg:items-start',
        )}
      >
        <li>
          {person.rating === null ? (
            <span className="flex items-center gap-2">
              <Star aria-hidden size={17} className="shrink-0 text-ink-muted" />
              <span className="sr-only">{t('Rating:')} </span>
              <b className="font-strong">N/A</b>
              <span className="text-ink-muted">{t('No review yet')}</span>
            </span>
          ) : (
            <Rating value={person.rating} reviews={person.reviewCount} />
          )}
        </li>
        {person.answering ? (
          <li className="flex gap-2 text-ink-muted">
            <MessageCircle aria-hidden size={17} className="mt-0.5 shrink-0" />
            {person.answering}
          </li>
        ) : null}
        {joined ? (
          <li className="flex gap-2 text-ink-muted">
            <CalendarDays aria-hidden size={17} className="mt-0.5 shrink-0" />
            {t('Joined {joined}', { joined })}
          </li>
        ) : null}
        {person.location ? (
          <li className="flex gap-2 text-ink-muted">
            <MapPin aria-hidden size={17} className="mt-0.5 shrink-0" />
            <span className="min-w-0 wrap-anywhere">{person.location}</span>
          </li>
        ) : null}
      </ul>
      {person.about ? (
        <p className="mt-4 border-t border-line pt-4 text-pretty wrap-anywhere whitespace-pre-line">{person.about}</p>
      ) : null}
      <div className="mt-5">{actions}</div>
    </section>
  )
}
