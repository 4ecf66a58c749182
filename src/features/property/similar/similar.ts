import { pesoPrice } from '@/domain/listing/asking-price'
import type { Listing } from '@/domain/listing/listing'
import { districtOf } from '@/domain/listing/place'

const MOST = 4
/** So far may a similar price lie, as a share of the listing's. */
export const PRICE_SPAN = 0.25

/** Up to four on offer in the same way, within 25% of the price: same district, then same type, nearest in price. */
export function similarListings(listing: Listing, all: readonly Listing[]): Listing[] {
  const price = pesoPrice(listing)
  const sameType = (other: Listing) => other.propertyType !== '' && other.propertyType === listing.propertyType
  const sameCategory = (other: Listing) => other.category !== null && other.category === listing.category
  const inDistrict = (other: Listing) => other.city === listing.city && districtOf(other) === districtOf(listing)
  return all
    .filter((other) => other.id !== listing.id && other.listingType === listing.listingType && other.status !== 'sold')
    .filter((other) => sameType(other) || sameCategory(other))
    .map((other) => ({ other, far: Math.abs(pesoPrice(other) - price) }))
    .filter(({ far }) => far <= price * PRICE_SPAN)
    .map((each) => ({ ...each, rank: (inDistrict(each.other) ? 0 : 2) + (sameType(each.other) ? 0 : 1) }))
    .toSorted((one, two) => one.rank - two.rank || one.far - two.far)
    .slice(0, MOST)
    .map(({ other }) => other)
}
