import { pesoPrice } from '@/domain/listing/asking-price'
import type { Listing } from '@/domain/listing/listing'
import { districtOf } from '@/domain/listing/place'
import { defaultFilters, defaultSearch, type SearchState } from '@/domain/search/filter-state'
import { PRICE_SPAN } from './similar'

function alike({ listingType, category }: Listing): SearchState {
  return { ...defaultSearch(), mode: listingType, category: category ?? 'all' }
}

export function searchesForSimilar(listing: Listing): SearchState[] {
  const price = pesoPrice(listing)
  const range = [Math.floor(price * (1 - PRICE_SPAN)), Math.ceil(price * (1 + PRICE_SPAN))] as const
  const near = { ...alike(listing), filters: { ...defaultFilters(), priceRange: range } }
  return [{ ...near, q: districtOf(listing) }, near]
}
