import type * as contract from '@/contract/messages'
import type { Implementations } from '../../network/implement'
import { conversationsOf, openConversationAbout } from '../../services/conversations'
import { participated } from '../../services/messages-store'
import { wireConversation } from '../../wire/messages-wire'

export const conversations = {
  listConversations: ({ db, me }) => {
    const { id } = me()
    return conversationsOf(db, id).map((row) => wireConversation(db, row, id))
  },

  openConversation: ({ backend, db, me, body }) => {
    const { id } = me()
    const row = openConversationAbout(backend, String(body.property_id), String(body.owner_id), id)
    return wireConversation(db, row, id)
  },

  getConversation: ({ backend, db, me, params }) => {
    const { id } = me()
    return wireConversation(db, participated(backend, params.id, id), id)
  },

  archiveConversation: ({ backend, db, me, params, body }) => {
    const { id } = me()
    const row = participated(backend, params.id, id)
    const { archived } = body
    db.conversation.update(row.id, row.buyer_id === id ? { buyer_archived: archived } : { seller_archived: archived })
    return undefined
  },
} satisfies Partial<Implementations<typeof contract>>
