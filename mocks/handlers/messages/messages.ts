import type * as contract from '@/contract/messages'
import type { Implementations } from '../../network/implement'
import { known } from '../../services/access/ownership'
import { demandOpen } from '../../services/conversation-sides'
import { limitSending, readAll, sentBefore, storeMessage } from '../../services/messages-store'
import { messagesOf, wireMessage } from '../../wire/messages-wire'
import { conversations } from './conversations'
import { offers } from './offers'

export const messages: Implementations<typeof contract> = {
  ...conversations,
  ...offers,

  listMessages: ({ db, params }) => messagesOf(db, params.conversationId).map(wireMessage),

  sendMessage: ({ backend, me, body }) => {
    const { id: sender } = me()
    const conversation = known(backend.db.conversation, body.conversation_id)
    const client_id = body.client_id ?? null
    const stored = sentBefore(backend, conversation, sender, client_id)
    if (stored) return wireMessage(stored)
    demandOpen(backend.db, conversation, sender)
    limitSending(backend, sender)
    return wireMessage(storeMessage(backend, { conversation, sender, text: body.message, client_id }))
  },

  markConversationRead: ({ backend, me, params }) => {
    const { id } = me()
    readAll(backend, known(backend.db.conversation, params.id), id)
    return undefined
  },
}
