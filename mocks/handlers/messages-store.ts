import { messageArrived, notificationArrived, offerUpdated } from '@/contract/realtime'
import { COIN_EARNINGS } from '@/domain/coins'
import type { Backend } from '../backend'
import type { Row } from '../db/database'
import { problem } from '../network/problem'
import { messagesOf, openOfferOf, wireMessage } from './messages-wire'
import { notify, wireNotification } from './notify'

/** Most messages a user may send in a minute. */
const A_MINUTE = 20
const MINUTE = 60_000
const EXCERPT = 120

type Given = { conversation: Row<'conversation'>; sender: string; text: string } & Partial<
  Pick<Row<'message'>, 'id' | 'type' | 'offer_amount' | 'offer_id' | 'client_id'>
>

/** The conversation with that id, for its participants (readings.md). */
export function participated({ db }: Backend, id: string | number, userId: string): Row<'conversation'> {
  const row = db.conversation.find(String(id))
  if (!row) throw problem(404, 'Conversation not found')
  if (row.buyer_id !== userId && row.seller_id !== userId)
    throw problem(403, 'Only the participants can see this conversation.')
  return row
}

export function otherSide(row: Row<'conversation'>, userId: string): string {
  return row.buyer_id === userId ? row.seller_id : row.buyer_id
}

/** Stores a message, counts it as unread by the other side, and tells both. */
export function storeMessage(backend: Backend, { conversation, sender, text, ...more }: Given): Row<'message'> {
  const { db, clock, pushes } = backend
  const receiver = otherSide(conversation, sender)
  const row = db.message.insert({
    id: db.newId(),
    type: 'plain',
    offer_amount: null,
    offer_id: null,
    client_id: null,
    ...more,
    conversation_id: conversation.id,
    sender_id: sender,
    message: text,
    timestamp: clock.iso(),
  })
  const now = db.conversation.find(conversation.id) ?? conversation
  db.conversation.update(conversation.id, {
    updated_at: row.timestamp,
    // Something new brings a conversation back from the receiver's archive.
    ...(receiver === now.buyer_id
      ? { buyer_unread: now.buyer_unread + 1, buyer_archived: false }
      : { seller_unread: now.seller_unread + 1, seller_archived: false }),
  })
  const arrived = { conversationId: conversation.id, message: wireMessage(row), senderId: sender, receiverId: receiver }
  pushes.push(receiver, messageArrived, arrived)
  pushes.push(sender, messageArrived, arrived)
  tellReceiver(backend, receiver, row)
  return row
}

/** One unread notification a conversation, about its latest message. */
function tellReceiver(
  backend: Backend,
  receiver: string,
  { sender_id, conversation_id, message, type }: Row<'message'>,
) {
  const link = conversationLink(conversation_id)
  removeUnread(backend, receiver, link)
  const sender = backend.db.user.find(sender_id)
  const name = sender?.name ?? 'A member'
  const title = { plain: `New message from ${name}`, offer: `New offer from ${name}` } as Record<string, string>
  notify(backend, receiver, {
    type: 'message',
    title: title[type] ?? `${name} answered your offer`,
    message: message.length > EXCERPT ? `${message.slice(0, EXCERPT).trimEnd()}…` : message,
    link,
    avatar: sender?.profile_picture ?? null,
  })
}

/** The screen that shows a conversation. */
function conversationLink(id: string): string {
  return `/dashboard/messages?conversation=${encodeURIComponent(id)}`
}

function removeUnread({ db }: Backend, userId: string, link: string) {
  for (const { id } of db.notification.where((row) => row.user_id === userId && row.link === link && !row.read))
    db.notification.remove(id)
}

/** One side has read everything; the notifications that said so are read with it, in every tab. */
export function readAll({ db, pushes }: Backend, row: Row<'conversation'>, userId: string): void {
  db.conversation.update(row.id, row.buyer_id === userId ? { buyer_unread: 0 } : { seller_unread: 0 })
  const link = conversationLink(row.id)
  for (const { id } of db.notification.where((row) => row.user_id === userId && row.link === link && !row.read)) {
    const read = db.notification.update(id, { read: true })
    if (read) pushes.push(userId, notificationArrived, wireNotification(read))
  }
}

/** Refuses (429) who sends more than twenty messages and offers a minute. */
export function limitSending({ db, clock }: Backend, userId: string): void {
  const since = new Date(clock.now() - MINUTE).toISOString()
  const sent = db.message.where((row) => row.sender_id === userId && row.timestamp > since).length
  if (sent >= A_MINUTE) throw problem(429, 'You are sending messages too quickly. Wait a minute and try again.')
}

/** The buyer's offer: one open offer a conversation, none on what is sold (readings.md). */
export function storeOffer(backend: Backend, given: Given & { offer_amount: number }): Row<'message'> {
  const { conversation } = given
  const row = storeMessage(backend, { ...given, type: 'offer' })
  pushOffer(backend, conversation, row, 'open')
  return row
}

/** The seller takes or declines an open offer. Taking it sells the listing and declines every other open offer on it. */
export function answerOffer(
  backend: Backend,
  conversation: Row<'conversation'>,
  offer: Row<'message'>,
  status: 'accepted' | 'rejected',
  id: string = backend.db.newId(),
): Row<'message'> {
  const row = storeMessage(backend, {
    id,
    conversation,
    sender: conversation.seller_id,
    text: status === 'accepted' ? 'Offer accepted! Property sold.' : 'Offer declined.',
    type: status === 'accepted' ? 'offer_accepted' : 'offer_rejected',
    offer_id: offer.id,
    offer_amount: offer.offer_amount,
  })
  if (status === 'accepted') sell(backend, conversation)
  pushOffer(backend, conversation, offer, status)
  if (status === 'accepted') declineOthers(backend, conversation, id)
  return row
}

/** The listing is sold, and its owner earns what that is worth in coins (A 9). */
function sell({ db, clock }: Backend, { property_id, seller_id }: Row<'conversation'>) {
  const property = db.property.update(property_id, { status: 'sold' })
  const seller = db.user.find(seller_id)
  const earned = COIN_EARNINGS.find(({ label }) => label === 'Property Sold')
  if (property?.listing_type !== 'sale' || !seller || !earned) return
  db.coin_entry.insert({ id: db.newId(), user_id: seller_id, ...earned, date: clock.iso() })
  db.user.update(seller_id, { coins: seller.coins + earned.amount })
}

function declineOthers(backend: Backend, { id, property_id }: Row<'conversation'>, acceptance: string) {
  for (const other of backend.db.conversation.where((row) => row.property_id === property_id && row.id !== id)) {
    const offer = openOfferOf(messagesOf(backend.db, other.id))
    if (offer) answerOffer(backend, other, offer, 'rejected', `${acceptance}-${other.id}`)
  }
}

function pushOffer(
  { pushes }: Backend,
  { id, property_id, buyer_id, seller_id }: Row<'conversation'>,
  offer: Row<'message'>,
  status: 'open' | 'accepted' | 'rejected',
) {
  for (const user of [buyer_id, seller_id])
    pushes.push(user, offerUpdated, {
      conversationId: id,
      offerId: offer.id,
      propertyId: property_id,
      status,
      offerAmount: offer.offer_amount,
    })
}
