import type * as contract from '@/contract/messages/messages'
import type { Implementations } from '../../network/implement'
import { known } from '../../services/access/ownership'
import { requireOpen } from '../../services/conversation-sides'
import { limitSending, sentBefore, storeMessage } from '../../services/messages-store'
import { messagesOf, wireMessage } from '../../wire/messages-wire'
import { photos } from './photos'

export const messages: Implementations<typeof contract> = {
  listMessages: ({ db, params }) => messagesOf(db, params.conversationId).map(wireMessage),

  sendMessage: ({ backend, me, body }) => {
    const { id: sender } = me()
    const conversation = known(backend.db.conversation, body.conversation_id)
    const client_id = body.client_id ?? null
    const stored = sentBefore(backend, conversation, sender, client_id)
    if (stored) return wireMessage(stored)
    requireOpen(backend.db, conversation, sender)
    limitSending(backend, sender)
    return wireMessage(storeMessage(backend, { conversation, sender, text: body.message, client_id }))
  },

  ...photos,
}
