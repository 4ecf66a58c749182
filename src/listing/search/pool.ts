import type { QueryClient } from '@tanstack/react-query'
import { call } from '@/api/call'
import { MOST_OF_A_PAGE } from '@/contract/search/limits'
import { searchProperties } from '@/contract/search/pages'
import type { Listing } from '@/domain/listing/listing'
import { toListing } from '@/domain/listing/map-listing'
import { defaultSearch, type SearchState } from '@/domain/search/filter-state'
import { writeServerQuery } from '@/domain/search/query/write-server-query'
import { asked } from './engine'

/** What decides which listings a price is compared with. */
export type Compared = Pick<Listing, 'listingType' | 'category' | 'city'>

/** The searches that find the listings of the city by which a price is judged; none while the city is not known. */
export function searchesForPrices({ listingType, category, city }: Compared): SearchState[] {
  return city === '' ? [] : [{ ...defaultSearch(), mode: listingType, category: category ?? 'all', q: city }]
}

/** The first hundred of each of some searches, each listing once. Throws as `call` does. */
export function poolOf(client: QueryClient, searches: readonly SearchState[], signal: AbortSignal): Promise<Listing[]> {
  return asked(client, async () => {
    const found = await Promise.all(
      searches.map(async (search) => {
        const query = { ...writeServerQuery(search), limit: String(MOST_OF_A_PAGE) }
        return (await call(searchProperties, { query }, { signal })).data.map(toListing)
      }),
    )
    return [...new Map(found.flat().map((listing) => [listing.id, listing])).values()]
  })
}
