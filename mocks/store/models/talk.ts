import { primaryKey } from '@mswjs/data'
import type { WireMessage } from '@/contract/messages/message'
import { flag, maybeNumber, maybeText, number, text } from './kinds'

/** A conversation between a buyer and a seller about one listing (A 3). Unread counts are per side. */
export const conversation = {
  id: primaryKey(String),
  /** Empty for a conversation about no listing. */
  property_id: text,
  /** The listing as the contract has it in a conversation, as JSON text, once it was removed. */
  kept_listing: maybeText,
  buyer_id: text,
  seller_id: text,
  buyer_unread: number,
  seller_unread: number,
  buyer_archived: flag,
  seller_archived: flag,
  buyer_muted: flag,
  seller_muted: flag,
  updated_at: text,
}

export const message = {
  id: primaryKey(String),
  conversation_id: text,
  sender_id: text,
  message: text,
  type: () => 'plain' as NonNullable<WireMessage['type']>,
  offer_amount: maybeNumber,
  offer_id: maybeText,
  expires_at: maybeText,
  tour_id: maybeText,
  photos: maybeText,
  /** The sender's own id, by which a message that was sent twice is stored once. */
  client_id: maybeText,
  timestamp: text,
  removed_at: maybeText,
  buyer_deleted: flag,
  seller_deleted: flag,
}

/** The id is `tour date time`: a moved tour is reminded of again. */
export const tour_reminder = { id: primaryKey(String), sent_at: text }

export const offer_expiry = { id: primaryKey(String), sent_at: text }

export const notification = {
  id: primaryKey(String),
  user_id: text,
  type: () => 'system' as 'property_alert' | 'tour_reminder' | 'message' | 'price_drop' | 'system',
  title: text,
  message: text,
  /** What title and message were made of, as JSON text (`services/told.ts`); they themselves are in English. */
  said: maybeText,
  timestamp: text,
  read: flag,
  /** The path of a screen in the app. */
  link: maybeText,
  avatar: maybeText,
}

/** What people of the demo will do, at a time of the mock's clock (`mocks/agenda`). The id is `kind about`. */
export const planned_event = {
  id: primaryKey(String),
  at: text,
  kind: () => 'person-reads' as 'person-reads' | 'person-types' | 'person-answers' | 'person-leaves' | 'tour-agrees',
  /** The message, the user or the tour that it is about. */
  about: text,
}
