import {
  BIO_MAX_LENGTH,
  DESCRIPTION_MAX,
  LOCATION_MAX_LENGTH,
  MAX_PHOTOS,
  MESSAGE_MAX,
  NAME_MAX_LENGTH,
  TEXT_MAX,
} from '../fields'
import { REVIEW_TEXT_MAX } from '../account/reviews'
import {
  ADDRESS_MAX,
  EMAIL_MAX,
  LIST_LIMITS,
  NUMBER_LIMITS,
  NUMBER_TEXT_MAX,
  TEXT_LIMITS,
  type NumberLimit,
} from './limits-of-fields'

/** What is said of a list: it is as long, and each text in it. */
type ListFacts = { type: 'array'; maxItems: number; items: { type?: 'string'; minLength?: number; maxLength: number } }

/** What the documents say of a value besides its type: JSON Schema keywords, and the unit in `x-unit`. */
export type ValueFacts = {
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  multipleOf?: number
  pattern?: string
  format?: 'email' | 'uri-reference' | 'date' | 'date-time'
  contentMediaType?: 'application/json'
  /** Of a list as JSON text; of a list that travels as a list too. */
  contentSchema?: ListFacts
  'x-unit'?: string
}

/** Numbers may travel as decimal text (B 3.2), so their pattern is said too. */
export const DECIMAL = '^(|-?\\d+(\\.\\d+)?)$'
const number = (unit: string, facts: ValueFacts = {}): ValueFacts => ({
  maxLength: NUMBER_TEXT_MAX,
  pattern: DECIMAL,
  'x-unit': unit,
  ...facts,
})
const count = (unit: string, facts: ValueFacts = {}) => number(unit, { minimum: 0, multipleOf: 1, ...facts })
const text = (maxLength: number = TEXT_MAX): ValueFacts => ({ maxLength })

const id: ValueFacts = { minLength: 1, maxLength: TEXT_MAX }
const money = number('units of the currency', { minimum: 0, ...NUMBER_LIMITS.price })
const pesos = number('Philippine pesos', { minimum: 0 })
const picture: ValueFacts = { format: 'uri-reference' }
const texts: ValueFacts = {
  contentMediaType: 'application/json',
  contentSchema: {
    type: 'array',
    maxItems: LIST_LIMITS.entries,
    items: { type: 'string', maxLength: LIST_LIMITS.entry },
  },
}
const ids: ValueFacts = {
  contentMediaType: 'application/json',
  contentSchema: { type: 'array', maxItems: MAX_PHOTOS, items: { minLength: 1, maxLength: TEXT_MAX } },
}
const currency: ValueFacts = { pattern: '^[A-Z]{3}$' }
const phone: ValueFacts = { maxLength: 32, pattern: '^[+\\d\\s().-]*$' }
const name = text(2 * NAME_MAX_LENGTH + 1)
const percent = number('percent', { minimum: 0 })
const latitude = number('degrees', NUMBER_LIMITS.lat)
const longitude = number('degrees', NUMBER_LIMITS.lng)
const secret = text(4_096)

/** What is counted, by its name. */
const counts = Object.fromEntries(
  Object.entries<NumberLimit>(NUMBER_LIMITS).flatMap(([name, { counts: unit, ...limit }]) =>
    unit === undefined ? [] : [[name, count(unit, limit)]],
  ),
)

/** The same facts for several names. */
function all<const Name extends string>(names: readonly Name[], facts: ValueFacts) {
  return Object.fromEntries(names.map((each) => [each, facts])) as Record<Name, ValueFacts>
}

/**
 * Units, limits and formats by a property's name: one name means one kind of value wherever it travels. What a schema
 * of the contract checks itself goes before it. For the documents; the app does not load it.
 */
export const VALUES: Readonly<Record<string, ValueFacts>> = {
  ...all(
    [
      'id',
      'conversationId',
      'conversation_id',
      'cover_photo_id',
      'messageId',
      'readerId',
      'offerId',
      'offer_id',
      'offeredBy',
      'owner_id',
    ],
    id,
  ),
  ...all(
    [
      'person_id',
      'propertyId',
      'subjectId',
      'subject_id',
      'property_id',
      'receiverId',
      'receiver_id',
      'sender',
      'senderId',
      'sender_id',
      'tourId',
      'tour_id',
    ],
    id,
  ),
  ...all(['otherId', 'ownerId', 'reporterId', 'userId', 'user_id', 'verificationId', 'client_id', 'debug_code'], id),

  ...all(['price', 'deposit', 'hoa_fees', 'min_price', 'max_price'], money),
  ...all(['offerAmount', 'offer_amount'], money),
  ...all(['total_earnings', 'minPrice', 'min', 'max'], pesos),
  ...all(['currency', 'deposit_currency'], currency),

  // The facts of `ph`.
  ...all(['reservation', 'balance', 'monthly', 'minimum_price', 'per_sqm'], money),
  down_percent: { ...percent, ...NUMBER_LIMITS.down_percent },
  frontage: number('meters', NUMBER_LIMITS.frontage),
  road_width: number('meters', { minimum: 0, ...NUMBER_LIMITS.road_width }),
  year: number('year', { ...NUMBER_LIMITS.year, multipleOf: 1 }),
  turnover: { pattern: '^\\d{4}-(0[1-9]|1[0-2])$' },
  ...all(['offers_from', 'offers_until', 'valid_until', 'title_checked_on'], { format: 'date' }),
  number: text(TEXT_LIMITS.number),
  license: { pattern: '^\\d{4,7}$' },
  project: text(TEXT_LIMITS.project),
  landmark: text(TEXT_LIMITS.landmark),
  barangay: text(TEXT_LIMITS.barangay),
  district: text(),
  days: number('days', { minimum: 0 }),
  tower: text(TEXT_LIMITS.tower),

  ...all(['size', 'square_feet'], number('square feet', { minimum: 0 })),
  lot_size: number('acres', { minimum: 0 }),
  ceiling_height: number('feet', { minimum: 0 }),
  ...counts,
  bathrooms: number('rooms', { minimum: 0, ...NUMBER_LIMITS.bathrooms, multipleOf: 0.5 }),
  parking: counts['parking_spots']!,
  year_built: number('year', { ...NUMBER_LIMITS.year_built, multipleOf: 1 }),
  ...all(['within_day', 'of'], count('conversations')),
  duration: count('minutes'),
  ...all(['lat', 'latitude', 'south', 'north'], latitude),
  ...all(['lng', 'longitude', 'west', 'east'], longitude),
  roi: number('percent a year', { minimum: 0, ...NUMBER_LIMITS.roi }),
  ...all(['conversion_rate', 'response_rate'], { ...percent, maximum: 100 }),
  avg_response_time: number('minutes', { minimum: 0 }),
  ...all(['rating', 'stars'], { minimum: 1, maximum: 5, 'x-unit': 'stars' }),
  ...all(['width', 'height'], count('pixels', { minimum: 1 })),
  ...all(['amount', 'coins'], { multipleOf: 1, 'x-unit': 'coins' }),

  ...all(
    [
      'count',
      'unmapped',
      'active_listings',
      'listings_count',
      'properties_found',
      'new_count',
      'properties_rented',
      'properties_sold',
    ],
    count('listings'),
  ),
  ...all(['inquiries', 'premium_users', 'google_users', 'email_users', 'total_users'], count('people')),
  ...all(['phone_verified_users'], count('people')),
  ...all(['approved_verifications', 'pending_verifications'], count('identity checks')),
  total_properties: count('listings'),
  ...all(['listing_views', 'profile_views', 'total_views', 'views'], count('views')),
  ...all(['likes', 'saves', 'total_likes'], count('saves')),
  offers: count('offers'),
  ...all(['up', 'down'], count('votes')),
  ...all(['first_day', 'last_day'], { format: 'date' }),
  review_count: count('reviews'),
  unread: count('messages'),
  pet_friendly: { minimum: 0, maximum: 1 },

  ...all(['avatar', 'image', 'image_url', 'picture', 'placeholder', 'profilePicture'], picture),
  path: { ...picture, maxLength: ADDRESS_MAX },
  ...all(['profile_picture', 'src', 'url', 'userAvatar', 'idBackUrl', 'idFrontUrl', 'idSelfieUrl', 'link'], picture),
  ...all(['features', 'building_features', 'industrial_features', 'investment_features', 'land_features'], texts),
  ...all(['special_features', 'nearby_amenities', 'utilities_included'], texts),
  ...all(['floor_plan_ids', 'photo_order', 'removed_photo_ids'], ids),

  ...all(['email', 'adminEmail', 'decidedBy'], { format: 'email', maxLength: EMAIL_MAX }),
  ...all(['phone', 'phoneNumber', 'phone_number'], phone),
  ...all(['first_name', 'last_name', 'given_name', 'family_name'], text(NAME_MAX_LENGTH)),
  ...all(
    [
      'name',
      'userName',
      'ownerName',
      'reporterName',
      'requestedName',
      'requested_name',
      'context',
      'otherName',
      'person_name',
    ],
    name,
  ),
  owner_name: text(NAME_MAX_LENGTH),
  link: text(),
  messenger: { pattern: '^[A-Za-z0-9.]*$', maxLength: 50 },
  ...all(['username', 'ownerUsername'], { maxLength: TEXT_MAX, minLength: 1 }),
  ...all(['credential', 'token'], secret),
  ...all(['password', 'password_confirmation', 'current_password'], text()),

  date: { maxLength: TEXT_MAX, pattern: '^\\d{4}-\\d{2}-\\d{2}' },
  date_of_birth: { format: 'date' },
  ...all(['as_of', 'review_by'], { pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
  value: { minimum: 0, maxLength: TEXT_MAX },
  ...all(['x', 'y', 'z'], { minimum: 0, multipleOf: 1 }),
  limit: { minimum: 1, maximum: 100, multipleOf: 1 },
  ...all(['next', 'snapshot'], text(1_000)),
  facets: text(ADDRESS_MAX),
  ...all(['covers', 'utilities'], texts),
  ...all(['time', 'from', 'until'], { pattern: '^([01]\\d|2[0-3]):[0-5]\\d' }),

  ...all(['bio', 'comment'], text(BIO_MAX_LENGTH)),
  description: text(DESCRIPTION_MAX),
  ...all(['message', 'lastMessage', 'words'], text(MESSAGE_MAX)),
  answer: text(REVIEW_TEXT_MAX),
  ...all(['notes', 'reason', 'rejection_reason', 'details', 'decision', 'kept_because'], text(500)),
  location: text(3 * LOCATION_MAX_LENGTH),
  ...all(['address', 'alt', 'caption', 'query'], text(1_000)),
  ...all(
    ['authProvider', 'auth_provider', 'category', 'city', 'condition', 'country', 'floor_level', 'furnishing'],
    text(),
  ),
  ...all(['label', 'member_since', 'occupancy_status', 'premiumService', 'premium_plan', 'premium_service'], text()),
  ...all(['property_subtype', 'property_type', 'province', 'region', 'state', 'status', 'street', 'title'], text()),
  ...all(['key', 'note', 'source', 'text'], text(1_000)),
  ...all(['title_type', 'zip', 'zoning_type'], text()),
}
