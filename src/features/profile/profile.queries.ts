import { queryOptions } from '@tanstack/react-query'
import { call } from '@/api/call'
import { listFollowedUsers } from '@/contract/user'

/** The reads that only profiles make. */
export const profileQueries = {
  following: (token: string | null) =>
    queryOptions({
      queryKey: ['following', token],
      queryFn: async ({ signal }) => (await call(listFollowedUsers, {}, { signal })).data,
      enabled: token !== null,
    }),
}
