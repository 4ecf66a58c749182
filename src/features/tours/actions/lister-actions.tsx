import { useState } from 'react'
import { call } from '@/api/call'
import { confirmTour, proposeTourTime } from '@/contract/tours/requests'
import { dayText, timeText } from '@/domain/tours/tour-times'
import { Button } from '@/ui/button/button'
import { tourTitleId } from '../card/tour-card'
import { CalendarButton } from './calendar-button'
import { DeclineDialog } from './decline-dialog'
import { TimeDialog, type WantedTime } from './time-dialog'
import { useTourChange } from './use-tour-change'
import type { ActionProps } from './visitor-actions'
import { endingWords } from './ending-words'

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
