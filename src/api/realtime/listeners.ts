import { messageArrived, type PayloadOf, type SocketEvent } from '@/contract/realtime'
import { ContractError } from '../errors'

export type ServerEvent = SocketEvent<string, 'server'>
type Handler = (payload: unknown) => void

/** How many messages back a repeated one is known. */
const REMEMBERED = 200

const listeners = new Map<string, { event: ServerEvent; handlers: Set<Handler> }>()
let seen: string[] = []

/** Hears every `event` from now on, whichever connection brings it; returns how to stop. */
export function on<Event extends ServerEvent>(event: Event, handler: (payload: PayloadOf<Event>) => void): () => void {
  const entry = listeners.get(event.name) ?? { event, handlers: new Set<Handler>() }
  listeners.set(event.name, entry)
  const own: Handler = (payload) => handler(payload as PayloadOf<Event>)
  entry.handlers.add(own)
  return () => void entry.handlers.delete(own)
}

/** Hands a received event to its listeners once it fits the contract; one that does not is named in the console and dropped. */
export function deliver(name: string, payload: unknown): void {
  const entry = listeners.get(name)
  if (!entry) return
  const result = entry.event.payload.safeParse(payload)
  if (!result.success) {
    const issue = result.error.issues[0]
    // oxlint-disable-next-line no-console -- a server that breaks the contract must not do so in silence
    console.error(new ContractError(name, issue?.path.map(String).join('.') ?? '', issue?.message ?? 'unreadable'))
    return
  }
  if (name === messageArrived.name && isRepeated(result.data as PayloadOf<typeof messageArrived>)) return
  for (const handler of entry.handlers) handler(result.data)
}

/** A message comes twice where a server tells the room as well as the receiver; listeners hear it once. */
function isRepeated({ message }: PayloadOf<typeof messageArrived>): boolean {
  const id = String(message.id)
  if (seen.includes(id)) return true
  seen = [...seen.slice(1 - REMEMBERED), id]
  return false
}

export function forgetSeen(): void {
  seen = []
}
