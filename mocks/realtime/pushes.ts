import type { PayloadOf, SocketEvent } from '@/contract/realtime'

/** Something a server tells one user on their socket, whatever tab or window they are in. */
export type Push = { to: string; event: string; payload: unknown }

/** The way from handlers to the sockets: handlers push, the socket servers of all tabs listen. */
export type Pushes = {
  push: <Event extends SocketEvent<string, 'server'>>(to: string, event: Event, payload: PayloadOf<Event>) => void
  /** Hands over a push that another tab or the adapter received. */
  deliver: (push: Push) => void
  /** Hears every push; returns the way to stop. `own` is true for those of this backend's own handlers. */
  listen: (hear: (push: Push, own: boolean) => void) => () => void
}

export function createPushes(): Pushes {
  const listeners = new Set<(push: Push, own: boolean) => void>()
  const tell = (push: Push, own: boolean) => listeners.forEach((hear) => hear(push, own))
  return {
    push: (to, event, payload) => tell({ to, event: event.name, payload }, true),
    deliver: (push) => tell(push, false),
    listen(hear) {
      listeners.add(hear)
      return () => void listeners.delete(hear)
    },
  }
}
