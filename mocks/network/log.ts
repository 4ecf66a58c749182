import type { EndpointId } from '@/contract'
import type { Step } from './rules/rules'

export type CallRecord = {
  endpoint: EndpointId
  method: string
  url: string
  params?: Record<string, string>
  /** 0 when the connection was broken on purpose. */
  status: number
  ms: number
  rule?: Step | undefined
  verdict: string
  message?: string | undefined
  /** When it came, on the mock's clock, in milliseconds since 1970. */
  at: number
  token: string | null
  body?: string | undefined
  form?: readonly (readonly [name: string, value: string | File])[]
  requestHeaders?: Record<string, string>
  responseHeaders?: Record<string, string>
  /** The JSON that was answered; undefined for files and for very long lists. */
  answer?: string | undefined
  ids?: readonly string[]
}

export type FrameRecord = { at: number; direction: 'in' | 'out'; event: string; user: string; payload: unknown }

export type LogEntry = { number: number } & ({ call: CallRecord } | { frame: FrameRecord })

const KEPT = 500
/** Calls whose answers and files are kept; older ones would fill the memory. */
const WHOLE = 100
/** Characters. */
export const LONGEST_ANSWER = 200_000

export function createLog() {
  let entries: readonly LogEntry[] = []
  let number = 0
  const listeners = new Set<(call: CallRecord) => void>()
  const watchers = new Set<() => void>()
  const keep = (next: readonly LogEntry[]) => {
    const kept = next.slice(-KEPT)
    // Those before it were thinned when they came to this index.
    const index = kept.length - WHOLE - 1
    const entry = kept[index]
    if (entry) kept[index] = thinned(entry)
    entries = kept
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
    watch(tell: () => void) {
      watchers.add(tell)
      return () => void watchers.delete(tell)
    },
  }
}

function thinned(entry: LogEntry): LogEntry {
  if (!('call' in entry) || (entry.call.answer === undefined && entry.call.form === undefined)) return entry
  const { answer: _answer, form, ...call } = entry.call
  const names = form?.map(([name, value]) => [name, typeof value === 'string' ? value : value.name] as const)
  return { ...entry, call: { ...call, ...(names ? { form: names } : {}) } }
}
