import { factory, nullable, primaryKey } from '@mswjs/data'

const text = String
const number = Number
const flag = Boolean
const maybeText = nullable(String)
const maybeNumber = nullable(Number)
const maybeFlag = nullable(Boolean)

/** A listing's row. Columns are the wire's (B 3.2), so that a row plus its owner is the answer. */
const property = {
  id: primaryKey(String),
  title: text,
  price: number,
  currency: text,
  listing_type: () => 'sale' as 'sale' | 'rent',
  status: () => 'available' as 'available' | 'pending' | 'sold',
  user_id: text,
  /** The pictures as JSON text, the cover first: the library's columns hold no objects. */
  images: text,
  size: maybeNumber,
  parking: maybeNumber,
  bedrooms: maybeNumber,
  bathrooms: maybeNumber,
  street: maybeText,
  city: maybeText,
  province: maybeText,
  zip: maybeText,
  description: maybeText,
  features: maybeText,
  utilities_included: maybeText,
  nearby_amenities: maybeText,
  latitude: maybeNumber,
  longitude: maybeNumber,
  year_built: maybeNumber,
  furnishing: maybeText,
  pet_friendly: maybeFlag,
  minimum_lease: maybeNumber,
  deposit: maybeNumber,
  deposit_currency: maybeText,
  floor_level: maybeText,
  category: maybeText,
  property_type: maybeText,
  property_subtype: maybeText,
  condition: maybeText,
  lot_size: maybeNumber,
  ceiling_height: maybeNumber,
  loading_bays: maybeNumber,
  capacity: maybeNumber,
  zoning_type: maybeText,
  occupancy_status: maybeText,
  roi: maybeNumber,
  hoa_fees: maybeNumber,
  rating: maybeNumber,
  created_at: text,
  building_features: maybeText,
  industrial_features: maybeText,
  land_features: maybeText,
  special_features: maybeText,
  investment_features: maybeText,
  cover_photo_id: maybeText,
  /** How often it was opened and saved by others, for its owner alone. */
  views: number,
  likes: number,
}

/** Somebody with an account (A 3). `password_hash` never leaves the store. */
const user = {
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

/** A signed-in token; it ends at logout. */
const session = { token: primaryKey(String), user_id: text, created_at: text }

/** A conversation between a buyer and a seller about one listing (A 3). Unread counts are per side. */
const conversation = {
  id: primaryKey(String),
  property_id: text,
  buyer_id: text,
  seller_id: text,
  buyer_unread: number,
  seller_unread: number,
  buyer_archived: flag,
  seller_archived: flag,
  updated_at: text,
}

const message = {
  id: primaryKey(String),
  conversation_id: text,
  sender_id: text,
  message: text,
  type: () => 'plain' as 'plain' | 'offer' | 'offer_accepted' | 'offer_rejected',
  offer_amount: maybeNumber,
  /** The offer that an acceptance or a refusal is about. */
  offer_id: maybeText,
  /** The sender's own mark, by which a message that was sent twice is known. */
  client_id: maybeText,
  timestamp: text,
}

/** The super administrator, an account apart from the users (A 6). */
const admin = { id: primaryKey(String), email: text, username: text, name: text, password_hash: text }

const notification = {
  id: primaryKey(String),
  user_id: text,
  type: () => 'system' as 'property_alert' | 'tour_reminder' | 'message' | 'price_drop' | 'system',
  title: text,
  message: text,
  timestamp: text,
  read: flag,
  /** The screen it is about, a path within the app. */
  link: maybeText,
  avatar: maybeText,
}

const tour = {
  id: primaryKey(String),
  user_id: text,
  property_id: text,
  date: text,
  time: text,
  duration: number,
  status: () => 'pending' as 'scheduled' | 'completed' | 'cancelled' | 'pending',
  notes: maybeText,
}

/** A code sent to an e-mail address: `verified` once it was entered, `used` when it can do nothing more. */
const email_code = {
  id: primaryKey(String),
  email: text,
  code: text,
  purpose: () => 'register' as 'register' | 'reset',
  expires_at: text,
  tries: number,
  verified: flag,
  used: flag,
}

/** A message that would have left the machine, had this been a real server. */
const outbox = { id: primaryKey(String), to: text, subject: text, body: text, sent_at: text }

/** A code sent to a phone, for its owner to type in. */
const phone_code = {
  id: primaryKey(String),
  user_id: text,
  phone_number: text,
  code: text,
  expires_at: text,
  tries: number,
  used: flag,
}

/** An identity document handed in for review. `front`, `back` and `selfie` are private files of the file store. */
const id_submission = {
  id: primaryKey(String),
  user_id: text,
  id_type: text,
  front: text,
  back: text,
  selfie: maybeText,
  submitted_at: text,
  status: () => 'pending' as 'pending' | 'approved' | 'rejected',
  reason: maybeText,
  decided_at: maybeText,
}

/** Who decided or looked at what in the administration; never changed afterwards. */
const audit = {
  id: primaryKey(String),
  action: () => 'signed_in' as 'signed_in' | 'id_picture_viewed' | 'verification_approved' | 'verification_rejected',
  admin_email: text,
  verification_id: maybeText,
  user_name: maybeText,
  reason: maybeText,
  created_at: text,
}

/** What one user said about another (A 3). */
const review = {
  id: primaryKey(String),
  user_id: text,
  author_id: text,
  rating: number,
  comment: maybeText,
  date: text,
}

const follow = { id: primaryKey(String), follower_id: text, followed_id: text }

/** A line of somebody's coins (A 9): positive earned, negative spent. */
const coin_entry = { id: primaryKey(String), user_id: text, label: text, amount: number, date: text }

/** A saved search (A 3). Prices in pesos. */
const saved_search = {
  id: primaryKey(String),
  user_id: text,
  name: text,
  location: maybeText,
  property_type: maybeText,
  min_price: maybeNumber,
  max_price: maybeNumber,
  bedrooms: maybeNumber,
  bathrooms: maybeNumber,
  query: maybeText,
  alerts_enabled: flag,
  last_alert: maybeText,
  created_at: text,
}

/** The definition of every table, as @mswjs/data takes it. */
export const MODELS = {
  property,
  user,
  admin,
  session,
  conversation,
  message,
  notification,
  tour,
  email_code,
  outbox,
  phone_code,
  id_submission,
  audit,
  review,
  follow,
  coin_entry,
  saved_search,
}

/** Every table's name. */
export const TABLE_NAMES = Object.keys(MODELS) as TableName[]

/**
 * The @mswjs/data models of one store. The library keeps tabs in step through a BroadcastChannel of its own, with which a
 * second tab's seeding overwrites the first one's edits; hiding the channel while the factory runs leaves that to our snapshot.
 */
export function createModels() {
  const channel = globalThis.BroadcastChannel
  try {
    Reflect.deleteProperty(globalThis, 'BroadcastChannel')
    return factory(MODELS)
  } finally {
    if (channel) globalThis.BroadcastChannel = channel
  }
}

export type Models = ReturnType<typeof createModels>
export type TableName = keyof typeof MODELS
