import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { serverNow } from '@/api/server-clock'
import { visitsOn, weekOf } from '@/domain/tours/agenda'
import type { Tour } from '@/domain/tours/tour'
import { dayAfter, dayText, philippineDay, shortDayText } from '@/domain/tours/tour-times'
import { useTimeZone } from '@/session/regional'
import { Button } from '@/ui/button/button'
import { IconButton } from '@/ui/icon-button/icon-button'
import { isComing } from '../tour-time'
import { AgendaLink } from './agenda-link'
import { DayHours } from './day-hours'
import { WeekDays } from './week-days'
import { useWords } from '@/words/use-words'

type Props = { tours: readonly Tour[]; layout: 'day' | 'week'; day: string | undefined }

/** A lister's visits over all listings, on a day by hours or in a week by days, in Philippine time. */
export function Agenda({ tours, layout, day: given }: Props) {
  const t = useWords()
  const now = serverNow()
  const today = philippineDay(now)
  const day = given ?? today
  const days = layout === 'day' ? [day] : weekOf(day)
  const plan = days.map((each) => ({ day: each, visits: visitsOn(tours, each) }))
  const zone = useTimeZone((state) => state.value)
  const title =
    layout === 'day'
      ? dayText(day)
      : t('{first} to {last}', { first: shortDayText(days[0] ?? day), last: shortDayText(days.at(-1) ?? day) })
  const shown = { day: <span className="font-bold text-ink">{title}</span> }
  const empty = plan.every(({ visits }) => visits.length === 0)
  const next = tours
    .filter((tour) => isComing(tour, now) && !days.includes(tour.date))
    .map(({ date }) => date)
    .toSorted()[0]
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-x-1 gap-y-2">
        <Step
          layout={layout}
          day={dayAfter(day, layout === 'day' ? -1 : -7)}
          label={layout === 'day' ? t('Previous day') : t('Previous week')}
        >
          <ChevronLeft aria-hidden size={20} />
        </Step>
        <Step
          layout={layout}
          day={dayAfter(day, layout === 'day' ? 1 : 7)}
          label={layout === 'day' ? t('Next day') : t('Next week')}
        >
          <ChevronRight aria-hidden size={20} />
        </Step>
        <h2 aria-live="polite" className="mx-2 min-w-0 text-lg">
          {days.includes(today) ? (
            <span className="font-normal text-ink-muted">
              {layout === 'day' ? t.rich('{day}, today', shown) : t.rich('{days}, this week', { days: shown.day })}
            </span>
          ) : (
            title
          )}
        </h2>
        {days.includes(today) ? null : <ToDay layout={layout} day={today} label={t('Today')} />}
      </div>
      {zone === 'Asia/Manila' ? null : <p className="mb-3 text-ink-muted">{t('All times are Philippine time.')}</p>}
      {empty ? (
        <p className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-muted">
          {layout === 'day' ? t('No tours on this day.') : t('No tours this week.')}
          {next === undefined ? null : (
            <ToDay layout={layout} day={next} label={t('Next tour: {date}', { date: shortDayText(next) })} />
          )}
        </p>
      ) : null}
      {layout === 'day' ? (
        <DayHours visits={plan[0]?.visits ?? []} now={day === today ? now : null} />
      ) : (
        <WeekDays plan={plan} today={today} />
      )}
    </>
  )
}

type StepProps = { layout: 'day' | 'week'; day: string; label: string }

function Step({ layout, day, label, children }: StepProps & { children: ReactNode }) {
  return (
    <IconButton label={label} asChild>
      <AgendaLink layout={layout} day={day}>
        {children}
      </AgendaLink>
    </IconButton>
  )
}

function ToDay({ layout, day, label }: StepProps) {
  return (
    <Button variant="outline" asChild>
      <AgendaLink layout={layout} day={day}>
        {label}
      </AgendaLink>
    </Button>
  )
}
