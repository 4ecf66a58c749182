import type { QueryClient } from '@tanstack/react-query'
import { call } from '@/api/call'
import { MOST_OF_A_PAGE } from '@/contract/search/limits'
import { searchProperties } from '@/contract/search/pages'
import type { Listing } from '@/domain/listing/listing'
import { toListing } from '@/domain/listing/map-listing'
import type { SearchState } from '@/domain/search/filter-state'
import { writeServerQuery } from '@/domain/search/query/write-server-query'
import { asked } from './engine'

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
