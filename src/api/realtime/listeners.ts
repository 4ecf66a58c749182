import { messageArrived, type PayloadOf, type SocketEvent } from '@/contract/messages/realtime'

export type ServerEvent = SocketEvent<string, 'server'>
type Handler = (payload: unknown) => void

const REMEMBERED = 200

const listeners = new Map<string, { event: ServerEvent; handlers: Set<Handler> }>()
let seen: string[] = []

export function on<Event extends ServerEvent>(event: Event, handler: (payload: PayloadOf<Event>) => void): () => void {
  const entry = listeners.get(event.name) ?? { event, handlers: new Set<Handler>() }
  listeners.set(event.name, entry)
  const own: Handler = (payload) => handler(payload as PayloadOf<Event>)
  entry.handlers.add(own)
  return () => void entry.handlers.delete(own)
}

/** Passes an event to its listeners; one that breaks the contract is logged and dropped. */
export function deliver(name: string, payload: unknown): void {
  const entry = listeners.get(name)
  if (!entry) return
  const result = entry.event.payload.safeParse(payload)
  if (!result.success) {
    const issue = result.error.issues[0]
    // oxlint-disable-next-line no-console -- makes a server that breaks the contract visible
    console.error(`${name}, ${issue?.path.map(String).join('.')}: ${issue?.message}`)
    return
  }
  if (name === messageArrived.name && isRepeated(result.data as PayloadOf<typeof messageArrived>)) return
  for (const handler of entry.handlers) handler(result.data)
}

/** A server may send a message to the room and to its receiver; listeners get it once. */
function isRepeated({ message }: PayloadOf<typeof messageArrived>): boolean {
  const id = String(message.id)
  if (seen.includes(id)) return true
  seen = [...seen.slice(1 - REMEMBERED), id]
  return false
}

export function forgetSeen(): void {
  seen = []
}
