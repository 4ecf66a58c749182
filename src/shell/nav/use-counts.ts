import { useQuery } from '@tanstack/react-query'
import { useToken } from '@/session/session'
import { accountQueries } from '@/account/account.queries'
import { useShownNotifications } from '@/account/notifications/use-shown-notifications'

export type Counts = { messages: number; notifications: number }

/** The counts of the shell's badges (B 2.2); 0 until they are known. */
export function useCounts(): Counts {
  const token = useToken((state) => state.value)
  const conversations = useQuery(accountQueries.conversations(token)).data ?? []
  const notifications = useShownNotifications().data ?? []
  return {
    messages: conversations.reduce((sum, { unread }) => sum + unread, 0),
    notifications: notifications.filter(({ read }) => !read).length,
  }
}
