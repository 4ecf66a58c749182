import { useEffect, useMemo } from 'react'
import { emit } from '@/api/realtime'
import { typing } from '@/contract/realtime'
import { TYPING_ENDS_MS, TYPING_EVERY_MS } from '@/domain/message-sending'

/** Tells the other side that the viewer types: every two seconds at most, and once when they stop. */
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

/** The typist of a conversation; stops with the component. */
export function useTyping(conversationId: string) {
  const typist = useMemo(() => createTypist(conversationId), [conversationId])
  useEffect(() => typist.stopped, [typist])
  return typist
}
