import { queryOptions } from '@tanstack/react-query'
import { call } from '@/api/call'
import { listFollowedUsers } from '@/contract/account/following'

const followingKey = (token: string | null) => ['following', token] as const

export const profileQueries = {
  following: (token: string | null) =>
    queryOptions({
      queryKey: followingKey(token),
      queryFn: async ({ signal }) => (await call(listFollowedUsers, {}, { signal })).data,
      enabled: token !== null,
    }),
}
