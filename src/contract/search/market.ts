import * as z from 'zod/mini'
import { endpoint } from '../endpoint'
import { shortText } from '../fields'
import { LISTING_CATEGORIES } from '../listing/listing-form'
import { answer, problem } from '../problem'
import { cache } from './filters'
import { listings, number, plainMoney } from '../values/numbers'
import { line } from '../values/texts'

/** Of what the figures are asked. */
export const marketQuery = z.object({
  /** A city or town by its name. Case does not matter. */
  city: shortText(),
  /** A district or barangay of it, which is answered beside the whole city. */
  district: z.optional(shortText()),
  /** `sale` or `rent`; both if left out. */
  mode: z.optional(z.enum(['sale', 'rent'])),
  /** One category; all if left out. */
  category: z.optional(z.enum(LISTING_CATEGORIES)),
})

/** What is asked for one kind of listing in one place. */
export const marketFigure = z.object({
  /** The district; null for the whole city. */
  district: z.nullable(line),
  /** For sale or for rent. */
  listing_type: z.enum(['sale', 'rent']),
  /** The category. */
  category: z.enum(LISTING_CATEGORIES),
  /** The type; null for all types of the category. */
  property_type: z.nullable(line),
  /** The area that prices are divided by. */
  by: z.enum(['floor', 'lot']),
  /** How many listings on offer the figures rest on: those with a price and an area. */
  count: listings,
  /** The median price in pesos by square meter, of a month for rentals. Null where `count` is under 5. */
  per_sqm: z.nullable(plainMoney),
  /** The median price in pesos, of a month for rentals. Null where `count` is under 5. */
  price: z.nullable(plainMoney),
  /** The median of the days for which they have been listed. Null where `count` is under 5. */
  days: z.nullable(number({ 'x-unit': 'days', minimum: 0 })),
})

export type MarketQuery = z.output<typeof marketQuery>
export type MarketFigure = z.output<typeof marketFigure>

export const getMarket = endpoint({
  id: 'getMarket',
  method: 'GET',
  path: '/api/market',
  auth: 'bearer-if-any',
  cache,
  query: marketQuery,
  responses: { 200: answer(z.array(marketFigure)), 400: problem, 429: problem, 500: problem },
  summary: 'Median asking prices of a city and a district, by kind, and on how many listings they rest.',
  source: 'B 5',
  addition: true,
})
