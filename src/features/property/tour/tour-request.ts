import type { InputFor } from '@/contract/endpoint'
import type { createTour } from '@/contract/tours'

/** What somebody has filled in so far. */
export type TourRequest = { date: string; time: string | null; duration: '45' | '60' | '90'; notes: string }

/** Messages by field; `form` is for what no field can be blamed for. */
export type TourProblems = { date?: string; time?: string; notes?: string; form?: string }

/** Times of day that are offered, Philippine time. */
export const TOUR_TIMES = ['08:00', '09:00', '10:00', '11:00', '13:00', '14:00', '15:00', '16:00', '17:00'] as const

/** Minutes, the documented three (A 9). */
export const TOUR_DURATIONS = ['45', '60', '90'] as const

export const NO_TOUR: TourRequest = { date: '', time: null, duration: '45', notes: '' }

const MANILA_MS = 8 * 3_600_000
const DAY_MS = 86_400_000

/** The first day one can ask for, `2026-06-16`: tomorrow in the Philippines. `now` in milliseconds. */
export function firstTourDay(now: number): string {
  return new Date(now + MANILA_MS + DAY_MS).toISOString().slice(0, 10)
}

/** '9:00 AM' for '09:00'. */
export function timeText(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}

/** 'Tuesday, June 16' for '2026-06-16'. */
export function dayText(date: string): string {
  const day = new Date(`${date}T00:00:00Z`)
  return day.toLocaleDateString('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' })
}

/** What has to be put right before asking the server. */
export function tourProblems({ date, time }: TourRequest, firstDay: string): TourProblems {
  return {
    ...(date === ''
      ? { date: 'Please choose a date.' }
      : date < firstDay
        ? { date: 'Please choose tomorrow or a later day.' }
        : {}),
    ...(time === null ? { time: 'Please choose a time.' } : {}),
  }
}

/** The documented body of the call. */
export function tourBody(
  propertyId: string,
  { date, time, duration, notes }: TourRequest,
): InputFor<typeof createTour>['body'] {
  const minutes = { '45': 45, '60': 60, '90': 90 } as const
  return { property_id: propertyId, date, time: time ?? '', duration: minutes[duration], notes: notes.trim() || null }
}
