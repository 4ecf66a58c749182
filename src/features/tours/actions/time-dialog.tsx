import type { Tour } from '@/domain/tours/tour'
import { TourFormNote, TourTimeFields } from '@/listing/tour/tour-fields'
import { NO_TOUR, TOUR_DURATIONS, type TourRequest } from '@/listing/tour/tour-request'
import { useTourForm } from '@/listing/tour/use-tour-form'
import { Dialog, FormButtons } from '@/ui/dialog/dialog'
import type { useTourChange } from './use-tour-change'
import { useWords } from '@/words/use-words'

/** `despite`: although the lister has other visits at that time. */
export type WantedTime = { date: string; time: string; despite: boolean }

type Props = {
  tour: Tour
  title: string
  description: string
  submitLabel: string
  change: ReturnType<typeof useTourChange<WantedTime>>
  /** Whether the listing's visiting times bind whoever asks: visitors, but not its lister. */
  bound: boolean
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function TimeDialog({ tour, title, description, submitLabel, change, bound, open, onOpenChange }: Props) {
  const t = useWords()
  const time = tour.time.slice(0, 5)
  const start = {
    ...NO_TOUR,
    date: tour.date,
    time,
    duration: TOUR_DURATIONS.find((one) => Number(one) === tour.duration) ?? NO_TOUR.duration,
  }
  const { form, fields, submit, refused, focusStart } = useTourForm(`time:${tour.id}`, start, {
    listing: bound ? tour.property.id : null,
    moved: tour.status === 'scheduled' ? tour : null,
    open,
  })
  const send = (wanted: TourRequest) => {
    if (wanted.date === tour.date && wanted.time === time) return onOpenChange(false)
    change.mutate(
      { date: wanted.date, time: wanted.time ?? '', despite: fields.clashes.length > 0 },
      { onSuccess: () => onOpenChange(false), onError: refused },
    )
  }
  return (
    <Dialog
      title={title}
      description={description}
      open={open}
      onOpenChange={onOpenChange}
      onOpenAutoFocus={focusStart}
      footer={
        <FormButtons form={form} busy={change.isPending} cancel={t('Keep the time')}>
          {fields.clashes.length > 0 ? t('Propose this time anyway') : submitLabel}
        </FormButtons>
      }
    >
      <form id={form} noValidate onSubmit={(event) => submit(event, send)} className="space-y-5">
        <TourTimeFields {...fields} />
        <TourFormNote form={form} problems={fields.problems} clashes={fields.clashes} />
      </form>
    </Dialog>
  )
}
