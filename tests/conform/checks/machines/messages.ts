import { getConversation, markConversationRead } from '@/contract/messages/conversations'
import { deleteMessageForMe, listMessages, sendMessage, sendPhotos, unsendMessage } from '@/contract/messages/messages'
import { messageRemoved } from '@/contract/messages/realtime'
import { getStoredFile } from '@/contract/storage'
import { imageSource, resolveImageUrl } from '@/domain/listing/images'
import { check, type Check } from '../../check'
import type { Account, World } from '../../context'
import { same } from '../../failure'
import { conversation, offer, type Talk } from '../../fixtures'
import { picture } from '../../pictures'
import { checkStep } from './step'

const removing = (world: World) => conversation(world, 'removing')

const listed = async (world: World, { id }: Talk, { token }: Account, message: unknown) => {
  const rows = await world.succeed(listMessages, { token, params: { conversationId: id } })
  return rows.find((row) => String(row.id) === String(message))
}

/** What becomes of a message that is taken back, or that one side deletes. */
export const messageMachineChecks: Check[] = [
  check(
    'takes a message back for both, once, with its pictures and its count as unread',
    [unsendMessage, sendPhotos, listMessages, getConversation, getStoredFile],
    async (world) => {
      const talk = await removing(world)
      const { id, buyer, seller } = talk
      await world.succeed(markConversationRead, { token: seller.token, params: { id } })
      const body = { conversation_id: id, message: 'Sent by mistake', photos: [picture()] }
      const sent = await world.succeed(sendPhotos, { token: buyer.token, body })
      const ask = { token: buyer.token, params: { id: String(sent.id) } }
      await checkStep(world, ['message', 'sent'], unsendMessage, ask)
      for (const side of [buyer, seller]) {
        const found = await listed(world, talk, side, sent.id)
        same({ on: listMessages, field: 'data.*.message, after it was unsent' }, found?.message, '')
        same({ on: listMessages, field: 'data.*.photos, after it was unsent' }, found?.photos?.length ?? 0, 0)
        same({ on: listMessages, field: 'data.*.removed_at, whether it is set' }, Boolean(found?.removed_at), true)
      }
      const seen = await world.succeed(getConversation, { token: seller.token, params: { id } })
      same({ on: getConversation, field: 'data.unread, after it was unsent' }, seen.unread ?? 0, 0)
      same({ on: getConversation, field: 'data.lastMessage, after it was unsent' }, seen.lastMessage, 'Message removed')
      const [, path] =
        /^\/(?:api\/)?storage\/(.+)$/.exec(resolveImageUrl(imageSource(sent.photos?.[0]?.image_url))) ?? []
      if (path) {
        const { status } = await world.ask(getStoredFile, { params: { path } })
        same({ on: getStoredFile, field: 'status, after it was unsent' }, status, 404)
      }
      await checkStep(world, ['message', 'removed'], unsendMessage, ask)
    },
  ),
  check('takes no offer back as a message', [unsendMessage], async (world) => {
    const talk = await conversation(world, 'removing an offer')
    const { id } = await offer(world, talk)
    const ask = { token: talk.buyer.token, params: { id: String(id) } }
    await checkStep(world, ['message', 'kept'], unsendMessage, ask, { as: 'kept, as an offer' })
  }),
  check(
    'deletes a message for one side, and leaves it to the other',
    [deleteMessageForMe, listMessages],
    async (world) => {
      const talk = await removing(world)
      const body = { conversation_id: talk.id, message: 'Kept by its sender' }
      const { id } = await world.succeed(sendMessage, { token: talk.buyer.token, body })
      await world.succeed(deleteMessageForMe, { token: talk.seller.token, params: { id: String(id) } })
      const field = 'data, times a deleted message is there'
      const times = async (side: Account) => ((await listed(world, talk, side, id)) ? 1 : 0)
      same({ on: listMessages, field }, await times(talk.seller), 0)
      same({ on: listMessages, field: `${field} for the other side` }, await times(talk.buyer), 1)
    },
  ),
  check('tells both sides of an unsent message', [messageRemoved, unsendMessage], async (world) => {
    const talk = await removing(world)
    const ears = [await world.ear(talk.buyer), await world.ear(talk.seller)]
    const body = { conversation_id: talk.id, message: 'Heard and gone' }
    const { id } = await world.succeed(sendMessage, { token: talk.buyer.token, body })
    await world.succeed(unsendMessage, { token: talk.buyer.token, params: { id: String(id) } })
    for (const ear of ears) {
      const said = await ear.hear(messageRemoved, ({ messageId }) => String(messageId) === String(id))
      const times = ear.times(messageRemoved, ({ messageId }) => String(messageId) === String(id))
      same({ on: messageRemoved, field: 'times it came' }, times, 1)
      same({ on: messageRemoved, field: 'conversationId' }, String(said.conversationId), talk.id)
      same({ on: messageRemoved, field: 'removedAt, whether it is set' }, said.removedAt !== null, true)
    }
  }),
]
