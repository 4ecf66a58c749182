import { queryOptions } from '@tanstack/react-query'
import { call } from '@/api/call'
import { favoriteListKeys } from '@/api/query-keys'
import { listFavoriteLists } from '@/contract/favorites/favorite-lists'

export const favoriteListQueries = {
  list: (token: string | null) =>
    queryOptions({
      queryKey: favoriteListKeys.list(token),
      queryFn: async ({ signal }) => (await call(listFavoriteLists, {}, { signal })).data,
      enabled: token !== null,
      // Each card asks for the lists: a card that comes later must not try again by itself.
      retryOnMount: false,
    }),
}
