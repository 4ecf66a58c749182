import * as z from 'zod/mini'
import {
  bytes,
  DESCRIPTION_MAX,
  flag,
  id,
  ID_PICTURE_MAX_BYTES,
  MAX_PHOTOS,
  required,
  shortText,
  upToMaximum,
} from '../fields'
import { factsOf, kind } from '../values/kind'
import { phFacts } from './ph-facts'
import { sentence } from '../sentence'
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
import { latitude, longitude, money } from '../values/numbers'
import { namesOf, pictureIds } from '../values/texts'

/** Categories of a listing (B 3.8); the subtypes of each are a rule of the trade, not of the wire. */
export const LISTING_CATEGORIES = ['residential', 'commercial', 'industrial', 'land', 'special', 'investment'] as const
/** Conditions (A 3). */
export const LISTING_CONDITIONS = ['New', 'Pre-Selling', 'Pre-Owned', 'Foreclosed'] as const
/** Furnishing of homes (A 3), then the two further ones of commercial space (B 9). */
export const LISTING_FURNISHING = ['furnished', 'unfurnished', 'semi-furnished', 'fitted', 'shell-core'] as const
/** Floor levels (B 9). */
export const LISTING_FLOOR_LEVELS = ['ground', 'elevator', 'street-facing'] as const
/** Zoning (A 3). */
export const LISTING_ZONING = ['residential', 'commercial', 'industrial', 'agricultural', 'mixed-use'] as const
/** Occupancy (A 3). */
export const LISTING_OCCUPANCY = ['vacant', 'rented'] as const
/** Utilities a rent may include (A 3). */
export const LISTING_UTILITIES = ['electricity', 'water', 'internet', 'gas', 'association dues', 'cleaning'] as const
/** Currencies a price may be in (A 9). */
export const LISTING_CURRENCIES = ['PHP', 'USD', 'EUR', 'GBP', 'JPY', 'AUD', 'CAD', 'CHF', 'CNY', 'SGD'] as const
/** Where a listing stands (B 4); `available` is the default. */
export const LISTING_STATUSES = ['available', 'pending', 'sold'] as const

const text = z.nullish(shortText())
const list = z.nullish(namesOf(z.string()))
const photo = bytes<File>('Photos must be pictures')
const TOO_MANY_PHOTOS = /* @__PURE__ */ sentence('Maximum {n} photos allowed', { n: MAX_PHOTOS })

/** Largest photo of a listing, 10 MB: not documented, taken from identity cards (A 9). */
export const PHOTO_MAX_BYTES = ID_PICTURE_MAX_BYTES

/** One of a set, or empty text, which takes the stored choice away. */
/* @__NO_SIDE_EFFECTS__ */
function choiceOrNone<const Values extends readonly string[]>(values: Values) {
  return z.nullish(z.union([z.enum(values), z.literal('')]))
}

/**
 * The fields that create and update call alike. Lists are lists here and travel as JSON text (see `Endpoint.content`).
 */
const shared = {
  /** Headline of the listing, as text without markup. */
  title: required('Listing title is required'),
  /** `sale` or `rent`. */
  listing_type: z.enum(['sale', 'rent']),
  /** Subtype within the category, such as `house` or `condo` (B 3.8). */
  property_type: required('Property type is required'),
  /** In `currency`; a month's rent for rentals. */
  price: kind(z.union([z.number(), required('Price is required')], 'Price is required'), factsOf(money)),
  /** ISO 4217 code of `price`; `PHP` if left out. */
  currency: z.nullish(z.enum(LISTING_CURRENCIES)),
  /** Main category (B 3.8); derived from `property_type` if left out. */
  category: z.nullish(z.enum(LISTING_CATEGORIES)),
  /** Condition of the building (A 3). */
  condition: z.nullish(z.enum(LISTING_CONDITIONS)),
  /** Description as plain text with line breaks. */
  description: z.nullish(shortText(DESCRIPTION_MAX)),
  /** City or municipality. */
  city: text,
  /** Postal code, 4 digits in the Philippines. */
  zip: text,
  /** Whole, 0 or more. */
  bedrooms: z.nullish(upToMaximum(bedrooms)),
  /** Half steps. */
  bathrooms: z.nullish(upToMaximum(bathrooms)),
  /** Year of construction, four digits. */
  year_built: z.nullish(yearBuilt),
  /** Acres, steps of 0.01. */
  lot_size: z.nullish(acres),
  /** Furnishing; the last two are for commercial space (B 9). */
  furnishing: z.nullish(z.enum(LISTING_FURNISHING)),
  /** Whether pets are allowed, for rentals. */
  pet_friendly: z.nullish(flag),
  /** Months. */
  minimum_lease: z.nullish(leaseMonths),
  /** Deposit of a rental, in `deposit_currency`. */
  deposit: z.nullish(money),
  /** ISO 4217 code of `deposit`. */
  deposit_currency: z.nullish(z.enum(LISTING_CURRENCIES)),
  /** Utilities that the rent includes. */
  utilities_included: z.nullish(namesOf(z.enum(LISTING_UTILITIES))),
  /** Floor level of commercial space (B 9). */
  floor_level: z.nullish(z.enum(LISTING_FLOOR_LEVELS)),
  /** Feet. */
  ceiling_height: z.nullish(feet),
  /** Number of loading bays, whole, 0 or more. */
  loading_bays: z.nullish(loadingBays),
  /** Addition: number of elevators of the building, whole, 0 or more. */
  elevators: z.nullish(elevators),
  /** Number of people that the venue holds, whole. */
  capacity: z.nullish(capacity),
  /** Zoning (A 3). */
  zoning_type: z.nullish(z.enum(LISTING_ZONING)),
  /** Whether the property is vacant or rented out, for investments. */
  occupancy_status: z.nullish(z.enum(LISTING_OCCUPANCY)),
  /** Percent a year, steps of 0.1. */
  roi: z.nullish(yearlyReturn),
  /** Names of features. */
  features: list,
  /** Names of places nearby. */
  nearby_amenities: list,
  // The lists per category, which listings have (B 3.2) and A 3 calls 'feature lists per category'.
  /** Features of commercial buildings. */
  building_features: list,
  /** Features of industrial property. */
  industrial_features: list,
  /** Features of land. */
  land_features: list,
  /** Features of special-purpose property. */
  special_features: list,
  /** Features of investments. */
  investment_features: list,
  /** Where the listing stands (B 4). */
  status: z.nullish(z.enum(LISTING_STATUSES)),
  /** Addition: association dues a month, in `currency`, which compare reads (B 3.5). */
  hoa_fees: z.nullish(money),
  /**
   * Addition: Philippine facts, as the lister states them. Sent whole: an update that carries it replaces what is
   * stored.
   */
  ph: z.nullish(phFacts),
}

/**
 * The body of `createProperty`, in the form's names (A 3): `address`, `state`, `square_feet`, `parking_spots`, `lat`,
 * `lng`. The server stores and answers them as `street`, `province`, `size`, `parking`, `latitude`, `longitude`.
 */
export const newListing = z.object({
  ...shared,
  /** Stored as `street`. */
  address: text,
  /** Stored as `province`. */
  state: text,
  /** Stored as `size`. */
  square_feet: z.nullish(squareFeet),
  /** Stored as `parking`; whole, 0 or more. */
  parking_spots: z.nullish(parkingSpaces),
  /** Stored as `latitude`. */
  lat: z.nullish(latitude),
  /** Stored as `longitude`. */
  lng: z.nullish(longitude),
  /** The form's own id of the cover, which it also sends as the first photo (A 5). */
  cover_photo_id: z.nullish(id),
  /** Pictures in order, the cover first: 1 to 20 (A 5). */
  photos: z
    .array(photo, 'Add at least 1 photo')
    .check(z.minLength(1, 'Add at least 1 photo'), z.maxLength(MAX_PHOTOS, TOO_MANY_PHOTOS)),
  /** Addition: the pictures that are floor plans, by place: `photos[1]`. At least one picture is a photo. */
  floor_plan_ids: z.nullish(pictureIds),
})

/**
 * The body of `updateProperty`, with the renamed fields of A 7: the names under which the server stores and answers
 * them (`street`, `province`, `size`, `parking`, `latitude`, `longitude`). A field that is left out stays as it is; an
 * optional one that is sent as empty text is cleared.
 */
export const listingUpdate = z.object({
  ...shared,
  /** Street and number. */
  street: text,
  /** Province or region. */
  province: text,
  /** Floor area in square feet. */
  size: z.nullish(squareFeet),
  /** Number of parking spaces, whole, 0 or more. */
  parking: z.nullish(parkingSpaces),
  /** Degrees, WGS 84, -90 to 90. */
  latitude: z.nullish(latitude),
  /** Degrees, WGS 84, -180 to 180. */
  longitude: z.nullish(longitude),
  /** Addition: empty text clears the stored choice, as when a house becomes land. */
  condition: choiceOrNone(LISTING_CONDITIONS),
  /** Addition: empty text clears the stored choice. */
  furnishing: choiceOrNone(LISTING_FURNISHING),
  /** Addition: empty text clears the stored choice. */
  floor_level: choiceOrNone(LISTING_FLOOR_LEVELS),
  /** Addition: empty text clears the stored choice. */
  zoning_type: choiceOrNone(LISTING_ZONING),
  /** Addition: empty text clears the stored choice. */
  occupancy_status: choiceOrNone(LISTING_OCCUPANCY),
  /** Id of the stored picture that becomes the cover, or the place of a new one: `photos[0]`. */
  cover_photo_id: z.nullish(id),
  /** New pictures, added after the stored ones; 20 in total (A 5). */
  photos: z.nullish(z.array(photo).check(z.maxLength(MAX_PHOTOS, TOO_MANY_PHOTOS))),
  /** Addition: ids of stored pictures to delete, for the Media tab of the edit form (A 2). */
  removed_photo_ids: z.nullish(pictureIds),
  /**
   * Addition: all pictures in their new order, stored ones by id, new ones by place (`photos[0]`); the first is the
   * cover.
   */
  photo_order: z.nullish(pictureIds),
  /**
   * Addition: all pictures that are floor plans, stored ones by id, new ones by place (`photos[0]`). Left out, stored
   * pictures keep their kind and new ones are photos. The cover and at least one picture are photos.
   */
  floor_plan_ids: z.nullish(pictureIds),
})

export type NewListing = z.input<typeof newListing>
export type ListingUpdate = z.input<typeof listingUpdate>
