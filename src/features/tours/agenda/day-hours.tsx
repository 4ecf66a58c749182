import { clsx } from 'clsx'
import { hoursOf } from '@/domain/tours/agenda'
import type { Tour } from '@/domain/tours/tour'
import { philippineHour, timeText } from '@/domain/tours/tour-times'
import { AgendaVisit } from './agenda-visit'
import { useWords } from '@/words/use-words'

/** A day as a column of hours; `now` in milliseconds marks the present hour of today. */
export function DayHours({ visits, now }: { visits: readonly Tour[]; now: number | null }) {
  const t = useWords()
  return (
    <ol aria-label={t('Hours')} className="border-t border-line">
      {hoursOf(visits).map(({ time, visits: begun }) => {
        const present = now !== null && philippineHour(now) === time
        return (
          <li
            key={time}
            aria-current={present ? 'time' : undefined}
            className={clsx(
              'grid min-h-11 grid-cols-[4.75rem_minmax(0,1fr)] gap-x-3 border-b border-line py-1.5',
              present && 'bg-surface-sunken',
            )}
          >
            <span className={clsx('figures py-1 text-[0.8125rem]', present ? 'font-strong' : 'text-ink-muted')}>
              {timeText(time)}
              {present ? <span className="block">{t('Now')}</span> : null}
            </span>
            <ul className="grid content-start gap-2">
              {begun.map((tour) => (
                <li key={tour.id} className="min-w-0">
                  <AgendaVisit tour={tour} others={visits} />
                </li>
              ))}
            </ul>
          </li>
        )
      })}
    </ol>
  )
}
