import { queryOptions } from '@tanstack/react-query'
import { call } from '@/api/call'
import { ownListingKeys } from '@/api/query-keys'
import { listMyProperties } from '@/contract/listing/properties'
import { toListing } from '@/domain/listing/map-listing'
import type { OwnListing } from '@/domain/listing/own/own-listings'

export const ownListingQueries = {
  list: (token: string | null) =>
    queryOptions({
      queryKey: ownListingKeys.list(token),
      queryFn: async ({ signal }): Promise<OwnListing[]> => {
        const { data } = await call(listMyProperties, {}, { signal })
        return data.map((wire) => ({
          ...toListing(wire),
          views: wire.views ?? null,
          saves: wire.likes ?? null,
          inquiries: wire.inquiries ?? null,
        }))
      },
      enabled: token !== null,
    }),
}
