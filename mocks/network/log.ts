import type { EndpointId } from '@/contract'
import type { Step } from './rules'

/** One call in the log. */
export type CallRecord = {
  endpoint: EndpointId
  method: string
  url: string
  /** 0 when the connection was broken on purpose. */
  status: number
  ms: number
  rule?: Step | undefined
  verdict: string
  /** The refusal's message. */
  message?: string | undefined
  /** When it came, on the mock's clock, in milliseconds since 1970. */
  at: number
  /** The bearer token it carried. */
  token: string | null
  /** Its JSON as sent; undefined for a call without a body and for a form. */
  body?: string | undefined
  /** True for a form. The log does not hold its files. */
  form?: boolean
  /** Keys of the rows that it inserted. */
  ids?: readonly string[]
}

/** One event on a socket; `in` comes from the client. */
export type FrameRecord = { at: number; direction: 'in' | 'out'; event: string; user: string; payload: unknown }

/** A call or a socket event, numbered in the order in which they came. */
export type LogEntry = { number: number } & ({ call: CallRecord } | { frame: FrameRecord })

const KEPT = 500

/** The latest calls and socket events. */
export function createLog() {
  let entries: readonly LogEntry[] = []
  let number = 0
  const listeners = new Set<(call: CallRecord) => void>()
  const watchers = new Set<() => void>()
  const keep = (next: readonly LogEntry[]) => {
    entries = next.slice(-KEPT)
    for (const tell of watchers) tell()
  }
  return {
    add(call: CallRecord) {
      keep([...entries, { number: (number += 1), call }])
      for (const listener of listeners) listener(call)
    },
    addFrame(frame: FrameRecord) {
      keep([...entries, { number: (number += 1), frame }])
    },
    calls: (): readonly CallRecord[] => entries.flatMap((entry) => ('call' in entry ? [entry.call] : [])),
    entries: () => entries,
    clear: () => keep([]),
    listen(listener: (call: CallRecord) => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Calls `tell` when `entries` changes. Returns how to stop. */
    watch(tell: () => void) {
      watchers.add(tell)
      return () => void watchers.delete(tell)
    },
  }
}
