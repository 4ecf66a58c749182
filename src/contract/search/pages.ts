import * as z from 'zod/mini'
import { endpoint } from '../endpoint'
import { ADDRESS_MAX, shortText } from '../fields'
import { problem } from '../problem'
import { property } from '../listing/property'
import { cache, filters, resultOptions, snapshotName, total } from './filters'
import { FACETS, MOST_OF_A_PAGE, SEARCH_SORTS } from './limits'
import { sentence } from '../sentence'
import { listings, number, pesos, plainLatitude, plainLongitude } from '../values/numbers'
import { line, longText, messageText, textUpTo } from '../values/texts'

/** The query of a search. */
export const searchQuery = z.object({
  ...filters,
  ...resultOptions,
  /** Order of the results. A listing without the value comes last; equal ones come newest first, then by id. */
  sort: z.optional(z.enum(SEARCH_SORTS)),
  /** Listings of this page, 1 to 100. */
  limit: z.optional(
    z.string().check(z.regex(/^([1-9]\d?|100)$/, sentence('Please use 1 to {n}.', { n: MOST_OF_A_PAGE }))),
  ),
  /** `page.next` of the page before; the rest of the query is the same as there. */
  cursor: z.optional(shortText(1_000)),
  /** Names of the facets to count, separated by commas: `category,beds,price`. */
  facets: z.optional(
    textUpTo(ADDRESS_MAX).check(
      z.regex(new RegExp(`^(${FACETS.join('|')})(,(${FACETS.join('|')}))*$`), 'Please name facets of the list.'),
    ),
  ),
  /** A `snapshot` that was answered before: the answer is as it was then. */
  at: snapshotName,
})

const choiceFacet = z.array(
  z.object({
    /** A value of the parameter. */
    value: line,
    /** How many listings the search would find with this value of the parameter in place of its own. */
    count: listings,
  }),
)

const priceFacet = z.object({
  /** Lowest price in pesos; null where no listing has one. */
  min: z.nullable(pesos),
  /** Highest price in pesos. */
  max: z.nullable(pesos),
  /** Listings in 20 equal steps from `min` to `max`; the last step includes `max`. */
  buckets: z.array(z.number()),
})

const facets = z.object({
  /** Prices in pesos. */
  price: z.optional(priceFacet),
  /** By sale or rent. */
  mode: z.optional(choiceFacet),
  /** By category. */
  category: z.optional(choiceFacet),
  /** By subtype of the category. */
  subtype: z.optional(choiceFacet),
  /** By fewest bedrooms. */
  beds: z.optional(choiceFacet),
  /** By fewest bathrooms. */
  baths: z.optional(choiceFacet),
  /** By furnishing. */
  furnishing: z.optional(choiceFacet),
  /** By floor level. */
  floor: z.optional(choiceFacet),
  /** By zoning. */
  zoning: z.optional(choiceFacet),
  /** By occupancy. */
  occupancy: z.optional(choiceFacet),
  /** By stage of the sale. */
  stage: z.optional(choiceFacet),
  /** By condition. */
  condition: z.optional(choiceFacet),
  /** By what pays the balance at turnover. */
  balance: z.optional(choiceFacet),
  /** By whose loan is taken over. */
  lender: z.optional(choiceFacet),
  /** By who sells what a lender took back. */
  seller: z.optional(choiceFacet),
  /** By land title. */
  title: z.optional(choiceFacet),
  /** By highest flood level. */
  flood: z.optional(choiceFacet),
  /** By whether pets are welcome. */
  pets: z.optional(choiceFacet),
  /** By whether a license to sell is stated. */
  licence: z.optional(choiceFacet),
  /** By whether a title without liens is stated. */
  liens: z.optional(choiceFacet),
  /** By whether foreigners may own it. */
  foreign: z.optional(choiceFacet),
  /** By feature of homes. */
  features: z.optional(choiceFacet),
  /** By feature of commercial buildings. */
  building: z.optional(choiceFacet),
  /** By feature of industrial property. */
  industrial: z.optional(choiceFacet),
  /** By feature of land. */
  land: z.optional(choiceFacet),
  /** By feature of special-purpose property. */
  special: z.optional(choiceFacet),
  /** By feature of investments. */
  investment: z.optional(choiceFacet),
  /** By included utility. */
  utilities: z.optional(choiceFacet),
  /** By whether it is available. */
  status: z.optional(choiceFacet),
})

const box = z.object({
  /** Westernmost longitude. */
  west: plainLongitude,
  /** Southernmost latitude. */
  south: plainLatitude,
  /** Easternmost longitude. */
  east: plainLongitude,
  /** Northernmost latitude. */
  north: plainLatitude,
})

/** One page of results, and what holds of all of them. */
export const searchAnswer = z.object({
  /** Always true in a success answer. */
  success: z.literal(true),
  /** Listings of this page, with the fields that `fields` asks for. */
  data: z.array(property),
  /** Where the next page begins. */
  page: z.object({
    /** Cursor of the next page; null on the last one. */
    next: z.nullable(longText),
    /** Listings of a page. */
    limit: number({ minimum: 1, maximum: MOST_OF_A_PAGE, multipleOf: 1 }),
  }),
  /** How many listings all pages have. */
  total,
  /** Facets by name, those that were asked for. Only `price` is a histogram. */
  facets,
  /** The box around all results that have a place; null where none has. */
  bounds: z.nullable(box),
  /** Listings that match everything but `bbox` and `area` and have no place. */
  unmapped: listings,
  /** Names the state of the listings that was searched: `at` asks for it again. */
  snapshot: longText,
  /** A sentence for people; left out if there is none. */
  message: z.optional(messageText),
})

export type SearchQuery = z.output<typeof searchQuery>
export type SearchAnswer = z.output<typeof searchAnswer>
export type Facets = SearchAnswer['facets']
export type ChoiceFacet = z.output<typeof choiceFacet>
export type PriceFacet = z.output<typeof priceFacet>

export const searchProperties = endpoint({
  id: 'searchProperties',
  method: 'GET',
  path: '/api/properties/search',
  auth: 'bearer-if-any',
  cache,
  query: searchQuery,
  responses: { 200: searchAnswer, 400: problem, 410: problem, 422: problem, 429: problem, 500: problem },
  summary: 'One page of the listings that a search finds, with their number and facets.',
  source: 'B 5',
  addition: true,
})
