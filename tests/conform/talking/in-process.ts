import type { Hub, LiveSocket } from '@mocks/realtime/hub'
import type { Transport } from './transport'

/** Where a backend in this process is called. */
export type Entrance = {
  /** Undefined breaks the connection; rejects with a `TimeoutError` where no answer ever comes. */
  answer: (request: Request) => Promise<Response | undefined>
  hub: Hub
}

/** Calls a backend in this process: nothing is waited for but its own work. */
export function inProcess({ answer, hub }: Entrance): Transport {
  /** What clients have said and the hub still deals with, on every line. */
  const dealing = new Set<Promise<unknown>>()
  const idle = async () => {
    while (dealing.size > 0) await Promise.all(dealing)
  }
  return {
    async fetch(url, init) {
      const response = await answer(new Request(url, init))
      if (!response) throw new TypeError('the connection broke')
      return response
    },
    async connect(_, token, __, hear) {
      const admitted = await hub.admit({ token })
      if ('refused' in admitted) return admitted
      const live: LiveSocket = {
        userId: admitted.userId,
        rooms: new Set(),
        emit: (event, payload) => hear(event, traveled(payload)),
      }
      hub.opened(live)
      const receive = (event: string, payload: unknown) => {
        const dealt = hub.receive(live, event, traveled(payload)).finally(() => dealing.delete(dealt))
        dealing.add(dealt)
        return dealt
      }
      return {
        async ask({ name }, payload) {
          const said = await receive(name, payload)
          await idle()
          return traveled(said)
        },
        emit: ({ name }, payload) => void receive(name, payload),
        // A call's events come before its answer, and a client's before the hub has dealt with what brings them forth.
        until: idle,
        close: () => hub.closed(live),
      }
    },
  }
}

/** A payload as the other side gets it. */
function traveled(payload: unknown): unknown {
  return payload === undefined ? undefined : JSON.parse(JSON.stringify(payload))
}
