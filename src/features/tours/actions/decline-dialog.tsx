import { useId, useState, type SubmitEvent } from 'react'
import { call } from '@/api/call'
import { declineTour, TOUR_NOTES_MAX } from '@/contract/tours'
import { Dialog, FormButtons } from '@/ui/dialog/dialog'
import { FormAlert } from '@/ui/form-alert/form-alert'
import { TextArea } from '@/ui/text-field/text-area'
import { useTourChange } from './use-tour-change'
import type { ActionProps } from './visitor-actions'

type Props = ActionProps & { open: boolean; onOpenChange: (open: boolean) => void }

/** Declines a request or cancels an agreed visit, with a reason for the visitor if the lister gives one. */
export function DeclineDialog({ tour, when, onDone, open, onOpenChange }: Props) {
  const form = useId()
  const [reason, setReason] = useState('')
  const agreed = tour.status === 'scheduled'
  const visitor = tour.visitor.name || 'The visitor'
  const declining = useTourChange({
    send: () => call(declineTour, { params: { id: tour.id }, body: { reason: reason.trim() || null } }),
    done: () => (agreed ? 'Visit cancelled' : tour.invited ? 'Visit taken back' : 'Visit declined'),
    onDone,
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!declining.isPending) declining.mutate(undefined, { onSuccess: () => onOpenChange(false) })
  }
  return (
    <Dialog
      size="small"
      title={agreed ? 'Cancel this visit?' : tour.invited ? 'Take this visit back?' : 'Decline this visit?'}
      description={`${tour.property.title || 'Your listing'}, ${when.day} at ${when.time}. ${visitor} is told.`}
      open={open}
      onOpenChange={onOpenChange}
      footer={
        <FormButtons form={form} busy={declining.isPending} variant="danger" cancel="Keep it">
          {agreed ? 'Cancel the visit' : tour.invited ? 'Take it back' : 'Decline the visit'}
        </FormButtons>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="space-y-4">
        <TextArea
          label="Reason"
          optional
          hint="The visitor reads it."
          maxLength={TOUR_NOTES_MAX}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <FormAlert text={declining.error?.message ?? null} />
      </form>
    </Dialog>
  )
}
