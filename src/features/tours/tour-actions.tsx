import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { call } from '@/api/call'
import { cancelTour } from '@/contract/tours'
import type { Tour } from '@/domain/tours/tour'
import { useToken } from '@/session/session'
import { Button } from '@/ui/button/button'
import { confirm } from '@/ui/confirm/confirm'
import { notify } from '@/ui/toast/notify'
import { RescheduleDialog } from './reschedule-dialog'
import { downloadCalendar } from './tour-calendar'
import { tourTitleId } from './tour-card'
import type { TourTimeWords } from './tour-time'
import { tourQueries } from './tours.queries'

type Props = { tour: Tour; when: TourTimeWords; onCancelled: () => void }

/** Actions on an upcoming tour (A 2): 'Reschedule' and 'Cancel', or 'Cancel Request' before it is confirmed. */
export function TourActions({ tour, when, onCancelled }: Props) {
  const [moving, setMoving] = useState(false)
  const cancelling = useCancel(tour, onCancelled)
  const agreed = tour.status === 'scheduled'
  const title = tour.property.title || 'this listing'

  const ask = async () => {
    const yes = await confirm({
      title: agreed ? 'Cancel this tour?' : 'Cancel this request?',
      text: `${title}, ${when.day} at ${when.time}. The lister is told.`,
      confirmLabel: agreed ? 'Cancel the tour' : 'Cancel the request',
      cancelLabel: 'Keep it',
      tone: 'danger',
    })
    if (yes) cancelling.mutate()
  }
  // Names the tour for screen readers.
  const about = { 'aria-describedby': tourTitleId(tour.id) }
  return (
    <>
      {agreed ? (
        <>
          <Button variant="outline" className="max-sm:px-3" {...about} onClick={() => setMoving(true)}>
            Reschedule
          </Button>
          <Button
            variant="outline"
            className="max-sm:px-3"
            {...about}
            icon={<CalendarPlus aria-hidden size={17} className="max-sm:hidden" />}
            onClick={() => downloadCalendar(tour)}
          >
            Add to calendar
          </Button>
          <RescheduleDialog tour={tour} open={moving} onOpenChange={setMoving} />
        </>
      ) : null}
      <Button
        variant={agreed ? 'quiet' : 'outline'}
        className="text-bad! max-sm:px-3"
        {...about}
        busy={cancelling.isPending}
        onClick={() => void ask()}
      >
        {agreed ? 'Cancel' : 'Cancel Request'}
      </Button>
    </>
  )
}

function useCancel({ id, status }: Tour, onCancelled: () => void) {
  const queryClient = useQueryClient()
  const { queryKey } = tourQueries.list(useToken((state) => state.value))
  return useMutation({
    mutationFn: () => call(cancelTour, { params: { id } }),
    onSuccess() {
      queryClient.setQueryData(queryKey, (tours) =>
        tours?.map((tour) => (tour.id === id ? { ...tour, status: 'cancelled' as const } : tour)),
      )
      onCancelled()
      notify({ text: status === 'pending' ? 'Request cancelled' : 'Tour cancelled', tone: 'good' })
    },
    onError: (error) => notify({ text: `The tour was not cancelled. ${error.message}`, tone: 'bad' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
}
