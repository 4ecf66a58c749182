import type { PayloadOf, SocketEvent } from '@/contract/messages/realtime'
import { Difference, inWords, NotImplemented } from '../failure'
import { schemaDifference } from './schema-difference'
import type { Line, Transport } from './transport'

/** A connected socket client that records every event. */
export type Ear = Omit<Line, 'until'> & {
  /** Waits for an event, checks its payload against the contract, and returns it. */
  hear: <E extends SocketEvent>(event: E, test?: (payload: PayloadOf<E>) => boolean) => Promise<PayloadOf<E>>
  /** Whether the event has come so far. */
  heard: <E extends SocketEvent>(event: E, test?: (payload: PayloadOf<E>) => boolean) => boolean
  /** How often the event has come so far. */
  times: <E extends SocketEvent>(event: E, test: (payload: PayloadOf<E>) => boolean) => number
}

/** What all sockets of a run share. */
export type Hearing = {
  /** Names of the events that came to any of them. */
  names: Set<string>
  /** Is shown every event. */
  look: (name: string, payload: unknown) => void
}

/** How long a socket answer may take, in milliseconds. */
export type Patience = { socket: number }

/** Connects; returns the recorder, or the reason of a refusal. Throws `NotImplemented` without a socket server. */
export async function connect(
  transport: Transport,
  base: string,
  token: string,
  { socket: ms }: Patience,
  hearing: Hearing,
): Promise<Ear | { refused: string }> {
  const log: { event: string; payload: unknown }[] = []
  const line = await transport.connect(base, token, ms, (event, payload) => {
    log.push({ event, payload })
    hearing.names.add(event)
    hearing.look(event, payload)
  })
  if ('refused' in line) return line
  const find = <E extends SocketEvent>(event: E, test: (payload: PayloadOf<E>) => boolean = () => true) =>
    log.find(({ event: name, payload }) => name === event.name && tries(() => test(payload as PayloadOf<E>)))
  return {
    ...line,
    async hear(event, test) {
      await line.until(() => find(event, test) !== undefined)
      const found = find(event, test)
      if (!found) {
        // An addition that comes to nobody is not there; one that comes to somebody else is wrong.
        if (event.addition && !hearing.names.has(event.name)) throw new NotImplemented(event.name)
        throw new Difference(event.name, 'event', `it within ${ms} ms`, lastOf(log, event.name))
      }
      const differs = schemaDifference(event.payload, found.payload)
      if (differs) throw new Difference(event.name, differs.field, differs.expected, differs.got)
      return found.payload as PayloadOf<typeof event>
    },
    heard: (event, test) => find(event, test) !== undefined,
    times: (event, test) =>
      log.filter(({ event: name, payload }) => name === event.name && tries(() => test(payload as never))).length,
  }
}

function tries(test: () => boolean): boolean {
  try {
    return test()
  } catch {
    return false
  }
}

function lastOf(log: readonly { event: string; payload: unknown }[], name: string): string {
  const last = log.findLast(({ event }) => event === name)
  return last ? `only ${inWords(last.payload)}` : 'nothing'
}
