import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { connection, joinConversation, on, tryAgain, type Connection, type ServerEvent } from '@/api/realtime'
import type { PayloadOf } from '@/contract/realtime'

/** Hears a server event while the component stands: `useSocketEvent(userTyping, ({ userId, isTyping }) => …)`. */
export function useSocketEvent<Event extends ServerEvent>(
  event: Event,
  handler: (payload: PayloadOf<Event>) => void,
): void {
  const latest = useEffectEvent(handler)
  useEffect(() => on(event, (payload) => latest(payload)), [event])
}

/** The state of the realtime connection, and the way to try again once it has failed. */
export function useConnection(): Connection & { tryAgain: () => void } {
  return { ...useSyncExternalStore(connection.subscribe, connection.get), tryAgain }
}

/** Stays in a conversation's room while the component stands; null joins none. */
export function useConversationRoom(id: string | number | null): void {
  useEffect(() => (id === null ? undefined : joinConversation(id)), [id])
}
