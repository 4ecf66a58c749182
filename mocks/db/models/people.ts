import { primaryKey } from '@mswjs/data'
import { flag, maybeNumber, maybeText, number, text } from './kinds'

/** Somebody with an account (A 3). `password_hash` never leaves the store. */
export const user = {
  id: primaryKey(String),
  username: text,
  first_name: text,
  last_name: text,
  name: text,
  email: text,
  phone_number: maybeText,
  location: maybeText,
  bio: maybeText,
  profile_picture: maybeText,
  auth_provider: text,
  password_hash: text,
  phone_verified: flag,
  id_verified: flag,
  id_submitted: flag,
  premium_plan: maybeText,
  rating: maybeNumber,
  review_count: number,
  coins: number,
  created_at: text,
  is_online: flag,
  last_seen: maybeText,
  date_of_birth: maybeText,
  /** Why the last ID was refused, until a better one is handed in. */
  rejection_reason: maybeText,
  /** The settings object (A 3) as JSON text; null as long as none were saved. */
  settings: maybeText,
  profile_views: number,
}

/** The super administrator, an account apart from the users (A 6). */
export const admin = { id: primaryKey(String), email: text, username: text, name: text, password_hash: text }

/** A signed-in token; it ends at logout. */
export const session = { token: primaryKey(String), user_id: text, created_at: text }

/** What one user said about another (A 3). */
export const review = {
  id: primaryKey(String),
  user_id: text,
  author_id: text,
  rating: number,
  comment: maybeText,
  date: text,
}

export const follow = { id: primaryKey(String), follower_id: text, followed_id: text }

/** A line of somebody's coins (A 9): positive earned, negative spent. */
export const coin_entry = { id: primaryKey(String), user_id: text, label: text, amount: number, date: text }
