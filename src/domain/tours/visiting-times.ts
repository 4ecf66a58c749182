import { VISITS_BEGIN } from '@/contract/tours/tour'
import { WEEKDAYS, type OwnVisitingTimes, type VisitingTimes, type Weekday } from '@/contract/tours/visiting-times'
import { dayText, timeText, toursOverlap, type TourTime } from './tour-times'
import { dateFormat } from '../units/formats'
import { t, type Translate } from '@/words/words'

type Hours = NonNullable<VisitingTimes['hours']>

/** Why a visit is not possible at a time, and whether another day or another hour helps. */
export type Misfit = { field: 'date' | 'time'; reason: string }

/** When one listing can be visited: its own hours or else the general ones, and the days off of both. */
export function timesOfListing({ hours, days_off, listings }: OwnVisitingTimes, listingId: string): VisitingTimes {
  const own = listings.find(({ property_id }) => String(property_id) === listingId)
  return { hours: own?.hours ?? hours, days_off: [...new Set([...days_off, ...(own?.days_off ?? [])])].toSorted() }
}

/** 'saturday' for '2026-06-20'; null for what is no day. */
export function weekdayOf(date: string): Weekday | null {
  const sundayFirst = new Date(`${date}T00:00:00Z`).getUTCDay()
  return Number.isNaN(sundayFirst) ? null : (WEEKDAYS[(sundayFirst + 6) % 7] ?? null)
}

/** Monday, June 1, 2026. */
const SOME_MONDAY = Date.UTC(2026, 5, 1)

/** 'Saturday' */
export function weekdayName(weekday: Weekday, { locale } = t): string {
  const day = SOME_MONDAY + WEEKDAYS.indexOf(weekday) * 86_400_000
  return dateFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(day)
}

export function closedOn({ hours, days_off }: VisitingTimes, date: string, words: Translate = t): string | null {
  if (days_off.includes(date)) return words('There are no tours on {day}.', { day: dayText(date, words) })
  const weekday = weekdayOf(date)
  if (!hours || !weekday || hours.some((one) => one.weekday === weekday)) return null
  return hours.length === 0
    ? words('There are no tours at the moment.')
    : words('There are no tours on {weekday}s.', { weekday: weekdayName(weekday, words) })
}

/** Why a visit cannot take place then; null where it can. It begins and ends within the hours of its day. */
export function misfit(times: VisitingTimes, { date, time, duration }: TourTime, words: Translate = t): Misfit | null {
  const closed = closedOn(times, date, words)
  if (closed) return { field: 'date', reason: closed }
  if (!times.hours) {
    const { first, last } = VISITS_BEGIN
    if (minutesOf(first) <= minutesOf(time) && minutesOf(time) <= minutesOf(last)) return null
    return {
      field: 'time',
      reason: words('Tours begin between {first} and {last}.', { first: timeText(first), last: timeText(last) }),
    }
  }
  const weekday = weekdayOf(date)
  if (!weekday) return null
  const open = hoursOn(times.hours, weekday)
  const start = minutesOf(time)
  const end = start + (duration ?? 45)
  if (open.some(({ from, until }) => minutesOf(from) <= start && end <= minutesOf(until))) return null
  return {
    field: 'time',
    reason: words('Tours on {weekday}s are {hours}.', {
      weekday: weekdayName(weekday, words),
      hours: spansText(open, words),
    }),
  }
}

/** Whether the lister is on a tour at that time. */
export function isTaken({ taken }: VisitingTimes, wanted: TourTime): boolean {
  return taken?.some((one) => toursOverlap(one, wanted)) ?? false
}

/** The same times for an agreed visit that moves: its hour is its own, also where the lister has two visits then. */
export function timesToMove(times: VisitingTimes, visit: TourTime): VisitingTimes {
  return { ...times, taken: times.taken?.filter((one) => !toursOverlap(one, visit)) }
}

/** When visits are offered where the lister set no hours: lunch is left out. */
export const TOUR_TIMES = ['08:00', '09:00', '10:00', '11:00', '13:00', '14:00', '15:00', '16:00', '17:00'] as const

/** The times at which a visit of so many minutes may begin on a day, less those that are taken. */
export function freeTimes(times: VisitingTimes, date: string, minutes: number): string[] {
  if (times.days_off.includes(date)) return []
  const starts = times.hours === null ? [...TOUR_TIMES] : startTimes(times.hours, date, minutes)
  return starts.filter((time) => !isTaken(times, { date, time, duration: minutes }))
}

export function startTimes(hours: Hours, date: string, minutes: number): string[] {
  const weekday = weekdayOf(date)
  const starts = weekday ? hoursOn(hours, weekday).flatMap(({ from, until }) => hourly(from, until, minutes)) : []
  return [...new Set(starts)].toSorted()
}

/** 'Monday to Friday 9:00 AM to 5:00 PM; Saturday 9:00 AM to 12:00 PM', days with the same hours as one. */
export function hoursText(hours: Hours): string {
  const days = WEEKDAYS.map((weekday) => ({ weekday, text: spansText(hoursOn(hours, weekday)) }))
  const runs: { first: Weekday; last: Weekday; text: string }[] = []
  for (const { weekday, text } of days) {
    const run = runs.at(-1)
    if (run && run.text === text) run.last = weekday
    else runs.push({ first: weekday, last: weekday, text })
  }
  return runs
    .filter(({ text }) => text !== '')
    .map(({ first, last, text }) => `${daysText(first, last)} ${text}`)
    .join('; ')
}

function daysText(first: Weekday, last: Weekday): string {
  return first === last
    ? weekdayName(first)
    : t('{first} to {last}', { first: weekdayName(first), last: weekdayName(last) })
}

export function hoursOn(hours: Hours, weekday: Weekday): Hours {
  return hours.filter((one) => one.weekday === weekday).toSorted((one, other) => one.from.localeCompare(other.from))
}

function spansText(spans: Hours, words: Translate = t): string {
  const [first = '', ...rest] = spans.map(({ from, until }) =>
    words('{first} to {last}', { first: timeText(from), last: timeText(until) }),
  )
  return rest.reduce((names, last) => words('{names} and {last}', { names, last }), first)
}

function hourly(from: string, until: string, minutes: number): string[] {
  const count = Math.floor((minutesOf(until) - minutes - minutesOf(from)) / 60) + 1
  return Array.from({ length: Math.max(0, count) }, (_, place) => clock(minutesOf(from) + place * 60))
}

function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * 60 + minute
}

function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
