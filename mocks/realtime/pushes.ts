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
  /** Keeps what is pushed while `run` writes until it has been kept: whoever hears of it may read at once, in any tab. */
  holding: <T>(run: () => Promise<T>) => Promise<T>
}

export function createPushes(): Pushes {
  const listeners = new Set<(push: Push, own: boolean) => void>()
  const tell = (push: Push, own: boolean) => listeners.forEach((hear) => hear(push, own))
  let writers = 0
  let held: Push[] = []
  return {
    push(to, event, payload) {
      const push = { to, event: event.name, payload }
      if (writers > 0) held.push(push)
      else tell(push, true)
    },
    deliver: (push) => tell(push, false),
    listen(hear) {
      listeners.add(hear)
      return () => void listeners.delete(hear)
    },
    async holding(run) {
      writers += 1
      try {
        return await run()
      } finally {
        writers -= 1
        if (writers === 0) for (const push of held.splice(0)) tell(push, true)
      }
    },
  }
}
