import { useEffect, useRef } from 'react'
import type { ChatMessage, Conversation } from '@/domain/conversation'
import { messageText } from '@/domain/offers'
import { announce } from '@/ui/live-region/announce'

/** Says what the other side writes while the conversation is open; not what was there before. */
export function useAnnounceIncoming(
  { other }: Conversation,
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
      announce(`${other.name}: ${messageText(latest)}`)
  }, [messages, other.name, viewer])
}
