import type { ChatMessage, MessageKind } from './conversation'
import type { ChatPhoto, OutgoingPhoto } from './message-photos'
import { emptied } from './message-removal'

// An offer may turn into its answer and never back.
const RANKS: Record<MessageKind, number> = {
  plain: 0,
  offer: 1,
  offer_withdrawn: 2,
  offer_rejected: 3,
  offer_accepted: 4,
}

type Value = string | number | null

function larger<T extends Value>(one: T, other: T): T {
  if (one === null || other === null) return one === null ? other : one
  return one < other ? other : one
}

function earlier(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.min(one, other)
}

function morePhotos(one: readonly ChatPhoto[], other: readonly ChatPhoto[]): readonly ChatPhoto[] {
  const named = (photos: readonly ChatPhoto[]) => photos.map(({ src }) => src).join(' ')
  const more = one.length - other.length || (named(one) < named(other) ? -1 : 1)
  return more > 0 ? one : other
}

/** Two reports of one message, in any order: whatever either knows, the later state, nothing of a removed one. */
function join(one: ChatMessage, other: ChatMessage): ChatMessage {
  const joined = {
    id: one.id,
    sender: larger(one.sender, other.sender),
    text: larger(one.text, other.text),
    sentMs: larger(one.sentMs, other.sentMs),
    kind: RANKS[one.kind] < RANKS[other.kind] ? other.kind : one.kind,
    amount: larger(one.amount, other.amount),
    offerId: larger(one.offerId, other.offerId),
    expiresMs: earlier(one.expiresMs, other.expiresMs),
    tourId: larger(one.tourId, other.tourId),
    photos: morePhotos(one.photos, other.photos),
    clientId: larger(one.clientId, other.clientId),
    removed: one.removed || other.removed,
    seen: one.seen || other.seen,
  }
  return joined.removed ? emptied(joined) : joined
}

/** Oldest first; the same moment goes by id, numbers by their value. */
function byTime(one: ChatMessage, other: ChatMessage): number {
  return (
    one.sentMs - other.sentMs || one.id.localeCompare(other.id, 'en', { numeric: true }) || (one.id < other.id ? -1 : 1)
  )
}

/** Oldest first. A late answer removes nothing; order and repetition of the reports do not matter. */
export function mergeMessages(...reports: readonly (readonly ChatMessage[])[]): ChatMessage[] {
  const known = new Map<string, ChatMessage>()
  for (const message of reports.flat()) {
    const before = known.get(message.id)
    known.set(message.id, before ? join(before, message) : message)
  }
  return [...known.values()].toSorted(byTime)
}

export type OutgoingMessage = {
  clientId: string
  conversationId: string
  owner: string
  text: string
  photos?: readonly OutgoingPhoto[]
  writtenMs: number
  /** `waiting` for a connection; `failed` until the user tries again. */
  state: 'sending' | 'waiting' | 'failed'
  problem?: string
}

export function stillOutgoing(outgoing: readonly OutgoingMessage[], stored: readonly ChatMessage[]): OutgoingMessage[] {
  const arrived = new Set(stored.map((message) => message.clientId))
  const seen = new Set<string>()
  return outgoing
    .filter(({ clientId }) => !arrived.has(clientId) && !seen.has(clientId) && seen.add(clientId))
    .toSorted((one, other) => one.writtenMs - other.writtenMs)
}
