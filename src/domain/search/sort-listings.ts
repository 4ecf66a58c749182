import { pesoPrice, pesosPerSqm } from '../listing/asking-price'
import { reductionOf } from '../listing/price-history'
import { convertMoney } from '../money/money'
import type { Sort } from './filter-state'
import type { Listing } from '../listing/listing'

/** The orders of the results, as the sort menu offers them; newest first is the documented one (B 5), the rest additions. */
export const SORTS: readonly { value: Sort; label: string }[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'price-asc', label: 'Price: low to high' },
  { value: 'price-desc', label: 'Price: high to low' },
  { value: 'size-desc', label: 'Largest first' },
  { value: 'price-per-area-asc', label: 'Price by area: low to high' },
  { value: 'reduced', label: 'Largest price cut first' },
]

// Smaller comes first. A listing without the value (price or size 0) comes last in every order.
const RANKS: Record<Sort, (listing: Listing) => number> = {
  newest: (listing) => -listing.createdMs,
  'price-asc': (listing) => pesoPrice(listing) || Infinity,
  'price-desc': (listing) => -pesoPrice(listing),
  'size-desc': (listing) => -listing.squareFeet,
  'price-per-area-asc': (listing) => pesosPerSqm(listing) || Infinity,
  reduced: (listing) => -convertMoney(reductionOf(listing), listing.currency, 'PHP') || Infinity,
}

/** The same listings in another order; equal ones newest first, then as given. The given list stays as it is. */
export function sortListings(listings: readonly Listing[], sort: Sort): Listing[] {
  const rank = RANKS[sort]
  const ranked = listings.map((listing) => ({ listing, rank: rank(listing) }))
  ranked.sort((a, b) => (a.rank === b.rank ? b.listing.createdMs - a.listing.createdMs : a.rank - b.rank))
  return ranked.map((entry) => entry.listing)
}
