import { queryOptions } from '@tanstack/react-query'
import { loadCode } from '@/lib/load-code'
import { conversationKeys, notificationKeys, profileKeys } from '@/api/query-keys'

// Only members ask for these: a visitor's phone does not load their code.
const reads = () => loadCode(() => import('./account.reads'))

export const accountQueries = {
  profile: (token: string | null) =>
    queryOptions({
      queryKey: profileKeys.ofToken(token),
      queryFn: async ({ signal }) => (await reads()).readOwnProfile(token, signal),
      enabled: token !== null,
      // An administrator may have decided about the ID meanwhile.
      refetchOnWindowFocus: 'always',
    }),
  publicProfile: (username: string) =>
    queryOptions({
      queryKey: profileKeys.ofUser(username),
      queryFn: async ({ signal }) => (await reads()).readProfile(username, signal),
    }),
  conversations: (token: string | null) =>
    queryOptions({
      queryKey: conversationKeys.list(token),
      queryFn: async ({ signal }) => (await reads()).readConversations(signal),
      enabled: token !== null,
    }),
  notifications: (token: string | null) =>
    queryOptions({
      queryKey: notificationKeys.list(token),
      queryFn: async ({ signal }) => (await reads()).readNotifications(signal),
      enabled: token !== null,
    }),
}
