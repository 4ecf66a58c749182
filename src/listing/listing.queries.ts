import { queryOptions } from '@tanstack/react-query'
import { breath } from '@/api/breath'
import { call } from '@/api/call'
import { getProperty, listProperties } from '@/contract/properties'
import type { Listing } from '@/domain/listing'
import { toListing } from '@/domain/map-listing'

/** Rows mapped in one go before the main thread gets a breath. */
const ROWS_AT_ONCE = 500

/** The two reads of listings. Lists feed browse, map, saved and profiles (B 7), all from one cached answer. */
export const listingQueries = {
  list: () =>
    queryOptions({
      queryKey: ['listings'],
      queryFn: async ({ signal }): Promise<Listing[]> => {
        const { data } = await call(listProperties, {}, { signal })
        const listings: Listing[] = []
        for (let start = 0; start < data.length; start += ROWS_AT_ONCE) {
          if (start > 0) await breath()
          for (const wire of data.slice(start, start + ROWS_AT_ONCE)) listings.push(toListing(wire))
        }
        return listings
      },
      staleTime: 60_000,
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: ['listings', 'detail', id],
      queryFn: async ({ signal }): Promise<Listing> => {
        const { data } = await call(getProperty, { params: { id } }, { signal })
        return toListing(data)
      },
      staleTime: 30_000,
    }),
}
