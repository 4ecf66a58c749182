import { queryOptions } from '@tanstack/react-query'
import { call } from '@/api/call'
import { listConversations } from '@/contract/messages'
import { listNotifications } from '@/contract/notifications'
import { getOwnProfile } from '@/contract/user'

/** What the shell knows of the signed-in user: their record and the counts on its badges. */
export const shellQueries = {
  profile: (token: string | null) =>
    queryOptions({
      queryKey: ['own-profile', token],
      queryFn: async ({ signal }) => (await call(getOwnProfile, {}, { signal })).data,
      enabled: token !== null,
    }),
  conversations: (token: string | null) =>
    queryOptions({
      queryKey: ['conversations', token],
      queryFn: async ({ signal }) => (await call(listConversations, {}, { signal })).data,
      enabled: token !== null,
    }),
  notifications: (token: string | null) =>
    queryOptions({
      queryKey: ['notifications', token],
      queryFn: async ({ signal }) => (await call(listNotifications, {}, { signal })).data,
      enabled: token !== null,
    }),
}
