import type { Fault } from '../fault'
import { fine, lets, rows } from './kinds'

type Row = Record<string, unknown>

/** Keeps notifications from their owners. */
const silent = (says: (row: Row) => boolean): NonNullable<Fault['answers']> =>
  rows('listNotifications', (list) => list.filter((row) => !says(row)))

const isAbout =
  (words: RegExp) =>
  ({ title, message }: Row) =>
    words.test(`${String(title)} ${String(message)}`)

let again = 0

/** Steps that stop half way: a state that stays, somebody who is not told. */
export const ARROW_FAULTS: readonly Fault[] = [
  {
    name: 'who suspends a visitor leaves the visits to the lister',
    only: ['suspendUser'],
    says: /suspendUser, state after scheduled: expected cancelled, got "?scheduled/,
    answers: rows('listTours', (list) =>
      list.map((row) => (row['cancelled_by'] === 'lister' ? row : { ...row, status: 'scheduled' })),
    ),
  },
  {
    name: 'a seller does not learn that their counter-offer was declined',
    only: ['answerCounterOffer'],
    says: /listNotifications, data of the seller, after answerCounterOffer: expected a new one of type message/,
    answers: silent(isAbout(/declined/i)),
  },
  {
    name: 'a visitor does not learn that another time is proposed',
    only: ['proposeTourTime'],
    says: /listNotifications, data of the visitor, after proposeTourTime: expected a new one of type tour_reminder/,
    answers: silent(({ type }) => type === 'tour_reminder'),
  },
  {
    name: 'whoever declines a visit is told of it too',
    only: ['declineTour'],
    says: /listNotifications, data of the lister, after declineTour: expected none of type tour_reminder/,
    answers: rows('listNotifications', (list) =>
      list.flatMap((row) => [row, { ...row, id: `${String(row['id'])}${(again += 1)}`, type: 'tour_reminder' }]),
    ),
  },
  {
    name: 'whoever reported does not learn what was decided',
    only: ['dismissReport'],
    says: /listNotifications, data of the reporter, after dismissReport: expected a new one of type system/,
    answers: silent(({ type }) => type === 'system'),
  },
  {
    name: 'the author does not learn of an answer to a review',
    only: ['answerReview'],
    says: /listNotifications, data of the author, after answerReview: expected a new one of type system/,
    answers: silent(({ type }) => type === 'system'),
  },
  {
    name: 'an applicant does not learn that the ID is approved',
    only: ['approveVerification'],
    says: /listNotifications, data of the applicant, after approveVerification: expected a new one of type system/,
    answers: silent(isAbout(/verified|approved/i)),
  },
  {
    name: 'an offer that is withdrawn is announced to nobody',
    only: ['withdrawOffer'],
    says: /offer-updated, event: expected it/,
    events: (event, payload) => (event === 'offer-updated' && payload['status'] === 'withdrawn' ? [] : [payload]),
  },
  {
    name: 'offers never expire',
    only: ['makeOffer'],
    says: /makeOffer, state after open: expected (expired|withdrawn), got|time, state after open: expected expired/,
    answers: rows('listMessages', (list) => list.map((row) => ({ ...row, expires_at: null }))),
  },
  {
    name: 'an old message can be taken back',
    only: ['unsendMessage'],
    says: /unsendMessage, status, beyond 10 minutes: expected 409, got 200/,
    answers: lets('unsendMessage', 409),
  },
  {
    name: 'a removed review is answered',
    only: ['answerReview'],
    says: /answerReview, from removed: expected 409, got 200/,
    answers: lets('answerReview', 409, fine),
  },
  {
    name: 'a report is decided twice',
    only: ['dismissReport'],
    says: /dismissReport, from (upheld|dismissed): expected 409, got success/,
    answers: lets('dismissReport', 409),
  },
  {
    name: 'an approved ID is rejected afterwards',
    only: ['rejectVerification'],
    says: /rejectVerification, from (approved|rejected): expected 409, got success/,
    answers: lets('rejectVerification', 409),
  },
  {
    name: 'who is active is lifted from no suspension',
    only: ['liftSuspension'],
    says: /liftSuspension, from (active|paused): expected 409, got success/,
    answers: lets('liftSuspension', 409),
  },
]
