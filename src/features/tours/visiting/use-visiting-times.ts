import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '@/api/call'
import { visitingTimesKeys } from '@/api/query-keys'
import { serverNow } from '@/api/server-clock'
import { useSendOnce } from '@/api/send-once'
import { updateVisitingTimes, type OwnVisitingTimes } from '@/contract/tours/visiting-times'
import { philippineDay } from '@/domain/tours/tour-times'
import { visitingTimesQueries } from '@/listing/tour/visiting-times.queries'
import { useKeptInput } from '@/session/end/kept-input'
import { useToken } from '@/session/session'
import { notify } from '@/ui/toast/notify'
import { isComplete, tidy } from './times-draft'

/** The saved times with the unsaved changes, which a failed save keeps. */
export function useVisitingTimes() {
  const token = useToken((state) => state.value)
  const queryClient = useQueryClient()
  const query = useQuery(visitingTimesQueries.own(token))
  const [draft, setDraft] = useKeptInput<OwnVisitingTimes | null>('visiting-times', null)
  const [tried, setTried] = useState(false)
  const today = philippineDay(serverNow())
  const times = draft ?? query.data
  const dirty = draft !== null && query.data !== undefined && !same(tidy(draft, today), tidy(query.data, today))

  const saving = useSendOnce({
    about: ['save-visiting-times'],
    mutationFn: async (body: OwnVisitingTimes) => (await call(updateVisitingTimes, { body })).data,
    onSuccess: (saved) => {
      queryClient.setQueryData(visitingTimesQueries.own(token).queryKey, saved)
      void queryClient.invalidateQueries({ queryKey: visitingTimesKeys.ofAny })
      setDraft(null)
      setTried(false)
      notify({ text: 'Visiting times saved. Visits that are already agreed stay.', tone: 'good' })
    },
  })
  return {
    times,
    today,
    error: query.error,
    retry: () => void query.refetch(),
    retrying: query.isFetching,
    dirty,
    /** Whether what is incomplete is said: not before the first attempt to save. */
    tried,
    saving: saving.isPending,
    refused: saving.error?.message ?? null,
    change: (changes: Partial<OwnVisitingTimes>) => {
      if (times) setDraft({ ...times, ...changes })
      saving.reset()
    },
    discard: () => {
      setDraft(null)
      setTried(false)
      saving.reset()
    },
    save: () => {
      setTried(true)
      if (times && isComplete(times)) saving.mutate(tidy(times, today))
    },
  }
}

function same(one: OwnVisitingTimes, other: OwnVisitingTimes): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
