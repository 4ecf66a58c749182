/** Whether a message can be sent: some text or pictures, a conversation, and none on its way (A 5). */
export function maySend(
  { text, photos = 0 }: { text: string; photos?: number },
  conversationId: string | null,
  sending: boolean,
): boolean {
  return (text.trim() !== '' || photos > 0) && conversationId !== null && !sending
}

/** Time after which a sent message that is missing from the list is added again, milliseconds (A 4). */
export const READD_MS = 500
/** Time after which a conversation that was selected automatically is loaded again, milliseconds (A 4). */
export const RELOAD_MS = 1_000
/** How often messages are polled, milliseconds (A 9). */
export const POLL_MESSAGES_MS = 10_000
/** How often conversations are refreshed, milliseconds (A 9). */
export const POLL_CONVERSATIONS_MS = 30_000
export const TYPING_EVERY_MS = 2_000
export const TYPING_ENDS_MS = 4_000
