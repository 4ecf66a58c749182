import { joinConversation, realtimeAuth, typing, userTyping, type PayloadOf } from '@/contract/messages/realtime'
import type { Backend } from '../backend'
import type { Row } from '../store/database'
import type { Push } from './pushes'

export type LiveSocket = {
  userId: string
  rooms: Set<string>
  emit: (event: string, payload: unknown) => void
}

export type Hub = {
  admit: (auth: unknown) => Promise<{ userId: string } | { refused: string }>
  opened: (socket: LiveSocket) => void
  closed: (socket: LiveSocket) => void
  /** Handles an event from a client. Returns the payload of its acknowledgement. */
  receive: (socket: LiveSocket, event: string, payload: unknown) => Promise<unknown>
  users: () => Set<string>
  watch: (tell: () => void) => () => void
  stop: () => void
}

export function createHub(backend: Backend): Hub {
  const sockets = new Set<LiveSocket>()
  const watchers = new Set<() => void>()
  const changed = () => watchers.forEach((tell) => tell())
  const log = (direction: 'in' | 'out', { userId }: LiveSocket, event: string, payload: unknown) =>
    backend.log.addFrame({ at: backend.clock.now(), direction, event, user: userId, payload })
  const stopListening = backend.pushes.listen(({ to, event, payload }) => {
    for (const socket of sockets)
      if (socket.userId === to && receives(socket, event, payload)) {
        socket.emit(event, payload)
        log('out', socket, event, payload)
      }
  })

  return {
    async admit(auth) {
      await backend.ready
      const token = realtimeAuth.safeParse(auth).data?.token ?? ''
      const viewer = await backend.reading(async () => backend.viewerOf(token))
      return viewer ? { userId: viewer.id } : { refused: 'Your session has ended. Please sign in again.' }
    },
    opened(socket) {
      sockets.add(socket)
      log('in', socket, 'connect', null)
      changed()
    },
    closed(socket) {
      sockets.delete(socket)
      log('in', socket, 'disconnect', null)
      changed()
    },
    async receive(socket, event, payload) {
      log('in', socket, event, payload)
      if (event === joinConversation.name) return join(backend, socket, payload)
      // `new_message` (A 7) changes nothing: the call that stores a message pushes it to both sides.
      if (event === typing.name) await relayTyping(backend, socket, payload)
      return undefined
    },
    users: () => new Set([...sockets].map(({ userId }) => userId)),
    watch(tell) {
      watchers.add(tell)
      return () => void watchers.delete(tell)
    },
    stop() {
      stopListening()
      sockets.clear()
      watchers.clear()
    },
  }
}

/** Typing reaches only sockets in the conversation's room; other events reach every socket of their user. */
function receives({ rooms }: LiveSocket, event: Push['event'], payload: unknown): boolean {
  return event !== userTyping.name || rooms.has(String((payload as PayloadOf<typeof userTyping>).conversationId))
}

async function join(backend: Backend, socket: LiveSocket, payload: unknown) {
  const asked = joinConversation.payload.safeParse(payload)
  const row = asked.success ? await participated(backend, socket, asked.data.id) : undefined
  if (!row) return { success: false, message: 'Only participants can join a conversation.' }
  socket.rooms.add(row.id)
  return { success: true }
}

async function relayTyping(backend: Backend, socket: LiveSocket, payload: unknown) {
  const said = typing.payload.safeParse(payload)
  const row = said.success ? await participated(backend, socket, said.data.conversationId) : undefined
  if (!said.success || !row) return
  backend.pushes.push(row.buyer_id === socket.userId ? row.seller_id : row.buyer_id, userTyping, {
    conversationId: row.id,
    userId: socket.userId,
    isTyping: said.data.isTyping,
  })
}

function participated(
  backend: Backend,
  { userId }: LiveSocket,
  id: string | number,
): Promise<Row<'conversation'> | undefined> {
  return backend.reading(async () => {
    const row = backend.db.conversation.find(String(id))
    return row?.buyer_id === userId || row?.seller_id === userId ? row : undefined
  })
}
