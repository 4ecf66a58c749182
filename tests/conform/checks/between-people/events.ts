import { getConversation } from '@/contract/messages/conversations'
import { sendMessage } from '@/contract/messages/messages'
import {
  messageArrived,
  notificationArrived,
  offerUpdated,
  presenceChanged,
  tourUpdated,
  typing,
  userTyping,
  joinConversation,
} from '@/contract/messages/realtime'
import { cancelTour, createTour } from '@/contract/tours/tours'
import { getOnlineStatus, setOnlineStatus } from '@/contract/account/user'
import { check, type Check } from '../../check'
import type { World } from '../../context'
import { same } from '../../failure'
import { conversation, dayFromNow, listing, offer } from '../../fixtures'
import { UNKNOWN_ID } from '../../talking/client'
import type { Ear } from '../../talking/socket-recorder'

/** When its answer is back, everything that was sent to that client before has come too. */
const settle = (ear: Ear) => ear.ask(joinConversation, { id: UNKNOWN_ID })

async function heard(world: World) {
  const talk = await conversation(world, 'heard once')
  const [buyer, seller] = [await world.ear(talk.buyer), await world.ear(talk.seller)]
  return { talk, buyer, seller, both: [buyer, seller] as const }
}

export const eventChecks: Check[] = [
  check('brings each message and its notification once', [messageArrived, notificationArrived], async (world) => {
    const { talk, seller } = await heard(world)
    const message = `Heard once in ${world.run}`
    await world.succeed(sendMessage, { token: talk.buyer.token, body: { conversation_id: talk.id, message } })
    await seller.hear(messageArrived, (said) => said.message.message === message)
    await settle(seller)
    const times = seller.times(messageArrived, (said) => said.message.message === message)
    same({ on: messageArrived, field: 'times it came' }, times, 1)
    const noted = seller.times(notificationArrived, (said) => said.message === message && !said.read)
    if (world.knows(notificationArrived.name)) same({ on: notificationArrived, field: 'times it came' }, noted, 1)
  }),
  check('brings a message to every tab of its sender', [messageArrived, sendMessage], async (world) => {
    const { talk, buyer } = await heard(world)
    const message = `For the other tab in ${world.run}`
    await world.succeed(sendMessage, { token: talk.buyer.token, body: { conversation_id: talk.id, message } })
    await buyer.hear(messageArrived, (said) => said.message.message === message)
  }),
  check('tells each side of an offer once', [offerUpdated], async (world) => {
    const { talk, both } = await heard(world)
    const { id } = await offer(world, talk)
    for (const ear of both) {
      await ear.hear(offerUpdated, (said) => String(said.offerId) === String(id))
      await settle(ear)
      const times = ear.times(offerUpdated, (said) => String(said.offerId) === String(id))
      same({ on: offerUpdated, field: 'times it came' }, times, 1)
    }
  }),
  check('tells each side of a visit once, and of its end', [tourUpdated, createTour, cancelTour], async (world) => {
    const { id: property, owner } = await listing(world, 'visited once')
    const visitor = await world.buyer()
    const ears = [await world.ear(owner), await world.ear(visitor)]
    const body = { property_id: property, date: dayFromNow(world, 75), time: '13:00' }
    const { id } = await world.succeed(createTour, { token: visitor.token, body })
    const about = (status: string) => (said: { tourId: string | number; status: string }) =>
      String(said.tourId) === String(id) && said.status === status
    for (const ear of ears) await ear.hear(tourUpdated, about('pending'))
    await world.succeed(cancelTour, { token: visitor.token, params: { id: String(id) } })
    for (const ear of ears) {
      await ear.hear(tourUpdated, about('cancelled'))
      await settle(ear)
      for (const status of ['pending', 'cancelled'])
        same({ on: tourUpdated, field: `times ${status} came` }, ear.times(tourUpdated, about(status)), 1)
    }
  }),
  check('tells once that somebody types', [typing, userTyping], async (world) => {
    const { talk, buyer, seller, both } = await heard(world)
    for (const ear of both) await ear.ask(joinConversation, { id: talk.id })
    buyer.emit(typing, { conversationId: talk.id, isTyping: true })
    const about = (said: { conversationId: string | number }) => String(said.conversationId) === talk.id
    await seller.hear(userTyping, about)
    await settle(seller)
    same({ on: userTyping, field: 'times it came' }, seller.times(userTyping, about), 1)
    await settle(buyer)
    same({ on: userTyping, field: 'times it came to the one who types' }, buyer.times(userTyping, about), 0)
  }),
]

export const presenceChecks: Check[] = [
  check(
    'says alike in every place who is here, and since when',
    [setOnlineStatus, getOnlineStatus, getConversation],
    async (world) => {
      const { talk } = await heard(world)
      const { token } = talk.seller
      for (const is_online of [true, false]) {
        const last_seen = new Date(Math.floor((Date.now() + world.ahead()) / 1_000) * 1_000).toISOString()
        await world.succeed(setOnlineStatus, { token: talk.buyer.token, body: { is_online, last_seen } })
        const { user } = await world.succeed(getConversation, { token, params: { id: talk.id } })
        same({ on: getConversation, field: 'data.user.online' }, user.online ?? false, is_online)
        const status = await world.succeed(getOnlineStatus, { token, params: { id: talk.buyer.id } })
        const at = status.last_seen ? new Date(status.last_seen).toISOString() : status.last_seen
        same({ on: getOnlineStatus, field: 'data.last_seen' }, at, last_seen)
      }
    },
  ),
  check('tells who comes and goes to nobody else', [presenceChanged, setOnlineStatus], async (world) => {
    const { talk, seller } = await heard(world)
    const stranger = await world.ear(await world.newcomer('bystander'))
    const say = (is_online: boolean) => {
      const last_seen = new Date(Date.now() + world.ahead()).toISOString()
      return world.succeed(setOnlineStatus, { token: talk.buyer.token, body: { is_online, last_seen } })
    }
    const here = ({ userId, isOnline }: { userId: string | number; isOnline: boolean }) =>
      String(userId) === talk.buyer.id && isOnline
    await say(false)
    await settle(seller)
    const before = seller.times(presenceChanged, here)
    await say(true)
    await settle(seller)
    await settle(stranger)
    if (world.knows(presenceChanged.name))
      same({ on: presenceChanged, field: 'times it came' }, seller.times(presenceChanged, here) - before, 1)
    same({ on: presenceChanged, field: 'times it came to a stranger' }, stranger.times(presenceChanged, here), 0)
    await say(false)
  }),
]
