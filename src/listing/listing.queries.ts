import { queryOptions } from '@tanstack/react-query'
import { call } from '@/api/call'
import { listingKeys } from '@/api/query-keys'
import { getProperty } from '@/contract/listing/properties'
import type { Listing } from '@/domain/listing/listing'
import { toListing } from '@/domain/listing/map-listing'

/** For rows that came with the page: updated so long ago that they are asked for at once. */
export const RENDERED_AT = 1

export const listingQueries = {
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
