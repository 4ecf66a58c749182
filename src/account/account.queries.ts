import { queryOptions } from '@tanstack/react-query'
import { call } from '@/api/call'
import { listConversations } from '@/contract/messages'
import { listNotifications } from '@/contract/notifications'
import { getOwnProfile } from '@/contract/user'
import { keepStoredUser } from './keep-stored-user'

/** What account screens and the shell share: the own record, conversations and notifications, by token. */
export const accountQueries = {
  profile: (token: string | null) =>
    queryOptions({
      queryKey: ['own-profile', token],
      queryFn: async ({ signal }) => {
        const { data } = await call(getOwnProfile, {}, { signal })
        keepStoredUser(data, token)
        return data
      },
      enabled: token !== null,
      // An administrator may have decided about the ID meanwhile.
      refetchOnWindowFocus: 'always',
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
