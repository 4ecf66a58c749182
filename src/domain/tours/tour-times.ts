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

/** The Philippine time of day, `09:45`. */
function clockIn(at: number): string {
  return new Date(at + MANILA_MS).toISOString().slice(11, 16)
}

/** The hour that it is in the Philippines, `09:00`. */
export function philippineHour(now: number): string {
  return `${clockIn(now).slice(0, 2)}:00`
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

/** '10:00 AM to 10:45 AM' */
export function timeSpan(tour: TourTime): string {
  const end = tourEnd(tour)
  if (end === null) return tour.time
  return t('{first} to {last}', { first: timeText(tour.time), last: timeText(clockIn(end)) })
}

/** 'Tuesday, June 16' for '2026-06-16'; a text that is no day as it is. */
export function dayText(date: string, { locale } = t): string {
  const day = new Date(`${date}T00:00:00Z`)
  if (Number.isNaN(day.getTime())) return date
  return dateFormat(locale, { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }).format(day)
}

export function daysFrom(first: string, count: number): string[] {
  return Array.from({ length: count }, (_, place) => dayAfter(first, place))
}

/** The calendar day so many days later, or earlier where `days` is negative. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** 'Tue, Jun 16' for '2026-06-16'. */
export function shortDayText(date: string): string {
  const options = { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' } as const
  return dateFormat(t.locale, options).format(new Date(`${date}T00:00:00Z`))
}
