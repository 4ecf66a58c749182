import { useQueryClient } from '@tanstack/react-query'
import { tourKeys } from '@/api/query-keys'
import { useSendOnce } from '@/api/send-once'
import type { WireTour } from '@/contract/tours/tour'
import { toTour, type Tour } from '@/domain/tours/tour'
import { clashesOf } from '@/listing/tour/clashes'
import { notify } from '@/ui/toast/notify'

type Change<Given> = {
  tour: Pick<Tour, 'id'>
  send: (given: Given) => Promise<{ data: WireTour }>
  done: (tour: Tour, given: Given) => string
  /** Begins the error: 'The visit was not confirmed.' Left out where the form shows the error. */
  failed?: string
  onDone?: () => void
}

export function useTourChange<Given = void>({ tour: { id }, send, done, failed, onDone }: Change<Given>) {
  const queryClient = useQueryClient()
  return useSendOnce({
    about: ['tour', id],
    mutationFn: send,
    onSuccess({ data }, given) {
      const changed = toTour(data)
      queryClient.setQueriesData<Tour[]>({ queryKey: tourKeys.all }, (tours) =>
        tours?.map((tour) => (tour.id === changed.id ? changed : tour)),
      )
      onDone?.()
      notify({ text: done(changed, given), tone: 'good' })
    },
    onError(error) {
      // A clash is asked about in its own place.
      if (failed && clashesOf(error).length === 0) notify({ text: `${failed} ${error.message}`, tone: 'bad' })
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: tourKeys.all }),
  })
}
