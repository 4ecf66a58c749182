import { WEEKDAYS, type OwnVisitingTimes, type VisitingTimes, type Weekday } from '@/contract/tours/visiting-times'
import { hoursOn } from '@/domain/tours/visiting-times'
import { t } from '@/words/words'

export type Hours = NonNullable<VisitingTimes['hours']>
export type Span = { from: string; until: string }

/** Where somebody begins who limits the times: working days and the morning of Saturday. */
export const FIRST_HOURS: Hours = WEEKDAYS.filter((weekday) => weekday !== 'sunday').map((weekday) => ({
  weekday,
  from: '09:00',
  until: weekday === 'saturday' ? '12:00' : '17:00',
}))

export function withHoursOn(hours: Hours, weekday: Weekday, spans: readonly Span[]): Hours {
  const others = hours.filter((one) => one.weekday !== weekday)
  return [...others, ...spans.map((span) => ({ weekday, ...span }))]
}

export function spanProblem({ from, until }: Span): string | null {
  if (from === '' || until === '') return t('Enter both times.')
  return from < until ? null : t('The end must be later than the start.')
}

export function isComplete({ hours, listings }: OwnVisitingTimes): boolean {
  return [hours, ...listings.map((one) => one.hours)].every((list) => (list ?? []).every((one) => !spanProblem(one)))
}

/** What is sent: days off that have passed are left out, days of the week come in their order. */
export function tidy(times: OwnVisitingTimes, today: string): OwnVisitingTimes {
  return {
    ...tidyOne(times),
    listings: times.listings.map((one) => ({ property_id: one.property_id, ...tidyOne(one) })),
  }

  function tidyOne({ hours, days_off }: VisitingTimes): VisitingTimes {
    return {
      hours: hours && WEEKDAYS.flatMap((weekday) => hoursOn(hours, weekday)),
      days_off: [...new Set(days_off.filter((day) => day >= today))].toSorted(),
    }
  }
}
