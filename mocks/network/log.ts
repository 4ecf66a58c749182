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
}

const KEPT = 500

/** The latest calls, and whoever listens to them. */
export function createLog() {
  let calls: CallRecord[] = []
  const listeners = new Set<(call: CallRecord) => void>()
  return {
    add(call: CallRecord) {
      calls = [...calls.slice(1 - KEPT), call]
      for (const listener of listeners) listener(call)
    },
    calls: (): readonly CallRecord[] => calls,
    listen(listener: (call: CallRecord) => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
