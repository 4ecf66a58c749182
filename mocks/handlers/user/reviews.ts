import type * as contract from '@/contract/account/reviews'
import type { Implementations } from '../../network/implement'
import { findOrThrow } from '../../services/access/ownership'
import { answer, change, openRights, write } from '../../services/people/reviews'

export const reviews: Implementations<typeof contract> = {
  listReviewRights: ({ backend, me }) => openRights(backend, me().id),

  writeReview: ({ backend, me, body: { property_id, person_id, rating, comment } }) => {
    const about = { property: String(property_id), person: String(person_id) }
    return write(backend, me(), about, { rating, comment })
  },

  changeReview: ({ backend, db, params, body }) => change(backend, findOrThrow(db.review, params.id), body),

  answerReview: ({ backend, db, params, body }) => {
    const review = findOrThrow(db.review, params.id)
    answer(backend, review, body.answer)
    return { id: review.id, answer: body.answer }
  },
}
