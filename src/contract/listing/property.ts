import * as z from 'zod/mini'
import { encodedList, id, instant, numeric } from '../fields'
import { answering } from '../account/person'
import { phFacts } from './ph-facts'

/**
 * A listing's owner as the property calls give it (B 3.2), to everybody alike: `email` and `phone_number` are null
 * unless the owner's privacy settings show them (`showEmail`, `showPhone`, A 6).
 */
export const propertyUser = z.object({
  id,
  /** Full name. */
  name: z.nullish(z.string()),
  /** First name. */
  first_name: z.nullish(z.string()),
  /** Last name. */
  last_name: z.nullish(z.string()),
  /** Username, as in profile links. */
  username: z.nullish(z.string()),
  /** E-mail address; null if the owner does not share it. */
  email: z.nullish(z.string()),
  /** Mobile number with its country code; null if the owner does not share it. */
  phone_number: z.nullish(z.string()),
  /** The same as `phone_number`, under another name (B 3.2). */
  phone: z.nullish(z.string()),
  /** Addition: path or URL of the picture (B 7). */
  profile_picture: z.nullish(z.string()),
  /** Addition: whether the phone number was confirmed with a code. */
  phone_verified: z.nullish(z.boolean()),
  /** Addition: whether an administrator approved the identity document. */
  id_verified: z.nullish(z.boolean()),
  /** Addition: paid plan; null without one. */
  premium_plan: z.nullish(z.string()),
  /** Addition: name on Messenger, as in `m.me/name`; null if the owner does not share the phone number. */
  messenger: z.nullish(z.string()),
  /** Addition: mean of the reviews that are shown, 1 to 5; null without reviews. */
  rating: z.nullish(z.number()),
  /** Addition: number of reviews. */
  review_count: z.nullish(z.number()),
  /** Addition: year or date of joining, as text to show. */
  member_since: z.nullish(z.string()),
  /** As in the public profile; `getProperty` alone answers it. */
  answering,
})

/** Kinds of pictures; one that is left out is a photo. */
const PICTURE_KINDS = ['photo', 'floor_plan'] as const

/** One picture: documented as an object with `image_url`, elsewhere as text or with `path`, `url` or `src` (B 3.2). */
export const propertyImage = z.union([
  z.string(),
  z.object({
    /** Id of the stored picture. */
    id: z.optional(id),
    /** Path or URL of the picture (B 7). */
    image_url: z.nullish(z.string()),
    /** The same, under another name (B 3.2). */
    path: z.nullish(z.string()),
    /** The same, under another name (B 3.2). */
    url: z.nullish(z.string()),
    /** The same, under another name (B 3.2). */
    src: z.nullish(z.string()),
    /** Addition: width in pixels. */
    width: z.nullish(z.number()),
    /** Addition: height in pixels. */
    height: z.nullish(z.number()),
    /** Addition: what the picture shows, for people who do not see it. */
    alt: z.nullish(z.string()),
    /** Addition: `floor_plan` for a plan of floors, building or lot; left out or null for a photo. */
    kind: z.nullish(z.enum(PICTURE_KINDS)),
    /** Addition: a sentence that stands below a floor plan. */
    caption: z.nullish(z.string()),
    /** Addition: a tiny blurred picture as a data URL, shown while the picture loads. */
    placeholder: z.nullish(z.string()),
    /** Addition: narrower files of the same picture. */
    variants: z.nullish(
      z.array(
        z.object({
          /** Width of the file in pixels. */
          width: z.number(),
          /** Path or URL of the file (B 7). */
          image_url: z.string(),
        }),
      ),
    ),
  }),
])

/** An asking price and the day from which it held. */
export const priceStep = z.object({
  /** Asking price in the listing's `currency`; a month's rent for rentals. */
  price: numeric,
  /** When it was first asked, ISO 8601 with a zone. */
  since: instant,
})

/**
 * A listing as the server returns it (B 3.2). Areas in square feet, lots in acres, heights in feet, prices in
 * `currency`.
 */
export const property = z.object({
  /** Id of the listing. */
  id,
  /** Headline of the listing, as text without markup. */
  title: z.string(),
  /** Asking price in `currency`; a month's rent for rentals; null for a price on request. */
  price: z.nullish(numeric),
  /**
   * Addition: every asking price since it was listed, oldest first, the present one last. Left out or null where the
   * price never changed; it begins anew where the currency or the kind of offer changes.
   */
  price_history: z.nullish(z.catch(z.array(priceStep), [])), // oxlint-disable-line promise/valid-params -- zod's catch
  /** ISO 4217 code of `price`; `PHP` if left out. */
  currency: z.nullish(z.string()),
  /** `sale` or `rent`. */
  listing_type: z.enum(['sale', 'rent']),
  /** `available`, `pending` or `sold` (B 4). */
  status: z.nullish(z.string()),
  /**
   * Addition: true while it is hidden because its owner’s phone or ID is no longer verified, or an administrator
   * suspended them. No list, search or count has it; `getProperty` and `listPropertiesByIds` answer it to those who
   * know its id. Left out otherwise.
   */
  paused: z.nullish(z.boolean()),
  /** Id of the owner. */
  user_id: z.nullish(id),
  /** The owner. */
  user: z.nullish(propertyUser),
  /** Pictures in order, the cover first. Addition: floor plans (`kind`) follow the photos. */
  images: z.nullish(z.array(propertyImage)),
  /** Floor area in square feet; 0 for land. */
  size: z.nullish(numeric),
  /** Number of parking spaces. */
  parking: z.nullish(numeric),
  /** Number of bedrooms; 0 for a studio and for land. */
  bedrooms: z.nullish(numeric),
  /** Number of bathrooms, in half steps. */
  bathrooms: z.nullish(numeric),
  /** Street and number. */
  street: z.nullish(z.string()),
  /** The whole address, or the same as `street`. */
  address: z.nullish(z.string()),
  /** City or municipality. */
  city: z.nullish(z.string()),
  /** Province or region. */
  province: z.nullish(z.string()),
  /** Postal code. */
  zip: z.nullish(z.string()),
  /** Description as plain text with line breaks. */
  description: z.nullish(z.string()),
  /** Names of features, as JSON-encoded text; text that is not a list counts as empty (B 5). */
  features: encodedList,
  /** Utilities that the rent includes, as JSON-encoded text. */
  utilities_included: encodedList,
  /** Names of places nearby, as JSON-encoded text. */
  nearby_amenities: encodedList,
  /** Degrees, WGS 84, -90 to 90. */
  latitude: z.nullish(numeric),
  /** The same as `latitude`, under another name (B 3.2). */
  lat: z.nullish(numeric),
  /** Degrees, WGS 84, -180 to 180. */
  longitude: z.nullish(numeric),
  /** The same as `longitude`, under another name (B 3.2). */
  lng: z.nullish(numeric),
  /** Year of construction, four digits. */
  year_built: z.nullish(numeric),
  /** Furnishing, a value of the listing form (A 3). */
  furnishing: z.nullish(z.string()),
  /** Whether pets are allowed; 1 and 0 are accepted. */
  pet_friendly: z.nullish(z.union([z.boolean(), z.number()])),
  /** Minimum lease of a rental, in months. */
  minimum_lease: z.nullish(numeric),
  /** Deposit of a rental, in `deposit_currency`. */
  deposit: z.nullish(numeric),
  /** ISO 4217 code of `deposit`. */
  deposit_currency: z.nullish(z.string()),
  /** Floor level, a value of the listing form (B 9). */
  floor_level: z.nullish(z.string()),
  /** Main category (B 3.8). */
  category: z.nullish(z.string()),
  /** Subtype within the category (B 3.8). */
  property_type: z.nullish(z.string()),
  /** The same as `property_type`, under another name (B 3.2). */
  property_subtype: z.nullish(z.string()),
  /** Condition of the building, a value of the listing form (A 3). */
  condition: z.nullish(z.string()),
  /** Lot area in acres. */
  lot_size: z.nullish(numeric),
  /** Ceiling height in feet. */
  ceiling_height: z.nullish(numeric),
  /** Number of loading bays. */
  loading_bays: z.nullish(numeric),
  /** Addition: number of elevators of the building. */
  elevators: z.nullish(numeric),
  /** Number of people that the venue holds. */
  capacity: z.nullish(numeric),
  /** Zoning, a value of the listing form (A 3). */
  zoning_type: z.nullish(z.string()),
  /** `vacant` or `rented`, for investments. */
  occupancy_status: z.nullish(z.string()),
  /** Return on investment, in percent a year. */
  roi: z.nullish(numeric),
  /** Addition: Philippine facts, as the lister states them; only what is stated. */
  ph: z.nullish(z.catch(phFacts, {})), // oxlint-disable-line promise/valid-params -- zod's catch, not a promise's
  /** Association dues a month, in `currency`. */
  hoa_fees: z.nullish(numeric),
  /** Average rating of the listing, 1 to 5. */
  rating: z.nullish(z.number()),
  /** When it was listed, ISO 8601 with a zone. */
  created_at: z.nullish(instant),
  /**
   * Addition: when its owner last confirmed that it is still to be had, ISO 8601 with a zone; left out or null before
   * the first time. Confirming does not move `updated_at`.
   */
  confirmed_at: z.nullish(instant),
  /**
   * Addition: when its owner, or a sale, last changed it, ISO 8601 with a zone; each change has a later one. The single
   * call always has it (`If-Match` compares it), lists may leave it out.
   */
  updated_at: z.nullish(instant),
  /** Features of commercial buildings, as JSON-encoded text. */
  building_features: encodedList,
  /** Features of industrial property, as JSON-encoded text. */
  industrial_features: encodedList,
  /** Features of land, as JSON-encoded text. */
  land_features: encodedList,
  /** Features of special-purpose property, as JSON-encoded text. */
  special_features: encodedList,
  /** Features of investments, as JSON-encoded text. */
  investment_features: encodedList,
  /** Id of the picture that is the cover; the first one if left out. */
  cover_photo_id: z.nullish(id),
})

/** One of the caller's own listings, with what only its owner learns. */
export const ownProperty = z.extend(property, {
  /** Addition: how often others opened it. */
  views: z.nullish(z.number()),
  /** Addition: how often others saved it. */
  likes: z.nullish(z.number()),
  /** Addition: how many people wrote about it. */
  inquiries: z.nullish(z.number()),
})

export type WireProperty = z.output<typeof property>
export type WireOwnProperty = z.output<typeof ownProperty>
export type WirePropertyUser = z.output<typeof propertyUser>
export type WirePropertyImage = z.output<typeof propertyImage>
