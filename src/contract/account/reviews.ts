import * as z from 'zod/mini'
import { endpoint } from '../endpoint'
import { byId, id, instant, required, username } from '../fields'
import { kind } from '../values/kind'
import { answer, problem } from '../problem'
import { stars, STARS } from '../values/numbers'
import { fullName, line, longText, story } from '../values/texts'

/** Days after a visit or a deal in which each side may review the other. */
export const REVIEW_DAYS = 30
/** Hours in which a review that is not shown yet may be changed. */
export const REVIEW_CHANGE_HOURS = 48
/** Longest review, and longest answer to one, in characters. */
export const REVIEW_TEXT_MAX = 1_000
/** Said where no stars are given. */
export const STARS_NEEDED = 'Please give one to five stars'
/** Said where a review has no words. */
export const REVIEW_WORDS_NEEDED = 'Please say in a few words how it was'

/** What a review is about: a visit that took place, or an offer that was accepted. */
export const OCCASIONS = ['visit', 'deal'] as const
export type Occasion = (typeof OCCASIONS)[number]

const said = {
  /** Stars, 1 to 5. */
  rating: kind(z.int(STARS_NEEDED).check(z.minimum(1, STARS_NEEDED), z.maximum(5, STARS_NEEDED)), STARS),
  /** What happened, in the words of the author and without markup; not empty. */
  comment: required(REVIEW_WORDS_NEEDED, REVIEW_TEXT_MAX),
}

/** Stars and words of a review. */
export const reviewBody = z.object(said)

/** A right to review a person, and the caller’s review as long as it is not shown. */
export const reviewRight = z.object({
  /** The listing that was visited or agreed on. */
  property: z.object({
    /** Id of the listing. */
    id,
    /** Title of the listing. */
    title: z.nullish(line),
  }),
  /** The other side. */
  person: z.object({
    /** Id of the user. */
    id,
    /** Full name of the user. */
    name: z.nullish(fullName),
    /** Username of the user. */
    username: z.nullish(username),
  }),
  /** What the review is about. */
  occasion: z.enum(OCCASIONS),
  /** When both reviews are shown at the latest, and until when one may be written: ISO 8601 with a zone. */
  open_until: instant,
  /** The caller’s review that is not shown yet; null before it is written. */
  review: z.nullish(
    z.object({
      /** Id of the review. */
      id,
      /** Stars, 1 to 5. */
      rating: stars,
      /** Words of the review. */
      comment: z.nullish(story),
      /** Until when it may be changed, as long as it is not shown: ISO 8601 with a zone. */
      changeable_until: instant,
    }),
  ),
})

export type WireReviewRight = z.output<typeof reviewRight>

export const listReviewRights = endpoint({
  id: 'listReviewRights',
  method: 'GET',
  path: '/api/reviews/rights',
  auth: 'bearer',
  responses: { 200: answer(z.array(reviewRight)), 401: problem, 500: problem },
  summary:
    'Whom the caller may review: the other side of each visit that took place and of each accepted offer, for 30 ' +
    'days. What both have written is shown and is no longer here.',
  source: 'A 3',
  addition: true,
})

export const writeReview = endpoint({
  id: 'writeReview',
  method: 'POST',
  path: '/api/reviews',
  auth: 'bearer',
  content: 'json',
  body: z.object({
    /** The listing that was visited or agreed on. */
    property_id: id,
    /** The other side, who is reviewed. */
    person_id: id,
    ...said,
  }),
  responses: {
    201: answer(reviewRight),
    401: problem,
    403: problem,
    404: problem,
    409: problem,
    422: problem,
    500: problem,
  },
  summary:
    'Reviews the other side of a visit or a deal, once for each listing (409). The review shows once the other side ' +
    'has written too, or the 30 days are over. Without a visit or a deal within 30 days there is nothing to review ' +
    '(404).',
  source: 'A 3',
  addition: true,
})

export const changeReview = endpoint({
  id: 'changeReview',
  method: 'PUT',
  path: '/api/reviews/{id}',
  auth: 'bearer',
  content: 'json',
  params: byId,
  body: reviewBody,
  responses: {
    200: answer(reviewRight),
    401: problem,
    403: problem,
    404: problem,
    409: problem,
    422: problem,
    500: problem,
  },
  summary: 'The author changes a review within 48 hours, as long as it is not shown (409 afterwards).',
  source: 'A 3',
  addition: true,
})

/** What the reviewed says to a review. */
export const answerBody = z.object({
  /** The answer, without markup; not empty. */
  answer: required('Please write an answer', REVIEW_TEXT_MAX),
})

export const answerReview = endpoint({
  id: 'answerReview',
  method: 'POST',
  path: '/api/reviews/{id}/answer',
  auth: 'bearer',
  content: 'json',
  params: byId,
  body: answerBody,
  responses: {
    201: answer(
      z.object({
        /** Id of the review. */
        id,
        /** The answer as everybody sees it. */
        answer: longText,
      }),
    ),
    401: problem,
    403: problem,
    404: problem,
    409: problem,
    422: problem,
    500: problem,
  },
  summary: 'The reviewed person answers a review that is shown, once (409).',
  source: 'A 3',
  addition: true,
})
