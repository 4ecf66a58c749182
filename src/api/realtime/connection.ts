import { observable } from '@/lib/observable'

/** `connecting`: the first attempt, or no one is signed in. `failed`: no further attempt, see `reason`. */
export type ConnectionStatus = 'connecting' | 'online' | 'reconnecting' | 'failed'

export type Connection = {
  status: ConnectionStatus
  attempt: number
  /** Why it `failed`, in the server's words if it refused; null if the attempts ran out. */
  reason: string | null
}

const START: Connection = { status: 'connecting', attempt: 0, reason: null }

const state = observable(START)

export const connection = { get: state.get, subscribe: state.subscribe }

export function setConnection(next: Partial<Connection>): void {
  state.set({ ...START, ...next })
}
