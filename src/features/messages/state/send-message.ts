import type { QueryClient } from '@tanstack/react-query'
import { rememberSentHere } from '@/account/realtime/sent-here'
import { call } from '@/api/call'
import { NetworkError } from '@/api/errors'
import { conversationKeys, messageKeys } from '@/api/query-keys'
import { emit } from '@/api/realtime/realtime'
import { serverNow } from '@/api/server-clock'
import { sendPhotos } from '@/contract/messages/messages'
import { sendMessage } from '@/contract/messages/messages'
import { type WireMessage } from '@/contract/messages/message'
import { announceMessage } from '@/contract/messages/realtime'
import { toMessage, type ChatMessage, type Conversation } from '@/domain/messages/conversation'
import type { OutgoingMessage } from '@/domain/messages/message-merge'
import { wordsOrPhotos, type OutgoingPhoto } from '@/domain/messages/message-photos'
import { READD_MS } from '@/domain/messages/message-sending'
import { uniqueId } from '@/lib/unique-id'
import { useToken } from '@/session/session'
import { forgetPhotoFiles, photoFile } from '../photos/photo-files'
import { addMessages, patchConversation } from './message.queries'
import { putInOutbox, takeFromOutbox, useOutbox } from './outbox'
import { english } from '@/words/words'

const underWay = new Set<string>()

/** A new message with a client id, so sending it again stores it only once. */
export function writeMessage(
  owner: string,
  conversationId: string,
  text: string,
  photos: readonly OutgoingPhoto[] = [],
): OutgoingMessage {
  const clientId = uniqueId()
  const written = { clientId, conversationId, owner, text: text.trim(), writtenMs: serverNow() }
  return { ...written, ...(photos.length > 0 ? { photos } : {}), state: 'sending' }
}

/** Until the server has the message, it stays in the outbox: waiting, or failed with the reason. Never throws. */
export async function deliverMessage(client: QueryClient, message: OutgoingMessage): Promise<void> {
  const { clientId, conversationId, photos = [] } = message
  if (underWay.has(clientId)) return
  underWay.add(clientId)
  const token = useToken.getState().value
  const { problem: _, ...rest } = message
  putInOutbox({ ...rest, state: 'sending' })
  rememberSentHere(clientId)
  try {
    const stored = toMessage(await post(message))
    const known = { ...stored, clientId: stored.clientId ?? clientId }
    addMessages(client, token, conversationId, [known])
    takeFromOutbox(clientId)
    forgetPhotoFiles(photos.map(({ id }) => id))
    // A refetch may have replaced the list meanwhile: restores the message (A 4).
    setTimeout(() => addAgain(client, token, conversationId, known), READD_MS)
    tellOtherSide(client, token, message)
    void patchConversation(client, token, conversationId, {
      lastMessage: wordsOrPhotos(known.text, known.photos.length),
      lastMs: known.sentMs || serverNow(),
    }).then(() => client.invalidateQueries({ queryKey: conversationKeys.list(token) }))
  } catch (error) {
    const problem = error instanceof Error ? error.message : english('The message could not be sent.')
    putInOutbox({ ...rest, state: error instanceof NetworkError ? 'waiting' : 'failed', problem })
  } finally {
    underWay.delete(clientId)
  }
}

async function post({ clientId, conversationId, text, photos }: OutgoingMessage): Promise<WireMessage> {
  const body = { conversation_id: conversationId, message: text, client_id: clientId }
  if (!photos) return (await call(sendMessage, { body })).data
  const files = await Promise.all(
    photos.map(async ({ id, name }) => {
      const file = await photoFile(id)
      if (!file)
        throw new Error(english('This device no longer has the photos. Delete the message and choose them again.'))
      return new File([file], name, { type: file.type })
    }),
  )
  return (await call(sendPhotos, { body: { ...body, photos: files } })).data
}

function addAgain(client: QueryClient, token: string | null, id: string, message: ChatMessage) {
  const known = client.getQueryData<ChatMessage[]>(messageKeys.thread(id, token))
  if (known && !known.some((each) => each.id === message.id)) addMessages(client, token, id, [message])
}

/** The documented event (A 7); it stores nothing. */
function tellOtherSide(client: QueryClient, token: string | null, message: OutgoingMessage) {
  const { conversationId, text, owner, photos = [] } = message
  const rows = client.getQueryData<Conversation[]>(conversationKeys.list(token))
  const receiver = rows?.find(({ id }) => id === conversationId)?.other.id
  if (receiver) {
    const line = wordsOrPhotos(text, photos.length, english)
    emit(announceMessage, { conversationId, message: line, senderId: owner, receiverId: receiver })
  }
}

/** Sends the waiting messages in order; a lock lets only one tab do it. */
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
