import { queryOptions } from '@tanstack/react-query'
import { call } from '@/api/call'
import { savedSearchKeys } from '@/api/query-keys'
import { listSavedSearches } from '@/contract/favorites/saved-searches'

export const savedSearchQueries = {
  list: (token: string | null) =>
    queryOptions({
      queryKey: savedSearchKeys.list(token),
      queryFn: async ({ signal }) => (await call(listSavedSearches, {}, { signal })).data,
      enabled: token !== null,
      // The counts change with every listing.
      staleTime: 0,
    }),
}
