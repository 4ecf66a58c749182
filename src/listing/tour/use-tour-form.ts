import { useId, useState, type SubmitEvent } from 'react'
import { serverNow } from '@/api/server-clock'
import { firstTourDay, lastTourDay } from '@/domain/tours/tour-times'
import { useKeptInput } from '@/session/end/kept-input'
import { answeredProblems } from './tour-answer'
import { tourProblems, type TourProblems, type TourRequest } from './tour-request'

/** State and errors of a tour form, which survive the end of the session by `name`. Values are kept until `reset`. */
export function useTourForm(name: string, start: TourRequest) {
  const form = useId()
  const [request, setRequest] = useKeptInput(name, start)
  const [problems, setProblems] = useState<TourProblems>({})
  const now = serverNow()
  const days = { first: firstTourDay(now), last: lastTourDay(now) }

  const change = (changes: Partial<TourRequest>) => {
    setRequest((before) => ({ ...before, ...changes }))
    setProblems(({ date, time, notes }) => ({
      ...(date && !('date' in changes) ? { date } : {}),
      ...(time && !('time' in changes || 'date' in changes) ? { time } : {}),
      ...(notes && !('notes' in changes) ? { notes } : {}),
    }))
  }
  const submit = (event: SubmitEvent, send: (request: TourRequest) => void) => {
    event.preventDefault()
    const found = tourProblems(request, days)
    setProblems(found)
    if (found.date) document.getElementById(`${form}-date`)?.focus()
    else if (found.time) document.querySelector<HTMLElement>(`[id="${form}"] [type=radio]`)?.focus()
    else send(request)
  }
  return {
    form,
    change,
    submit,
    fields: { form, request, problems, days, onChange: change },
    refused: (error: unknown) => setProblems(answeredProblems(error)),
    reset: () => setRequest(start),
    focusStart: (event: Event) => {
      event.preventDefault()
      document.getElementById(`${form}-date`)?.focus()
    },
  }
}
