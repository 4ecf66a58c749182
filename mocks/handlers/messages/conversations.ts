import type * as contract from '@/contract/messages'
import type { Implementations } from '../../network/implement'
import { known } from '../../services/access/ownership'
import { conversationsOf, openConversationAbout, openConversationWith } from '../../services/conversations'
import { wireConversation } from '../../wire/messages-wire'

export const conversations = {
  listConversations: ({ backend, db, me }) => {
    const { id } = me()
    return conversationsOf(db, id).map((row) => wireConversation(backend, row, id))
  },

  openConversation: ({ backend, me, body }) => {
    const { id } = me()
    const { property_id, owner_id } = body
    const row =
      (property_id ?? '') === ''
        ? openConversationWith(backend, String(owner_id), id)
        : openConversationAbout(backend, String(property_id), String(owner_id), id)
    return wireConversation(backend, row, id)
  },

  getConversation: ({ backend, db, me, params }) => {
    const { id } = me()
    return wireConversation(backend, known(db.conversation, params.id), id)
  },

  archiveConversation: ({ db, me, params, body }) => {
    const { id } = me()
    const row = known(db.conversation, params.id)
    const { archived } = body
    db.conversation.update(row.id, row.buyer_id === id ? { buyer_archived: archived } : { seller_archived: archived })
    return undefined
  },
} satisfies Partial<Implementations<typeof contract>>
