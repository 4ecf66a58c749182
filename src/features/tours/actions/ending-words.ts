import type { Tour } from '@/domain/tours/tour'

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
export function endingWords({ status, invited }: Pick<Tour, 'status' | 'invited'>): typeof CANCEL {
  if (status === 'scheduled') return CANCEL
  return invited ? TAKE_BACK : DECLINE
}
