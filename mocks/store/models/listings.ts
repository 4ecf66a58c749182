import { nullable, primaryKey } from '@mswjs/data'
import type { Reported, ReportReason, ReportStatus } from '@/contract/listing/reports'
import type { AlertFrequency } from '@/contract/favorites/saved-searches'
import { fieldsOf, storedName, type StoredName } from '@/domain/listing/field-kinds'
import { FIELDS } from '@/domain/listing/fields'
import type { PlainField } from '@/domain/listing/listing'
import { flag, maybeFlag, maybeNumber, maybeText, number, text } from './kinds'

const COLUMNS = {
  text: maybeText,
  choice: maybeText,
  list: maybeText,
  flag: maybeFlag,
  number: maybeNumber,
  measure: maybeNumber,
}
type ColumnOf<Field extends PlainField> = (typeof COLUMNS)[(typeof FIELDS)[Field]['kind']]

const fieldColumns = Object.fromEntries(
  fieldsOf('text', 'choice', 'list', 'flag', 'number', 'measure').map((field) => [
    storedName(field),
    COLUMNS[FIELDS[field].kind],
  ]),
) as { [Field in PlainField as StoredName<Field>]: ColumnOf<Field> }

/** The contract’s names (B 3.2), so that a row plus its owner is the answer. Most come from the register of fields. */
export const property = {
  ...fieldColumns,
  id: primaryKey(String),
  title: text,
  price: number,
  /** The asking prices as JSON text, as in the contract; null where the price never changed. */
  price_history: maybeText,
  currency: text,
  listing_type: () => 'sale' as 'sale' | 'rent',
  status: () => 'available' as 'available' | 'pending' | 'sold',
  user_id: text,
  /** The pictures as JSON text, the cover first: the library's columns cannot hold objects. */
  images: text,
  deposit_currency: maybeText,
  category: maybeText,
  property_type: maybeText,
  property_subtype: maybeText,
  rating: maybeNumber,
  created_at: text,
  updated_at: maybeText,
  /** When the owner last confirmed that it is to be had; null before the first time. */
  confirmed_at: maybeText,
  cover_photo_id: maybeText,
  /** How often others opened and saved it before the store was seeded; later ones are rows. Only the owner sees it. */
  views: number,
  likes: number,
}

export const tour = {
  id: primaryKey(String),
  user_id: text,
  property_id: text,
  date: text,
  time: text,
  duration: number,
  status: () => 'pending' as 'scheduled' | 'completed' | 'cancelled' | 'pending',
  notes: maybeText,
  proposed_date: maybeText,
  proposed_time: maybeText,
  /** The lister began it and the visitor has not answered. */
  invited: flag,
  cancelled_by: nullable<'visitor' | 'lister'>(() => 'visitor'),
  reason: maybeText,
  /** What the listing was, as JSON, once it is gone. */
  kept_listing: maybeText,
}

/** The id is `listing since`: a confirmed listing is asked about again. */
export const listing_nudge = { id: primaryKey(String), sent_at: text }

/** What a photo of a listing looks like. */
export const photo_look = { id: primaryKey(String), property_id: text, look: text }

/** What is kept of the subject is for when it is gone. A report of the backend's own has no `user_id`. */
export const report = {
  id: primaryKey(String),
  about: (): Reported => 'listing',
  subject_id: text,
  words: text,
  stars: maybeNumber,
  context: maybeText,
  owner_id: text,
  user_id: maybeText,
  reason: (): ReportReason => 'other',
  details: maybeText,
  status: (): ReportStatus => 'open',
  created_at: text,
  decided_at: maybeText,
  decided_by: maybeText,
  decision: maybeText,
}

/** A saved search (A 3). Prices in pesos. */
export const saved_search = {
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
  alert_frequency: (): AlertFrequency => 'instant',
  last_alert: maybeText,
  /** When its owner last looked at what it finds; null before the first time. */
  opened_at: maybeText,
  created_at: text,
}

/** A listing that the next gathered alert of a saved search names. */
export const search_match = {
  id: primaryKey(String),
  search_id: text,
  property_id: text,
  /** That its price fell; else it is new. */
  reduced: flag,
  at: text,
}

/** A list of homes; their ids are JSON text. */
export const favorite_list = {
  id: primaryKey(String),
  user_id: text,
  name: text,
  property_ids: text,
  created_at: text,
}

export const list_link = {
  id: primaryKey(String),
  list_id: text,
  created_at: text,
  ended_at: maybeText,
}

/** That a device opened a listing on a day in the Philippines; the id is `listing day device`. */
export const listing_view = {
  id: primaryKey(String),
  property_id: text,
  device: text,
  at: text,
}

/** That a device saved a listing; the id is `listing device`. */
export const listing_save = {
  id: primaryKey(String),
  property_id: text,
  device: text,
  at: text,
}

export const list_vote = {
  id: primaryKey(String),
  link_id: text,
  voter: text,
  name: text,
  property_id: text,
  vote: text,
  created_at: text,
}
