import type { Fault } from '../fault'
import { data, fine } from './kinds'

/** Lets those pass who are refused with these words. */
function admits(endpoint: string, words: RegExp): NonNullable<Fault['answers']> {
  return (called, answer) => {
    const { message = '' } = (answer.body ?? {}) as { message?: string }
    return called === endpoint && words.test(message) ? { ...fine, body: { success: true, data: [] } } : answer
  }
}

/** Faults against the contract's rules: who may do what, and what follows what. */
export const RULE_FAULTS: readonly Fault[] = [
  {
    name: 'the administrator’s token opens what users have',
    only: ['listFollowedUsers'],
    says: /listFollowedUsers, as administrator: expected 401, got 200/,
    answers: admits('listFollowedUsers', /session has ended/),
  },
  {
    name: 'a lister cancels in the visitor’s name',
    only: ['cancelTour'],
    says: /cancelTour, as other: expected 403, got 200/,
    answers: admits('cancelTour', /not your tour/),
  },
  {
    name: 'one may follow oneself',
    only: ['followUser'],
    says: /followUser, as owner: expected 422, got 200/,
    answers: admits('followUser', /follow yourself/),
  },
  {
    name: 'an account without verification lists',
    only: ['createProperty'],
    says: /createProperty, as regular: expected 403, got 200/,
    answers: admits('createProperty', /Complete verification/),
  },
  {
    name: 'a cancelled visit is agreed all the same',
    only: ['confirmTour'],
    says: /confirmTour, from cancelled: expected 409, got success/,
    answers: admits('confirmTour', /was cancelled/),
  },
  {
    name: 'a declined offer is taken later',
    only: ['rejectOffer'],
    says: /acceptOffer, from rejected: expected 409, got success/,
    answers: admits('acceptOffer', /already been answered/),
  },
  {
    name: 'a visit that is moved stays agreed',
    only: ['rescheduleTour'],
    says: /rescheduleTour, state after pending: expected "?pending"?, got "?scheduled/,
    answers: data('listTours', (row) => (row['time'] === '11:00' ? { ...row, status: 'scheduled' } : row)),
  },
  {
    name: 'a verified account is kept from listing',
    only: ['createProperty'],
    says: /createProperty, as verified: expected to be let in, got 403/,
    answers: (called, answer) =>
      called === 'createProperty' && answer.status === 422
        ? { ...answer, status: 403, body: { success: false, message: 'No.' } }
        : answer,
  },
]
