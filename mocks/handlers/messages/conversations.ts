import type * as contract from '@/contract/messages/conversations'
import type { Implementations } from '../../network/implement'
import { findOrThrow } from '../../services/access/ownership'
import { conversationsOf, openConversationAbout, openConversationWith } from '../../services/talk/conversations'
import { readAll } from '../../services/messages-store'
import { wireConversation } from '../../wire/messages-wire'

export const conversations: Implementations<typeof contract> = {
  listConversations: ({ backend, db, me, t }) => {
    const { id } = me()
    return conversationsOf(db, id).map((row) => wireConversation(backend, row, id, t))
  },

  openConversation: ({ backend, me, body, t }) => {
    const { id } = me()
    const { property_id, owner_id } = body
    const row =
      (property_id ?? '') === ''
        ? openConversationWith(backend, String(owner_id), id)
        : openConversationAbout(backend, String(property_id), String(owner_id), id)
    return wireConversation(backend, row, id, t)
  },

  getConversation: ({ backend, db, me, params, t }) => {
    const { id } = me()
    return wireConversation(backend, findOrThrow(db.conversation, params.id), id, t)
  },

  archiveConversation: ({ db, me, params, body }) => {
    const { id } = me()
    const row = findOrThrow(db.conversation, params.id)
    const { archived } = body
    db.conversation.update(row.id, row.buyer_id === id ? { buyer_archived: archived } : { seller_archived: archived })
    return undefined
  },

  muteConversation: ({ db, me, params, body: { muted } }) => {
    const row = findOrThrow(db.conversation, params.id)
    db.conversation.update(row.id, row.buyer_id === me().id ? { buyer_muted: muted } : { seller_muted: muted })
    return undefined
  },

  markConversationRead: ({ backend, me, params }) => {
    const { id } = me()
    readAll(backend, findOrThrow(backend.db.conversation, params.id), id)
    return undefined
  },
}
