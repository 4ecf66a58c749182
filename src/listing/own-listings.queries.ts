import { queryOptions } from '@tanstack/react-query'
import { call } from '@/api/call'
import { listMyProperties } from '@/contract/properties'
import { toListing } from '@/domain/map-listing'
import type { OwnListing } from '@/domain/own-listings'

/** The caller's own listings, whatever their status (A 7). */
export const ownListingQueries = {
  list: (token: string | null) =>
    queryOptions({
      queryKey: ['my-properties', token],
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
