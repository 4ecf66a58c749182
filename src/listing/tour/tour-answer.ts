import { ApiError } from '@/api/errors'
import type { TourProblems } from './tour-request'

/** A failed request as messages by field; a 409 is about the time. */
export function answeredProblems(error: unknown): TourProblems {
  if (!(error instanceof ApiError))
    return { form: error instanceof Error ? error.message : 'The tour could not be requested.' }
  if (error.status === 409) return { time: error.message }
  const { date, time, notes } = error.fields
  const problems: TourProblems = {
    ...(date?.[0] ? { date: date[0] } : {}),
    ...(time?.[0] ? { time: time[0] } : {}),
    ...(notes?.[0] ? { notes: notes[0] } : {}),
  }
  return Object.keys(problems).length > 0 ? problems : { form: error.message }
}
