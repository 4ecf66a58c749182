import { changeReview, answerReview, listReviewRights, writeReview } from '@/contract/account/reviews'
import { getProperty } from '@/contract/listing/properties'
import { getPublicProfile } from '@/contract/account/user'
import { check, type Check } from '../check'
import type { Account, World } from '../context'
import { demand, same } from '../failure'
import { deal, hiddenReview } from '../fixtures'

const SAID = { rating: 4, comment: 'Answered each question, “Niña” too.' }

function profileOf(world: World, { user }: Account) {
  return world.succeed(getPublicProfile, { params: { username: String(user.username) } })
}

/** The review of a run as a profile has it. */
async function onProfile(world: World, account: Account, comment: string) {
  const { reviews } = await profileOf(world, account)
  return (reviews ?? []).find((one) => one.comment === comment)
}

async function rightAbout(world: World, { token }: Account, property: string) {
  return (await world.succeed(listReviewRights, { token })).find((one) => String(one.property.id) === property)
}

export const reviewChecks: Check[] = [
  check('gives each side of a deal the right to review the other', [listReviewRights, writeReview], async (world) => {
    const { property, buyer, seller } = await deal(world, 'to review')
    for (const [me, other] of [
      [buyer, seller],
      [seller, buyer],
    ] as const) {
      const right = await rightAbout(world, me, property)
      demand(right !== undefined, { on: listReviewRights, field: 'data' }, `a right about listing ${property}`, right)
      same({ on: listReviewRights, field: 'data.*.person.id' }, String(right.person.id), other.id)
      same({ on: listReviewRights, field: 'data.*.occasion' }, right.occasion, 'deal')
    }
    const stranger = await world.person('professional')
    const body = { property_id: property, person_id: seller.id, ...SAID }
    await world.refuse(404, writeReview, { token: stranger.token, body })
    await world.refuse(422, writeReview, { token: buyer.token, body: { ...body, rating: 6 } }, ['rating'])
    await world.refuse(422, writeReview, { token: buyer.token, body: { ...body, comment: ' ' } }, ['comment'])
  }),
  check(
    'shows no review before the other side has written, and then both',
    [writeReview, getPublicProfile, getProperty],
    async (world) => {
      const { property, buyer, seller } = await deal(world, 'reviewed')
      const [first, second] = [`First of ${world.run}`, `Second of ${world.run}`]
      const write = (by: Account, about: Account, comment: string) => ({
        token: by.token,
        body: { property_id: property, person_id: about.id, rating: 4, comment },
      })
      await world.succeed(writeReview, write(buyer, seller, first))
      await world.refuse(409, writeReview, write(buyer, seller, first))
      const on = getPublicProfile
      same({ on, field: 'data.reviews before both have written' }, await onProfile(world, seller, first), undefined)
      await world.succeed(writeReview, write(seller, buyer, second))
      same({ on, field: 'data.reviews.*.rating of the first' }, (await onProfile(world, seller, first))?.rating, 4)
      same({ on, field: 'data.reviews.*.rating of the second' }, (await onProfile(world, buyer, second))?.rating, 4)
      const { rating, reviews } = await profileOf(world, seller)
      const stars = (reviews ?? []).map((one) => one.rating)
      const mean = stars.reduce((sum, each) => sum + each, 0) / stars.length
      const wrong = Math.abs(mean - (rating ?? 0)) > 0.051
      demand(!wrong, { on, field: 'data.rating' }, `the mean of the reviews, ${mean}`, rating)
      const home = await world.succeed(getProperty, { params: { id: property } })
      same({ on: getProperty, field: 'data.user.rating' }, home.user?.rating, rating)
      const id = String((await onProfile(world, buyer, second))?.id)
      await world.refuse(409, changeReview, { token: seller.token, params: { id }, body: SAID })
      const answer = { token: buyer.token, params: { id }, body: { answer: `Thanks from ${world.run}` } }
      await world.refuse(403, answerReview, { ...answer, token: seller.token })
      await world.succeed(answerReview, answer)
      same({ on, field: 'data.reviews.*.answer' }, (await onProfile(world, buyer, second))?.answer, answer.body.answer)
      await world.refuse(409, answerReview, answer)
    },
  ),
  check('lets the author alone change a review that is not shown', [changeReview, listReviewRights], async (world) => {
    const { id, property, author, reviewed } = await hiddenReview(world)
    const ask = { token: author.token, params: { id }, body: SAID }
    await world.refuse(403, changeReview, { ...ask, token: reviewed.token })
    await world.succeed(changeReview, ask)
    const right = await rightAbout(world, author, property)
    same({ on: listReviewRights, field: 'data.*.review.comment' }, right?.review?.comment, SAID.comment)
    await world.refuse(409, answerReview, { token: reviewed.token, params: { id }, body: { answer: 'Too early' } })
  }),
]
