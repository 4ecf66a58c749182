import { loadCode } from '@/lib/load-code'
import type { Compared } from './pool'
import { useListingPool } from './use-listing-pool'

/** A query for the listings that a price in this city is compared with. */
export function usePricePool({ listingType, category, city }: Compared) {
  return useListingPool(['prices', listingType, category ?? '', city], async () =>
    (await loadCode(() => import('./pool'))).searchesForPrices({ listingType, category, city }),
  )
}
