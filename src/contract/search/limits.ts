/** Listings of a page where `limit` is left out, and the most that it may ask for. */
export const PAGE_SIZE = 24
export const MOST_OF_A_PAGE = 100
/**
 * Most listings of the whole list where the backend can be searched: some 150 KB (gzip), less than the code of a page.
 */
export const MOST_LISTED = 500
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

/** Fewest listings that figures of the market rest on. */
export const FEWEST_COMPARED = 5
/** A price by area under this share of the middle is unusually low. */
export const LOW_PRICE_SHARE = 0.6

export const SEARCH_SORTS = ['newest', 'price-asc', 'price-desc', 'size-desc', 'price-per-area-asc', 'reduced'] as const

/** The parameters that a facet can be asked for; each is named as its parameter. */
export const FACETS = [
  ...(['mode', 'category', 'subtype', 'price', 'beds', 'baths', 'furnishing', 'floor', 'zoning'] as const),
  ...([
    'occupancy',
    'stage',
    'condition',
    'balance',
    'lender',
    'seller',
    'title',
    'flood',
    'pets',
    'licence',
    'liens',
    'foreign',
    'features',
  ] as const),
  ...(['building', 'industrial', 'land', 'special', 'investment', 'utilities', 'status'] as const),
] as const
export type FacetName = (typeof FACETS)[number]

/** What a card of the results shows: `fields=card` answers these of a listing, and of the pictures the cover alone. */
export const CARD_FIELDS = [
  ...(['id', 'title', 'price', 'currency', 'listing_type', 'status', 'category', 'property_type'] as const),
  ...(['property_subtype', 'street', 'city', 'province', 'bedrooms', 'bathrooms', 'size', 'lot_size'] as const),
  ...(['latitude', 'longitude', 'images', 'user_id', 'user', 'created_at', 'paused'] as const),
] as const

export const SUGGESTION_KINDS = ['place', 'landmark', 'street', 'project', 'type', 'listing'] as const
