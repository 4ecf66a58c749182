import type { QueryClient } from '@tanstack/react-query'
import { accountQueries } from '@/account/account.queries'
import { hideNotification, showNotification, useLeavingNotifications } from '@/account/leaving-notifications'
import { call } from '@/api/call'
import { ApiError } from '@/api/errors'
import { deleteNotification, type Notification } from '@/contract/notifications'
import { notify } from '@/ui/toast/notify'

/** Those whose Undo still stands. */
const undoable = new Set<string>()

/** Takes a notification away at once; the server hears of it when the message that offers Undo has gone. */
export function deleteLater(queryClient: QueryClient, token: string | null, { id: given, title }: Notification): void {
  const id = String(given)
  let undone = false
  undoable.add(id)
  hideNotification(id)
  notify({
    text: `Deleted “${title}”`,
    action: {
      label: 'Undo',
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

/** Carries out what a reload interrupted: its Undo is gone, so nothing is left to wait for. */
export function deleteInterrupted(queryClient: QueryClient, token: string | null): void {
  for (const id of useLeavingNotifications.getState().ids) {
    if (!undoable.has(id)) void carryOut(queryClient, token, id)
  }
}

async function carryOut(queryClient: QueryClient, token: string | null, id: string): Promise<void> {
  try {
    await call(deleteNotification, { params: { id } })
  } catch (error) {
    // One that is gone already, or was another account's in this tab, needs no deleting.
    if (!(error instanceof ApiError && (error.status === 404 || error.status === 403))) {
      showNotification(id)
      const reason = error instanceof Error ? error.message : ''
      notify({ text: `The notification was not deleted. ${reason}`.trim(), tone: 'bad' })
      return
    }
  }
  queryClient.setQueryData(accountQueries.notifications(token).queryKey, (rows) =>
    rows?.filter((row) => String(row.id) !== id),
  )
  showNotification(id)
}
