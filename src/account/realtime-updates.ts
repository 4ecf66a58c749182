import type { QueryClient } from '@tanstack/react-query'
import { connect, connection, disconnect, on, onReconnected, tryAgain } from '@/api/realtime'
import type { Conversation } from '@/contract/messages'
import { messageArrived, notificationArrived, offerUpdated, presenceChanged, type PayloadOf } from '@/contract/realtime'

/**
 * Connects as the holder of `token` and keeps the caches in step with what the server tells, whatever screen is open:
 * `['conversations', token]`, `['messages', conversationId]`, `['notifications', token]`, `['own-profile', token]` and the
 * listings. Returns how to stop and disconnect.
 */
export function startRealtime(queryClient: QueryClient, token: string): () => void {
  const refetch = (...queryKey: unknown[]) => void queryClient.invalidateQueries({ queryKey })
  const stops = [
    on(messageArrived, ({ conversationId }) => {
      // An open conversation adds the message itself; one that is not is read again when it is opened.
      void queryClient.invalidateQueries({ queryKey: ['messages', String(conversationId)], refetchType: 'none' })
      refetch('conversations', token)
    }),
    on(notificationArrived, ({ type }) => {
      refetch('notifications', token)
      refetch('own-profile', token)
      // Read in another tab: what it was about is read there too.
      if (type === 'message') refetch('conversations', token)
    }),
    on(offerUpdated, ({ conversationId, status }) => {
      refetch('messages', String(conversationId))
      refetch('conversations', token)
      if (status !== 'accepted') return
      refetch('listings')
      refetch('own-profile', token)
    }),
    on(presenceChanged, (presence) => {
      queryClient.setQueryData<Conversation[]>(['conversations', token], (rows) => rows && withPresence(rows, presence))
    }),
    // What was pushed while the line was down is lost: read again what it was about.
    onReconnected(() => {
      for (const key of [['conversations', token], ['messages'], ['notifications', token]]) refetch(...key)
    }),
    onBackOnline(() => {
      if (connection.get().status === 'failed') tryAgain()
    }),
  ]
  void connect(token)
  return () => {
    for (const stop of stops) stop()
    disconnect()
  }
}

function withPresence(rows: Conversation[], { userId, isOnline }: PayloadOf<typeof presenceChanged>): Conversation[] {
  return rows.map((row) =>
    String(row.user.id) === String(userId) ? { ...row, user: { ...row.user, online: isOnline } } : row,
  )
}

function onBackOnline(run: () => void): () => void {
  window.addEventListener('online', run)
  return () => window.removeEventListener('online', run)
}
