import type { Backend } from '../backend'
import { invalidFields, problem } from '../network/problem'
import type { Database, Row } from '../store/database'

type Conversation = Row<'conversation'>

/** A user's conversations, latest first. A seller sees one only after its first message. */
export function conversationsOf(db: Database, userId: string): Conversation[] {
  const begun = new Set(db.message.all().map((row) => row.conversation_id))
  return db.conversation
    .where((row) => row.buyer_id === userId || (row.seller_id === userId && begun.has(row.id)))
    .toSorted((one, other) => other.updated_at.localeCompare(one.updated_at))
}

/** The buyer's conversation about a listing: the one they have, out of their archive, or a new one. */
export function openConversationAbout(backend: Backend, property_id: string, ownerId: string, buyer_id: string) {
  const { db, clock } = backend
  const { user_id: seller_id } = askable(backend, property_id, ownerId, buyer_id)
  const begun = db.conversation.where((row) => row.property_id === property_id && row.buyer_id === buyer_id)[0]
  if (begun) return (begun.buyer_archived && db.conversation.update(begun.id, { buyer_archived: false })) || begun
  return db.conversation.insert({
    id: db.newId(),
    property_id,
    buyer_id,
    seller_id,
    buyer_unread: 0,
    seller_unread: 0,
    buyer_archived: false,
    seller_archived: false,
    updated_at: clock.iso(),
  })
}

/** The listing, if somebody else owns it and `ownerId` names them. */
function askable({ db }: Backend, propertyId: string, ownerId: string, buyerId: string): Row<'property'> {
  const property = db.property.find(propertyId)
  if (!property) throw problem(404, 'Property not found')
  if (!db.user.find(ownerId)) throw problem(404, 'The owner of this property has no account here.')
  if (property.user_id === buyerId) {
    const errors = { owner_id: ['You cannot start a conversation with yourself.'] }
    throw problem(422, 'This is your own listing.', { errors })
  }
  if (property.user_id !== ownerId) throw invalidFields({ owner_id: ['Somebody else owns this listing.'] })
  return property
}
