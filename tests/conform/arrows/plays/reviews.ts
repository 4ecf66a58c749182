import { listReviewRights, REVIEW_DAYS } from '@/contract/account/reviews'
import { getPublicProfile } from '@/contract/account/user'
import { act } from '../act'
import type { Play } from '../cast'
import { commentOf, report } from '../people'

/** A review of the seller by the buyer of a deal. */
export const reviewPlay: Play = {
  time: { of: 'writeReview', ms: () => (REVIEW_DAYS + 1) * 86_400_000 },
  sides: ({ buyer, seller }) => ({ author: buyer, reviewed: seller }),
  async reach(cast, { from, event, when }) {
    await act(cast, 'makeOffer')
    await act(cast, 'acceptOffer')
    if (from === null) {
      if (when?.startsWith('after')) await act(cast, 'writeReview', { by: 'reviewed' })
      return
    }
    await act(cast, 'writeReview', { by: 'author' })
    if (from === 'hidden') return
    await act(cast, 'writeReview', { by: 'reviewed' })
    if (from === 'answered') await act(cast, 'answerReview')
    if (from !== 'removed' && event !== 'upholdReport') return
    cast.subject = { about: 'review', id: String(cast.review) }
    cast.report = await report(cast, cast.seller)
    if (from === 'removed') await act(cast, 'upholdReport')
  },
  async state(cast) {
    const { world, buyer, seller, review } = cast
    const { status, json } = await world.ask(getPublicProfile, { params: { username: seller.id } })
    if (status === 404 || !review) return null
    const { data } = json as { data: { reviews?: { comment?: string; answer?: string | null }[] } }
    const shown = data.reviews?.find(({ comment }) => comment === commentOf(cast, buyer))
    if (shown) return shown.answer ? 'answered' : 'shown'
    const rights = await world.succeed(listReviewRights, { token: buyer.token })
    return rights.some((right) => String(right.review?.id) === review) ? 'hidden' : 'removed'
  },
}
