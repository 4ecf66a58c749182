import type { PriceScope } from './comparable-searches'
import { loadCode } from '@/lib/load-code'
import { useListingPool } from './use-listing-pool'

/** A query of the listings by which a price is judged. */
export function useComparableListings({ listingType, category, city }: PriceScope) {
  return useListingPool(['prices', listingType, category ?? 'all', city], async () => {
    const { searchesForPrices } = await loadCode(() => import('./comparable-searches'))
    return searchesForPrices({ listingType, category, city })
  })
}
