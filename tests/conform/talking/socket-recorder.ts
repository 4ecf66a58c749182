import { io, type Socket } from 'socket.io-client'
import { REALTIME_CONNECTION, type PayloadOf, type SocketEvent } from '@/contract/messages/realtime'
import { Difference, inWords, NotImplemented } from '../failure'
import { schemaDifference } from './schema-difference'

/** A connected socket client that records every event. */
export type Ear = {
  /** Emits an event and returns its acknowledgement; undefined when none came in time. */
  ask: (event: SocketEvent, payload: unknown) => Promise<unknown>
  emit: (event: SocketEvent, payload: unknown) => void
  /** Waits for an event, checks its payload against the contract, and returns it. */
  hear: <E extends SocketEvent>(event: E, test?: (payload: PayloadOf<E>) => boolean) => Promise<PayloadOf<E>>
  /** Whether the event has come so far. */
  heard: <E extends SocketEvent>(event: E, test?: (payload: PayloadOf<E>) => boolean) => boolean
  /** How often the event has come so far. */
  times: <E extends SocketEvent>(event: E, test: (payload: PayloadOf<E>) => boolean) => number
  close: () => void
}

/** What all sockets of a run share. */
export type Hearing = {
  /** Names of the events that came to any of them. */
  names: Set<string>
  /** Is shown every event. */
  look: (name: string, payload: unknown) => void
}

/** How long a socket answer may take, in milliseconds. */
export type Patience = { socket: number }

/** The socket's URL for a base: at its origin, below its path. */
export function socketAddress(base: string): { origin: string; path: string } {
  const { origin, pathname } = new URL(base)
  return { origin, path: `${pathname.replace(/\/+$/, '')}/socket.io` }
}

/** Connects; returns the recorder, or the reason of a refusal. Throws `NotImplemented` without a socket server. */
export async function connect(
  base: string,
  token: string,
  { socket: ms }: Patience,
  hearing: Hearing,
): Promise<Ear | { refused: string }> {
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
  const log: { event: string; payload: unknown }[] = []
  const listeners = new Set<() => void>()
  socket.onAny((event: string, payload: unknown) => {
    log.push({ event, payload })
    hearing.names.add(event)
    hearing.look(event, payload)
    for (const listener of listeners) listener()
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
  return refused === null ? earOf(socket, log, listeners, ms, hearing.names) : { refused }
}

function earOf(
  socket: Socket,
  log: { event: string; payload: unknown }[],
  listeners: Set<() => void>,
  ms: number,
  known: ReadonlySet<string>,
): Ear {
  const find = <E extends SocketEvent>(event: E, test: (payload: PayloadOf<E>) => boolean = () => true) =>
    log.find(({ event: name, payload }) => name === event.name && tries(() => test(payload as PayloadOf<E>)))
  return {
    ask: (event, payload) =>
      socket
        .timeout(ms)
        .emitWithAck(event.name, payload)
        .catch(() => undefined),
    emit: (event, payload) => void socket.emit(event.name, payload),
    async hear(event, test) {
      const until = Date.now() + ms
      for (let left = ms; left > 0 && !find(event, test); left = until - Date.now()) await next(listeners, left)
      const found = find(event, test)
      if (!found) {
        // An addition that comes to nobody is not there; one that comes to somebody else is wrong.
        if (event.addition && !known.has(event.name)) throw new NotImplemented(event.name)
        throw new Difference(event.name, 'event', `it within ${ms} ms`, lastOf(log, event.name))
      }
      const differs = schemaDifference(event.payload, found.payload)
      if (differs) throw new Difference(event.name, differs.field, differs.expected, differs.got)
      return found.payload as PayloadOf<typeof event>
    },
    heard: (event, test) => find(event, test) !== undefined,
    times: (event, test) =>
      log.filter(({ event: name, payload }) => name === event.name && tries(() => test(payload as never))).length,
    close: () => void socket.disconnect(),
  }
}

/** Waits for the next event, at most so many milliseconds. */
function next(listeners: Set<() => void>, ms: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      listeners.delete(done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    listeners.add(done)
  })
}

function tries(test: () => boolean): boolean {
  try {
    return test()
  } catch {
    return false
  }
}

function lastOf(log: readonly { event: string; payload: unknown }[], name: string): string {
  const last = log.findLast(({ event }) => event === name)
  return last ? `only ${inWords(last.payload)}` : 'nothing'
}
