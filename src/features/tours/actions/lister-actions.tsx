import { useState, useId, type SubmitEvent } from 'react'
import { call } from '@/api/call'
import { confirmTour, proposeTourTime, declineTour } from '@/contract/tours/requests'
import { TOUR_NOTES_MAX } from '@/contract/tours/tour'
import type { Tour } from '@/domain/tours/tour'
import { dayText, timeText } from '@/domain/tours/tour-times'
import { Button } from '@/ui/button/button'
import { Dialog, FormButtons } from '@/ui/dialog/dialog'
import { FormAlert } from '@/ui/form-alert/form-alert'
import { TextArea } from '@/ui/text-field/text-area'
import { tourTitleId } from '../card/tour-card'
import { CalendarButton } from './calendar-button'
import { TimeDialog, type WantedTime } from './time-dialog'
import { useTourChange } from './use-tour-change'
import type { ActionProps } from './visitor-actions'

/** The lister's answers to a visit: confirm, propose another time, decline; an agreed one can still be moved or cancelled. */
export function ListerActions({ tour, when, onDone }: ActionProps) {
  const [dialog, setDialog] = useState<'time' | 'decline' | null>(null)
  const params = { id: tour.id }
  const agreed = tour.status === 'scheduled'
  const visitor = tour.visitor.name || 'The visitor'
  const confirming = useTourChange({
    tour,
    send: () => call(confirmTour, { params }),
    done: () => `Visit confirmed for ${when.day}, ${when.time}`,
    failed: 'The visit was not confirmed.',
    onDone,
  })
  const proposing = useTourChange({
    tour,
    send: (body: WantedTime) => call(proposeTourTime, { params, body }),
    done: (_, { date, time }) => `${dayText(date)}, ${timeText(time)} proposed. ${visitor} is told.`,
  })
  // Names the tour for screen readers.
  const about = { 'aria-describedby': tourTitleId(tour.id), className: 'max-sm:px-3' }
  return (
    <>
      {agreed ? (
        <CalendarButton tour={tour} />
      ) : tour.invited ? null : (
        <Button {...about} busy={confirming.isPending} onClick={() => confirming.mutate()}>
          Confirm
        </Button>
      )}
      <Button variant="outline" {...about} disabled={confirming.isPending} onClick={() => setDialog('time')}>
        Propose another time
      </Button>
      <Button
        variant={agreed ? 'quiet' : 'outline'}
        {...about}
        disabled={confirming.isPending}
        className="text-bad! max-sm:px-3"
        onClick={() => setDialog('decline')}
      >
        {endingWords(tour).button}
      </Button>
      <TimeDialog
        tour={tour}
        title="Propose another time"
        description={`${tour.property.title || 'Visit'}. ${visitor} accepts or declines the new time.`}
        submitLabel="Propose this time"
        change={proposing}
        bound={false}
        open={dialog === 'time'}
        onOpenChange={(open) => setDialog(open ? 'time' : null)}
      />
      <DeclineDialog
        tour={tour}
        when={when}
        onDone={onDone}
        open={dialog === 'decline'}
        onOpenChange={(open) => setDialog(open ? 'decline' : null)}
      />
    </>
  )
}

type Props = ActionProps & { open: boolean; onOpenChange: (open: boolean) => void }

/** Ends a visit, with a reason for the visitor if the lister gives one. */
function DeclineDialog({ tour, when, onDone, open, onOpenChange }: Props) {
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

/** How a lister ends a visit: an agreed one is cancelled, the lister's own invitation taken back, a request declined. */
function endingWords({ status, invited }: Pick<Tour, 'status' | 'invited'>): typeof CANCEL {
  if (status === 'scheduled') return CANCEL
  return invited ? TAKE_BACK : DECLINE
}
