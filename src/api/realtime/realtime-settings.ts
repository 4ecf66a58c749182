import type { ManagerOptions } from 'socket.io-client'
import { REALTIME_CONNECTION, REALTIME_PORT } from '@/contract/messages/realtime-connection'

export type RealtimeSettings = {
  /** URL of the realtime server, whose socket is at `socket.io` below it; null: there is none. */
  url: string | null
  /** Loads the transports; null: the documented ones. The mocked build has one that stays inside the page. */
  transports: (() => Promise<ManagerOptions['transports']>) | null
  /** Milliseconds before the first attempt to reconnect, and at most between two. */
  reconnectionDelay: number
  reconnectionDelayMax: number
}

const settings: RealtimeSettings = {
  url: null,
  transports: null,
  reconnectionDelay: REALTIME_CONNECTION.reconnectionDelay,
  reconnectionDelayMax: REALTIME_CONNECTION.reconnectionDelayMax,
}

/** Sets where the realtime server is. Apart from the client, so that the first screen loads no socket. */
export function configureRealtime(changes: Partial<RealtimeSettings>): void {
  Object.assign(settings, changes)
}

export function realtimeSettings(): Readonly<RealtimeSettings> {
  return settings
}

/** The configured realtime server, by default port 3001 of the page's host (A 7). */
export function realtimeUrl(configured: string | undefined): string {
  return configured ?? `${location.protocol}//${location.hostname}:${REALTIME_PORT}`
}
