import type { Sort } from './filter-state'
import type { Listing } from '../listing/listing'
import type { Label } from '@/words/words'
import { NUMBERS, type NumberName } from './query/numbers'

/** In the order of the sort menu; newest first is the documented one (B 5), the rest additions. */
export const SORTS: readonly { value: Sort; label: Label }[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'price-asc', label: 'Price: low to high' },
  { value: 'price-desc', label: 'Price: high to low' },
  { value: 'size-desc', label: 'Largest first' },
  { value: 'price-per-area-asc', label: 'Price by area: low to high' },
  { value: 'reduced', label: 'Largest price cut first' },
]

/** The number by which an order sorts, and whether the highest comes first. */
export const ORDERS: Readonly<Record<Sort, { by: NumberName | 'created'; highest?: true }>> = {
  newest: { by: 'created', highest: true },
  'price-asc': { by: 'price' },
  'price-desc': { by: 'price', highest: true },
  'size-desc': { by: 'size', highest: true },
  'price-per-area-asc': { by: 'sqm' },
  reduced: { by: 'reduced', highest: true },
}

/** Smaller comes first. A listing without the value (price or size 0) comes last in every order. */
export function rankOf(sort: Sort, value: number): number {
  return ORDERS[sort].highest ? -value : value || Infinity
}

type Ranked = { rank: number; createdMs: number; id: string }

/** Puts two listings in order: equal ones newest first, then by id, so that every order is one order. */
export function compareRanked(one: Ranked, other: Ranked): number {
  if (one.rank !== other.rank) return one.rank - other.rank
  return other.createdMs - one.createdMs || (one.id < other.id ? -1 : 1)
}

export function ranked(listing: Listing, sort: Sort): Ranked {
  const { by } = ORDERS[sort]
  const rank = rankOf(sort, by === 'created' ? listing.createdMs : NUMBERS[by](listing))
  return { rank, createdMs: listing.createdMs, id: listing.id }
}

/** The same listings in another order; equal ones newest first, then by id. The given list stays as it is. */
export function sortListings(listings: readonly Listing[], sort: Sort): Listing[] {
  const places = listings.map((listing) => ({ listing, ...ranked(listing, sort) }))
  return places.toSorted(compareRanked).map(({ listing }) => listing)
}
