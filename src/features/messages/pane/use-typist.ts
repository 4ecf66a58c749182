import { useEffect, useState } from 'react'
import { useSocketEvent } from '@/account/realtime/use-realtime'
import { messageArrived, userTyping } from '@/contract/messages/realtime'
import { sameId } from '@/domain/ids'
import { TYPING_ENDS_MS, TYPING_EVERY_MS } from '@/domain/messages/message-sending'

/** Whether the other side is typing; ends when they stop or send, or after a timeout. */
export function useTypist(conversation: string, other: string | null): boolean {
  const [since, setSince] = useState<number | null>(null)
  useSocketEvent(userTyping, ({ conversationId, userId, isTyping }) => {
    if (sameId(conversationId, conversation) && (other === null || sameId(userId, other)))
      setSince(isTyping ? performance.now() : null)
  })
  useSocketEvent(messageArrived, ({ conversationId }) => {
    if (sameId(conversationId, conversation)) setSince(null)
  })
  useEffect(() => {
    if (since === null) return
    const timer = setTimeout(() => setSince(null), TYPING_ENDS_MS + TYPING_EVERY_MS)
    return () => clearTimeout(timer)
  }, [since])
  return since !== null
}
