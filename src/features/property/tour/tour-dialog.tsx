import { useId, useState, type SubmitEvent } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { call } from '@/api/call'
import { serverNow } from '@/api/server-clock'
import { createTour } from '@/contract/tours'
import type { Listing } from '@/domain/listing'
import { Button } from '@/ui/button/button'
import { Dialog, DialogClose } from '@/ui/dialog/dialog'
import { notify } from '@/ui/toast/notify'
import { answeredProblems } from './tour-answer'
import { TourFields } from './tour-fields'
import {
  dayText,
  firstTourDay,
  NO_TOUR,
  timeText,
  tourBody,
  tourProblems,
  type TourProblems,
  type TourRequest,
} from './tour-request'

type Props = { listing: Pick<Listing, 'id' | 'title'>; open: boolean; onOpenChange: (open: boolean) => void }

/** 'Schedule Tour': asks for a visit; what was filled in stays until it is booked (readings.md). */
export function TourDialog({ listing, open, onOpenChange }: Props) {
  const form = useId()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [request, setRequest] = useState<TourRequest>(NO_TOUR)
  const [problems, setProblems] = useState<TourProblems>({})
  const firstDay = firstTourDay(serverNow())

  const booking = useMutation({
    mutationFn: (wanted: TourRequest) => call(createTour, { body: tourBody(listing.id, wanted) }),
    onSuccess: (_, { date, time }) => {
      void queryClient.invalidateQueries({ queryKey: ['tours'] })
      onOpenChange(false)
      setRequest(NO_TOUR)
      notify({
        text: `Tour booked as requested for ${dayText(date)}, ${timeText(time ?? '')}`,
        tone: 'good',
        action: { label: 'View tours', onPress: () => void navigate({ to: '/dashboard/tours' }) },
      })
    },
    onError: (error) => setProblems(answeredProblems(error)),
  })

  const change = (changes: Partial<TourRequest>) => {
    setRequest((before) => ({ ...before, ...changes }))
    setProblems(({ date, time, notes }) => ({
      ...(date && !('date' in changes) ? { date } : {}),
      ...(time && !('time' in changes || 'date' in changes) ? { time } : {}),
      ...(notes && !('notes' in changes) ? { notes } : {}),
    }))
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const found = tourProblems(request, firstDay)
    setProblems(found)
    if (found.date) document.getElementById(`${form}-date`)?.focus()
    else if (found.time) document.querySelector<HTMLElement>(`[id="${form}"] [type=radio]`)?.focus()
    else booking.mutate(request)
  }
  return (
    <Dialog
      title="Schedule Tour"
      description={listing.title}
      open={open}
      onOpenChange={onOpenChange}
      onOpenAutoFocus={(event) => {
        event.preventDefault()
        document.getElementById(`${form}-date`)?.focus()
      }}
      footer={
        <>
          <DialogClose>
            <Button variant="outline">Cancel</Button>
          </DialogClose>
          <Button type="submit" form={form} busy={booking.isPending}>
            Request tour
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <TourFields {...{ form, request, problems, firstDay }} onChange={change} />
      </form>
    </Dialog>
  )
}
