import { clsx } from 'clsx'
import type { Tour } from '@/domain/tours/tour'
import { shortDayText } from '@/domain/tours/tour-times'
import { AgendaLink } from './agenda-link'
import { AgendaVisit } from './agenda-visit'
import { useWords } from '@/words/use-words'

type Props = { plan: readonly { day: string; visits: readonly Tour[] }[]; today: string }

/** A week as columns of days, on small widths as an agenda of days. */
export function WeekDays({ plan, today }: Props) {
  const t = useWords()
  return (
    <ol className="grid gap-x-2 gap-y-4 lg:grid-cols-7">
      {plan.map(({ day, visits }) => (
        <li
          key={day}
          aria-current={day === today ? 'date' : undefined}
          className={clsx(
            'min-w-0 border-t-2 pt-1.5 max-lg:grid max-lg:grid-cols-[6.5rem_minmax(0,1fr)] max-lg:gap-x-3',
            day === today ? 'border-brand' : 'border-line',
          )}
        >
          <h3 className="figures pb-1.5 text-[0.8125rem]">
            <AgendaLink layout="day" day={day} className="thumb-target rounded-sm hover:underline">
              {shortDayText(day)}
            </AgendaLink>
            {day === today ? <span className="ml-1.5 font-normal text-ink-muted">{t('Today')}</span> : null}
          </h3>
          {visits.length === 0 ? (
            <p className="text-[0.8125rem] text-ink-muted">{t('No tours')}</p>
          ) : (
            <ul className="grid content-start gap-2">
              {visits.map((tour) => (
                <li key={tour.id} className="min-w-0">
                  <AgendaVisit tour={tour} others={visits} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  )
}
