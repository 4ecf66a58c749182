import { joinConversation, realtimeAuth, typing, userTyping, type PayloadOf } from '@/contract/realtime'
import type { Backend } from '../backend'
import type { Row } from '../db/database'
import type { Push } from './pushes'

/** One connected client, however it is connected. */
export type LiveSocket = {
  userId: string
  /** Ids of the conversations it has joined. */
  rooms: Set<string>
  emit: (event: string, payload: unknown) => void
}

/** What the realtime server does, whatever carries its frames: who gets in, what events mean, who hears a push. */
export type Hub = {
  /** Lets the holder of a valid token in, refuses anybody else. */
  admit: (auth: unknown) => Promise<{ userId: string } | { refused: string }>
  opened: (socket: LiveSocket) => void
  closed: (socket: LiveSocket) => void
  /** An event from a client; answers what its acknowledgement says. */
  heard: (socket: LiveSocket, event: string, payload: unknown) => Promise<unknown>
  /** Whose sockets are open here. */
  users: () => Set<string>
  /** Tells when `users` may have changed; answers how to stop. */
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
      if (socket.userId === to && mayHear(socket, event, payload)) {
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
    async heard(socket, event, payload) {
      log('in', socket, event, payload)
      if (event === joinConversation.name) return join(backend, socket, payload)
      // `new_message` has nothing to add: both sides are told of a message when it is stored.
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

/** Typing is for the room alone; everything else finds its user anywhere. */
function mayHear({ rooms }: LiveSocket, event: Push['event'], payload: unknown): boolean {
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

/** The conversation with that id if the socket's user takes part in it. */
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
