import { queryOptions } from '@tanstack/react-query'
import { call } from '@/api/call'
import { getPublicProfile, listFollowedUsers } from '@/contract/user'

/** The reads that only profiles make. */
export const profileQueries = {
  publicProfile: (username: string) =>
    queryOptions({
      queryKey: ['public-profile', username.toLowerCase()],
      queryFn: async ({ signal }) => (await call(getPublicProfile, { params: { username } }, { signal })).data,
    }),
  following: (token: string | null) =>
    queryOptions({
      queryKey: ['following', token],
      queryFn: async ({ signal }) => (await call(listFollowedUsers, {}, { signal })).data,
      enabled: token !== null,
    }),
}
