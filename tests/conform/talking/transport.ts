import { io } from 'socket.io-client'
import { REALTIME_CONNECTION, type SocketEvent } from '@/contract/messages/realtime'
import { NotImplemented } from '../failure'

/** How a run reaches a backend. */
export type Transport = {
  /** Rejects with a `TimeoutError` when the answer or its body takes longer than `ms`. */
  fetch: (url: string, init: RequestInit, ms: number) => Promise<Response>
  /** Opens a socket that tells `hear` every event, or returns why not. Throws `NotImplemented` without a socket server. */
  connect: (
    base: string,
    token: string,
    ms: number,
    hear: (event: string, payload: unknown) => void,
  ) => Promise<Line | { refused: string }>
}

/** An open socket. */
export type Line = {
  /** Emits an event and returns its acknowledgement; undefined when none came in time. */
  ask: (event: SocketEvent, payload: unknown) => Promise<unknown>
  emit: (event: SocketEvent, payload: unknown) => void
  /** Settles when `holds` does, which an event may bring about, or when it is no use to wait any longer. */
  until: (holds: () => boolean) => Promise<void>
  close: () => void
}

/** The socket's URL for a base: at its origin, below its path. */
function socketAddress(base: string): { origin: string; path: string } {
  const { origin, pathname } = new URL(base)
  return { origin, path: `${pathname.replace(/\/+$/, '')}/socket.io` }
}

/** HTTP and socket.io, as the product talks. */
export const network: Transport = {
  // The signal ends the upload and the download, too.
  fetch: (url, init, ms) => fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(ms) }),
  async connect(base, token, ms, hear) {
    const { origin, path } = socketAddress(base)
    const socket = io(origin, {
      path,
      auth: { token },
      transports: [...REALTIME_CONNECTION.transports],
      tryAllTransports: true,
      reconnection: false,
      forceNew: true,
      timeout: ms * 3,
    })
    const waiting = new Set<() => void>()
    socket.onAny((event: string, payload: unknown) => {
      hear(event, payload)
      for (const look of waiting) look()
    })
    const refused = await new Promise<string | null>((resolve, reject) => {
      socket.once('connect', () => resolve(null))
      socket.once('connect_error', (error: Error & { type?: string; data?: unknown }) => {
        socket.disconnect()
        // The transport's own failure has a type; a refusal by the server has none.
        if (error.type === 'TransportError' || error.message === 'timeout')
          reject(new NotImplemented('join_conversation'))
        else resolve(error.message)
      })
    })
    if (refused !== null) return { refused }
    return {
      ask: (event, payload) =>
        socket
          .timeout(ms)
          .emitWithAck(event.name, payload)
          .catch(() => undefined),
      emit: (event, payload) => void socket.emit(event.name, payload),
      until: (holds) =>
        new Promise((resolve) => {
          const done = () => {
            clearTimeout(timer)
            waiting.delete(look)
            resolve()
          }
          const look = () => {
            if (holds()) done()
          }
          const timer = setTimeout(done, ms)
          waiting.add(look)
          look()
        }),
      close: () => void socket.disconnect(),
    }
  },
}
