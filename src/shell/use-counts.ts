import { useQuery } from '@tanstack/react-query'
import { useToken } from '@/session/session'
import { accountQueries } from '@/account/account.queries'
import { useShownNotifications } from '@/account/use-shown-notifications'

/** The real counts behind the shell's badges (B 2.2, readings.md); 0 until they are known. */
export function useCounts(): { messages: number; notifications: number } {
  const token = useToken((state) => state.value)
  const conversations = useQuery(accountQueries.conversations(token)).data ?? []
  const notifications = useShownNotifications().data ?? []
  return {
    messages: conversations.reduce((sum, { unread }) => sum + (unread ?? 0), 0),
    notifications: notifications.filter(({ read }) => !read).length,
  }
}
