import { OFFER_DAYS } from '@/contract/fields'
import { messageArrived, messagesSeen, notificationArrived } from '@/contract/messages/realtime'
import { agreedOn, formatOffer } from '@/domain/messages/offers'
import { MESSAGES } from '@/contract/rules/limits'
import type { Backend } from '../backend'
import type { Row } from '../store/database'
import { problem } from '../network/problem'
import { showSeen } from './access/shown'
import { waitForRoom } from './access/lockout'
import { lineTold, wireMessage, type Line } from '../wire/messages-wire'
import { otherSide } from './conversation-sides'
import { notify, wireNotification } from './notify'
import { told, type Told } from './told'
import { wordsOf } from './people/settings'

const EXCERPT = 120
const DAY = 86_400_000

export type Given = { conversation: Row<'conversation'>; sender: string; text: string } & Partial<
  Pick<Row<'message'>, 'id' | 'type' | 'offer_amount' | 'offer_id' | 'client_id' | 'tour_id' | 'photos'>
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

export function storeMessage(backend: Backend, { conversation, sender, text, ...more }: Given): Row<'message'> {
  const { db, clock, pushes } = backend
  const receiver = otherSide(conversation, sender)
  const row = db.message.insert({
    id: db.newId(),
    type: 'plain',
    offer_amount: null,
    offer_id: null,
    tour_id: null,
    photos: null,
    client_id: null,
    expires_at: more.type === 'offer' ? new Date(clock.now() + OFFER_DAYS * DAY).toISOString() : null,
    ...more,
    conversation_id: conversation.id,
    sender_id: sender,
    message: text,
    timestamp: clock.iso(),
    removed_at: null,
    buyer_deleted: false,
    seller_deleted: false,
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
  // The tour sends its own notification.
  const isMuted = receiver === now.buyer_id ? now.buyer_muted : now.seller_muted
  if (row.tour_id === null && !isMuted) notifyReceiver(backend, receiver, row)
  return row
}

/** What both agreed on; undefined where the listing is gone. */
function agreedLine({ db }: Backend, { conversation_id, offer_amount }: Row<'message'>): Told | undefined {
  const property = db.property.find(db.conversation.find(conversation_id)?.property_id ?? '')
  if (!property || offer_amount === null) return undefined
  return told(agreedOn(property.listing_type === 'rent'), { amount: formatOffer(offer_amount, property.currency) })
}

/** Notifies the receiver. A conversation has one unread notification, about its latest message. */
function notifyReceiver(backend: Backend, receiver: string, row: Row<'message'>) {
  const { sender_id, conversation_id, type, offer_id } = row
  const link = conversationLink(conversation_id)
  removeUnread(backend, receiver, link)
  const sender = backend.db.user.find(sender_id)
  const name = sender?.name ?? told('A member')
  const isReplaced = offer_id !== null && backend.db.message.find(offer_id)?.sender_id === sender_id
  const offer = offer_id === null ? 'New offer from {name}' : 'New counter-offer from {name}'
  const title = {
    plain: 'New message from {name}',
    offer: isReplaced ? '{name} offers a different amount' : offer,
    offer_withdrawn: '{name} withdrew an offer',
    offer_accepted: '{name} answered your offer',
    offer_rejected: '{name} answered your offer',
  } as const
  notify(backend, receiver, {
    type: 'message',
    title: told(title[type], { name }),
    message: (type === 'offer_accepted' && agreedLine(backend, row)) || excerptOf(lineTold(row)),
    link,
    avatar: sender?.profile_picture ?? null,
  })
}

export function excerptOf(line: Line): Line {
  if (!('own' in line) || line.own.length <= EXCERPT) return line
  return { own: `${line.own.slice(0, EXCERPT).trimEnd()}…` }
}

export function conversationLink(id: string): string {
  return `/dashboard/messages?conversation=${encodeURIComponent(id)}`
}

export function removeUnread({ db }: Backend, userId: string, link: string) {
  for (const { id } of db.notification.where((row) => row.user_id === userId && row.link === link && !row.read))
    db.notification.remove(id)
}

export function readAll({ db, pushes }: Backend, row: Row<'conversation'>, userId: string): void {
  const other = otherSide(row, userId)
  const wasUnread = (row.buyer_id === userId ? row.buyer_unread : row.seller_unread) > 0
  if (wasUnread && showSeen(db, userId, other))
    pushes.push(other, messagesSeen, { conversationId: row.id, readerId: userId })
  db.conversation.update(row.id, row.buyer_id === userId ? { buyer_unread: 0 } : { seller_unread: 0 })
  const link = conversationLink(row.id)
  for (const { id } of db.notification.where((row) => row.user_id === userId && row.link === link && !row.read)) {
    const read = db.notification.update(id, { read: true })
    if (read) pushes.push(userId, notificationArrived, wireNotification(read, wordsOf(db, userId)))
  }
}

/** Refuses (429) more than twenty messages and offers a minute. */
export function limitSending({ db, clock }: Backend, userId: string): void {
  const sent = db.message.where((row) => row.sender_id === userId).map(({ timestamp }) => Date.parse(timestamp))
  const retryIn = waitForRoom(sent, MESSAGES, clock.now())
  if (retryIn !== null) throw problem(429, 'You are sending messages too quickly.', { retryIn })
}
