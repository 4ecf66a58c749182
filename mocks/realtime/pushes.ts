import type { PayloadOf, SocketEvent } from '@/contract/messages/realtime'

export type Push = { to: string; event: string; payload: unknown }

export type Pushes = {
  push: <Event extends SocketEvent<string, 'server'>>(to: string, event: Event, payload: PayloadOf<Event>) => void
  deliver: (push: Push) => void
  /** Calls `hear` with every push; `own` is true for pushes of this backend's handlers. Returns how to stop. */
  listen: (hear: (push: Push, own: boolean) => void) => () => void
  /** Delays pushes until `run` has saved its writes, so that receivers never read stale data. */
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
