import { acceptOffer, makeOffer, rejectOffer } from '@/contract/messages/offers'
import { getConversation } from '@/contract/messages/conversations'
import { listMessages } from '@/contract/messages/messages'
import { getProperty, updateProperty } from '@/contract/listing/properties'
import { check, type Check } from '../check'
import { demand, same } from '../failure'
import { conversation, offer, OFFERED, type Talk } from '../fixtures'
import { conventionRule } from '../rules/stated'
import type { World } from '../context'

const makeBody = ({ id, property }: Talk) => ({
  conversation_id: id,
  property_id: property,
  offer_amount: 900_000,
  message: 'Again',
})

/** An offer that waits for its answer, made once. */
function openOffer(world: World) {
  return world.once('open offer', async () => {
    const talk = await conversation(world, 'declined')
    const { id } = await offer(world, talk)
    return { talk, id: String(id) }
  })
}

/** Two buyers ask for one listing; the first one's offer is taken. */
function sale(world: World) {
  return world.once('sale', async () => {
    const talk = await conversation(world, 'sold')
    const other = await conversation(world, 'sold', await world.person('professional'))
    const taken = await offer(world, talk)
    const declined = await offer(world, other, 800_000)
    await world.succeed(acceptOffer, {
      token: talk.seller.token,
      body: { conversation_id: talk.id, offer_id: taken.id },
    })
    return { talk, other, taken: String(taken.id), declined: String(declined.id) }
  })
}

export const offerChecks: Check[] = [
  check(
    'shows an open offer to the seller',
    [makeOffer, getConversation, listMessages],
    async (world) => {
      const { talk, id } = await openOffer(world)
      const on = getConversation
      const seen = await world.succeed(on, { token: talk.seller.token, params: { id: talk.id } })
      same({ on, field: 'data.hasOffer' }, seen.hasOffer, true)
      same({ on, field: 'data.offerAmount' }, seen.offerAmount, OFFERED)
      same({ on, field: 'data.lastOfferMessage.id' }, seen.lastOfferMessage?.id, id)
      const params = { conversationId: talk.id }
      const messages = await world.succeed(listMessages, { token: talk.seller.token, params })
      const said = messages.find((one) => String(one.id) === id)
      same({ on: listMessages, field: 'data.*.offer_amount' }, said?.offer_amount, OFFERED)
    },
    [conventionRule('numbers')],
  ),
  check('lets only the buyer make an offer', [makeOffer], async (world) => {
    const { talk } = await openOffer(world)
    await world.refuse(403, makeOffer, { token: talk.seller.token, body: makeBody(talk) })
    const { token } = await world.person('professional')
    await world.refuse(403, makeOffer, { token, body: makeBody(talk) })
  }),
  check('takes one open offer at a time', [makeOffer], async (world) => {
    const { talk } = await openOffer(world)
    await world.refuse(409, makeOffer, { token: talk.buyer.token, body: makeBody(talk) })
  }),
  check('takes an offer once for one key', [makeOffer], async (world) => {
    const talk = await conversation(world, 'twice')
    const ask = { token: talk.buyer.token, body: makeBody(talk), key: `conform-${world.run}-offer` }
    const first = await world.succeed(makeOffer, ask)
    const again = await world.succeed(makeOffer, ask)
    same({ on: makeOffer, field: 'data.id' }, String(again.id), String(first.id))
  }),
  check('takes no offer of nothing', [makeOffer], async (world) => {
    const talk = await conversation(world)
    const body = { ...makeBody(talk), offer_amount: 0 }
    await world.refuse(422, makeOffer, { token: talk.buyer.token, body }, ['offer_amount'])
  }),
  check('lets only the seller answer an offer', [acceptOffer, rejectOffer], async (world) => {
    const { talk, id } = await openOffer(world)
    const body = { conversation_id: talk.id, offer_id: id }
    for (const { token } of [talk.buyer, await world.person('professional')]) {
      await world.refuse(403, acceptOffer, { token, body })
      await world.refuse(403, rejectOffer, { token, body })
    }
  }),
  check('declines an offer once, and another may be made', [rejectOffer, makeOffer, listMessages], async (world) => {
    const { talk, id } = await openOffer(world)
    const { token } = talk.seller
    const body = { conversation_id: talk.id, offer_id: id }
    await world.succeed(rejectOffer, { token, body })
    await world.refuse(409, rejectOffer, { token, body })
    const messages = await world.succeed(listMessages, { token, params: { conversationId: talk.id } })
    const last = messages.at(-1)
    same({ on: listMessages, field: 'data.*.type' }, last?.type, 'offer_rejected')
    same({ on: listMessages, field: 'data.*.message' }, last?.message, 'Offer declined.')
    same(
      { on: getProperty, field: 'data.status' },
      (await world.succeed(getProperty, { params: { id: talk.property } })).status,
      'available',
    )
    await offer(world, talk, 1_100_000)
  }),
  check('sells the listing when an offer is accepted', [acceptOffer, getProperty, listMessages], async (world) => {
    const { talk } = await sale(world)
    same(
      { on: getProperty, field: 'data.status' },
      (await world.succeed(getProperty, { params: { id: talk.property } })).status,
      'sold',
    )
    const messages = await world.succeed(listMessages, { token: talk.buyer.token, params: { conversationId: talk.id } })
    const answer = messages.find(({ type }) => type === 'offer_accepted')
    same({ on: listMessages, field: 'data.*.message' }, answer?.message, 'Offer accepted! Property sold.')
  }),
  check(
    'takes a home for rent off the market when an offer is accepted',
    [acceptOffer, getProperty, updateProperty],
    async (world) => {
      const talk = await conversation(world, 'let')
      const params = { id: talk.property }
      const body = {
        title: 'Let',
        price: 25_000,
        listing_type: 'rent',
        property_type: 'Condo',
        status: 'available',
      } as const
      await world.succeed(updateProperty, { token: talk.seller.token, params, body })
      const { id } = await offer(world, talk, 24_500)
      await world.succeed(acceptOffer, { token: talk.seller.token, body: { conversation_id: talk.id, offer_id: id } })
      const { status } = await world.succeed(getProperty, { params })
      same({ on: getProperty, field: 'data.status, of a rental' }, status, 'sold')
    },
  ),
  check('declines the other open offers on what is sold', [acceptOffer, listMessages], async (world) => {
    const { other, declined } = await sale(world)
    const messages = await world.succeed(listMessages, {
      token: other.buyer.token,
      params: { conversationId: other.id },
    })
    const answer = messages.find(({ type }) => type === 'offer_rejected')
    demand(
      answer !== undefined,
      { on: listMessages, field: 'data.*.type' },
      'offer_rejected',
      messages.map(({ type }) => type),
    )
    if (answer.offer_id !== undefined && answer.offer_id !== null)
      same({ on: listMessages, field: 'data.*.offer_id' }, answer.offer_id, declined)
  }),
  check('declines the open offers on what its owner marks as sold', [updateProperty, listMessages], async (world) => {
    const talk = await conversation(world, 'marked as sold')
    const { id } = await offer(world, talk)
    const { title, price, property_type } = await world.succeed(getProperty, { params: { id: talk.property } })
    const body = { title, price, property_type, listing_type: 'sale', status: 'sold' }
    await world.succeed(updateProperty, { token: talk.seller.token, params: { id: talk.property }, body })
    const { token } = talk.buyer
    const messages = await world.succeed(listMessages, { token, params: { conversationId: talk.id } })
    const answer = messages.find(({ type }) => type === 'offer_rejected')
    same({ on: listMessages, field: 'data.*.offer_id of offer_rejected' }, answer?.offer_id, id)
  }),
  check('takes no offer on what is sold', [makeOffer], async (world) => {
    const { other } = await sale(world)
    await world.refuse(409, makeOffer, { token: other.buyer.token, body: makeBody(other) })
  }),
  check('answers no offer twice', [acceptOffer], async (world) => {
    const { talk, taken } = await sale(world)
    await world.refuse(409, acceptOffer, {
      token: talk.seller.token,
      body: { conversation_id: talk.id, offer_id: taken },
    })
  }),
]
