import { useId, useState, type SubmitEvent } from 'react'
import { call } from '@/api/call'
import { declineTour } from '@/contract/tours/requests'
import { TOUR_NOTES_MAX } from '@/contract/tours/tour'
import type { Tour } from '@/domain/tours/tour'
import { Dialog, FormButtons } from '@/ui/dialog/dialog'
import { FormAlert } from '@/ui/form-alert/form-alert'
import { TextArea } from '@/ui/text-field/text-area'
import { useTourChange } from './use-tour-change'
import type { ActionProps } from './visitor-actions'

type Props = ActionProps & { open: boolean; onOpenChange: (open: boolean) => void }

export function DeclineDialog({ tour, when, onDone, open, onOpenChange }: Props) {
  const form = useId()
  const [reason, setReason] = useState('')
  const words = endingWords(tour)
  const visitor = tour.visitor.name || 'The visitor'
  const declining = useTourChange({
    tour,
    send: () => call(declineTour, { params: { id: tour.id }, body: { reason: reason.trim() || null } }),
    done: () => words.done,
    onDone,
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    declining.mutate(undefined, { onSuccess: () => onOpenChange(false) })
  }
  return (
    <Dialog
      size="small"
      title={words.question}
      description={`${tour.property.title || 'Your listing'}, ${when.day} at ${when.time}. ${visitor} is told.`}
      open={open}
      onOpenChange={onOpenChange}
      footer={
        <FormButtons form={form} busy={declining.isPending} variant="danger" cancel="Keep it">
          {words.answer}
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

const CANCEL = {
  button: 'Cancel visit',
  question: 'Cancel this visit?',
  answer: 'Cancel the visit',
  done: 'Visit cancelled',
}
const TAKE_BACK = {
  button: 'Take back',
  question: 'Take this visit back?',
  answer: 'Take it back',
  done: 'Visit taken back',
}
const DECLINE = {
  button: 'Decline',
  question: 'Decline this visit?',
  answer: 'Decline the visit',
  done: 'Visit declined',
}

/** An agreed visit is cancelled, the lister's own invitation taken back, a request declined. */
export function endingWords({ status, invited }: Pick<Tour, 'status' | 'invited'>): typeof CANCEL {
  if (status === 'scheduled') return CANCEL
  return invited ? TAKE_BACK : DECLINE
}
