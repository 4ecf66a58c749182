import { useQueryClient } from '@tanstack/react-query'
import { call } from '@/api/call'
import { tourKeys } from '@/api/query-keys'
import { useSendOnce } from '@/api/send-once'
import { cancelTour } from '@/contract/tours/tours'
import type { Tour } from '@/domain/tours/tour'
import { useToken } from '@/session/session'
import { notify } from '@/ui/toast/notify'
import { tourQueries } from '../tours.queries'

/** Cancels the caller's own tour. The call answers no tour (A 7). */
export function useCancel({ id, status }: Tour, onDone: () => void) {
  const queryClient = useQueryClient()
  const { queryKey } = tourQueries.list(useToken((state) => state.value))
  return useSendOnce({
    about: ['tour', id],
    mutationFn: () => call(cancelTour, { params: { id } }),
    onSuccess() {
      queryClient.setQueryData(queryKey, (tours) =>
        tours?.map((tour) => (tour.id === id ? { ...tour, status: 'cancelled' as const, proposal: null } : tour)),
      )
      onDone()
      notify({ text: status === 'pending' ? 'Request cancelled' : 'Tour cancelled', tone: 'good' })
    },
    onError: (error) => notify({ text: `The tour was not cancelled. ${error.message}`, tone: 'bad' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: tourKeys.all }),
  })
}
