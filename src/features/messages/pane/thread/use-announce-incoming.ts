import { useEffect, useRef } from 'react'
import type { ChatMessage, Conversation } from '@/domain/messages/conversation'
import { messageText } from '@/domain/messages/offers'
import { announce } from '@/ui/live-region/announce'

/** Announces new messages of the other side while the conversation is open. */
export function useAnnounceIncoming(
  { other, property }: Conversation,
  viewer: string,
  messages: ChatMessage[] | undefined,
): void {
  const last = useRef<string | null>(null)
  useEffect(() => {
    const latest = messages?.at(-1)
    if (!latest) return
    const before = last.current
    last.current = latest.id
    if (before !== null && before !== latest.id && latest.sender !== viewer)
      announce(`${other.name}: ${messageText(latest, property.type === 'rent')}`)
  }, [messages, other.name, property.type, viewer])
}
