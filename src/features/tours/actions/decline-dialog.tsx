import { useId, useState, type SubmitEvent } from 'react'
import { call } from '@/api/call'
import { declineTour } from '@/contract/tours/requests'
import { TOUR_NOTES_MAX } from '@/contract/tours/tour'
import type { Tour } from '@/domain/tours/tour'
import { tourTitle } from '@/listing/tour/tour-words'
import { Dialog, FormButtons } from '@/ui/dialog/dialog'
import { FormAlert } from '@/ui/form-alert/form-alert'
import { TextArea } from '@/ui/text-field/text-area'
import { useTourChange } from './use-tour-change'
import type { ActionProps } from './visitor-actions'
import { useWords } from '@/words/use-words'
import type { Label } from '@/words/words'

type Props = ActionProps & { open: boolean; onOpenChange: (open: boolean) => void }

export function DeclineDialog({ tour, when, onDone, open, onOpenChange }: Props) {
  const t = useWords()
  const form = useId()
  const [reason, setReason] = useState('')
  const words = endingWords(tour)
  const visitor = tour.visitor.name || t('The visitor')
  const declining = useTourChange({
    tour,
    send: () => call(declineTour, { params: { id: tour.id }, body: { reason: reason.trim() || null } }),
    done: () => t(words.done),
    onDone,
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    declining.mutate(undefined, { onSuccess: () => onOpenChange(false) })
  }
  return (
    <Dialog
      size="small"
      title={t(words.question)}
      description={t('{title}, {day} at {time}. {name} is told.', {
        title: tourTitle(tour),
        day: when.day,
        time: when.time,
        name: visitor,
      })}
      open={open}
      onOpenChange={onOpenChange}
      footer={
        <FormButtons form={form} busy={declining.isPending} variant="danger" cancel={t('Keep it')}>
          {t(words.answer)}
        </FormButtons>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="space-y-4">
        <TextArea
          label={t('Reason')}
          optional
          hint={t('The visitor reads it.')}
          maxLength={TOUR_NOTES_MAX}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <FormAlert text={declining.error?.message ?? null} />
      </form>
    </Dialog>
  )
}

type Ending = Record<'button' | 'question' | 'answer' | 'done', Label>

const CANCEL: Ending = {
  button: 'Cancel tour',
  question: 'Cancel this tour?',
  answer: 'Cancel the tour',
  done: 'Tour cancelled',
}
const TAKE_BACK: Ending = {
  button: 'Take back',
  question: 'Take this proposal back?',
  answer: 'Take it back',
  done: 'Proposal taken back',
}
const DECLINE: Ending = {
  button: 'Decline',
  question: 'Decline this tour?',
  answer: 'Decline the tour',
  done: 'Tour declined',
}

/** An agreed visit is cancelled, the lister's own invitation taken back, a request declined. */
export function endingWords({ status, invited }: Pick<Tour, 'status' | 'invited'>): Ending {
  if (status === 'scheduled') return CANCEL
  return invited ? TAKE_BACK : DECLINE
}
