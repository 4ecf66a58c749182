import { OFFER_DAYS } from '@/contract/fields'
import { acceptOffer, answerCounterOffer, counterOffer, makeOffer, withdrawOffer } from '@/contract/messages/offers'
import { listMessages } from '@/contract/messages/messages'
import { getProperty } from '@/contract/listing/properties'
import { offerUpdated } from '@/contract/messages/realtime'
import { check, type Check } from '../check'
import { demand, same } from '../failure'
import { conversation, offer, type Talk } from '../fixtures'
import type { World } from '../context'

const counter = (world: World, { id, seller }: Talk, offer_id: string, offer_amount = 1_200_000) =>
  world.succeed(counterOffer, {
    token: seller.token,
    body: { conversation_id: id, offer_id, offer_amount, message: 'I would sell it for this.' },
  })

const answerBody = (talk: Talk, offer_id: string, accepted: boolean) => ({
  conversation_id: talk.id,
  offer_id,
  accepted,
})

/** An offer that was answered with another amount. */
async function countered(world: World, name: string) {
  const talk = await conversation(world, name)
  const { id: first } = await offer(world, talk)
  const made = await counter(world, talk, String(first))
  return { talk, first: String(first), made, id: String(made.id) }
}

/** Counter-offers and the time that an offer has: additions. */
export const counterOfferChecks: Check[] = [
  check('answers an offer with another amount, which waits for the buyer', [counterOffer], async (world) => {
    const { talk, first, made, id } = await countered(world, 'countered')
    const on = counterOffer
    same({ on, field: 'data.type' }, made.type, 'offer')
    same({ on, field: 'data.offer_id' }, made.offer_id, first)
    same({ on, field: 'data.sender' }, made.sender, talk.seller.id)
    const body = { conversation_id: talk.id, offer_id: id }
    await world.refuse(409, acceptOffer, { token: talk.seller.token, body })
    await world.refuse(409, counterOffer, {
      token: talk.seller.token,
      body: { ...body, offer_id: first, offer_amount: 1, message: 'Twice' },
    })
    await world.refuse(403, answerCounterOffer, { token: talk.seller.token, body: answerBody(talk, id, true) })
    const ear = await world.ear(talk.buyer)
    const said = await ear.hear(offerUpdated, ({ offerId }) => String(offerId) === id)
    same({ on: offerUpdated, field: 'status' }, said.status, 'open')
  }),
  check('lets the buyer name an amount in turn, and decline', [answerCounterOffer, makeOffer], async (world) => {
    const { talk, id } = await countered(world, 'in turn')
    const { token } = talk.buyer
    const again = await offer(world, talk, 1_100_000)
    await world.refuse(409, answerCounterOffer, { token, body: answerBody(talk, id, true) })
    const second = await counter(world, talk, String(again.id), 1_150_000)
    await world.succeed(answerCounterOffer, { token, body: answerBody(talk, String(second.id), false) })
    await world.refuse(409, answerCounterOffer, { token, body: answerBody(talk, String(second.id), true) })
    const { status } = await world.succeed(getProperty, { params: { id: talk.property } })
    same({ on: getProperty, field: 'data.status' }, status, 'available')
  }),
  check('sells the listing when a counter-offer is accepted', [answerCounterOffer, listMessages], async (world) => {
    const { talk, id } = await countered(world, 'taken')
    await world.succeed(answerCounterOffer, { token: talk.buyer.token, body: answerBody(talk, id, true) })
    const { status } = await world.succeed(getProperty, { params: { id: talk.property } })
    same({ on: getProperty, field: 'data.status, after a counter-offer' }, status, 'sold')
    const rows = await world.succeed(listMessages, { token: talk.seller.token, params: { conversationId: talk.id } })
    const answer = rows.find(({ offer_id }) => String(offer_id) === id)
    same({ on: listMessages, field: 'data.*.type' }, answer?.type, 'offer_accepted')
  }),
  check('lets the maker alone take back an open offer, or replace it', [withdrawOffer, acceptOffer], async (world) => {
    const talk = await conversation(world, 'withdrawn')
    const first = await offer(world, talk)
    const body = { conversation_id: talk.id, offer_id: String(first.id) }
    await world.refuse(403, withdrawOffer, { token: talk.seller.token, body })
    const { token } = talk.buyer
    const again = await world.succeed(withdrawOffer, {
      token,
      body: { ...body, offer_amount: 1_100_000, message: 'This' },
    })
    same({ on: withdrawOffer, field: 'data.type' }, again.type, 'offer')
    await world.refuse(409, acceptOffer, { token: talk.seller.token, body })
    const last = { ...body, offer_id: String(again.id) }
    const gone = await world.succeed(withdrawOffer, { token, body: last })
    same({ on: withdrawOffer, field: 'data.type' }, gone.type, 'offer_withdrawn')
    await world.refuse(409, acceptOffer, { token: talk.seller.token, body: last })
  }),
  check('says when an offer expires, if it does', [makeOffer], async (world) => {
    const talk = await conversation(world, 'expiring')
    const { timestamp, expires_at } = await offer(world, talk)
    if (expires_at === null || expires_at === undefined) return
    const days = (Date.parse(expires_at) - Date.parse(timestamp)) / 86_400_000
    const on = { on: makeOffer, field: 'data.expires_at' }
    demand(Math.abs(days - OFFER_DAYS) < 0.01, on, `${OFFER_DAYS} days later`, expires_at)
  }),
]
