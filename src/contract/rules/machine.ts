import type { EndpointId } from '@/contract'
import type { NotificationType } from '../account/notifications'

/** Whom a step tells: by a notification of that type, besides the socket event of the machine. */
export type Told = { whom: string; by: NotificationType }

/** A step. `from` and `to` are null before the thing is there and after it is gone. */
export type Arrow<State extends string = string> = {
  from: State | null
  /** The call that makes it; `time` where none does. */
  event: EndpointId | 'time'
  /** Whose call it is. */
  by?: string
  /** When the call makes this step and no other of the same call. */
  when?: string
  to: State | null
  tells?: readonly Told[]
  /** The call is about something else and moves this too: it is not refused where there is no such arrow. */
  aside?: true
}

export type Machine<State extends string = string> = {
  title: string
  /** Where the state is read, for the documents. */
  shownAs: string
  states: Record<State, string>
  arrows: readonly Arrow<State>[]
  /** The status for a call that has no arrow from the present state. */
  refusal: 409 | 422 | 401
  /** The same for single calls that are refused otherwise. */
  refusalOf?: { [Id in EndpointId]?: 409 | 422 }
  /** The socket event that both sides get at each step that a call makes. */
  pushes?: string
}

/** A machine whose arrows join its own states. */
export function machine<const State extends string>(given: Machine<State>): Machine<State> {
  return given
}

/** The arrows that one call makes from each of several states. */
export function from<const State extends string>(
  states: readonly State[],
  arrow: Omit<Arrow<State>, 'from'>,
): Arrow<State>[] {
  return states.map((state) => ({ from: state, ...arrow }))
}
