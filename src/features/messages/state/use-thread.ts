import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useConversationRoom, useSocketEvent } from '@/account/realtime/use-realtime'
import { messageKeys } from '@/api/query-keys'
import { messageArrived } from '@/contract/messages/realtime'
import { toMessage } from '@/domain/messages/conversation'
import { stillOutgoing } from '@/domain/messages/message-merge'
import { RELOAD_MS } from '@/domain/messages/message-sending'
import { useToken } from '@/session/session'
import { addMessages, messageQueries } from './message.queries'
import { takeFromOutbox, useOutbox } from './outbox'

export function useThread(id: string, viewer: string, automatic: boolean) {
  const client = useQueryClient()
  const token = useToken((state) => state.value)
  const query = useQuery(messageQueries.thread(token, id))
  const outbox = useOutbox((state) => state.value)
  useConversationRoom(id)

  useSocketEvent(messageArrived, ({ conversationId, message }) => {
    if (String(conversationId) === id) addMessages(client, token, id, [toMessage(message)])
  })

  // A conversation that the user did not choose is loaded once more (A 4).
  useEffect(() => {
    if (!automatic) return
    const timer = setTimeout(
      () => void client.invalidateQueries({ queryKey: messageKeys.thread(id, token) }),
      RELOAD_MS,
    )
    return () => clearTimeout(timer)
  }, [automatic, client, token, id])

  const messages = query.data
  const outgoing = useMemo(
    () =>
      stillOutgoing(
        outbox.filter((each) => each.owner === viewer && each.conversationId === id),
        messages ?? [],
      ),
    [outbox, messages, viewer, id],
  )

  // If the list has a message whose answer was lost, it need not be sent again.
  useEffect(() => {
    const arrived = new Set(messages?.map(({ clientId }) => clientId))
    for (const { clientId } of outbox) if (arrived.has(clientId)) takeFromOutbox(clientId)
  }, [outbox, messages])
  return { query, messages, outgoing }
}
