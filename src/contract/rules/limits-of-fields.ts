import { DESCRIPTION_MAX, MAX_ROOMS, OFFER_MAX, TEXT_MAX } from '../fields'

/** Longest texts, in characters, by what travels. Forms, mock and documents read them here. */
export const TEXT_LIMITS = {
  title: TEXT_MAX,
  description: DESCRIPTION_MAX,
  street: TEXT_MAX,
  city: TEXT_MAX,
  state: TEXT_MAX,
  zip: TEXT_MAX,
  // The facts of `ph`.
  number: 30,
  project: 120,
  landmark: 120,
  barangay: 80,
  tower: 60,
  license: 7,
} as const

/** Most entries of a list of names, and the longest name, in characters. */
export const LIST_LIMITS = { entries: 60, entry: 120 } as const
/** Longest e-mail address, in characters (RFC 5321 4.5.3.1.3). */
export const EMAIL_MAX = 254
/** Longest text for a number: a number keeps some 17 digits of it, so that no more can be meant. */
export const NUMBER_TEXT_MAX = TEXT_MAX
/** Longest value in an address: servers need not read longer ones (RFC 9110 4.1). */
export const ADDRESS_MAX = 8_000

/** Smallest and largest numbers; without `minimum` it is 0. `counts` names what a whole number counts. */
export type NumberLimit = { minimum?: number; maximum: number; counts?: string }

const money = { maximum: OFFER_MAX }
const rooms = { maximum: MAX_ROOMS }

/** The bounds of numbers by what travels. Forms, mock and documents read them here. */
export const NUMBER_LIMITS = {
  price: money,
  hoa_fees: money,
  deposit: money,
  bedrooms: { ...rooms, counts: 'rooms' },
  bathrooms: rooms,
  parking_spots: { maximum: 100_000, counts: 'parking spaces' },
  year_built: { minimum: 1_500, maximum: 2_100 },
  minimum_lease: { maximum: 1_200, counts: 'months' },
  loading_bays: { maximum: 10_000, counts: 'bays' },
  elevators: { maximum: 200, counts: 'elevators' },
  capacity: { maximum: 10_000_000, counts: 'people' },
  roi: { maximum: 1_000 },
  lat: { minimum: -90, maximum: 90 },
  lng: { minimum: -180, maximum: 180 },
  // The facts of `ph`.
  reservation: money,
  down_percent: { maximum: 100 },
  down_months: { maximum: 240, counts: 'months' },
  balance: money,
  monthly: money,
  months_left: { maximum: 600, counts: 'months' },
  minimum_price: money,
  per_sqm: money,
  floor: { maximum: 200, counts: 'floors' },
  storeys: { minimum: 1, maximum: 200, counts: 'floors' },
  frontage: { minimum: 1, maximum: 10_000 },
  road_width: { maximum: 200 },
  year: { minimum: 1_980, maximum: 2_100 },
} as const satisfies Record<string, NumberLimit>
