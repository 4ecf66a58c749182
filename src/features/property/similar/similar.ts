import { pesoPrice } from '@/domain/listing/asking-price'
import type { Listing } from '@/domain/listing/listing'
import { districtOf } from '@/domain/listing/place'
import { defaultFilters, defaultSearch, type SearchState } from '@/domain/search/filter-state'

const MOST = 4
/** So far may a similar price lie, as a share of the listing's. */
export const PRICE_SPAN = 0.25

/**
 * Up to four others on offer in the same way, of the same type or category, within 25 % of the price: of the same district first,
 * then of the same type, nearest in price. Sold ones are left out. Without a price those that have none either.
 */
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

/** What is on offer in the same way, of the same category: the searches of listings to compare one with. */
function alike({ listingType, category }: Listing): SearchState {
  return { ...defaultSearch(), mode: listingType, category: category ?? 'all' }
}

/** The searches that find similar listings, those of the district first. */
export function searchesForSimilar(listing: Listing): SearchState[] {
  const price = pesoPrice(listing)
  const range = [Math.floor(price * (1 - PRICE_SPAN)), Math.ceil(price * (1 + PRICE_SPAN))] as const
  const near = { ...alike(listing), filters: { ...defaultFilters(), priceRange: range } }
  return [{ ...near, q: districtOf(listing) }, near]
}

/** The searches that find the listings of the city by which a price is judged. */
export function searchesForPrices(listing: Listing): SearchState[] {
  return [{ ...alike(listing), q: listing.city }]
}
