import { queryOptions } from '@tanstack/react-query'
import { call } from '@/api/call'
import { keepStoredUser } from './keep-stored-user'

// What only members ask for: a visitor's phone need not load it.
const messages = () => import('@/contract/messages')
const notifications = () => import('@/contract/notifications')
const users = () => import('@/contract/user')

/** What account screens and the shell share: the own record, conversations and notifications by token, and how others show themselves. */
export const accountQueries = {
  profile: (token: string | null) =>
    queryOptions({
      queryKey: ['own-profile', token],
      queryFn: async ({ signal }) => {
        const { getOwnProfile } = await users()
        const { data } = await call(getOwnProfile, {}, { signal })
        keepStoredUser(data, token)
        return data
      },
      enabled: token !== null,
      // An administrator may have decided about the ID meanwhile.
      refetchOnWindowFocus: 'always',
    }),
  publicProfile: (username: string) =>
    queryOptions({
      queryKey: ['public-profile', username.toLowerCase()],
      queryFn: async ({ signal }) => {
        const { getPublicProfile } = await users()
        return (await call(getPublicProfile, { params: { username } }, { signal })).data
      },
    }),
  conversations: (token: string | null) =>
    queryOptions({
      queryKey: ['conversations', token],
      queryFn: async ({ signal }) => {
        const { listConversations } = await messages()
        return (await call(listConversations, {}, { signal })).data
      },
      enabled: token !== null,
    }),
  notifications: (token: string | null) =>
    queryOptions({
      queryKey: ['notifications', token],
      queryFn: async ({ signal }) => {
        const { listNotifications } = await notifications()
        return (await call(listNotifications, {}, { signal })).data
      },
      enabled: token !== null,
    }),
}
