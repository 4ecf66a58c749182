import { nullable, primaryKey } from '@mswjs/data'
import type { Occasion } from '@/contract/account/reviews'
import type { Language } from '@/contract/fields'
import { flag, maybeText, number, text } from './kinds'

/** A user (A 3). `password_hash` never leaves the store. */
export const user = {
  id: primaryKey(String),
  username: text,
  first_name: text,
  last_name: text,
  name: text,
  email: text,
  phone_number: maybeText,
  /** Name on Messenger, as in `m.me/name`. */
  messenger: maybeText,
  location: maybeText,
  bio: maybeText,
  profile_picture: maybeText,
  auth_provider: text,
  password_hash: text,
  phone_verified: flag,
  id_verified: flag,
  id_submitted: flag,
  premium_plan: maybeText,
  coins: number,
  created_at: text,
  updated_at: maybeText,
  is_online: flag,
  last_seen: maybeText,
  date_of_birth: maybeText,
  /** Why the last ID was rejected; null after a new submission. */
  rejection_reason: maybeText,
  /** The settings object (A 3) as JSON text; null for the defaults. */
  settings: maybeText,
  /** The language of the interface that the user last changed something from; null for English. */
  asked_language: nullable<Language>(() => 'en'),
  /** When the user's listings can be visited, as the contract has it, as JSON text; null for any time. */
  visiting_times: maybeText,
  profile_views: number,
  sold_before: number,
  rented_before: number,
  earned_before: number,
}

/** The super administrator (A 6). It is not a user. */
export const admin = { id: primaryKey(String), email: text, username: text, name: text, password_hash: text }

export const session = { token: primaryKey(String), user_id: text, created_at: text }

/** The answer to a call with an `Idempotency-Key`, under endpoint, caller and key, until `ends_at`. */
export const sent_key = { id: primaryKey(String), answer: text, ends_at: text }

export const review = {
  id: primaryKey(String),
  user_id: text,
  author_id: text,
  rating: number,
  comment: maybeText,
  /** When it was written. */
  date: text,
  /** The listing that was visited or agreed on; null for reviews of the seed whose visit is forgotten. */
  property_id: maybeText,
  occasion: nullable<Occasion>(() => 'visit'),
  /** From when everybody sees it. */
  shown_at: text,
  /** Whether both sides were told that it shows. */
  announced: flag,
  answer: maybeText,
  removed_at: maybeText,
}

export const former_name = { id: primaryKey(String), user_id: text, name: text, given_up_at: text }

/** An administrator's decision about a person, while it lasts; without `ends_at` the account is closed. */
export const suspension = {
  id: primaryKey(String),
  user_id: text,
  reason: text,
  decided_at: text,
  ends_at: maybeText,
  answer: maybeText,
  answered_at: maybeText,
  kept_because: maybeText,
}

export const follow = { id: primaryKey(String), follower_id: text, followed_id: text }

export const block = { id: primaryKey(String), blocker_id: text, blocked_id: text }

/** An entry of a user's coin history (A 9): positive earned, negative spent. */
export const coin_entry = { id: primaryKey(String), user_id: text, label: text, amount: number, date: text }
