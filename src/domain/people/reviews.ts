import { REVIEW_CHANGE_HOURS, REVIEW_DAYS, type Occasion, type WireReviewRight } from '@/contract/account/reviews'
import { textOf } from '../wire-values'

const HOUR_MS = 3_600_000

/** When the right to review ends, in milliseconds: so many days after the visit or the deal. */
export function reviewEnd(happened: number): number {
  return happened + REVIEW_DAYS * 24 * HOUR_MS
}

/** Until when a review may be changed as long as it is not shown, in milliseconds. */
export function changeEnd(written: number): number {
  return written + REVIEW_CHANGE_HOURS * HOUR_MS
}

/** Whom the user may review, and what they wrote, as the screens read it. Times in milliseconds. */
export type ReviewRight = {
  property: { id: string; title: string }
  person: { id: string; name: string; username: string }
  occasion: Occasion
  endsMs: number
  review: { id: string; rating: number; comment: string; changeableMs: number } | null
}

export function toReviewRight({ property, person, occasion, open_until, review }: WireReviewRight): ReviewRight {
  return {
    property: { id: textOf(property.id), title: textOf(property.title) },
    person: { id: textOf(person.id), name: textOf(person.name), username: textOf(person.username) },
    occasion,
    endsMs: Date.parse(open_until),
    review: review
      ? {
          id: textOf(review.id),
          rating: review.rating,
          comment: textOf(review.comment),
          changeableMs: Date.parse(review.changeable_until),
        }
      : null,
  }
}

/** The rating that follows from the reviews: their mean with one decimal, null without any. */
export function ratingOf(stars: readonly number[]): { rating: number | null; review_count: number } {
  const sum = stars.reduce((total, each) => total + each, 0)
  return { rating: stars.length === 0 ? null : Math.round((10 * sum) / stars.length) / 10, review_count: stars.length }
}
