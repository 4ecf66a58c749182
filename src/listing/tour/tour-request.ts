import type { InputFor } from '@/contract/endpoint'
import { TOUR_DAYS_AHEAD } from '@/contract/tours/tour'
import { type createTour } from '@/contract/tours/tours'
import type { VisitingTimes } from '@/contract/tours/visiting-times'
import { freeTimes, isTaken, misfit, TOUR_TIMES } from '@/domain/tours/visiting-times'
import { t } from '@/words/words'

export type TourRequest = { date: string; time: string | null; duration: '45' | '60' | '90'; notes: string }

/** The first and the last day that can be asked for. */
export type TourDays = { first: string; last: string }

/** Messages by field; `form` for the others. */
export type TourProblems = { date?: string; time?: string; notes?: string; form?: string }

/** Minutes, the documented three (A 9). */
export const TOUR_DURATIONS = ['45', '60', '90'] as const

export const NO_TOUR: TourRequest = { date: '', time: null, duration: '45', notes: '' }

export function tourProblems(
  { date, time, duration }: Pick<TourRequest, 'date' | 'time' | 'duration'>,
  days: TourDays,
  visiting: VisitingTimes | undefined,
): TourProblems {
  const problem = dateProblem(date, days)
  if (problem || time === null)
    return { ...(problem ? { date: problem } : {}), ...(time === null ? { time: t('Please choose a time.') } : {}) }
  if (!visiting) return {}
  const wanted = { date, time, duration: Number(duration) }
  const outside = misfit(visiting, wanted)
  if (outside) return { [outside.field]: outside.reason }
  return isTaken(visiting, wanted) ? { time: t('The lister is on another tour then. Please choose another time.') } : {}
}

export function offeredTimes(
  { date, duration }: Pick<TourRequest, 'date' | 'duration'>,
  visiting: VisitingTimes | undefined,
): readonly string[] {
  return visiting ? freeTimes(visiting, date, Number(duration)) : TOUR_TIMES
}

function dateProblem(date: string, { first, last }: TourDays): string | null {
  if (date === '') return t('Please choose a date.')
  if (date < first) return t('Please choose tomorrow or a later day.')
  // Compared as text, a year of five digits would come before one of four.
  if (date.length > last.length || date > last)
    return t('Please choose a day within the next {n} days.', { n: TOUR_DAYS_AHEAD })
  return null
}

export function tourBody(
  propertyId: string,
  { date, time, duration, notes }: TourRequest,
  conversation?: string,
): InputFor<typeof createTour>['body'] {
  const minutes = { '45': 45, '60': 60, '90': 90 } as const
  const wanted = { property_id: propertyId, date, time: time ?? '', duration: minutes[duration] }
  return { ...wanted, notes: notes.trim() || null, ...(conversation ? { conversation_id: conversation } : {}) }
}
