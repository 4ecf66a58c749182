import { UNSEND_MINUTES } from '@/contract/fields'
import type { ChatMessage } from './conversation'

export const MESSAGE_REMOVED = 'Message removed'

/** Whether its sender can take it back: an offer and a visit have ways of their own. */
export function mayUnsend({ kind, tourId, removed, sentMs }: ChatMessage, now: number): boolean {
  return kind === 'plain' && tourId === null && !removed && now < sentMs + UNSEND_MINUTES * 60_000
}

export function withoutMessage(messages: readonly ChatMessage[], id: string, unsent: boolean): ChatMessage[] {
  if (!unsent) return messages.filter((message) => message.id !== id)
  return messages.map((message) => (message.id === id ? emptied(message) : message))
}

export function emptied(message: ChatMessage): ChatMessage {
  return { ...message, text: '', photos: [], removed: true }
}
