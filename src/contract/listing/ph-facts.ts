import * as z from 'zod/mini'
import { kind } from '../values/kind'
import { counted, number, plainMoney } from '../values/numbers'
import { calendarDay, dayOrInstant, namesOf, textUpTo } from '../values/texts'

/** How far a sale has come, or by what way the property came to be sold. */
export const SALE_STAGES = [
  'pre-selling',
  'under-construction',
  'ready',
  'resale',
  'foreclosed',
  'assumed-balance',
] as const
/** The paper that proves ownership of land or of a unit in the Philippines. */
export const LISTING_TITLE_TYPES = [
  'TCT',
  'CCT',
  'OCT',
  'tax-declaration',
  'mother-title',
  'CLOA',
  'rights-only',
] as const
/** Whose name is on the title. */
const TITLE_HOLDERS = ['seller', 'family', 'developer', 'bank', 'other'] as const
/** What is written on the title beside its owner. */
export const TITLE_LIENS = ['none_stated', 'mortgage', 'annotation', 'adverse_claim'] as const
/** The depth of a flood in the words of Project NOAH: low up to 0.5 m, medium up to 1.5 m, high above. */
export const FLOOD_LEVELS = ['none', 'low', 'medium', 'high'] as const

/** Who gives a loan. */
export const LENDERS = ['pag-ibig', 'bank', 'in-house'] as const
/** By what the rest is paid at turnover. */
export const BALANCES = [...LENDERS, 'cash'] as const
/** Who sells what a lender took back. */
export const ACQUIRED_FROM = ['pag-ibig', 'bank', 'government'] as const
const ACQUIRED_MODES = ['sealed-bid', 'negotiated', 'direct'] as const
const OCCUPANCIES = ['occupied', 'vacant'] as const
const ORIENTATIONS = ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest'] as const
const PARKING_TITLES = ['own-title', 'with-unit', 'right-to-use'] as const
/** What association dues may pay for. */
const DUES_COVER = ['security', 'cleaning', 'garbage', 'common utilities', 'amenities', 'insurance', 'repairs'] as const
const UTILITIES = ['piped water', 'electric power', 'fibre internet'] as const

/** Longest number of a broker's license, in digits. */
export const BROKER_LICENSE_MAX = 7

const month = /* @__PURE__ */ kind(z.string(), { pattern: '^\\d{4}-(0[1-9]|1[0-2])$' })
const brokerLicense = /* @__PURE__ */ kind(z.string(), { pattern: `^\\d{4,${BROKER_LICENSE_MAX}}$` })

/** One of a set. */
/* @__NO_SIDE_EFFECTS__ */
function choice<const Values extends readonly string[]>(values: Values) {
  return z.nullish(z.enum(values))
}

/**
 * What a home's papers say, and what else people in the Philippines ask first. All of it is optional and stated by the
 * lister; a backend checks shapes, never the truth. Amounts are in the listing's `currency`, days are `2027-03-14`,
 * months `2027-03`.
 */
export const phFacts = z.object({
  /** The stage of the sale. A rental has none. */
  sale_stage: choice(SALE_STAGES),
  /** The land title of what is for sale; `CLOA` stands for emancipation patents too. */
  title_type: choice(LISTING_TITLE_TYPES),
  /** In whose name the title is; `family` is a relative of the seller. An addition. */
  title_holder: choice(TITLE_HOLDERS),
  /**
   * What is annotated on the title; `none_stated` if the seller states that nothing is, nothing at all if the seller
   * does not say. An addition.
   */
  title_liens: choice(TITLE_LIENS),
  /** The day on which the seller last looked at the title. An addition. */
  title_checked_on: z.nullish(calendarDay),
  /** The month in which a unit that is not finished is handed over. */
  turnover: z.nullish(month),
  /** How a developer is paid. */
  payment: z.nullish(
    z.object({
      /** Reservation fee, taken off the down payment. */
      reservation: z.nullish(plainMoney),
      /** Down payment in percent of the price, the reservation included. */
      down_percent: z.nullish(number({ 'x-unit': 'percent', minimum: 0, maximum: 100 })),
      /** Months over which the down payment is spread, without interest. */
      down_months: z.nullish(number(counted('months', { maximum: 240 }))),
      /** How the rest is usually paid at turnover. */
      balance: choice(BALANCES),
    }),
  ),
  /** A loan that the buyer takes over; `price` is what the seller asks for handing it over. */
  assumed: z.nullish(
    z.object({
      /** What is left to pay of the loan. */
      balance: z.nullish(plainMoney),
      /** Amortization a month. */
      monthly: z.nullish(plainMoney),
      /** Months left to pay. */
      months_left: z.nullish(number(counted('months', { maximum: 600 }))),
      /** Who gave the loan, and has to agree. */
      lender: choice(LENDERS),
    }),
  ),
  /** A property that a lender took back and sells. */
  acquired: z.nullish(
    z.object({
      /** Who sells it. */
      seller: choice(ACQUIRED_FROM),
      /** How offers are taken. */
      mode: choice(ACQUIRED_MODES),
      /** Whether somebody lives there. */
      occupancy: choice(OCCUPANCIES),
      /** The lowest offer that is taken. */
      minimum_price: z.nullish(plainMoney),
      /** The first day for offers. */
      offers_from: z.nullish(calendarDay),
      /** The last day for offers. */
      offers_until: z.nullish(calendarDay),
      /** Whether it is sold as it is and where it is. */
      as_is: z.nullish(z.boolean()),
    }),
  ),
  /** The licence to sell of a developer (PD 957). */
  license_to_sell: z.nullish(
    z.object({
      /** Its number: digits and hyphens, up to three letters before them. */
      number: z.nullish(textUpTo(30)),
      /** The project for which it was given. */
      project: z.nullish(textUpTo(120)),
      /** The day on which it was given. */
      date: z.nullish(dayOrInstant),
    }),
  ),
  /** The real estate broker (RA 9646). */
  broker: z.nullish(
    z.object({
      /** Number of the PRC licence: 4 to 7 digits. */
      license: z.nullish(brokerLicense),
      /** The last day on which the licence is valid. */
      valid_until: z.nullish(calendarDay),
    }),
  ),
  /** Association dues beyond `hoa_fees`, which holds the amount a month. */
  association_dues: z.nullish(
    z.object({
      /** The rate a month by square meter of floor area, where no `hoa_fees` are stated. */
      per_sqm: z.nullish(plainMoney),
      /** What the dues pay for. */
      covers: z.nullish(namesOf(z.enum(DUES_COVER))),
    }),
  ),
  /** Where a unit lies in its building. */
  unit: z.nullish(
    z.object({
      /** Tower or building. */
      tower: z.nullish(textUpTo(60)),
      /** Floor, whole; 0 is the ground floor. */
      floor: z.nullish(number(counted('floors', { maximum: 200 }))),
      /** Number of the unit. */
      number: z.nullish(textUpTo(30)),
      /** Where its main windows look. */
      orientation: choice(ORIENTATIONS),
      /**
       * Floors of the building, the ground floor among them. An addition: with `floor` it places the unit in its tower.
       */
      storeys: z.nullish(number(counted('floors', { minimum: 1, maximum: 200 }))),
    }),
  ),
  /** How a lot lies on its road, beyond `lot_size`. An addition: plans of lots are drawn from it. */
  lot: z.nullish(
    z.object({
      /** Meters along the road, so that the lot's depth is its area by this length. */
      frontage: z.nullish(number({ 'x-unit': 'meters', minimum: 1, maximum: 10_000 })),
      /** Meters between the lot and what lies across the road; 0 is a lot that no road reaches. */
      road_width: z.nullish(number({ 'x-unit': 'meters', minimum: 0, maximum: 200 })),
    }),
  ),
  /** The parking slots, whose number is `parking`. */
  parking_slots: z.nullish(
    z.object({
      /** `own-title` with a title (CCT) of their own, `with-unit` on the unit's title, or the right to use them. */
      title: choice(PARKING_TITLES),
      /** Price of one slot that is sold apart. */
      price: z.nullish(plainMoney),
    }),
  ),
  /** How deep the water stands in a flood that comes about once in 5, 25 or 100 years. */
  flood: z.nullish(
    z.object({
      /** Once in 5 years. */
      year_5: choice(FLOOD_LEVELS),
      /** Once in 25 years. */
      year_25: choice(FLOOD_LEVELS),
      /** Once in 100 years. */
      year_100: choice(FLOOD_LEVELS),
    }),
  ),
  /** Whether a foreigner may own the unit: within the 40 percent of a condominium (RA 4726). */
  foreign_ok: z.nullish(z.boolean()),
  /** The value of the land for taxes: zonal value or schedule of market values. */
  government_value: z.nullish(
    z.object({
      /** Pesos by square meter. */
      per_sqm: z.nullish(plainMoney),
      /** The year of the schedule, four digits. */
      year: z.nullish(number({ 'x-unit': 'year', minimum: 1_980, maximum: 2_100, multipleOf: 1 })),
    }),
  ),
  /** What is connected. */
  utilities: z.nullish(namesOf(z.enum(UTILITIES))),
  /** Barangay, without the word. */
  barangay: z.nullish(textUpTo(80)),
  /** A place nearby by which people find it. */
  landmark: z.nullish(textUpTo(120)),
})
