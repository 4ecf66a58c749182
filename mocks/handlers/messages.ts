import { listConversations, type Conversation } from '@/contract/messages'
import type { Database, Row } from '../db/database'
import { implement } from '../network/implement'
import { coverOf } from './wire'

export const messages = [
  implement(listConversations, ({ db, me }) => {
    const { id } = me()
    return db.conversation
      .where((row) => row.buyer_id === id || row.seller_id === id)
      .toSorted((one, other) => other.updated_at.localeCompare(one.updated_at))
      .map((row) => wireConversation(db, row, id))
  }),
]

/** A conversation as one of its two sides sees it. */
function wireConversation(db: Database, row: Row<'conversation'>, viewerId: string): Conversation {
  const buying = row.buyer_id === viewerId
  const other = db.user.find(buying ? row.seller_id : row.buyer_id)
  const property = db.property.find(row.property_id)
  const last = db.message.where((message) => message.conversation_id === row.id).at(-1)
  return {
    id: row.id,
    property: property && { id: property.id, title: property.title, image: coverOf(property), price: property.price },
    user: {
      id: other?.id,
      name: other?.name,
      username: other?.username,
      avatar: other?.profile_picture,
      online: other?.is_online,
    },
    type: buying ? 'buying' : 'selling',
    unread: buying ? row.buyer_unread : row.seller_unread,
    archived: false,
    timestamp: row.updated_at,
    lastMessage: last?.message,
    property_id: row.property_id,
    sender_id: row.buyer_id,
    receiver_id: row.seller_id,
  }
}
