import type { WireConversation } from '@/contract/messages/conversations'
import type { WireMessage } from '@/contract/messages/message'
import { MESSAGE_REMOVED } from '@/domain/messages/message-removal'
import { isOfferAnswer } from '@/domain/messages/offers'
import type { Text, Translate } from '@/words/words'
import type { Backend } from '../backend'
import { contactOf } from '../services/access/contact'
import { showSeen, showsOnline } from '../services/access/shown'
import { told, worded, type Told } from '../services/told'
import type { Database, Row } from '../store/database'
import { coverOf } from './listing-wire'
import { wireMetPerson } from './person-wire'
import { tourStatusAt } from './tour-wire'

export function wireMessage(stored: Row<'message'>): WireMessage {
  const { sender_id, photos, buyer_deleted: _buyer, seller_deleted: _seller, ...row } = stored
  return { ...row, sender: sender_id, photos: photosIn(photos) }
}

export function photosOf({ photos }: Row<'message'>): NonNullable<WireMessage['photos']> {
  return photosIn(photos) ?? []
}

function photosIn(stored: string | null): WireMessage['photos'] {
  return stored === null ? null : (JSON.parse(stored) as NonNullable<WireMessage['photos']>)
}

export type Line = Told | { own: string }

/** A message in one line. */
export function lineTold({ message, photos, removed_at, type }: Row<'message'>): Line {
  if (removed_at) return told(MESSAGE_REMOVED)
  // The backend itself writes what an answer to an offer reads.
  if (isOfferAnswer(type)) return { text: message as Text, values: {} }
  const n = photosIn(photos)?.length ?? 0
  if (message.trim() !== '' || n === 0) return { own: message }
  return n === 1 ? told('Photo') : told('{n} photos', { n })
}

export function messagesOf(db: Database, conversationId: string): Row<'message'>[] {
  return inOrder(db.message.where((row) => row.conversation_id === conversationId))
}

/** Messages by conversation, each in their order. */
export function talksOf(messages: readonly Row<'message'>[]): Map<string, Row<'message'>[]> {
  const talks = new Map<string, Row<'message'>[]>()
  for (const row of inOrder(messages)) {
    const talk = talks.get(row.conversation_id)
    if (talk) talk.push(row)
    else talks.set(row.conversation_id, [row])
  }
  return talks
}

const inOrder = (messages: readonly Row<'message'>[]) =>
  messages.toSorted((one, other) => one.timestamp.localeCompare(other.timestamp))

/** Those of a conversation that a participant has not deleted for themselves. */
function messagesFor(db: Database, { id, buyer_id }: Row<'conversation'>, viewerId: string): Row<'message'>[] {
  return messagesOf(db, id).filter((row) => !(viewerId === buyer_id ? row.buyer_deleted : row.seller_deleted))
}

/** The latest ones of the other side are unread, as many as are counted. */
export function unreadOf(db: Database, talk: Row<'conversation'>, receiver: string): Row<'message'>[] {
  const unread = receiver === talk.buyer_id ? talk.buyer_unread : talk.seller_unread
  const counted = messagesFor(db, talk, receiver).filter((row) => row.sender_id !== receiver && !row.removed_at)
  return counted.slice(Math.max(0, counted.length - unread))
}

export function wireMessages(db: Database, talk: Row<'conversation'>, viewerId: string): WireMessage[] {
  const other = talk.buyer_id === viewerId ? talk.seller_id : talk.buyer_id
  const unread = new Set(unreadOf(db, talk, other).map(({ id }) => id))
  const shown = showSeen(db, viewerId, other)
  return messagesFor(db, talk, viewerId).map((row) => ({
    ...wireMessage(row),
    seen: shown && row.sender_id === viewerId ? !unread.has(row.id) : null,
  }))
}

/** The offer or counter-offer in a conversation that waits for an answer at that time. */
export function openOfferOf(messages: readonly Row<'message'>[], now: number): Row<'message'> | undefined {
  const answered = new Set(messages.map((row) => row.offer_id))
  return messages.findLast((row) => row.type === 'offer' && !answered.has(row.id) && !isExpired(row, now))
}

export function isExpired({ expires_at }: Row<'message'>, now: number): boolean {
  return expires_at !== null && Date.parse(expires_at) <= now
}

export function wireConversation(
  backend: Backend,
  row: Row<'conversation'>,
  viewerId: string,
  t: Translate,
): WireConversation {
  const { db, clock } = backend
  const buying = row.buyer_id === viewerId
  const otherId = buying ? row.seller_id : row.buyer_id
  const other = db.user.find(otherId)
  const contact = contactOf(db, viewerId, otherId)
  const property = db.property.find(row.property_id)
  const messages = messagesOf(db, row.id)
  const last = messagesFor(db, row, viewerId).at(-1)
  const lastOffer = messages.findLast(({ type }) => type === 'offer')
  const answerable = other !== undefined && property !== undefined && property.status !== 'sold'
  const open = answerable ? openOfferOf(messages, clock.now()) : undefined
  return {
    id: row.id,
    property: property ? { ...wireTalkedAbout(property), listed: true } : keptListing(row),
    user: other
      ? { ...wireMetPerson(backend, other), online: other.is_online && showsOnline(db, other, viewerId), contact }
      : { id: otherId, name: 'Deleted user', username: null, avatar: null, online: false, deleted: true },
    type: buying ? 'buying' : 'selling',
    visited: db.tour
      .where(({ user_id, property_id }) => user_id === row.buyer_id && property_id === row.property_id)
      .some((tour) => tourStatusAt(tour, clock.now()) === 'completed'),
    unread: buying ? row.buyer_unread : row.seller_unread,
    archived: buying ? row.buyer_archived : row.seller_archived,
    muted: buying ? row.buyer_muted : row.seller_muted,
    timestamp: row.updated_at,
    lastMessage: last && worded(lineTold(last), t),
    hasOffer: open !== undefined,
    offerAmount: open?.offer_amount,
    lastOfferMessage: lastOffer && wireMessage(lastOffer),
    property_id: row.property_id || null,
    sender_id: row.buyer_id,
    receiver_id: row.seller_id,
  }
}

type TalkedAbout = NonNullable<WireConversation['property']>

export function wireTalkedAbout(property: Row<'property'>): TalkedAbout {
  const { id, title, price, listing_type } = property
  return { id, title, image: coverOf(property), price, listing_type }
}

function keptListing({ property_id, kept_listing }: Row<'conversation'>): TalkedAbout | null {
  if (property_id === '') return null
  const kept = kept_listing === null ? { id: property_id } : (JSON.parse(kept_listing) as TalkedAbout)
  return { ...kept, listed: false }
}
