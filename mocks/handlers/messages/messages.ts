import type * as contract from '@/contract/messages/messages'
import type { Implementations } from '../../network/implement'
import { findOrThrow } from '../../services/access/ownership'
import { requireOpen } from '../../services/conversation-sides'
import { limitSending, sentBefore, storeMessage } from '../../services/messages-store'
import { wireMessage, wireMessages } from '../../wire/messages-wire'
import { deleteFor, unsend } from '../../services/talk/message-removal'
import { keepMessagePhotos, readPhotos } from '../../services/pictures/photos'

export const messages: Implementations<typeof contract> = {
  listMessages: ({ db, me, params }) => wireMessages(db, findOrThrow(db.conversation, params.conversationId), me().id),

  sendMessage: ({ backend, me, body }) => {
    const { id: sender } = me()
    const conversation = findOrThrow(backend.db.conversation, body.conversation_id)
    const client_id = body.client_id ?? null
    const stored = sentBefore(backend, conversation, sender, client_id)
    if (stored) return wireMessage(stored)
    requireOpen(backend.db, conversation, sender)
    limitSending(backend, sender)
    return wireMessage(storeMessage(backend, { conversation, sender, text: body.message, client_id }))
  },

  sendPhotos: async ({ backend, me, body }) => {
    const { id: sender } = me()
    const conversation = findOrThrow(backend.db.conversation, body.conversation_id)
    const client_id = body.client_id ?? null
    const before = () => sentBefore(backend, conversation, sender, client_id)
    const stored = before()
    if (stored) return wireMessage(stored)
    requireOpen(backend.db, conversation, sender)
    limitSending(backend, sender)
    const kept = await keepMessagePhotos(backend.files, await readPhotos(body.photos))
    // The same message may have been sent again while the pictures were read.
    const meanwhile = before()
    if (meanwhile) {
      await Promise.all(kept.map(({ image_url }) => backend.files.remove(image_url)))
      return wireMessage(meanwhile)
    }
    const text = body.message?.trim() ?? ''
    const photos = JSON.stringify(kept)
    return wireMessage(storeMessage(backend, { conversation, sender, text, photos, client_id }))
  },

  unsendMessage: async ({ backend, db, params }) => {
    const row = findOrThrow(db.message, params.id)
    return wireMessage(await unsend(backend, findOrThrow(db.conversation, row.conversation_id), row))
  },

  deleteMessageForMe: ({ backend, db, me, params }) => {
    const row = findOrThrow(db.message, params.id)
    deleteFor(backend, findOrThrow(db.conversation, row.conversation_id), row, me().id)
    return undefined
  },
}
