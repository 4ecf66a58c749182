import {
  archiveConversation,
  getConversation,
  listConversations,
  markConversationRead,
  muteConversation,
  openConversation,
} from '@/contract/messages/conversations'
import { listNotifications } from '@/contract/account/notifications'
import { listMessages, sendMessage } from '@/contract/messages/messages'
import { MESSAGE_PHOTOS_MAX } from '@/contract/fields'
import { sendPhotos } from '@/contract/messages/messages'
import { check, type Check } from '../check'
import { demand, same } from '../failure'
import { conversation, demandNow, listing, type Talk } from '../fixtures'
import { picture, textFile } from '../pictures'
import type { Account, World } from '../context'

const say = (world: World, { id }: Talk, token: string, message: string, client_id?: string) =>
  world.succeed(sendMessage, { token, body: { conversation_id: id, message, ...(client_id ? { client_id } : {}) } })

export const talkChecks: Check[] = [
  check('opens one conversation about a listing, not two', [openConversation, getConversation], async (world) => {
    const { id, property, buyer, seller } = await conversation(world)
    const again = await world.succeed(openConversation, {
      token: buyer.token,
      body: { property_id: property, owner_id: seller.id },
    })
    same({ on: openConversation, field: 'data.id' }, again.id, id)
    same({ on: openConversation, field: 'data.type' }, again.type, 'buying')
    const one = await world.succeed(getConversation, { token: buyer.token, params: { id } })
    same({ on: getConversation, field: 'data.property.id' }, one.property?.id ?? one.property_id, property)
  }),
  check('opens no conversation with oneself', [openConversation], async (world) => {
    const { id, owner } = await listing(world)
    await world.refuse(422, openConversation, { token: owner.token, body: { property_id: id, owner_id: owner.id } })
  }),
  check('shows a conversation to its participants only', [getConversation], async (world) => {
    const { id } = await conversation(world)
    await world.refuse(403, getConversation, { token: (await world.person('professional')).token, params: { id } })
  }),
  check('shows messages to the participants only', [listMessages], async (world) => {
    const { id } = await conversation(world)
    const { token } = await world.person('professional')
    await world.refuse(403, listMessages, { token, params: { conversationId: id } })
  }),
  check(
    'lets only participants write, mark as read and archive',
    [sendMessage, markConversationRead, archiveConversation],
    async (world) => {
      const { id } = await conversation(world)
      const { token } = await world.person('professional')
      await world.refuse(403, sendMessage, { token, body: { conversation_id: id, message: 'Hello' } })
      await world.refuse(403, markConversationRead, { token, params: { id } })
      await world.refuse(403, archiveConversation, { token, params: { id }, body: { archived: true } })
    },
  ),
  check('keeps messages in their order, the sender’s id with each', [sendMessage, listMessages], async (world) => {
    const talk = await conversation(world)
    const { id, buyer, seller } = talk
    await say(world, talk, buyer.token, 'Is it still available?')
    await say(world, talk, seller.token, 'It is.')
    const messages = await world.succeed(listMessages, { token: buyer.token, params: { conversationId: id } })
    const place = messages.findIndex(({ message }) => message === 'Is it still available?')
    demand(place >= 0, { on: listMessages, field: 'data' }, 'the message that was sent', messages)
    const answer = messages.findIndex(({ message }) => message === 'It is.')
    demand(
      answer > place,
      { on: listMessages, field: 'data' },
      'the oldest message first',
      messages.map(({ message }) => message),
    )
    same({ on: listMessages, field: 'data.*.sender' }, messages[place]?.sender, buyer.id)
    demandNow(world, { on: listMessages, field: 'data.*.timestamp' }, messages[place]?.timestamp)
  }),
  check('refuses a blank message', [sendMessage], async (world) => {
    const { id, buyer } = await conversation(world)
    await world.refuse(422, sendMessage, { token: buyer.token, body: { conversation_id: id, message: '   ' } }, [
      'message',
    ])
  }),
  check('stores a message that was sent twice with one client_id once', [sendMessage, listMessages], async (world) => {
    const talk = await conversation(world)
    const mark = `conform-${world.run}`
    const first = await say(world, talk, talk.buyer.token, 'Sent twice', mark)
    const second = await say(world, talk, talk.buyer.token, 'Sent twice', mark)
    same({ on: sendMessage, field: 'data.id' }, second.id, first.id)
    const messages = await world.succeed(listMessages, { token: talk.buyer.token, params: { conversationId: talk.id } })
    same(
      { on: listMessages, field: 'data, times it is there' },
      messages.filter(({ message }) => message === 'Sent twice').length,
      1,
    )
  }),
  check(
    'counts what the other side has not read, until it has',
    [markConversationRead, listConversations],
    async (world) => {
      const talk = await conversation(world)
      const { token } = talk.seller
      const row = async () => {
        const rows = await world.succeed(listConversations, { token })
        const found = rows.find(({ id }) => String(id) === talk.id)
        demand(found !== undefined, { on: listConversations, field: 'data' }, `the conversation ${talk.id}`, rows)
        return found
      }
      await world.succeed(markConversationRead, { token, params: { id: talk.id } })
      same(
        { on: listConversations, field: 'data.*.unread' },
        (await world.succeed(getConversation, { token, params: { id: talk.id } })).unread ?? 0,
        0,
      )
      await say(world, talk, talk.buyer.token, 'One more question')
      const unread = await row()
      same({ on: listConversations, field: 'data.*.unread' }, unread.unread, 1)
      same({ on: listConversations, field: 'data.*.lastMessage' }, unread.lastMessage, 'One more question')
      same({ on: listConversations, field: 'data.*.type' }, unread.type, 'selling')
      await world.succeed(markConversationRead, { token, params: { id: talk.id } })
      same({ on: listConversations, field: 'data.*.unread' }, (await row()).unread ?? 0, 0)
    },
  ),
  check(
    'archives a conversation for one side, and brings it back',
    [archiveConversation, getConversation],
    async (world) => {
      const { id, buyer, seller } = await conversation(world)
      const archived = async (token: string) =>
        (await world.succeed(getConversation, { token, params: { id } })).archived ?? false
      for (const state of [true, false]) {
        await world.succeed(archiveConversation, { token: buyer.token, params: { id }, body: { archived: state } })
        same({ on: getConversation, field: 'data.archived' }, await archived(buyer.token), state)
        same({ on: getConversation, field: 'data.archived of the other side' }, await archived(seller.token), false)
      }
    },
  ),
  check(
    'mutes a conversation for one side: its messages are unread, and send no notification',
    [muteConversation, getConversation, listNotifications],
    async (world) => {
      const talk = await conversation(world, 'muted')
      const { id, buyer, seller } = talk
      const seen = ({ token }: Account) => world.succeed(getConversation, { token, params: { id } })
      const told = async () =>
        (await world.succeed(listNotifications, { token: buyer.token })).filter(({ link }) => link?.includes(id)).length
      for (const muted of [true, false]) {
        await world.succeed(muteConversation, { token: buyer.token, params: { id }, body: { muted } })
        same({ on: getConversation, field: 'data.muted' }, (await seen(buyer)).muted ?? false, muted)
        same({ on: getConversation, field: 'data.muted of the other side' }, (await seen(seller)).muted ?? false, false)
        await say(world, talk, seller.token, 'It is still free.')
        const field = `data, notifications while ${muted ? 'muted' : 'not muted'}`
        same({ on: listNotifications, field }, await told(), muted ? 0 : 1)
      }
      same({ on: getConversation, field: 'data.unread while muted' }, (await seen(buyer)).unread, 2)
    },
  ),
  check('stores pictures with their message, and shows them to both', [sendPhotos, listMessages], async (world) => {
    const { id, buyer, seller } = await conversation(world)
    const photos = [picture('gate.png'), picture('roof.png')]
    const body = { conversation_id: id, message: 'The gate and the roof', photos, client_id: `photos-${world.run}` }
    const sent = await world.succeed(sendPhotos, { token: buyer.token, body })
    same({ on: sendPhotos, field: 'data.message' }, sent.message, body.message)
    const messages = await world.succeed(listMessages, { token: seller.token, params: { conversationId: id } })
    const found = messages.find((one) => String(one.id) === String(sent.id))
    same({ on: listMessages, field: 'data.*.photos, how many' }, found?.photos?.length, photos.length)
    const again = await world.succeed(sendPhotos, { token: buyer.token, body })
    same({ on: sendPhotos, field: 'data.id, sent again with one client_id' }, String(again.id), String(sent.id))
  }),
  check('takes a message of pictures whole or not at all', [sendPhotos, listMessages], async (world) => {
    const { id: conversation_id, buyer } = await conversation(world)
    const { token } = buyer
    const ask = (photos: File[]) => ({ token, body: { conversation_id, photos } })
    const several = Array.from({ length: MESSAGE_PHOTOS_MAX + 1 }, (_, place) => picture(`${place}.png`))
    await world.refuse(422, sendPhotos, ask(several), ['photos'])
    const count = async () => {
      const messages = await world.succeed(listMessages, { token, params: { conversationId: conversation_id } })
      return messages.length
    }
    const before = await count()
    await world.refuse(422, sendPhotos, ask([picture('sound.png'), textFile('page.png', 'image/png')]), ['photos.1'])
    same({ on: listMessages, field: 'data, messages after a refused picture' }, await count(), before)
    const stranger = await world.person('professional')
    await world.refuse(403, sendPhotos, { ...ask([picture()]), token: stranger.token })
  }),
  check('names pictures without words in the list of conversations', [sendPhotos, listConversations], async (world) => {
    const { id, buyer } = await conversation(world)
    const { token } = buyer
    await world.succeed(sendPhotos, { token, body: { conversation_id: id, photos: [picture()] } })
    const rows = await world.succeed(listConversations, { token })
    const on = listConversations
    same({ on, field: 'data.*.lastMessage' }, rows.find((row) => String(row.id) === id)?.lastMessage, 'Photo')
  }),
]
