import type { QueryClient } from '@tanstack/react-query'
import { accountQueries } from '@/account/account.queries'
import { hideNotification, showNotification, usePendingDeletes } from '@/account/notifications/pending-deletes'
import { tellOtherTabs } from '@/account/account-changes'
import { call } from '@/api/call'
import { ApiError } from '@/api/errors'
import type { Notification } from '@/account/notifications/notification'
import { deleteNotification } from '@/contract/account/notifications'
import { notify } from '@/ui/toast/notify'
import { t } from '@/words/words'

const undoable = new Set<string>()

/** Hides a notification at once; the call is sent when the Undo toast is gone. */
export function deleteLater(queryClient: QueryClient, token: string | null, { id, title }: Notification): void {
  let undone = false
  undoable.add(id)
  hideNotification(id)
  notify({
    text: t('Deleted “{name}”', { name: title }),
    action: {
      label: t('Undo'),
      onPress: () => {
        undone = true
        showNotification(id)
      },
    },
    onGone: () => {
      undoable.delete(id)
      if (!undone) void carryOut(queryClient, token, id)
    },
  })
}

export function deleteInterrupted(queryClient: QueryClient, token: string | null): void {
  for (const id of usePendingDeletes.getState().value) {
    if (!undoable.has(id)) void carryOut(queryClient, token, id)
  }
}

async function carryOut(queryClient: QueryClient, token: string | null, id: string): Promise<void> {
  try {
    await call(deleteNotification, { params: { id } })
    tellOtherTabs()
  } catch (error) {
    // One that is gone already, or was another account's in this tab, needs no deleting.
    if (!(error instanceof ApiError && (error.status === 404 || error.status === 403))) {
      showNotification(id)
      const reason = error instanceof Error ? error.message : ''
      notify({ text: t('The notification was not deleted. {reason}', { reason }).trim(), tone: 'bad' })
      return
    }
  }
  queryClient.setQueryData(accountQueries.notifications(token).queryKey, (rows) => rows?.filter((row) => row.id !== id))
  showNotification(id)
}
