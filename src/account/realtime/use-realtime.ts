import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { connection, joinConversation, on, tryAgain, type Connection, type ServerEvent } from '@/api/realtime/realtime'
import type { PayloadOf } from '@/contract/messages/realtime'

export function useSocketEvent<Event extends ServerEvent>(
  event: Event,
  handler: (payload: PayloadOf<Event>) => void,
): void {
  const latest = useEffectEvent(handler)
  useEffect(() => on(event, (payload) => latest(payload)), [event])
}

export function useConnection(): Connection & { tryAgain: () => void } {
  return { ...useSyncExternalStore(connection.subscribe, connection.get), tryAgain }
}

/** Stays in a conversation's room while mounted; null joins none. */
export function useConversationRoom(id: string | number | null): void {
  useEffect(() => (id === null ? undefined : joinConversation(id)), [id])
}
