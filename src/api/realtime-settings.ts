import type { ManagerOptions } from 'socket.io-client'
import { REALTIME_CONNECTION, REALTIME_PORT } from '@/contract/realtime-connection'

export type RealtimeSettings = {
  /** Origin of the realtime server. Null: there is none, and nothing ever connects. */
  url: string | null
  /**
   * Ways of connecting, asked for when the first connection is made; the documented ones when left out. A build that
   * carries its own backend hands in a transport that stays inside the page.
   */
  transports: (() => Promise<ManagerOptions['transports']>) | null
  /** Milliseconds before the first new attempt, and at most between two. */
  reconnectionDelay: number
  reconnectionDelayMax: number
}

const settings: RealtimeSettings = {
  url: null,
  transports: null,
  reconnectionDelay: REALTIME_CONNECTION.reconnectionDelay,
  reconnectionDelayMax: REALTIME_CONNECTION.reconnectionDelayMax,
}

/** Says where the realtime server is. Kept apart from the client itself, so that the first screen loads no socket. */
export function configureRealtime(changes: Partial<RealtimeSettings>): void {
  Object.assign(settings, changes)
}

export function realtimeSettings(): Readonly<RealtimeSettings> {
  return settings
}

/** The configured realtime server; unless one is named, port 3001 of the page's own host (A 7). */
export function realtimeUrl(configured: string | undefined): string {
  return configured ?? `${location.protocol}//${location.hostname}:${REALTIME_PORT}`
}
