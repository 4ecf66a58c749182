import { VISITS_BEGIN } from '@/contract/tours/tour'
import type { Tour } from './tour'
import { dayAfter, daysFrom, toursOverlap, tourStart } from './tour-times'

/** The seven days, from Monday on, of the week of a calendar day. */
export function weekOf(day: string): string[] {
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  return daysFrom(dayAfter(day, -sinceMonday), 7)
}

/** What takes place on a day or waits for an answer, in order. */
export function visitsOn(tours: readonly Tour[], day: string): Tour[] {
  return tours
    .filter(({ date, status }) => date === day && status !== 'cancelled')
    .toSorted((one, other) => (tourStart(one) ?? 0) - (tourStart(other) ?? 0))
}

/** Each hour of a day in which visits usually begin, or one does, with the visits that begin in it. */
export function hoursOf(visits: readonly Tour[]): { time: string; visits: Tour[] }[] {
  const hours = visits.map(hourOf)
  const first = Math.min(Number.parseInt(VISITS_BEGIN.first, 10), ...hours)
  const last = Math.max(Number.parseInt(VISITS_BEGIN.last, 10), ...hours)
  return Array.from({ length: last - first + 1 }, (_, place) => ({
    time: `${String(first + place).padStart(2, '0')}:00`,
    visits: visits.filter((tour) => hourOf(tour) === first + place),
  }))
}

/** Whether another of these visits takes place at the same time. */
export function overlapsAnother(tour: Tour, visits: readonly Tour[]): boolean {
  return visits.some((other) => other.id !== tour.id && toursOverlap(tour, other))
}

/** The hour of a time of day; the first one for a text of another shape. */
function hourOf({ time }: Tour): number {
  const hour = Number.parseInt(time, 10)
  return Number.isNaN(hour) ? Number.parseInt(VISITS_BEGIN.first, 10) : hour
}
