/** The realtime server's port in the local configuration (A 7). */
export const REALTIME_PORT = 3001

/** How the socket connects and comes back (A 7): delays in milliseconds, then it gives up after the last attempt. */
export const REALTIME_CONNECTION = {
  transports: ['websocket', 'polling'],
  reconnection: true,
  reconnectionDelay: 1_000,
  reconnectionDelayMax: 5_000,
  reconnectionAttempts: 5,
} as const
