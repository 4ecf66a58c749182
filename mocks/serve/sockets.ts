import type { Server as HttpServer } from 'node:http'
import { Server } from 'socket.io'
import type { Hub, LiveSocket } from '../realtime/hub'

export type Sockets = { disconnect: () => void; close: () => void }

/**
 * A hub behind a real socket.io server on an HTTP server's port. `hubNow` returns the hub for the next connection or
 * event. `disconnect` closes the connections, and clients reconnect; `close` takes no more. The HTTP server stays, for
 * other worlds.
 */
export function serveSockets(http: HttpServer, hubNow: () => Hub, path = '/socket.io'): Sockets {
  const io = new Server(http, { cors: { origin: true }, path })
  const users = new Map<string, string>()
  io.use((socket, next) => {
    const decide = async () => {
      const admitted = await hubNow().admit(socket.handshake.auth)
      if ('refused' in admitted) return next(new Error(admitted.refused))
      users.set(socket.id, admitted.userId)
      next()
    }
    void decide()
  })
  io.on('connection', (socket) => {
    const hub = hubNow()
    const live: LiveSocket = {
      userId: users.get(socket.id) ?? '',
      rooms: new Set(),
      emit: (event, payload) => void socket.emit(event, payload),
    }
    hub.opened(live)
    socket.onAny(async (event: string, payload: unknown, acknowledge?: (answer: unknown) => void) => {
      const answer = await hub.receive(live, event, payload)
      acknowledge?.(answer)
    })
    socket.on('disconnect', () => {
      users.delete(socket.id)
      hub.closed(live)
    })
  })
  const disconnect = () => {
    io.disconnectSockets(true)
  }
  return {
    disconnect,
    close() {
      disconnect()
      io.engine.close()
    },
  }
}
