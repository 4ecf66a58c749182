import type { OutgoingMessage } from '@/domain/messages/message-merge'
import { arePhotos } from '@/domain/messages/message-photos'
import { parseJson, storedValue } from '@/session/storage/stored-value'

/** Unsent messages of all users of this browser; stored, so a reload loses none. */
export const useOutbox = storedValue<readonly OutgoingMessage[]>({
  key: 'proventous:outbox',
  read: readOutbox,
  write: (messages) => (messages.length > 0 ? JSON.stringify(messages) : null),
})

function readOutbox(text: string | null): OutgoingMessage[] {
  const raw = parseJson(text)
  return Array.isArray(raw) ? raw.filter(isOutgoing) : []
}

function isOutgoing(raw: unknown): raw is OutgoingMessage {
  if (typeof raw !== 'object' || raw === null) return false
  const { clientId, conversationId, owner, text, photos, writtenMs, state } = raw as Record<string, unknown>
  return (
    [clientId, conversationId, owner].every((value) => typeof value === 'string' && value !== '') &&
    typeof text === 'string' &&
    (photos === undefined ? text !== '' : arePhotos(photos)) &&
    typeof writtenMs === 'number' &&
    (state === 'sending' || state === 'waiting' || state === 'failed')
  )
}

export function putInOutbox(message: OutgoingMessage): void {
  useOutbox.getState().update((waiting) => {
    const known = waiting.some(({ clientId }) => clientId === message.clientId)
    return known ? waiting.map((each) => (each.clientId === message.clientId ? message : each)) : [...waiting, message]
  })
}

export function takeFromOutbox(clientId: string): void {
  const { current, set } = useOutbox.getState()
  const waiting = current()
  if (waiting.some((each) => each.clientId === clientId)) set(waiting.filter((each) => each.clientId !== clientId))
}

export const useDrafts = storedValue<Readonly<Record<string, string>>>({
  key: 'proventous:drafts',
  read: readDrafts,
  write: (drafts) => (Object.keys(drafts).length > 0 ? JSON.stringify(drafts) : null),
})

function readDrafts(text: string | null): Record<string, string> {
  const raw = parseJson(text)
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return {}
  return Object.fromEntries(
    Object.entries(raw).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

export function draftKey(owner: string, conversationId: string): string {
  return `${owner}:${conversationId}`
}

export function keepDraft(key: string, text: string): void {
  useDrafts.getState().update(({ [key]: _, ...others }) => (text === '' ? others : { ...others, [key]: text }))
}
