import { messageArrived, notificationArrived, offerUpdated } from '@/contract/realtime'
import { MESSAGES } from '@/contract/rules/limits'
import { acceptedText, OFFER_DECLINED_TEXT } from '@/domain/messages/offers'
import type { Backend } from '../backend'
import type { Row } from '../store/database'
import { changeListing } from '../store/versions'
import { problem } from '../network/problem'
import { messagesOf, openOfferOf, wireMessage } from '../wire/messages-wire'
import { otherSide } from './conversation-sides'
import { payForSale } from './follow-ups/coins'
import { notify, wireNotification } from './notify'

const EXCERPT = 120

type Given = { conversation: Row<'conversation'>; sender: string; text: string } & Partial<
  Pick<Row<'message'>, 'id' | 'type' | 'offer_amount' | 'offer_id' | 'client_id'>
>

/** The message that a user sent before with the same `client_id`: an app that got no answer sends it again. */
export function sentBefore(
  { db }: Backend,
  { id }: Row<'conversation'>,
  sender: string,
  client_id: string | null,
): Row<'message'> | undefined {
  if (client_id === null) return undefined
  return db.message.where(
    (row) => row.conversation_id === id && row.sender_id === sender && row.client_id === client_id,
  )[0]
}

/** Stores a message, counts it as unread by the other side, and pushes it to both. */
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
    // A new message takes the conversation out of the receiver's archive.
    ...(receiver === now.buyer_id
      ? { buyer_unread: now.buyer_unread + 1, buyer_archived: false }
      : { seller_unread: now.seller_unread + 1, seller_archived: false }),
  })
  const arrived = { conversationId: conversation.id, message: wireMessage(row), senderId: sender, receiverId: receiver }
  pushes.push(receiver, messageArrived, arrived)
  pushes.push(sender, messageArrived, arrived)
  notifyReceiver(backend, receiver, row)
  return row
}

/** Notifies the receiver. A conversation has one unread notification, about its latest message. */
function notifyReceiver(
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

export function conversationLink(id: string): string {
  return `/dashboard/messages?conversation=${encodeURIComponent(id)}`
}

export function removeUnread({ db }: Backend, userId: string, link: string) {
  for (const { id } of db.notification.where((row) => row.user_id === userId && row.link === link && !row.read))
    db.notification.remove(id)
}

/** Marks a conversation as read by one side, and the notifications about it, in every tab. */
export function readAll({ db, pushes }: Backend, row: Row<'conversation'>, userId: string): void {
  db.conversation.update(row.id, row.buyer_id === userId ? { buyer_unread: 0 } : { seller_unread: 0 })
  const link = conversationLink(row.id)
  for (const { id } of db.notification.where((row) => row.user_id === userId && row.link === link && !row.read)) {
    const read = db.notification.update(id, { read: true })
    if (read) pushes.push(userId, notificationArrived, wireNotification(read))
  }
}

/** Refuses (429) more than twenty messages and offers a minute. */
export function limitSending({ db, clock }: Backend, userId: string): void {
  const within = MESSAGES.minutes * 60_000
  const since = clock.now() - within
  const sent = db.message
    .where((row) => row.sender_id === userId)
    .map(({ timestamp }) => Date.parse(timestamp))
    .filter((at) => at > since)
    .toSorted((one, other) => one - other)
  const free = sent.at(-MESSAGES.most)
  if (free !== undefined)
    throw problem(429, 'You are sending messages too quickly.', { retryIn: free + within - clock.now() })
}

/** Stores the buyer's offer (A 4) and pushes it to both sides. */
export function storeOffer(backend: Backend, given: Given & { offer_amount: number }): Row<'message'> {
  const { conversation } = given
  const row = storeMessage(backend, { ...given, type: 'offer' })
  pushOffer(backend, conversation, row, 'open')
  return row
}

/** Stores the seller's answer. Accepting sells or rents out the listing and declines every other open offer on it. */
export function answerOffer(
  backend: Backend,
  conversation: Row<'conversation'>,
  offer: Row<'message'>,
  status: 'accepted' | 'rejected',
  id: string = backend.db.newId(),
): Row<'message'> {
  const rental = backend.db.property.find(conversation.property_id)?.listing_type === 'rent'
  const row = storeMessage(backend, {
    id,
    conversation,
    sender: conversation.seller_id,
    text: status === 'accepted' ? acceptedText(rental) : OFFER_DECLINED_TEXT,
    type: status === 'accepted' ? 'offer_accepted' : 'offer_rejected',
    offer_id: offer.id,
    offer_amount: offer.offer_amount,
  })
  if (status === 'accepted') sell(backend, conversation)
  pushOffer(backend, conversation, offer, status)
  if (status === 'accepted') declineOthers(backend, conversation, id)
  return row
}

/** Marks the listing as sold and pays its owner the coins for it (A 9). */
function sell(backend: Backend, { property_id }: Row<'conversation'>) {
  const before = backend.db.property.find(property_id)
  const property = before && changeListing(backend, before, { status: 'sold' })
  if (property) payForSale(backend, property)
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
