import type { QueryClient } from '@tanstack/react-query'
import { accountQueries } from '@/account/account.queries'
import { call } from '@/api/call'
import { NetworkError } from '@/api/errors'
import { emit } from '@/api/realtime'
import { serverNow } from '@/api/server-clock'
import { sendMessage } from '@/contract/messages'
import { announceMessage } from '@/contract/realtime'
import { toMessage } from '@/domain/conversation'
import type { OutgoingMessage } from '@/domain/message-merge'
import { READD_MS } from '@/domain/message-sending'
import { useToken } from '@/session/session'
import { addMessages, messageQueries, patchConversation } from './message.queries'
import { putInOutbox, takeFromOutbox, useOutbox } from './outbox'

/** Marks of messages that this tab is sending now. */
const underWay = new Set<string>()

/** A message as it leaves somebody's hands: marked, so that sending it again stores it once. */
export function writeMessage(owner: string, conversationId: string, text: string): OutgoingMessage {
  const clientId = globalThis.crypto?.randomUUID?.() ?? `${serverNow()}-${Math.random().toString(36).slice(2)}`
  return { clientId, conversationId, owner, text: text.trim(), writtenMs: serverNow(), state: 'sending' }
}

/**
 * Sends a message, for the first time or again. Until the server has it, it stays in the outbox: waiting where no answer came,
 * failed with the reason where the server refused. Never throws.
 */
export async function deliverMessage(client: QueryClient, message: OutgoingMessage): Promise<void> {
  const { clientId, conversationId, text } = message
  if (underWay.has(clientId)) return
  underWay.add(clientId)
  const token = useToken.getState().value
  const { problem: _, ...rest } = message
  putInOutbox({ ...rest, state: 'sending' })
  try {
    const body = { conversation_id: conversationId, message: text, client_id: clientId }
    const stored = toMessage((await call(sendMessage, { body })).data)
    const known = { ...stored, clientId: stored.clientId ?? clientId }
    addMessages(client, token, conversationId, [known])
    takeFromOutbox(clientId)
    // Should anything have replaced the list meanwhile, the message comes back (A 4).
    setTimeout(() => addAgain(client, token, conversationId, known), READD_MS)
    tellOtherSide(client, token, message)
    void patchConversation(client, token, conversationId, {
      lastMessage: known.text,
      timestamp: new Date(known.sentMs || serverNow()).toISOString(),
    }).then(() => client.invalidateQueries({ queryKey: accountQueries.conversations(token).queryKey }))
  } catch (error) {
    const problem = error instanceof Error ? error.message : 'The message could not be sent.'
    putInOutbox({ ...rest, state: error instanceof NetworkError ? 'waiting' : 'failed', problem })
  } finally {
    underWay.delete(clientId)
  }
}

function addAgain(client: QueryClient, token: string | null, id: string, message: ReturnType<typeof toMessage>) {
  const known = client.getQueryData(messageQueries.thread(token, id).queryKey)
  if (known && !known.some((each) => each.id === message.id)) addMessages(client, token, id, [message])
}

/** The documented event (A 7); it stores nothing. */
function tellOtherSide(client: QueryClient, token: string | null, { conversationId, text, owner }: OutgoingMessage) {
  const rows = client.getQueryData(accountQueries.conversations(token).queryKey)
  const row = rows?.find(({ id }) => String(id) === conversationId)
  const receiver = row?.user.id ?? (row?.type === 'buying' ? row.receiver_id : row?.sender_id)
  if (receiver) emit(announceMessage, { conversationId, message: text, senderId: owner, receiverId: receiver })
}

/** Sends what waits for a connection, in the order it was written; of several tabs, one does it. */
export async function flushOutbox(client: QueryClient, owner: string): Promise<void> {
  const flush = async () => {
    const waiting = useOutbox.getState().value.filter((each) => each.owner === owner && each.state !== 'failed')
    for (const message of waiting.toSorted((one, other) => one.writtenMs - other.writtenMs)) {
      const stillThere = useOutbox.getState().value.some(({ clientId }) => clientId === message.clientId)
      if (stillThere) await deliverMessage(client, message)
    }
  }
  if (typeof navigator.locks === 'undefined') await flush()
  else await navigator.locks.request('proventous:outbox', { ifAvailable: true }, (lock) => (lock ? flush() : undefined))
}
