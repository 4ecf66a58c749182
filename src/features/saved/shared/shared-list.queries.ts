import { queryOptions } from '@tanstack/react-query'
import { call } from '@/api/call'
import { sharedListKeys } from '@/api/query-keys'
import { getSharedList } from '@/contract/favorites/shared-lists'

export const sharedListQueries = {
  ofLink: (id: string) =>
    queryOptions({
      queryKey: sharedListKeys.ofLink(id),
      queryFn: async ({ signal }) => (await call(getSharedList, { params: { id } }, { signal })).data,
      // The others vote too.
      staleTime: 5_000,
    }),
}
