import * as z from 'zod/mini'
import { DESCRIPTION_MAX, id, instant, username } from '../fields'
import { kind } from '../values/kind'
import { answering } from '../account/person'
import { phFacts } from './ph-facts'
import {
  acres,
  bathrooms,
  bedrooms,
  capacity,
  elevators,
  feet,
  leaseMonths,
  loadingBays,
  parkingSpaces,
  squareFeet,
  yearBuilt,
  yearlyReturn,
} from './listing-values'
import { latitude, longitude, money, people, pixels, reviews, saves, stars, views } from '../values/numbers'
import {
  currencyCode,
  email,
  encodedList,
  filePath,
  fullName,
  line,
  longText,
  messenger,
  namePart,
  phone,
  pictureUrl,
  textUpTo,
} from '../values/texts'

/**
 * A listing's owner as the property calls give it (B 3.2), to everybody alike: `email` and `phone_number` are null
 * unless the owner's privacy settings show them (`showEmail`, `showPhone`, A 6).
 */
export const propertyUser = z.object({
  id,
  /** Full name. */
  name: z.nullish(fullName),
  /** First name. */
  first_name: z.nullish(namePart),
  /** Last name. */
  last_name: z.nullish(namePart),
  /** Username, as in profile links. */
  username: z.nullish(username),
  /** E-mail address; null if the owner does not share it. */
  email: z.nullish(email),
  /** Mobile number with its country code; null if the owner does not share it. */
  phone_number: z.nullish(phone),
  /** The same as `phone_number`, under another name (B 3.2). */
  phone: z.nullish(phone),
  /** Addition: path or URL of the picture (B 7). */
  profile_picture: z.nullish(pictureUrl),
  /** Addition: whether the phone number was confirmed with a code. */
  phone_verified: z.nullish(z.boolean()),
  /** Addition: whether an administrator approved the identity document. */
  id_verified: z.nullish(z.boolean()),
  /** Addition: paid plan; null without one. */
  premium_plan: z.nullish(line),
  /** Addition: name on Messenger, as in `m.me/name`; null if the owner does not share the phone number. */
  messenger: z.nullish(messenger),
  /** Addition: mean of the reviews that are shown, 1 to 5; null without reviews. */
  rating: z.nullish(stars),
  /** Addition: number of reviews. */
  review_count: z.nullish(reviews),
  /** Addition: year or date of joining, as text to show. */
  member_since: z.nullish(line),
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
    image_url: z.nullish(pictureUrl),
    /** The same, under another name (B 3.2). */
    path: z.nullish(filePath),
    /** The same, under another name (B 3.2). */
    url: z.nullish(pictureUrl),
    /** The same, under another name (B 3.2). */
    src: z.nullish(pictureUrl),
    /** Addition: width in pixels. */
    width: z.nullish(pixels),
    /** Addition: height in pixels. */
    height: z.nullish(pixels),
    /** Addition: what the picture shows, for people who do not see it. */
    alt: z.nullish(longText),
    /** Addition: `floor_plan` for a plan of floors, building or lot; left out or null for a photo. */
    kind: z.nullish(z.enum(PICTURE_KINDS)),
    /** Addition: a sentence that stands below a floor plan. */
    caption: z.nullish(longText),
    /** Addition: a tiny blurred picture as a data URL, shown while the picture loads. */
    placeholder: z.nullish(pictureUrl),
    /** Addition: narrower files of the same picture. */
    variants: z.nullish(
      z.array(
        z.object({
          /** Width of the file in pixels. */
          width: pixels,
          /** Path or URL of the file (B 7). */
          image_url: pictureUrl,
        }),
      ),
    ),
  }),
])

/** An asking price and the day from which it held. */
export const priceStep = z.object({
  /** Asking price in the listing's `currency`; a month's rent for rentals. */
  price: money,
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
  title: line,
  /** Asking price in `currency`; a month's rent for rentals; null for a price on request. */
  price: z.nullish(money),
  /**
   * Addition: every asking price since it was listed, oldest first, the present one last. Left out or null where the
   * price never changed; it begins anew where the currency or the kind of offer changes.
   */
  price_history: z.nullish(z.catch(z.array(priceStep), [])), // oxlint-disable-line promise/valid-params -- zod's catch
  /** ISO 4217 code of `price`; `PHP` if left out. */
  currency: z.nullish(currencyCode),
  /** `sale` or `rent`. */
  listing_type: z.enum(['sale', 'rent']),
  /** `available`, `pending` or `sold` (B 4). */
  status: z.nullish(line),
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
  size: z.nullish(squareFeet),
  /** Number of parking spaces. */
  parking: z.nullish(parkingSpaces),
  /** Number of bedrooms; 0 for a studio and for land. */
  bedrooms: z.nullish(bedrooms),
  /** Number of bathrooms, in half steps. */
  bathrooms: z.nullish(bathrooms),
  /** Street and number. */
  street: z.nullish(line),
  /** The whole address, or the same as `street`. */
  address: z.nullish(longText),
  /** City or municipality. */
  city: z.nullish(line),
  /** Province or region. */
  province: z.nullish(line),
  /** Postal code. */
  zip: z.nullish(line),
  /** Description as plain text with line breaks. */
  description: z.nullish(textUpTo(DESCRIPTION_MAX)),
  /** Names of features, as JSON-encoded text; text that is not a list counts as empty (B 5). */
  features: encodedList,
  /** Utilities that the rent includes, as JSON-encoded text. */
  utilities_included: encodedList,
  /** Names of places nearby, as JSON-encoded text. */
  nearby_amenities: encodedList,
  /** Degrees, WGS 84, -90 to 90. */
  latitude: z.nullish(latitude),
  /** The same as `latitude`, under another name (B 3.2). */
  lat: z.nullish(latitude),
  /** Degrees, WGS 84, -180 to 180. */
  longitude: z.nullish(longitude),
  /** The same as `longitude`, under another name (B 3.2). */
  lng: z.nullish(longitude),
  /** Year of construction, four digits. */
  year_built: z.nullish(yearBuilt),
  /** Furnishing, a value of the listing form (A 3). */
  furnishing: z.nullish(line),
  /** Whether pets are allowed; 1 and 0 are accepted. */
  pet_friendly: z.nullish(kind(z.union([z.boolean(), z.number()]), { minimum: 0, maximum: 1 })),
  /** Minimum lease of a rental, in months. */
  minimum_lease: z.nullish(leaseMonths),
  /** Deposit of a rental, in `deposit_currency`. */
  deposit: z.nullish(money),
  /** ISO 4217 code of `deposit`. */
  deposit_currency: z.nullish(currencyCode),
  /** Floor level, a value of the listing form (B 9). */
  floor_level: z.nullish(line),
  /** Main category (B 3.8). */
  category: z.nullish(line),
  /** Subtype within the category (B 3.8). */
  property_type: z.nullish(line),
  /** The same as `property_type`, under another name (B 3.2). */
  property_subtype: z.nullish(line),
  /** Condition of the building, a value of the listing form (A 3). */
  condition: z.nullish(line),
  /** Lot area in acres. */
  lot_size: z.nullish(acres),
  /** Ceiling height in feet. */
  ceiling_height: z.nullish(feet),
  /** Number of loading bays. */
  loading_bays: z.nullish(loadingBays),
  /** Addition: number of elevators of the building. */
  elevators: z.nullish(elevators),
  /** Number of people that the venue holds. */
  capacity: z.nullish(capacity),
  /** Zoning, a value of the listing form (A 3). */
  zoning_type: z.nullish(line),
  /** `vacant` or `rented`, for investments. */
  occupancy_status: z.nullish(line),
  /** Return on investment, in percent a year. */
  roi: z.nullish(yearlyReturn),
  /** Addition: Philippine facts, as the lister states them; only what is stated. */
  ph: z.nullish(z.catch(phFacts, {})), // oxlint-disable-line promise/valid-params -- zod's catch, not a promise's
  /** Association dues a month, in `currency`. */
  hoa_fees: z.nullish(money),
  /** Average rating of the listing, 1 to 5. */
  rating: z.nullish(stars),
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
  views: z.nullish(views),
  /** Addition: how often others saved it. */
  likes: z.nullish(saves),
  /** Addition: how many people wrote about it. */
  inquiries: z.nullish(people),
})

export type WireProperty = z.output<typeof property>
export type WireOwnProperty = z.output<typeof ownProperty>
export type WirePropertyUser = z.output<typeof propertyUser>
export type WirePropertyImage = z.output<typeof propertyImage>
