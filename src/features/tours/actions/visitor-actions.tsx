import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '@/api/call'
import { tourKeys } from '@/api/query-keys'
import { useSendOnce } from '@/api/send-once'
import { answerTourProposal, rescheduleTour, cancelTour } from '@/contract/tours/tours'
import type { Tour } from '@/domain/tours/tour'
import { Addition } from '@/listing/additions/addition'
import { tourTitle, wordsOf } from '@/listing/tour/tour-words'
import { useToken } from '@/session/session'
import { Button } from '@/ui/button/button'
import { confirm } from '@/ui/confirm/confirm'
import { notify } from '@/ui/toast/notify'
import { tourTitleId } from '../card/tour-card'
import { useTourTimeWords, type TourTimeWords } from '../tour-time'
import { tourQueries } from '../tours.queries'
import { CalendarButton } from './calendar-button'
import { TimeDialog, type WantedTime } from './time-dialog'
import { useTourChange } from './use-tour-change'
import { useWords } from '@/words/use-words'

export type ActionProps = { tour: Tour; when: TourTimeWords; onDone: () => void }

/** 'Cancel Request' before a visit is confirmed (A 2). An invitation can also be asked for at another time. */
export function VisitorActions({ tour, when, onDone }: ActionProps) {
  const t = useWords()
  const cancelling = useCancel(tour, onDone)
  const agreed = tour.status === 'scheduled'

  const ask = async () => {
    const yes = await confirm({
      title: agreed ? t('Cancel this tour?') : t('Cancel this request?'),
      text: t('{title}, {day} at {time}. The lister is told.', {
        title: tourTitle(tour),
        day: when.day,
        time: when.time,
      }),
      confirmLabel: agreed ? t('Cancel the tour') : t('Cancel the request'),
      cancelLabel: t('Keep it'),
      tone: 'danger',
    })
    if (yes) cancelling.mutate()
  }
  return (
    <>
      {tour.proposal ? <ProposalButtons tour={tour} proposal={tour.proposal} onDone={onDone} /> : null}
      {tour.invited || (agreed && !tour.proposal) ? (
        <Addition of="rescheduleTour">
          <Reschedule tour={tour} />
        </Addition>
      ) : null}
      {agreed ? <CalendarButton tour={tour} /> : null}
      {tour.invited ? null : (
        <Button
          variant={agreed ? 'quiet' : 'outline'}
          className="text-bad! max-sm:px-3"
          // Names the tour for screen readers.
          aria-describedby={tourTitleId(tour.id)}
          busy={cancelling.isPending}
          onClick={() => void ask()}
        >
          {agreed ? t('Cancel') : t('Cancel Request')}
        </Button>
      )}
    </>
  )
}

function Reschedule({ tour }: { tour: Tour }) {
  const t = useWords()
  const [open, setOpen] = useState(false)
  const moving = useTourChange({
    tour,
    send: ({ date, time }: WantedTime) => call(rescheduleTour, { params: { id: tour.id }, body: { date, time } }),
    done: (_, wanted) => t('Asked to move the tour to {date}, {time}', wordsOf(wanted)),
  })
  return (
    <>
      <Button
        variant="outline"
        className="max-sm:px-3"
        aria-describedby={tourTitleId(tour.id)}
        onClick={() => setOpen(true)}
      >
        {tour.invited ? t('Propose another time') : t('Reschedule')}
      </Button>
      <TimeDialog
        tour={tour}
        title={tour.invited ? t('Propose another time') : t('Reschedule')}
        description={t('{title}. The lister confirms the new time.', { title: tourTitle(tour) })}
        submitLabel={t('Ask for this time')}
        change={moving}
        bound
        open={open}
        onOpenChange={setOpen}
      />
    </>
  )
}

type ProposalProps = { tour: Tour; proposal: Pick<WantedTime, 'date' | 'time'>; onDone: () => void }

/** Declining leaves the tour as it was, or cancels one that the lister began. */
function ProposalButtons({ tour, proposal, onDone }: ProposalProps) {
  const t = useWords()
  const { id, status, invited } = tour
  const { day, time } = useTourTimeWords()(proposal)
  const answering = useTourChange({
    tour,
    send: (accepted: boolean) => call(answerTourProposal, { params: { id }, body: { accepted } }),
    done: (_, accepted) =>
      accepted
        ? t('Tour agreed for {day}, {time}', { day, time })
        : invited
          ? t('Tour declined')
          : status === 'scheduled'
            ? t('New time declined. The agreed time stands.')
            : t('New time declined. Your request still waits.'),
    failed: t('Your answer was not sent.'),
    onDone,
  })
  const answer = (accepted: boolean) => ({
    busy: answering.isPending && answering.variables === accepted,
    disabled: answering.isPending && answering.variables !== accepted,
    'aria-describedby': tourTitleId(id),
    className: 'max-sm:px-3',
    onClick: () => answering.mutate(accepted),
  })
  return (
    <>
      <Button {...answer(true)}>{invited ? t('Accept') : t('Accept new time')}</Button>
      <Button variant="outline" {...answer(false)}>
        {invited ? t('Decline') : t('Decline new time')}
      </Button>
    </>
  )
}

/** Cancels the caller's own tour. The call answers no tour (A 7). */
function useCancel({ id, status }: Tour, onDone: () => void) {
  const t = useWords()
  const queryClient = useQueryClient()
  const { queryKey } = tourQueries.list(useToken((state) => state.value))
  return useSendOnce({
    about: ['tour', id],
    mutationFn: () => call(cancelTour, { params: { id } }),
    onSuccess() {
      queryClient.setQueryData(queryKey, (tours) =>
        tours?.map((tour) => (tour.id === id ? { ...tour, status: 'cancelled' as const, proposal: null } : tour)),
      )
      onDone()
      notify({ text: status === 'pending' ? t('Request cancelled') : t('Tour cancelled'), tone: 'good' })
    },
    onError: (error) =>
      notify({ text: t('The tour was not cancelled. {reason}', { reason: error.message }), tone: 'bad' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: tourKeys.all }),
  })
}
