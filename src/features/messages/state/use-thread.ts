import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useConversationRoom, useSocketEvent } from '@/account/use-realtime'
import { messageArrived } from '@/contract/realtime'
import { toMessage } from '@/domain/conversation'
import { stillOutgoing } from '@/domain/message-merge'
import { RELOAD_MS } from '@/domain/message-sending'
import { useToken } from '@/session/session'
import { addMessages, messageQueries } from './message.queries'
import { takeFromOutbox, useOutbox } from './outbox'

/** An open conversation's messages: stored ones, polled and pushed, and the viewer's own that are on their way (A 4, A 7). */
export function useThread(id: string, viewer: string, automatic: boolean) {
  const client = useQueryClient()
  const token = useToken((state) => state.value)
  const query = useQuery(messageQueries.thread(token, id))
  const outbox = useOutbox((state) => state.value)
  useConversationRoom(id)

  useSocketEvent(messageArrived, ({ conversationId, message }) => {
    if (String(conversationId) === id) addMessages(client, token, id, [toMessage(message)])
  })

  // A conversation that nobody chose is loaded once more (A 4).
  useEffect(() => {
    if (!automatic) return
    const timer = setTimeout(
      () => void client.invalidateQueries({ queryKey: messageQueries.thread(token, id).queryKey }),
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

  // The list may know of a message whose answer was lost: then it needs no sending any more.
  useEffect(() => {
    const arrived = new Set(messages?.map(({ clientId }) => clientId))
    for (const { clientId } of outbox) if (arrived.has(clientId)) takeFromOutbox(clientId)
  }, [outbox, messages])
  return { query, messages, outgoing }
}
