import type { Step } from './rules'

/** One call as the mock saw it. */
export type CallRecord = {
  endpoint: string
  method: string
  url: string
  /** 0 when the connection was broken on purpose. */
  status: number
  ms: number
  rule?: Step | undefined
  verdict: string
  /** Why it was refused, as the caller was told. */
  message?: string | undefined
  /** The mock's time at which it came, in milliseconds since 1970. */
  at: number
  /** The bearer token it carried. */
  token: string | null
  /** Its JSON as sent; undefined where there was none, or a form with files. */
  body?: string | undefined
  /** True for a form, whose files are not kept here. */
  form?: boolean
  /** Keys of the rows it made. */
  ids?: readonly string[]
}

/** One event on a socket; `in` comes from the client. */
export type FrameRecord = { at: number; direction: 'in' | 'out'; event: string; user: string; payload: unknown }

/** Entries of both kinds, in the order in which they came. */
export type LogEntry = { number: number } & ({ call: CallRecord } | { frame: FrameRecord })

const KEPT = 500

/** The latest calls and socket events, and whoever listens to them. */
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
    /** Tells when `entries` changes; answers how to stop. */
    watch(tell: () => void) {
      watchers.add(tell)
      return () => void watchers.delete(tell)
    },
  }
}
