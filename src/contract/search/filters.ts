import * as z from 'zod/mini'
import { shortText } from '../fields'
import {
  LISTING_CATEGORIES,
  LISTING_CONDITIONS,
  LISTING_FLOOR_LEVELS,
  LISTING_FURNISHING,
  LISTING_OCCUPANCY,
  LISTING_ZONING,
} from '../listing/listing-form'
import { ACQUIRED_FROM, BALANCES, FLOOD_LEVELS, LENDERS, LISTING_TITLE_TYPES, SALE_STAGES } from '../listing/ph-facts'
import { atLeastZero } from '../values/numbers'

const NUMBER = String.raw`\d{1,12}(\.\d{1,8})?`
const bounds = z.optional(z.string().check(z.regex(new RegExp(`^${NUMBER}-(${NUMBER})?$`), 'Please use FROM-TO.')))
const amount = z.optional(z.string().check(z.regex(new RegExp(`^${NUMBER}$`), 'Please use a number from 0.')))
const LOAN = /^(pagibig|expanded_4ph|bank|in_house|pre_selling)(,(down|years|fixed|pay|rate)-\d{1,3}(\.\d{1,8})?){0,5}$/
const checks = z.optional(shortText(1_000))
const yes = z.optional(z.enum(['true']))
const DEGREES = String.raw`-?\d{1,3}(\.\d{1,8})?`
export const snapshotName = z.optional(shortText(200))

/**
 * What is searched for: the parameters of the browse screen's address, under the same names and with the same values,
 * and `owner`.
 */
export const filters = {
  /**
   * Words at the beginning of words of title, address, city, province, type, features, amenities, barangay, landmark
   * and project, in any order; case, accents, punctuation and abbreviations (`Sta.`, `St.`, `Brgy.`, `Ave.`) aside. Up
   * to three letters, and digits, are whole words. Four letters or more are also found inside title, address and city.
   */
  q: z.optional(shortText(200)),
  /** `sale`, `rent` or `all`; `sale` if left out, as in the address. */
  mode: z.optional(z.enum(['sale', 'rent', 'all'])),
  /** One category (B 3.8); `all` if left out. */
  category: z.optional(z.enum(['all', ...LISTING_CATEGORIES])),
  /**
   * Subtypes of the category (B 3.8), with `all` of any category, separated by commas: any of them is enough. `all` if
   * left out. One that the category does not have is a bad value.
   */
  subtype: z.optional(shortText()),
  /** Asking price in pesos, `FROM-TO` or `FROM-`; both ends are included. Other currencies count as converted (B 9). */
  price: bounds,
  /**
   * Asking price in pesos by square meter of the floor, of the lot for land: whole meters, from a hectare on hundredths
   * of one.
   */
  sqm: bounds,
  /** Floor area in square feet. */
  size: bounds,
  /** Lot area in acres. */
  lot: bounds,
  /** Fewest bedrooms; 0 is a studio or more. */
  beds: z.optional(z.enum(['0', '1', '2', '3', '4', '5'])),
  /** Most bedrooms. */
  maxbeds: amount,
  /** Fewest bathrooms. */
  baths: z.optional(z.enum(['1', '2', '3', '4', '5'])),
  /** Longest lease one would sign, in months. */
  lease: z.optional(z.enum(['6', '12', '24'])),
  /** Fewest parking spots. */
  parking: amount,
  /** Fewest loading bays. */
  bays: amount,
  /** Fewest elevators of the building. */
  elevators: amount,
  /** Fewest people that the venue holds. */
  capacity: amount,
  /** Highest deposit, in pesos. */
  deposit: amount,
  /** Highest association dues a month, in pesos. */
  dues: amount,
  /**
   * Cost a month in pesos, `FROM-TO` or `FROM-`: the rent, or for a sale what `loan` costs with insurance and dues, by
   * the figures of `getFinanceReference`. A sale for which that loan is not given is not found.
   */
  month: bounds,
  /** Gross income a month in pesos that is enough for `loan`. Rentals are not found with it. */
  income: amount,
  /**
   * The loan that `month` and `income` assume: a plan, and terms that differ from its presets, `bank,down-20,years-15`.
   * `down` and `rate` are percent, `years`, `fixed` and `pay` years. `pagibig` if left out; without the two it changes
   * nothing.
   */
  loan: z.optional(z.string().check(z.regex(LOAN, 'Please use PLAN,TERM-NUMBER.'))),
  /** Year built. */
  built: bounds,
  /** Floor on which a unit is, of `ph`. */
  level: bounds,
  /** Ceiling height in feet. */
  ceiling: bounds,
  /** Return on investment, in percent a year. */
  roi: bounds,
  /** Condition (A 3). */
  condition: z.optional(z.enum(LISTING_CONDITIONS)),
  /** Furnishing. */
  furnishing: z.optional(z.enum(LISTING_FURNISHING)),
  /** Floor level. */
  floor: z.optional(z.enum(LISTING_FLOOR_LEVELS)),
  /** Zoning. */
  zoning: z.optional(z.enum(LISTING_ZONING)),
  /** Occupancy. */
  occupancy: z.optional(z.enum(LISTING_OCCUPANCY)),
  /** Stage of the sale, of `ph`. */
  stage: z.optional(z.enum(SALE_STAGES)),
  /** By what the balance is paid at turnover, of `ph.payment`. */
  balance: z.optional(z.enum(BALANCES)),
  /** Whose loan is taken over, of `ph.assumed`. */
  lender: z.optional(z.enum(LENDERS)),
  /** Who sells what a lender took back, of `ph.acquired`. */
  seller: z.optional(z.enum(ACQUIRED_FROM)),
  /** Land title, of `ph`. */
  title: z.optional(z.enum(LISTING_TITLE_TYPES)),
  /** Flood once in 100 years, of `ph`: this level or a lower one. */
  flood: z.optional(z.enum(FLOOD_LEVELS)),
  /** Words at the beginning of words of the barangay, of `ph`; in any order, case, accents and punctuation aside. */
  barangay: z.optional(shortText(200)),
  /** Only where pets are welcome. */
  pets: yes,
  /** Only where a license to sell is stated. */
  licence: yes,
  /** Only where the seller states a title without liens. */
  liens: z.optional(z.enum(['none_stated'])),
  /** Only what foreigners may own. */
  foreign: yes,
  /** Features of homes, separated by commas, as every list here: the listing has to have each of them. */
  features: checks,
  /** Features of commercial buildings. */
  building: checks,
  /** Features of industrial property. */
  industrial: checks,
  /** Features of land. */
  land: checks,
  /** Features of special-purpose property. */
  special: checks,
  /** Features of investments. */
  investment: checks,
  /** Utilities that the rent includes. */
  utilities: checks,
  /** Only listings in this box, `west,south,east,north` in degrees; its edges belong to it. */
  bbox: z.optional(
    z.string().check(z.regex(new RegExp(`^${DEGREES}(,${DEGREES}){3}$`), 'Please use WEST,SOUTH,EAST,NORTH.')),
  ),
  /**
   * Only listings in this drawn area; a point on an edge is inside. Rings are joined by `.`; a ring is an encoded
   * polyline of its corners (latitude, longitude; 4 decimals; 5 bits a letter and a sixth for 'goes on') in the
   * base64url alphabet.
   */
  area: z.optional(z.string().check(z.maxLength(2_000), z.regex(/^[\w-]+(\.[\w-]+)*$/, 'Please draw the area again.'))),
  /**
   * Names of places, separated by commas: only listings of which title, address, barangay, city or province holds one
   * of them, as whole words.
   */
  in: z.optional(shortText(400)),
  /** Only listings that are neither pending nor sold; all if left out. */
  status: z.optional(z.enum(['available'])),
  /** Only listings of the user with this id: `user_id` of the listing. */
  owner: z.optional(shortText()),
}

export const resultOptions = {
  /** `card` answers what a card shows, `full` the whole listing; `card` if left out. */
  fields: z.optional(z.enum(['card', 'full'])),
}

/** How many listings a search finds. */
export const total = z.object({
  /** How many listings match. */
  value: atLeastZero,
  /** `eq` where `value` is the number itself, `gte` where there are at least as many. */
  relation: z.enum(['eq', 'gte']),
})

/**
 * What a visitor's answer may be kept for, in seconds: that long unasked, and `stale` longer while it is asked again.
 */
export const cache = { fresh: 15, stale: 60 } as const
