import {
  archiveConversation,
  getConversation,
  listConversations,
  listMessages,
  markConversationRead,
  openConversation,
  sendMessage,
} from '@/contract/messages'
import { implement } from '../network/implement'
import { problem } from '../network/problem'
import { limitSending, participated, readAll, storeMessage } from './messages-store'
import { messagesOf, wireConversation, wireMessage } from './messages-wire'

export const messages = [
  implement(listConversations, ({ db, me }) => {
    const { id } = me()
    const begun = new Set(db.message.all().map((row) => row.conversation_id))
    return (
      db.conversation
        // Who only opened a chat has not yet written to anybody.
        .where((row) => row.buyer_id === id || (row.seller_id === id && begun.has(row.id)))
        .toSorted((one, other) => other.updated_at.localeCompare(one.updated_at))
        .map((row) => wireConversation(db, row, id))
    )
  }),

  implement(openConversation, ({ db, clock, me, body }) => {
    const { id } = me()
    const property = db.property.find(String(body.property_id))
    if (!property || !db.user.find(String(body.owner_id))) throw problem(404, 'Property not found')
    if (property.user_id === id)
      throw problem(422, 'This is your own listing.', { owner_id: ['You cannot start a conversation with yourself.'] })
    if (property.user_id !== String(body.owner_id))
      throw problem(422, 'The given data was invalid.', { owner_id: ['Somebody else owns this listing.'] })
    const begun = db.conversation.where((row) => row.property_id === property.id && row.buyer_id === id)[0]
    if (begun?.buyer_archived) db.conversation.update(begun.id, { buyer_archived: false })
    const row =
      (begun && db.conversation.find(begun.id)) ??
      db.conversation.insert({
        id: db.newId(),
        property_id: property.id,
        buyer_id: id,
        seller_id: property.user_id,
        buyer_unread: 0,
        seller_unread: 0,
        buyer_archived: false,
        seller_archived: false,
        updated_at: clock.iso(),
      })
    return wireConversation(db, row, id)
  }),

  implement(getConversation, ({ backend, db, me, params }) => {
    const { id } = me()
    return wireConversation(db, participated(backend, params.id, id), id)
  }),

  implement(archiveConversation, ({ backend, db, me, params, body }) => {
    const { id } = me()
    const row = participated(backend, params.id, id)
    const { archived } = body
    db.conversation.update(row.id, row.buyer_id === id ? { buyer_archived: archived } : { seller_archived: archived })
    return undefined
  }),

  implement(listMessages, ({ backend, db, me, params }) =>
    messagesOf(db, participated(backend, params.conversationId, me().id).id).map(wireMessage),
  ),

  implement(sendMessage, ({ backend, db, me, body }) => {
    const { id } = me()
    const conversation = participated(backend, body.conversation_id, id)
    const { client_id } = body
    const stored =
      client_id &&
      db.message.where(
        (row) => row.conversation_id === conversation.id && row.sender_id === id && row.client_id === client_id,
      )[0]
    if (stored) return wireMessage(stored)
    limitSending(backend, id)
    return wireMessage(
      storeMessage(backend, { conversation, sender: id, text: body.message, client_id: client_id ?? null }),
    )
  }),

  implement(markConversationRead, ({ backend, me, params }) => {
    const { id } = me()
    readAll(backend, participated(backend, params.id, id), id)
    return undefined
  }),
]
