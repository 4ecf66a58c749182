import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { id, shortText } from './fields'
import {
  LISTING_CATEGORIES,
  LISTING_FLOOR_LEVELS,
  LISTING_FURNISHING,
  LISTING_OCCUPANCY,
  LISTING_ZONING,
} from './listing-form'
import { FLOOD_LEVELS, LISTING_TITLE_TYPES, SALE_STAGES } from './ph-facts'
import { answer, problem } from './problem'
import { property } from './properties'

/** Listings of a page where `limit` is left out, and the most that it may ask for. */
export const PAGE_SIZE = 24
export const MOST_OF_A_PAGE = 100
/** Most ids of one call. */
export const MOST_IDS = 100
/** Most cells of one answer; with more, all are of a lower `z`. */
export const MOST_CELLS = 2_000
/** A cell with at most so many listings names them. */
export const NAMED_IN_CELL = 5
/** Cells are tiles of so many levels below the zoom of the map: a quarter of a map tile wide. */
export const CELL_LEVELS = 2
/** Largest zoom of the map. */
export const MOST_ZOOM = 20
/** Most corners of an area, all rings together (422). */
export const MOST_AREA_CORNERS = 32
/** Minutes for which a cursor or a snapshot is good, at least. */
export const SNAPSHOT_MINUTES = 10
/** Most suggestions of a kind. */
export const SUGGESTIONS_EACH = 5
/** Steps of the price facet. */
export const PRICE_STEPS = 20

export const SEARCH_SORTS = ['newest', 'price-asc', 'price-desc', 'size-desc', 'price-per-area-asc', 'reduced'] as const

/** The parameters that a facet can be asked for; each is named as its parameter. */
export const FACETS = [
  ...(['mode', 'category', 'subtype', 'price', 'beds', 'baths', 'furnishing', 'floor', 'zoning'] as const),
  ...(['occupancy', 'stage', 'title', 'flood', 'pets', 'licence', 'foreign', 'features', 'building'] as const),
  ...(['industrial', 'land', 'special', 'investment', 'utilities'] as const),
] as const
export type FacetName = (typeof FACETS)[number]

/** What a card of the results shows: `fields=card` answers these of a listing, and of the pictures the cover alone. */
export const CARD_FIELDS = [
  ...(['id', 'title', 'price', 'currency', 'listing_type', 'status', 'category', 'property_type'] as const),
  ...(['property_subtype', 'street', 'city', 'province', 'bedrooms', 'bathrooms', 'size', 'lot_size'] as const),
  ...(['latitude', 'longitude', 'images', 'user_id', 'user', 'created_at'] as const),
] as const

const NUMBER = String.raw`\d{1,12}(\.\d{1,8})?`
const bounds = z.optional(z.string().check(z.regex(new RegExp(`^${NUMBER}-(${NUMBER})?$`), 'Please use FROM-TO.')))
const amount = z.optional(z.string().check(z.regex(new RegExp(`^${NUMBER}$`), 'Please use a number from 0.')))
const checks = z.optional(shortText(1_000))
const yes = z.optional(z.enum(['true']))
const DEGREES = String.raw`-?\d{1,3}(\.\d{1,8})?`
const snapshotName = z.optional(shortText(200))

/** What is searched for: the parameters of the browse screen's address, under the same names and with the same values. */
const filters = {
  /** Words that title, address, barangay, landmark, city and province hold, in any order; case, accents and punctuation aside. */
  q: z.optional(shortText(200)),
  /** `sale`, `rent` or `all`; `sale` if left out, as in the address. */
  mode: z.optional(z.enum(['sale', 'rent', 'all'])),
  /** One category (B 3.8); `all` if left out. */
  category: z.optional(z.enum(['all', ...LISTING_CATEGORIES])),
  /** A subtype of the category (B 3.8); `all` if left out. One that the category does not have is a bad value. */
  subtype: z.optional(shortText()),
  /** Asking price in pesos, `FROM-TO` or `FROM-`; both ends are included. Other currencies count as converted (B 9). */
  price: bounds,
  /** Asking price in pesos by square metre of the floor, of the lot for land. */
  sqm: bounds,
  /** Floor area in square feet. */
  size: bounds,
  /** Lot area in acres. */
  lot: bounds,
  /** Fewest bedrooms; 0 is a studio or more. */
  beds: z.optional(z.enum(['0', '1', '2', '3', '4', '5'])),
  /** Fewest bathrooms. */
  baths: z.optional(z.enum(['1', '2', '3', '4', '5'])),
  /** Longest lease one would sign, in months. */
  lease: z.optional(z.enum(['6', '12', '24'])),
  /** Fewest loading bays. */
  bays: amount,
  /** Fewest people that the venue holds. */
  capacity: amount,
  /** Highest deposit, in pesos. */
  deposit: amount,
  /** Highest association dues a month, in pesos. */
  dues: amount,
  /** Ceiling height in feet. */
  ceiling: bounds,
  /** Return on investment, in percent a year. */
  roi: bounds,
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
  /** Land title, of `ph`. */
  title: z.optional(z.enum(LISTING_TITLE_TYPES)),
  /** Flood once in 100 years, of `ph`: this level or a lower one. */
  flood: z.optional(z.enum(FLOOD_LEVELS)),
  /** Only where pets are welcome. */
  pets: yes,
  /** Only where a license to sell is stated. */
  licence: yes,
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
   * Only listings in this drawn area; a point on an edge is inside. Rings are joined by `.`; a ring is an encoded polyline of its
   * corners (latitude, longitude; 4 decimals; 5 bits a letter and a sixth for 'goes on') in the base64url alphabet.
   */
  area: z.optional(z.string().check(z.maxLength(2_000), z.regex(/^[\w-]+(\.[\w-]+)*$/, 'Please draw the area again.'))),
}

const resultOptions = {
  /** `card` answers what a card shows, `full` the whole listing; `card` if left out. */
  fields: z.optional(z.enum(['card', 'full'])),
}

/** The query of a search. */
export const searchQuery = z.object({
  ...filters,
  ...resultOptions,
  /** Order of the results. A listing without the value comes last; equal ones come newest first, then by id. */
  sort: z.optional(z.enum(SEARCH_SORTS)),
  /** Listings of this page, 1 to 100. */
  limit: z.optional(z.string().check(z.regex(/^([1-9]\d?|100)$/, `Please use 1 to ${MOST_OF_A_PAGE}.`))),
  /** `page.next` of the page before; the rest of the query is the same as there. */
  cursor: z.optional(shortText(1_000)),
  /** Names of the facets to count, separated by commas: `category,beds,price`. */
  facets: z.optional(
    z
      .string()
      .check(
        z.regex(new RegExp(`^(${FACETS.join('|')})(,(${FACETS.join('|')}))*$`), 'Please name facets of the list.'),
      ),
  ),
  /** A `snapshot` that was answered before: the answer is as it was then. */
  at: snapshotName,
})

/** The query of clusters: a search without order and pages, and the zoom of the map. */
export const clusterQuery = z.object({
  ...filters,
  /** Zoom of the map, 0 to 20. */
  zoom: z.string().check(z.regex(/^(\d|1\d|20)$/, `Please use 0 to ${MOST_ZOOM}.`)),
  /** A `snapshot` that was answered before. */
  at: snapshotName,
})

/** What somebody has typed. */
export const suggestQuery = z.object({
  /** What is typed so far. Without a letter or digit nothing is suggested. */
  q: shortText(200),
})

export const idsQuery = z.object({
  /** Ids of listings, separated by commas, at most 100. */
  ids: z
    .string()
    .check(z.regex(/^[^,]{1,255}(,[^,]{1,255}){0,99}$/, `Please name 1 to ${MOST_IDS} ids, separated by commas.`)),
  ...resultOptions,
})

const total = z.object({
  /** How many listings match. */
  value: z.number(),
  /** `eq` where `value` is the number itself, `gte` where there are at least as many. */
  relation: z.enum(['eq', 'gte']),
})

const choiceFacet = z.array(
  z.object({
    /** A value of the parameter. */
    value: z.string(),
    /** How many listings the search would find with this value of the parameter in place of its own. */
    count: z.number(),
  }),
)

const priceFacet = z.object({
  /** Lowest price in pesos; null where no listing has one. */
  min: z.nullable(z.number()),
  /** Highest price in pesos. */
  max: z.nullable(z.number()),
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
  /** By land title. */
  title: z.optional(choiceFacet),
  /** By highest flood level. */
  flood: z.optional(choiceFacet),
  /** By whether pets are welcome. */
  pets: z.optional(choiceFacet),
  /** By whether a license to sell is stated. */
  licence: z.optional(choiceFacet),
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
})

const box = z.object({
  /** Westernmost longitude. */
  west: z.number(),
  /** Southernmost latitude. */
  south: z.number(),
  /** Easternmost longitude. */
  east: z.number(),
  /** Northernmost latitude. */
  north: z.number(),
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
    next: z.nullable(z.string()),
    /** Listings of a page. */
    limit: z.number(),
  }),
  /** How many listings all pages have. */
  total,
  /** Facets by name, those that were asked for. Only `price` is a histogram. */
  facets,
  /** The box around all results that have a place; null where none has. */
  bounds: z.nullable(box),
  /** Listings that match everything but `bbox` and `area` and have no place. */
  unmapped: z.number(),
  /** Names the state of the listings that was searched: `at` asks for it again. */
  snapshot: z.string(),
  /** A sentence for people; left out if there is none. */
  message: z.optional(z.string()),
})

/** A square of the map with its listings. */
export const clusterCell = z.object({
  /** Tile column (web mercator). */
  x: z.number(),
  /** Tile row, from the north. */
  y: z.number(),
  /** Level of the tile. */
  z: z.number(),
  /** Mean latitude of its listings. */
  lat: z.number(),
  /** Mean longitude of its listings. */
  lng: z.number(),
  /** How many listings it has. */
  count: z.number(),
  /** Lowest price in pesos; null where no listing has one. */
  minPrice: z.nullable(z.number()),
  /** Ids of its listings where there are at most 5. */
  ids: z.optional(z.array(id)),
})

export const SUGGESTION_KINDS = ['place', 'street', 'landmark', 'project', 'type', 'listing'] as const

export const suggestion = z.object({
  /** What it names. */
  kind: z.enum(SUGGESTION_KINDS),
  /** The words to show. */
  text: z.string(),
  /** Parameters of the search that it means, as they stand in the address: `mode=all&q=Mandurriao`. */
  query: z.string(),
  /** How many listings that search finds. */
  count: z.number(),
  /** Id of the listing, where it names one. */
  id: z.optional(id),
})

export type SearchQuery = z.output<typeof searchQuery>
export type ClusterQuery = z.output<typeof clusterQuery>
export type SearchAnswer = z.output<typeof searchAnswer>
export type ClusterCell = z.output<typeof clusterCell>
export type Suggestion = z.output<typeof suggestion>
export type SuggestionKind = Suggestion['kind']
export type Facets = SearchAnswer['facets']
export type ChoiceFacet = z.output<typeof choiceFacet>
export type PriceFacet = z.output<typeof priceFacet>

/** What a visitor's answer may be kept for, in seconds: that long unasked, and `stale` longer while it is asked again. */
const cache = { fresh: 15, stale: 60 } as const

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

export const clusterProperties = endpoint({
  id: 'clusterProperties',
  method: 'GET',
  path: '/api/properties/clusters',
  auth: 'bearer-if-any',
  cache,
  query: clusterQuery,
  responses: {
    200: z.object({
      /** Always true in a success answer. */
      success: z.literal(true),
      /** The squares, and how many listings they have together. */
      data: z.object({
        /** Squares of the map that have listings, in no promised order. */
        cells: z.array(clusterCell),
        /** How many listings have a place. */
        total,
      }),
      /** A sentence for people; left out if there is none. */
      message: z.optional(z.string()),
    }),
    400: problem,
    410: problem,
    422: problem,
    429: problem,
    500: problem,
  },
  summary: 'How many listings that a search finds lie in which square of the map.',
  source: 'B 2.5',
  addition: true,
})

export const suggestSearches = endpoint({
  id: 'suggestSearches',
  method: 'GET',
  path: '/api/properties/suggest',
  auth: 'bearer-if-any',
  cache,
  query: suggestQuery,
  responses: { 200: answer(z.array(suggestion)), 400: problem, 429: problem, 500: problem },
  summary: 'What somebody may mean who has typed so far: places, streets, landmarks, projects, types and listings.',
  source: 'B 2.3',
  addition: true,
})

export const listPropertiesByIds = endpoint({
  id: 'listPropertiesByIds',
  method: 'GET',
  path: '/api/properties/by-ids',
  auth: 'bearer-if-any',
  cache,
  query: idsQuery,
  responses: { 200: answer(z.array(property)), 400: problem, 429: problem, 500: problem },
  summary: 'Some listings by their ids, for what is saved, compared or was seen, without the whole list.',
  source: 'B 3.5',
  addition: true,
})
