import { useId, useState, type SubmitEvent } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '@/api/errors'
import { visitingTimesKeys } from '@/api/query-keys'
import { serverNow } from '@/api/server-clock'
import type { Tour } from '@/domain/tours/tour'
import { firstTourDay, lastTourDay, type TourTime } from '@/domain/tours/tour-times'
import { timesToMove } from '@/domain/tours/visiting-times'
import { useKeptInput } from '@/session/end/kept-input'
import { clashesOf } from './clashes'
import { tourProblems, type TourProblems, type TourRequest } from './tour-request'
import { visitingTimesQueries } from './visiting-times.queries'
import { t } from '@/words/words'

/** A listing whose visiting times bind the form; null binds nobody, as a lister who proposes a time. */
type Bound = {
  listing: string | null
  /** The agreed visit that moves. */
  moved?: TourTime | null
  open: boolean
}

/** State and errors of a tour form, which survive the end of the session by `name`. Values are kept until `reset`. */
export function useTourForm(name: string, start: TourRequest, { listing, moved, open }: Bound) {
  const form = useId()
  const queryClient = useQueryClient()
  const [request, setRequest] = useKeptInput(name, start)
  const [problems, setProblems] = useState<TourProblems>({})
  const [clashes, setClashes] = useState<readonly Tour[]>([])
  const now = serverNow()
  const times = useQuery({ ...visitingTimesQueries.ofListing(listing ?? ''), enabled: open && listing !== null })
  const known = listing === null ? undefined : times.data
  const visiting = known && moved ? timesToMove(known, moved) : known
  const days = { first: firstTourDay(now), last: lastTourDay(now) }

  const change = (changes: Partial<TourRequest>) => {
    setRequest((before) => ({ ...before, ...changes }))
    if ('date' in changes || 'time' in changes || 'duration' in changes) setClashes([])
    setProblems(({ date, time, notes }) => ({
      ...(date && !('date' in changes) ? { date } : {}),
      ...(time && !('time' in changes || 'date' in changes || 'duration' in changes) ? { time } : {}),
      ...(notes && !('notes' in changes) ? { notes } : {}),
    }))
  }
  const submit = (event: SubmitEvent, send: (request: TourRequest) => void) => {
    event.preventDefault()
    const found = tourProblems(request, days, visiting)
    setProblems(found)
    if (found.date) document.getElementById(`${form}-date`)?.focus()
    else if (found.time) document.querySelector<HTMLElement>(`[id="${form}"] [type=radio]`)?.focus()
    else send(request)
  }
  return {
    form,
    change,
    submit,
    fields: { form, request, problems, clashes, days, visiting, onChange: change },
    refused: (error: unknown) => {
      const found = clashesOf(error)
      setClashes(found)
      setProblems(found.length > 0 ? {} : answeredProblems(error))
      // The lister may have changed them meanwhile.
      void queryClient.invalidateQueries({ queryKey: visitingTimesKeys.ofAny })
    },
    reset: () => setRequest(start),
    focusStart: (event: Event) => {
      event.preventDefault()
      document.getElementById(`${form}-date`)?.focus()
    },
  }
}

/** A failed request as messages by field; a 409 is about the time. */
function answeredProblems(error: unknown): TourProblems {
  if (!(error instanceof ApiError))
    return { form: error instanceof Error ? error.message : t('The tour could not be requested.') }
  if (error.status === 409) return { time: error.message }
  const { date, time, notes } = error.fields
  const problems: TourProblems = {
    ...(date?.[0] ? { date: date[0] } : {}),
    ...(time?.[0] ? { time: time[0] } : {}),
    ...(notes?.[0] ? { notes: notes[0] } : {}),
  }
  return Object.keys(problems).length > 0 ? problems : { form: error.message }
}
