import { queryOptions } from '@tanstack/react-query'
import { call, callRows } from '@/api/call'
import { listingKeys } from '@/api/query-keys'
import { getProperty, listProperties } from '@/contract/listing/properties'
import type { Listing } from '@/domain/listing/listing'
import { toListing } from '@/domain/listing/map-listing'
import { demandList, learnFromList } from './search/engine'

/** When rows that came with the page were updated, in terms of the query cache: so long ago that they are asked for at once. */
export const RENDERED_AT = 1

/** The two reads of listings. Lists feed browse, map, saved and profiles (B 7), all from one cached answer. */
export const listingQueries = {
  list: () =>
    queryOptions({
      queryKey: listingKeys.list,
      queryFn: async ({ client, signal }) => {
        demandList(client)
        try {
          return await callRows(listProperties, {}, toListing, { signal })
        } catch (error) {
          learnFromList(client, error)
          throw error
        }
      },
      staleTime: 60_000,
      // Many parts of a screen read it: one that comes late must not ask again behind the error that the others show.
      retryOnMount: false,
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: listingKeys.detail(id),
      queryFn: async ({ signal }): Promise<Listing> => {
        const { data } = await call(getProperty, { params: { id } }, { signal })
        return toListing(data)
      },
      staleTime: 30_000,
    }),
}
