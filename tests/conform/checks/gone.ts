import { OFFER_MAX } from '@/contract/fields'
import { getConversation, listConversations, openConversation } from '@/contract/messages/conversations'
import { listMessages, sendMessage } from '@/contract/messages/messages'
import { makeOffer } from '@/contract/messages/offers'
import { createProperty, deleteProperty } from '@/contract/listing/properties'
import { createTour, listTours } from '@/contract/tours/tours'
import { blockUser, listBlockedUsers, unblockUser } from '@/contract/account/blocking'
import { deleteAccount, getOwnProfile } from '@/contract/account/user'
import { check, type Check } from '../check'
import { demand, same } from '../failure'
import { conversation, dayFromNow, listing, offer } from '../fixtures'

/** What remains of a listing or an account that is gone, and the limits of what can be asked. */
export const goneChecks: Check[] = [
  check(
    'closes offers and conversations when their listing goes',
    [deleteProperty, getConversation, listConversations, sendMessage, listMessages],
    async (world) => {
      const talk = await conversation(world, 'removed')
      const { id: offered } = await offer(world, talk)
      await world.succeed(deleteProperty, { token: talk.seller.token, params: { id: talk.property } })
      const { token } = talk.buyer
      const on = getConversation
      const seen = await world.succeed(on, { token, params: { id: talk.id } })
      same({ on, field: 'data.hasOffer' }, seen.hasOffer ?? false, false)
      same({ on, field: 'data.property.listed' }, seen.property?.listed, false)
      demand(Boolean(seen.property?.title), { on, field: 'data.property.title' }, 'its title', seen.property)
      const rows = await world.succeed(listConversations, { token })
      const isListed = rows.some((row) => String(row.id) === talk.id)
      demand(isListed, { on: listConversations, field: 'data' }, 'the conversation about what is removed', rows)
      const messages = await world.succeed(listMessages, { token, params: { conversationId: talk.id } })
      const answer = messages.find(({ offer_id }) => String(offer_id) === String(offered))
      same({ on: listMessages, field: 'data.*.type' }, answer?.type, 'offer_rejected')
      await world.refuse(410, sendMessage, { token, body: { conversation_id: talk.id, message: 'Hello?' } })
    },
  ),
  check('keeps in a visit what its listing was', [deleteProperty, listTours, createTour], async (world) => {
    const { id: property, owner } = await listing(world, 'removed with a visit')
    const { token } = await world.buyer()
    const body = { property_id: property, date: dayFromNow(world, 40), time: '11:00' }
    const { id } = await world.succeed(createTour, { token, body })
    const see = async () => (await world.succeed(listTours, { token })).find((one) => String(one.id) === String(id))
    const before = await see()
    await world.succeed(deleteProperty, { token: owner.token, params: { id: property } })
    const after = await see()
    const on = listTours
    same({ on, field: 'data.*.status, without its listing' }, after?.status, 'cancelled')
    same({ on, field: 'data.*.property.listed' }, after?.property.listed, false)
    same({ on, field: 'data.*.property.title, without its listing' }, after?.property.title, before?.property.title)
    same({ on, field: 'data.*.agent.name, without its listing' }, after?.agent?.name, before?.agent?.name)
  }),
  check('takes no message to a deleted account', [sendMessage, deleteAccount, getConversation], async (world) => {
    const leaver = await world.newcomer('deleted')
    const { id, seller } = await conversation(world, 'left', leaver)
    await world.succeed(sendMessage, { token: leaver.token, body: { conversation_id: id, message: 'Good-bye' } })
    await world.succeed(deleteAccount, { token: leaver.token })
    const { token } = seller
    const { user } = await world.succeed(getConversation, { token, params: { id } })
    same({ on: getConversation, field: 'data.user.deleted' }, user.deleted, true)
    await world.refuse(410, sendMessage, { token, body: { conversation_id: id, message: 'Hello?' } })
  }),
  check(
    'closes messages, offers and visits both ways between people of whom one blocked the other',
    [blockUser, unblockUser, listBlockedUsers, sendMessage, createTour, listTours, getConversation],
    async (world) => {
      const talk = await conversation(world, 'blocked')
      const { buyer, seller, id, property } = talk
      const { id: offered } = await offer(world, talk)
      const visit = { property_id: property, date: dayFromNow(world, 41), time: '11:00' }
      const { id: planned } = await world.succeed(createTour, { token: buyer.token, body: visit })
      const username = (await world.succeed(getOwnProfile, { token: buyer.token })).username ?? buyer.id
      const params = { username }
      await world.succeed(blockUser, { token: seller.token, params })
      const body = { conversation_id: id, message: 'Hello?' }
      try {
        const blocked = await world.succeed(listBlockedUsers, { token: seller.token })
        const isListed = blocked.some((one) => String(one.id) === buyer.id)
        same({ on: listBlockedUsers, field: 'data, the blocked one' }, isListed, true)
        for (const { token } of [buyer, seller]) await world.refuse(403, sendMessage, { token, body })
        await world.refuse(403, createTour, { token: buyer.token, body: { ...visit, time: '15:00' } })
        const said = await world.succeed(listMessages, { token: buyer.token, params: { conversationId: id } })
        const answer = said.find(({ offer_id }) => String(offer_id) === String(offered))
        same({ on: listMessages, field: 'data.*.type, after a block' }, answer?.type, 'offer_rejected')
        const visits = await world.succeed(listTours, { token: buyer.token })
        const ended = visits.find((one) => String(one.id) === String(planned))
        same({ on: listTours, field: 'data.*.status, after a block' }, ended?.status, 'cancelled')
        const seen = await world.succeed(getConversation, { token: buyer.token, params: { id } })
        same({ on: getConversation, field: 'data.visited, without a visit' }, seen.visited ?? false, false)
        same({ on: getConversation, field: 'data.user.contact' }, seen.user.contact, 'closed')
      } finally {
        await world.succeed(unblockUser, { token: seller.token, params })
      }
      await world.succeed(sendMessage, { token: buyer.token, body })
    },
  ),
  check('opens a conversation with a person about no listing, one', [openConversation], async (world) => {
    const { token } = await world.newcomer('greeter')
    const { id: owner_id } = await world.buyer()
    const on = openConversation
    const opened = await world.succeed(on, { token, body: { owner_id } })
    same({ on, field: 'data.user.id' }, opened.user.id, owner_id)
    demand((opened.property ?? null) === null, { on, field: 'data.property' }, 'nothing', opened.property)
    same({ on, field: 'data.id' }, (await world.succeed(on, { token, body: { owner_id } })).id, opened.id)
  }),
  check('takes no offer beyond the bound', [makeOffer], async (world) => {
    const { id, property, buyer } = await conversation(world)
    const body = { conversation_id: id, property_id: property, offer_amount: OFFER_MAX * 10, message: 'Too many zeros' }
    await world.refuse(422, makeOffer, { token: buyer.token, body }, ['offer_amount'])
  }),
  check('takes no offer below one', [makeOffer], async (world) => {
    const { id, property, buyer } = await conversation(world)
    const body = { conversation_id: id, property_id: property, offer_amount: 0.001, message: 'No coin' }
    const { status } = await world.ask(makeOffer, { token: buyer.token, body })
    same({ on: makeOffer, field: 'status, of less than one' }, status, 422)
  }),
  check('asks for the right to list before it reads the listing', [createProperty], async (world) => {
    const { token } = await world.buyer()
    await world.refuse(403, createProperty, { token, body: { title: 'No photo' } })
  }),
]
