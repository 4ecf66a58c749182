import { makeOffer, rejectOffer } from '@/contract/messages/offers'
import { markConversationRead } from '@/contract/messages/conversations'
import { sendMessage } from '@/contract/messages/messages'
import {
  announceMessage,
  joinConversation,
  messageArrived,
  notificationArrived,
  offerUpdated,
  presenceChanged,
  typing,
  userTyping,
} from '@/contract/messages/realtime'
import { setOnlineStatus } from '@/contract/account/user'
import { UNKNOWN_ID } from '../talking/client'
import { check, type Check } from '../check'
import type { Ear } from '../talking/socket-recorder'
import { demand, Difference, same } from '../failure'
import { conversation, offer } from '../fixtures'
import { schemaDifference } from '../talking/schema-difference'
import type { World } from '../context'

/** A conversation, both sides listening, and somebody whom it does not concern. */
async function talking(world: World) {
  const talk = await conversation(world, 'spoken')
  const [buyer, seller, stranger] = [
    await world.ear(talk.buyer),
    await world.ear(talk.seller),
    await world.ear(await world.person('professional')),
  ]
  return { talk, buyer, seller, stranger }
}

async function join(ear: Ear, id: string): Promise<{ success: boolean; message?: string }> {
  const said = await ear.ask(joinConversation, { id })
  const differs = schemaDifference(joinConversation.ack!, said)
  if (differs)
    throw new Difference(joinConversation.name, `acknowledgement, ${differs.field}`, differs.expected, differs.got)
  return said as { success: boolean }
}

/** When its answer is back, everything that was sent to that client before has come too. */
const settle = (ear: Ear) => ear.ask(joinConversation, { id: UNKNOWN_ID })

export const realtimeChecks: Check[] = [
  check('lets nobody in without a session', [joinConversation], async (world) => {
    const { token } = await world.ended()
    for (const bad of ['made-up-token', token]) {
      const ear = await world.connect(bad)
      if ('refused' in ear) continue
      ear.close()
      throw new Difference(joinConversation.name, 'connection', 'refused', 'let in')
    }
  }),
  check('lets participants into a conversation’s room, and nobody else', [joinConversation], async (world) => {
    const { talk, buyer, seller, stranger } = await talking(world)
    for (const ear of [buyer, seller])
      same({ on: joinConversation, field: 'acknowledgement, success' }, (await join(ear, talk.id)).success, true)
    same(
      { on: joinConversation, field: 'acknowledgement, success, of a stranger' },
      (await join(stranger, talk.id)).success,
      false,
    )
    same(
      { on: joinConversation, field: 'acknowledgement, success, of no conversation' },
      (await join(buyer, UNKNOWN_ID)).success,
      false,
    )
  }),
  check(
    'brings a message to the other side, as stored, and to nobody else',
    [messageArrived, announceMessage, sendMessage],
    async (world) => {
      const { talk, buyer, seller, stranger } = await talking(world)
      await join(stranger, talk.id).catch(() => undefined)
      const text = `Said <b>“in”</b> ${world.run} & heard`
      const stored = await world.succeed(sendMessage, {
        token: talk.buyer.token,
        body: { conversation_id: talk.id, message: text },
      })
      // As the documented client does after storing it.
      buyer.emit(announceMessage, {
        conversationId: talk.id,
        message: text,
        senderId: talk.buyer.id,
        receiverId: talk.seller.id,
      })
      const { conversationId, message } = await seller.hear(messageArrived, (said) =>
        said.message.message.includes(world.run),
      )
      same({ on: messageArrived, field: 'message.message' }, message.message, text)
      same({ on: messageArrived, field: 'conversationId' }, conversationId, talk.id)
      same({ on: messageArrived, field: 'message.id' }, message.id, stored.id)
      same({ on: messageArrived, field: 'message.sender' }, message.sender, talk.buyer.id)
      await settle(stranger)
      const overheard = stranger.heard(messageArrived, (said) => said.message.message === text)
      demand(!overheard, { on: messageArrived, field: 'event for a stranger' }, 'nothing', 'the message')
    },
  ),
  check('tells the room, and nobody else, who types', [typing, userTyping], async (world) => {
    const { talk, buyer, seller, stranger } = await talking(world)
    for (const ear of [buyer, seller]) await join(ear, talk.id)
    await join(stranger, talk.id).catch(() => undefined)
    for (const isTyping of [true, false]) {
      buyer.emit(typing, { conversationId: talk.id, isTyping })
      const said = await seller.hear(
        userTyping,
        (one) => one.isTyping === isTyping && String(one.conversationId) === talk.id,
      )
      same({ on: userTyping, field: 'userId' }, said.userId, talk.buyer.id)
    }
    // A stranger’s own typing goes nowhere either.
    stranger.emit(typing, { conversationId: talk.id, isTyping: true })
    await settle(stranger)
    await settle(seller)
    const about = (one: { conversationId: string | number }) => String(one.conversationId) === talk.id
    demand(!stranger.heard(userTyping, about), { on: userTyping, field: 'event for a stranger' }, 'nothing', 'it')
    const { id } = await world.person('professional')
    demand(
      !seller.heard(userTyping, (one) => String(one.userId) === id),
      { on: userTyping, field: 'userId' },
      'participants only',
      id,
    )
  }),
  check('tells the other side who comes and goes', [presenceChanged, setOnlineStatus], async (world) => {
    const { talk, seller } = await talking(world)
    for (const is_online of [true, false]) {
      const last_seen = new Date(Date.now() + world.ahead()).toISOString()
      await world.succeed(setOnlineStatus, { token: talk.buyer.token, body: { is_online, last_seen } })
      await seller.hear(presenceChanged, (one) => String(one.userId) === talk.buyer.id && one.isOnline === is_online)
    }
  }),
  check('brings a notification to its owner alone', [notificationArrived, sendMessage], async (world) => {
    const { talk, seller, stranger } = await talking(world)
    const text = `Noted in ${world.run}`
    await world.succeed(sendMessage, { token: talk.buyer.token, body: { conversation_id: talk.id, message: text } })
    const { type } = await seller.hear(notificationArrived, (one) => one.message.includes(text))
    same({ on: notificationArrived, field: 'type' }, type, 'message')
    await settle(stranger)
    const overheard = stranger.heard(notificationArrived, (one) => one.message.includes(text))
    demand(!overheard, { on: notificationArrived, field: 'event for a stranger' }, 'nothing', 'the notification')
    await world.succeed(markConversationRead, { token: talk.seller.token, params: { id: talk.id } })
  }),
  check(
    'tells both sides of an offer and of its answer, and nobody else',
    [offerUpdated, makeOffer, rejectOffer],
    async (world) => {
      const { talk, buyer, seller, stranger } = await talking(world)
      const { id } = await offer(world, talk)
      const about = (one: { offerId: string | number }) => String(one.offerId) === String(id)
      for (const ear of [seller, buyer]) {
        const said = await ear.hear(offerUpdated, about)
        same({ on: offerUpdated, field: 'status' }, said.status, 'open')
        same({ on: offerUpdated, field: 'propertyId' }, said.propertyId, talk.property)
      }
      await world.succeed(rejectOffer, {
        token: talk.seller.token,
        body: { conversation_id: talk.id, offer_id: String(id) },
      })
      for (const ear of [seller, buyer]) {
        const said = await ear.hear(offerUpdated, (one) => about(one) && one.status !== 'open')
        same({ on: offerUpdated, field: 'status' }, said.status, 'rejected')
      }
      await settle(stranger)
      demand(!stranger.heard(offerUpdated, about), { on: offerUpdated, field: 'event for a stranger' }, 'nothing', 'it')
    },
  ),
]
