import type { Socket } from 'socket.io-client'
import {
  joinConversation as joinEvent,
  REALTIME_CONNECTION,
  type PayloadOf,
  type RealtimeAuth,
  type SocketEvent,
} from '@/contract/messages/realtime'
import { loadCode } from '@/lib/load-code'
import { ContractError } from '../errors'
import { realtimeSettings } from './realtime-settings'
import { setConnection } from './connection'
import { deliver, forgetSeen } from './listeners'
import { t } from '@/words/words'

/* One connection for the whole app, as long as the session. Messages go by POST /api/messages, never by socket. */

export { connection, type Connection } from './connection'
export { on, type ServerEvent } from './listeners'
export type ClientEvent = SocketEvent<string, 'client'>

type Id = string | number

let socket: Socket | null = null
let token: string | null = null
let wasOnline = false
const rooms = new Map<string, number>()
const onReturn = new Set<() => void>()

export async function connect(next: string): Promise<void> {
  if (token === next) return
  disconnect()
  const { url, transports, reconnectionDelay, reconnectionDelayMax } = realtimeSettings()
  if (url === null) return
  token = next
  try {
    const [{ io }, ways] = await Promise.all([loadCode(() => import('socket.io-client')), transports?.()])
    if (token !== next || socket) return
    const auth: RealtimeAuth = { token: next }
    // The client takes a path in the URL for a namespace, so the path of a server below one is given apart.
    const { origin, pathname } = url.startsWith('/') ? new URL(url, location.href) : new URL(url)
    socket = io(origin, {
      ...REALTIME_CONNECTION,
      path: `${pathname.replace(/\/$/, '')}/socket.io`,
      transports: ways ?? [...REALTIME_CONNECTION.transports],
      // Otherwise polling is not tried after a websocket that fails.
      tryAllTransports: true,
      reconnectionDelay,
      reconnectionDelayMax,
      auth,
      forceNew: true,
    })
    follow(socket)
  } catch {
    if (token === next) setConnection({ status: 'failed' })
  }
}

export function disconnect(): void {
  const leaving = socket
  socket = null
  token = null
  wasOnline = false
  forgetSeen()
  setConnection({ status: 'connecting' })
  leaving?.removeAllListeners()
  leaving?.io.removeAllListeners()
  leaving?.disconnect()
}

export function tryAgain(): void {
  if (token === null) return
  if (!socket) {
    const again = token
    token = null
    void connect(again)
    return
  }
  if (socket.connected) return
  setConnection(wasOnline ? { status: 'reconnecting', attempt: 1 } : { status: 'connecting' })
  socket.connect()
}

/** Sends an event. Drops it and returns false while offline: a late event would mislead. */
export function emit<Event extends ClientEvent>(event: Event, payload: PayloadOf<Event>): boolean {
  if (!socket?.connected) return false
  const checked = event.payload.safeParse(payload)
  if (!checked.success) {
    const issue = checked.error.issues[0]
    throw new ContractError(event.name, issue?.path.map(String).join('.') ?? '', issue?.message ?? 'unreadable')
  }
  socket.emit(event.name, checked.data)
  return true
}

/** Now and after every reconnect. `onRefused` gets the server's reason. Returns how to leave. */
export function joinConversation(id: Id, onRefused?: (reason: string) => void): () => void {
  const key = String(id)
  rooms.set(key, (rooms.get(key) ?? 0) + 1)
  if (socket?.connected) enterRoom(socket, key, onRefused)
  return () => {
    const left = (rooms.get(key) ?? 1) - 1
    if (left > 0) rooms.set(key, left)
    else rooms.delete(key)
  }
}

export function onReconnected(run: () => void): () => void {
  onReturn.add(run)
  return () => void onReturn.delete(run)
}

function follow(own: Socket): void {
  own.on('connect', () => {
    setConnection({ status: 'online' })
    for (const id of rooms.keys()) enterRoom(own, id)
    if (wasOnline) for (const run of onReturn) run()
    wasOnline = true
  })
  own.on('disconnect', (reason) => {
    setConnection({ status: 'reconnecting', attempt: 1 })
    // Socket.io does not reconnect by itself after the server has disconnected it.
    if (reason === 'io server disconnect')
      setTimeout(() => socket === own && own.connect(), realtimeSettings().reconnectionDelay)
  })
  own.on('connect_error', ({ message }) => {
    if (!own.active) setConnection({ status: 'failed', reason: message })
  })
  own.io.on('reconnect_attempt', (attempt) => setConnection({ status: 'reconnecting', attempt }))
  own.io.on('reconnect_failed', () => setConnection({ status: 'failed' }))
  own.onAny((name: string, payload: unknown) => deliver(name, payload))
}

function enterRoom(own: Socket, id: string, onRefused?: (reason: string) => void): void {
  own.emit(joinEvent.name, { id }, (answer: unknown) => {
    const ack = joinEvent.ack?.safeParse(answer)
    if (ack?.success && !ack.data.success) onRefused?.(ack.data.message ?? t('You cannot join this conversation.'))
  })
}
