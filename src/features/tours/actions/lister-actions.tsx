import { useState } from 'react'
import { call } from '@/api/call'
import { confirmTour, proposeTourTime } from '@/contract/tours/requests'
import type { Tour } from '@/domain/tours/tour'
import { clashesOf, despiteClash } from '@/listing/tour/clashes'
import { tourTitle, wordsOf } from '@/listing/tour/tour-words'
import { Button } from '@/ui/button/button'
import { tourTitleId } from '../card/tour-card'
import { CalendarButton } from './calendar-button'
import { ClashDialog } from './clash-dialog'
import { DeclineDialog, endingWords } from './decline-dialog'
import { TimeDialog, type WantedTime } from './time-dialog'
import { useTourChange } from './use-tour-change'
import type { ActionProps } from './visitor-actions'
import { useWords } from '@/words/use-words'

/** An agreed visit can still be moved or cancelled. */
export function ListerActions({ tour, when, onDone }: ActionProps) {
  const t = useWords()
  const [dialog, setDialog] = useState<'time' | 'decline' | 'clash' | null>(null)
  const [clashes, setClashes] = useState<readonly Tour[]>([])
  const params = { id: tour.id }
  const agreed = tour.status === 'scheduled'
  const visitor = tour.visitor.name || t('The visitor')
  const confirming = useTourChange({
    tour,
    send: (despite: boolean) => call(confirmTour, { params, query: despiteClash(despite) }),
    done: () => t('Tour confirmed for {day}, {time}', { day: when.day, time: when.time }),
    failed: t('The tour was not confirmed.'),
    onDone,
  })
  const confirm = (despite: boolean) =>
    confirming.mutate(despite, {
      onSuccess: () => setDialog(null),
      onError(error) {
        const found = clashesOf(error)
        if (found.length === 0) return
        setClashes(found)
        setDialog('clash')
      },
    })
  const proposing = useTourChange({
    tour,
    send: ({ date, time, despite }: WantedTime) =>
      call(proposeTourTime, { params, query: despiteClash(despite), body: { date, time } }),
    done: (_, wanted) => t('{date}, {time} proposed. {name} is told.', { ...wordsOf(wanted), name: visitor }),
  })
  // Names the tour for screen readers.
  const about = { 'aria-describedby': tourTitleId(tour.id), className: 'max-sm:px-3' }
  return (
    <>
      {agreed ? (
        <CalendarButton tour={tour} />
      ) : tour.invited ? null : (
        <Button {...about} busy={confirming.isPending} onClick={() => confirm(false)}>
          {t('Confirm')}
        </Button>
      )}
      <Button variant="outline" {...about} disabled={confirming.isPending} onClick={() => setDialog('time')}>
        {t('Propose another time')}
      </Button>
      <Button
        variant={agreed ? 'quiet' : 'outline'}
        {...about}
        disabled={confirming.isPending}
        className="text-bad! max-sm:px-3"
        onClick={() => setDialog('decline')}
      >
        {t(endingWords(tour).button)}
      </Button>
      <TimeDialog
        tour={tour}
        title={t('Propose another time')}
        description={t('{title}. {name} accepts or declines the new time.', {
          title: tourTitle(tour),
          name: visitor,
        })}
        submitLabel={t('Propose this time')}
        change={proposing}
        bound={false}
        open={dialog === 'time'}
        onOpenChange={(open) => setDialog(open ? 'time' : null)}
      />
      <ClashDialog
        tour={tour}
        clashes={clashes}
        busy={confirming.isPending}
        onConfirm={() => confirm(true)}
        onPropose={() => setDialog('time')}
        open={dialog === 'clash'}
        onOpenChange={(open) => setDialog(open ? 'clash' : null)}
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
