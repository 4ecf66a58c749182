import type { Listing } from '@/domain/listing/listing'
import { defaultSearch, type SearchState } from '@/domain/search/filter-state'

/** What tells the listings by which a price is judged. */
export type PriceScope = Pick<Listing, 'listingType' | 'category' | 'city'>

/** The searches that find the listings of the city by which a price is judged; none while the city is not known. */
export function searchesForPrices({ listingType, category, city }: PriceScope): SearchState[] {
  return city === '' ? [] : [{ ...defaultSearch(), mode: listingType, category: category ?? 'all', q: city }]
}
