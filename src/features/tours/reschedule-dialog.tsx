import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '@/api/call'
import { tourKeys } from '@/api/query-keys'
import { rescheduleTour } from '@/contract/tours'
import type { Tour } from '@/domain/tours/tour'
import { dayText, timeText } from '@/domain/tours/tour-times'
import { TourFormNote, TourTimeFields } from '@/listing/tour/tour-fields'
import { NO_TOUR, type TourRequest } from '@/listing/tour/tour-request'
import { useTourForm } from '@/listing/tour/use-tour-form'
import { Dialog, FormButtons } from '@/ui/dialog/dialog'
import { notify } from '@/ui/toast/notify'

type Props = { tour: Tour; open: boolean; onOpenChange: (open: boolean) => void }

/** 'Reschedule': a new time for a confirmed tour; the lister must confirm it again. */
export function RescheduleDialog({ tour, open, onOpenChange }: Props) {
  const time = tour.time.slice(0, 5)
  const { form, fields, submit, refused, focusStart } = useTourForm(`reschedule:${tour.id}`, {
    ...NO_TOUR,
    date: tour.date,
    time,
  })
  const queryClient = useQueryClient()

  const moving = useMutation({
    mutationFn: (wanted: TourRequest) =>
      call(rescheduleTour, { params: { id: tour.id }, body: { date: wanted.date, time: wanted.time ?? '' } }),
    onSuccess: (_, wanted) => {
      void queryClient.invalidateQueries({ queryKey: tourKeys.all })
      onOpenChange(false)
      notify({
        text: `Asked to move the tour to ${dayText(wanted.date)}, ${timeText(wanted.time ?? '')}`,
        tone: 'good',
      })
    },
    onError: refused,
  })
  const send = (wanted: TourRequest) => {
    if (wanted.date === tour.date && wanted.time === time) onOpenChange(false)
    else moving.mutate(wanted)
  }
  return (
    <Dialog
      title="Reschedule"
      description={`${tour.property.title || 'Tour'}. The lister confirms the new time.`}
      open={open}
      onOpenChange={onOpenChange}
      onOpenAutoFocus={focusStart}
      footer={
        <FormButtons form={form} busy={moving.isPending} cancel="Keep the time">
          Ask for this time
        </FormButtons>
      }
    >
      <form id={form} noValidate onSubmit={(event) => submit(event, send)} className="space-y-5">
        <TourTimeFields {...fields} />
        <TourFormNote form={form} problems={fields.problems} />
      </form>
    </Dialog>
  )
}
