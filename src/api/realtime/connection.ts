/**
 * `connecting`: the first connection is under way, or nobody is signed in. `online`: events flow. `reconnecting`: the
 * connection was lost and attempt number `attempt` is being made. `failed`: it was given up, see `reason`.
 */
export type ConnectionStatus = 'connecting' | 'online' | 'reconnecting' | 'failed'

export type Connection = {
  status: ConnectionStatus
  /** Which of the attempts to come back is under way, from 1; 0 before the first. */
  attempt: number
  /** Why it `failed`, in the server's words where it refused; null where the attempts ran out. */
  reason: string | null
}

const START: Connection = { status: 'connecting', attempt: 0, reason: null }

let now = START
const watchers = new Set<() => void>()

/** The state of the connection. `get` answers the same object until something changes, as useSyncExternalStore wants it. */
export const connection = {
  get: (): Connection => now,
  subscribe: (tell: () => void): (() => void) => {
    watchers.add(tell)
    return () => void watchers.delete(tell)
  },
}

export function setConnection(next: Partial<Connection>): void {
  now = { ...START, ...next }
  for (const tell of watchers) tell()
}
