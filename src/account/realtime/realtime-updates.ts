import type { QueryClient } from '@tanstack/react-query'
import {
  conversationKeys,
  listingKeys,
  messageKeys,
  notificationKeys,
  profileKeys,
  savedSearchKeys,
  tourKeys,
} from '@/api/query-keys'
import { connect, connection, disconnect, on, onReconnected, tryAgain } from '@/api/realtime/realtime'
import {
  messageArrived,
  messageRemoved,
  messagesSeen,
  notificationArrived,
  offerUpdated,
  presenceChanged,
  tourUpdated,
  type PayloadOf,
} from '@/contract/messages/realtime'
import type { ChatMessage, Conversation } from '@/domain/messages/conversation'
import { withoutMessage } from '@/domain/messages/message-removal'
import { wasSentHere } from './sent-here'

/** Keeps the cached account and listings in step with the server's events. Returns how to stop and disconnect. */
export function startRealtime(queryClient: QueryClient, token: string): () => void {
  const refetch = (queryKey: readonly unknown[]) => void queryClient.invalidateQueries({ queryKey })
  const conversations = conversationKeys.list(token)
  const notifications = notificationKeys.list(token)
  const ownProfile = profileKeys.ofToken(token)
  const stops = [
    on(messageArrived, ({ conversationId, message }) => {
      // An open conversation adds the message itself; a closed one is read again when it is opened.
      const queryKey = messageKeys.ofConversation(String(conversationId))
      void queryClient.invalidateQueries({ queryKey, refetchType: 'none' })
      // Sending it has refetched the list already.
      if (!wasSentHere(message.client_id)) refetch(conversations)
    }),
    on(messageRemoved, ({ conversationId, messageId, removedAt }) => {
      queryClient.setQueryData<ChatMessage[]>(
        messageKeys.thread(String(conversationId), token),
        (rows) => rows && withoutMessage(rows, String(messageId), removedAt !== null),
      )
      refetch(conversations)
    }),
    on(messagesSeen, ({ conversationId, readerId }) => {
      queryClient.setQueryData<ChatMessage[]>(messageKeys.thread(String(conversationId), token), (rows) =>
        rows?.map((row) => (row.sender === String(readerId) ? row : { ...row, seen: true })),
      )
    }),
    on(notificationArrived, ({ type, read, link }) => {
      refetch(notifications)
      refetch(ownProfile)
      // A message read elsewhere changes the unread counts here. One that is new came as a message already.
      const rows = queryClient.getQueryData<Conversation[]>(conversations)
      if (type === 'message' && read && !isReadHere(rows, link)) refetch(conversations)
      // The search that the alert is about finds more, and says when it last told.
      if (type === 'property_alert' || type === 'price_drop') refetch(savedSearchKeys.list(token))
    }),
    on(offerUpdated, ({ conversationId, status, expired }) => {
      refetch(messageKeys.ofConversation(String(conversationId)))
      // Every other change of an offer came as a message already.
      if (expired) refetch(conversations)
      if (status !== 'accepted') return
      refetch(listingKeys.all)
      refetch(ownProfile)
    }),
    on(tourUpdated, () => refetch(tourKeys.all)),
    on(presenceChanged, (presence) => {
      queryClient.setQueryData<Conversation[]>(conversations, (rows) => rows && withPresence(rows, presence))
    }),
    // Events sent while the line was down are lost.
    onReconnected(() => {
      for (const key of [conversations, messageKeys.all, notifications, tourKeys.all]) refetch(key)
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

function isReadHere(rows: Conversation[] | undefined, link: string | null | undefined): boolean {
  const id = new URLSearchParams(link?.split('?')[1]).get('conversation')
  return rows?.find((row) => row.id === id)?.unread === 0
}

function withPresence(rows: Conversation[], { userId, isOnline }: PayloadOf<typeof presenceChanged>): Conversation[] {
  return rows.map((row) =>
    row.other.id === String(userId) ? { ...row, other: { ...row.other, online: isOnline } } : row,
  )
}

function onBackOnline(run: () => void): () => void {
  window.addEventListener('online', run)
  return () => window.removeEventListener('online', run)
}
