import type { Backend } from '../../backend'
import { invalid, invalidFields, problem, type Errors } from '../../network/problem'
import type { Database, Row } from '../../store/database'
import { closedBecause, otherSide } from '../conversation-sides'

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
  const { user_id: seller_id } = askable(backend, property_id, ownerId, buyer_id)
  const begun = backend.db.conversation.where((row) => row.property_id === property_id && row.buyer_id === buyer_id)[0]
  return begun ? outOfArchive(backend.db, begun, buyer_id) : begin(backend, { property_id, buyer_id, seller_id })
}

/** The last open conversation with a person, in whichever role, or a new one about no listing. */
export function openConversationWith(backend: Backend, personId: string, me: string): Conversation {
  const { db } = backend
  if (personId === me) throw invalid('owner_id', 'You cannot start a conversation with yourself.')
  const own = conversationsOf(db, me).filter((row) => otherSide(row, me) === personId)
  if (!db.user.find(personId))
    throw problem(404, own.length > 0 ? 'This account no longer exists.' : 'This person has no account here.')
  const begun = own.find((row) => closedBecause(db, row, me) === null)
  return begun ? outOfArchive(db, begun, me) : begin(backend, { property_id: '', buyer_id: me, seller_id: personId })
}

function outOfArchive(db: Database, row: Conversation, userId: string): Conversation {
  return (
    db.conversation.update(row.id, row.buyer_id === userId ? { buyer_archived: false } : { seller_archived: false }) ??
    row
  )
}

function begin(
  { db, clock }: Backend,
  { property_id, buyer_id, seller_id }: Pick<Conversation, 'property_id' | 'buyer_id' | 'seller_id'>,
): Conversation {
  return db.conversation.insert({
    id: db.newId(),
    property_id,
    kept_listing: null,
    buyer_id,
    seller_id,
    buyer_unread: 0,
    seller_unread: 0,
    buyer_archived: false,
    seller_archived: false,
    buyer_muted: false,
    seller_muted: false,
    updated_at: clock.iso(),
  })
}

/** The listing, if somebody else owns it and `ownerId` names them. */
function askable({ db }: Backend, propertyId: string, ownerId: string, buyerId: string): Row<'property'> {
  const property = db.property.find(propertyId)
  if (!property) throw problem(404, 'Property not found')
  if (!db.user.find(ownerId)) throw problem(404, 'The owner of this property has no account here.')
  if (property.user_id === buyerId) {
    const errors: Errors = { owner_id: ['You cannot start a conversation with yourself.'] }
    throw problem(422, 'This is your own listing.', { errors })
  }
  if (property.user_id !== ownerId) throw invalidFields({ owner_id: ['Somebody else owns this listing.'] })
  return property
}
