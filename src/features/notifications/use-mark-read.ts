import { useQueryClient } from '@tanstack/react-query'
import { tellOtherTabs } from '@/account/account-changes'
import { accountQueries } from '@/account/account.queries'
import { call } from '@/api/call'
import { useSendOnce } from '@/api/send-once'
import type { Notification } from '@/account/notifications/notification'
import { markAllNotificationsRead, markNotificationRead } from '@/contract/account/notifications'
import { useToken } from '@/session/session'
import { notify } from '@/ui/toast/notify'
import { t } from '@/words/words'

/** Marks one notification, or all of them (null), as read at once; undone when the server refuses. */
export function useMarkRead() {
  const queryClient = useQueryClient()
  const { queryKey } = accountQueries.notifications(useToken((state) => state.value))
  const set = (read: (row: Notification) => boolean) =>
    queryClient.setQueryData(queryKey, (rows) => rows?.map((row) => ({ ...row, read: read(row) })))

  return useSendOnce({
    about: (id: string | null) => ['mark-read', id],
    mutationFn: (id: string | null) =>
      id === null ? call(markAllNotificationsRead, {}) : call(markNotificationRead, { params: { id } }),
    async onMutate(id) {
      await queryClient.cancelQueries({ queryKey })
      const unread = new Set(
        (queryClient.getQueryData(queryKey) ?? []).filter(({ read }) => !read).map(({ id: each }) => each),
      )
      set((row) => row.read || id === null || row.id === id)
      return { unread }
    },
    onError(error, id, context) {
      set((row) => row.read && !(context?.unread.has(row.id) && (id === null || row.id === id)))
      const reason = error.message
      const text =
        id === null
          ? t('The notifications were not marked as read. {reason}', { reason })
          : t('The notification was not marked as read. {reason}', { reason })
      notify({ text, tone: 'bad' })
    },
    onSuccess: tellOtherTabs,
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
}
