import { pesoPrice } from '@/domain/listing/asking-price'
import type { Listing } from '@/domain/listing/listing'

const MOST = 3

/**
 * Up to three others on offer in the same way: of the same type first, then of the same category, nearest in price. Sold ones
 * are left out.
 */
export function similarListings(listing: Listing, all: readonly Listing[]): Listing[] {
  const price = pesoPrice(listing)
  const sameType = (other: Listing) => other.propertyType !== '' && other.propertyType === listing.propertyType
  const sameCategory = (other: Listing) => other.category !== null && other.category === listing.category
  return all
    .filter((other) => other.id !== listing.id && other.listingType === listing.listingType && other.status !== 'sold')
    .filter((other) => sameType(other) || sameCategory(other))
    .map((other) => ({ other, rank: sameType(other) ? 0 : 1, far: Math.abs(pesoPrice(other) - price) }))
    .toSorted((one, two) => one.rank - two.rank || one.far - two.far)
    .slice(0, MOST)
    .map(({ other }) => other)
}
