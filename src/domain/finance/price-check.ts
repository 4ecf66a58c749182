import { askingPricePerArea, isMeasuredByLot } from '../listing/asking-price'
import type { Listing } from '../listing/listing'

/** Fewest similar listings that say something about a price. */
export const FEWEST_SIMILAR = 4
/** Below this share of their middle price a price is unusually low. */
export const UNUSUAL_SHARE = 0.6

/** What similar listings of the city ask by area, and how many there are. */
export type PriceCheck = { share: number; similar: number }

/**
 * Whether a listing asks unusually little: less than 60 % of the middle price by area of at least four others in the same city,
 * offered in the same way, of the same category, measured alike. Null otherwise, and where nothing can be compared. It is a reason
 * to look closer, never an accusation.
 */
export function unusuallyLow(listing: Listing, all: readonly Listing[]): PriceCheck | null {
  const own = askingPricePerArea(listing, 'PHP', 'metric')
  if (own === 0 || listing.category === null || listing.city === '') return null
  const others = all
    .filter((other) => isComparable(listing, other))
    .map((other) => askingPricePerArea(other, 'PHP', 'metric'))
    .filter((price) => price > 0)
    .toSorted((one, two) => one - two)
  const middle = medianOf(others)
  if (others.length < FEWEST_SIMILAR || own >= middle * UNUSUAL_SHARE) return null
  return { share: Math.round((own / middle) * 100), similar: others.length }
}

function isComparable(listing: Listing, other: Listing): boolean {
  return (
    other.id !== listing.id &&
    other.status !== 'sold' &&
    other.listingType === listing.listingType &&
    other.category === listing.category &&
    other.city === listing.city &&
    isMeasuredByLot(other) === isMeasuredByLot(listing)
  )
}

function medianOf(sorted: readonly number[]): number {
  const half = sorted.length / 2
  const upper = sorted[Math.floor(half)] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? 0) + upper) / 2
}
