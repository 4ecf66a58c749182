import type { Fault } from '../fault'
import { afterwards, data, ignores, lets, list, fine, json } from './kinds'

const right = { property: { id: '1' }, person: { id: '1' }, occasion: 'deal', open_until: '2026-07-15T01:00:00.000Z' }
const written = { status: 201, type: json, body: { success: true, data: right } }

/** Faults around reviews. */
export const REVIEW_FAULTS: readonly Fault[] = [
  {
    name: 'a deal gives no right to review',
    only: ['listReviewRights'],
    says: /listReviewRights, data: expected a right about listing/,
    instead: ignores('listReviewRights', { ...fine, ...list }),
  },
  {
    name: 'anybody reviews anybody',
    only: ['writeReview'],
    says: /writeReview, status: expected 404, got 201/,
    answers: lets('writeReview', 404, written),
  },
  {
    name: 'one side reviews the other twice',
    only: ['writeReview'],
    says: /writeReview, status: expected 409, got 201/,
    answers: lets('writeReview', 409, written),
  },
  {
    name: 'a review is shown before the other side has written',
    only: ['writeReview', 'getPublicProfile'],
    says: /getPublicProfile, data\.reviews before both have written: expected nothing/,
    around: afterwards('writeReview', ({ backend: { db, clock } }) => {
      for (const { id } of db.review.all()) db.review.update(id, { shown_at: clock.iso() })
    }),
  },
  {
    name: 'a rating is not the mean of the reviews',
    only: ['writeReview', 'getPublicProfile'],
    says: /getPublicProfile, data\.rating: expected/,
    answers: data('getPublicProfile', (row) => ({ ...row, rating: 5 })),
  },
  {
    name: 'a listing has a rating of its own for its lister',
    only: ['writeReview', 'getProperty'],
    says: /getProperty, data\.user\.rating: expected/,
    answers: data('getProperty', (row) => ({ ...row, user: { ...(row['user'] as object), rating: 1 } })),
  },
  {
    name: 'a review that is shown is changed',
    only: ['changeReview', 'writeReview'],
    says: /changeReview, status: expected 409, got 200/,
    answers: lets('changeReview', 409, { ...written, status: 200 }),
  },
  {
    name: 'an answer is thanked for and lost',
    only: ['answerReview', 'writeReview'],
    says: /getPublicProfile, data\.reviews\.\*\.answer: expected/,
    around: afterwards('answerReview', ({ backend: { db } }) => {
      for (const { id, answer } of db.review.all())
        if (answer?.startsWith('Thanks from')) db.review.update(id, { answer: null })
    }),
  },
]
