import { useEffect, useMemo } from 'react'
import { emit } from '@/api/realtime/realtime'
import { typing } from '@/contract/messages/realtime'
import { TYPING_ENDS_MS, TYPING_EVERY_MS } from '@/domain/messages/message-sending'

/** Sends typing events: at most every two seconds, and once at the end. */
function createTypist(conversationId: string) {
  let told: number | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const stopped = () => {
    clearTimeout(timer)
    if (told === null) return
    told = null
    emit(typing, { conversationId, isTyping: false })
  }
  const pressed = () => {
    clearTimeout(timer)
    timer = setTimeout(stopped, TYPING_ENDS_MS)
    const now = performance.now()
    if (told !== null && now - told < TYPING_EVERY_MS) return
    told = now
    emit(typing, { conversationId, isTyping: true })
  }
  return { pressed, stopped }
}

export function useTyping(conversationId: string) {
  const typist = useMemo(() => createTypist(conversationId), [conversationId])
  useEffect(() => typist.stopped, [typist])
  return typist
}
