import type { Language } from '@/contract/fields'
import type { Tour } from '@/domain/tours/tour'
import { tourEnd, tourStart } from '@/domain/tours/tour-times'
import { datesIn, useLanguage, useTimeZone, type TimeZone } from '@/session/regional'
import { t } from '@/words/words'

/** A tour's time in the user's zone, with the Philippine time if that differs. */
export type TourTimeWords = { day: string; time: string; philippine: string | null }

type Timed = Pick<Tour, 'date' | 'time'>

export function tourTimeWords(tour: Timed, language: Language, timeZone: TimeZone): TourTimeWords {
  const start = tourStart(tour)
  if (start === null) return { day: tour.date, time: tour.time, philippine: null }
  const own = datesIn(language, timeZone)
  if (timeZone === 'Asia/Manila') return { day: own.weekday(start), time: own.time(start), philippine: null }
  const there = datesIn(language, 'Asia/Manila')
  const [day, time] = [there.weekday(start), there.time(start)]
  return {
    day: own.weekday(start),
    time: own.time(start),
    philippine: t('{time} Philippine time', { time: day === own.weekday(start) ? time : `${day}, ${time}` }),
  }
}

export function useTourTimeWords(): (tour: Timed) => TourTimeWords {
  const language = useLanguage((state) => state.value)
  const timeZone = useTimeZone((state) => state.value)
  return (tour) => tourTimeWords(tour, language, timeZone)
}

/** Whether a tour is still to come at `now`: agreed or asked for, and not over. */
export function isComing(tour: Pick<Tour, 'date' | 'time' | 'duration' | 'status'>, now: number): boolean {
  if (tour.status !== 'scheduled' && tour.status !== 'pending') return false
  const end = tourEnd(tour)
  return end === null || end > now
}

/** The coming tours, the next one first, and the others, the latest first. */
export function sortTours(tours: readonly Tour[], now: number): { coming: Tour[]; past: Tour[] } {
  const at = (tour: Tour) => tourStart(tour) ?? 0
  return {
    coming: tours.filter((tour) => isComing(tour, now)).toSorted((one, other) => at(one) - at(other)),
    past: tours.filter((tour) => !isComing(tour, now)).toSorted((one, other) => at(other) - at(one)),
  }
}

export function awaitsLister(tour: Tour, now: number): boolean {
  return tour.status === 'pending' && tour.proposal === null && isComing(tour, now)
}
