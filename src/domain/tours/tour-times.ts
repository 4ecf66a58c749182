import { TOUR_DAYS_AHEAD } from '@/contract/tours/tour'
import { dateFormat } from '../units/formats'
import { t } from '@/words/words'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Tours are agreed in Philippine time, which has no summer time. */
const MANILA_MS = 8 * HOUR_MS

export type TourTime = { date: string; time: string; duration?: number | null | undefined }

export function tourStart({ date, time }: Pick<TourTime, 'date' | 'time'>): number | null {
  const at = Date.parse(`${date}T${time.slice(0, 5)}:00+08:00`)
  return Number.isNaN(at) ? null : at
}

export function tourEnd(tour: TourTime): number | null {
  const start = tourStart(tour)
  return start === null ? null : start + (tour.duration ?? 45) * 60_000
}

/** Whether two tours take place at the same time, if only for a minute; one may begin when the other ends. */
export function toursOverlap(one: TourTime, other: TourTime): boolean {
  const [startsOne, endsOne, startsOther, endsOther] = [tourStart(one), tourEnd(one), tourStart(other), tourEnd(other)]
  if (startsOne === null || endsOne === null || startsOther === null || endsOther === null) return false
  return startsOne < endsOther && startsOther < endsOne
}

export function philippineDay(now: number, daysLater = 0): string {
  return new Date(now + MANILA_MS + daysLater * DAY_MS).toISOString().slice(0, 10)
}

/** The first day one can ask for: tomorrow in the Philippines. */
export function firstTourDay(now: number): string {
  return philippineDay(now, 1)
}

export function lastTourDay(now: number): string {
  return philippineDay(now, TOUR_DAYS_AHEAD)
}

/** '9:00 AM' for '09:00'; a text of another shape as it is. */
export function timeText(time: string): string {
  if (!/^\d{1,2}:\d{2}/.test(time)) return time
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}

/** 'Tuesday, June 16' for '2026-06-16'; a text that is no day as it is. */
export function dayText(date: string): string {
  const day = new Date(`${date}T00:00:00Z`)
  if (Number.isNaN(day.getTime())) return date
  return dateFormat(t.locale, { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }).format(day)
}

export function daysFrom(first: string, count: number): string[] {
  const start = Date.parse(`${first}T00:00:00Z`)
  return Array.from({ length: count }, (_, place) => new Date(start + place * DAY_MS).toISOString().slice(0, 10))
}

/** 'Tue, Jun 16' for '2026-06-16'. */
export function shortDayText(date: string): string {
  const options = { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' } as const
  return dateFormat(t.locale, options).format(new Date(`${date}T00:00:00Z`))
}
