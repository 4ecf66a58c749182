import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useTools } from './tools'

export function useWatched<T>(watch: (tell: () => void) => () => void, read: () => T): T {
  return useSyncExternalStore(watch, read)
}

/** Renders again after a write to the store in any tab. Polls twice a second while the tab is visible. */
export function useStore(): number {
  const { backend } = useTools()
  const watch = useCallback((tell: () => void) => {
    const timer = setInterval(tell, 500)
    return () => clearInterval(timer)
  }, [])
  return useSyncExternalStore(watch, () => backend.db.revision())
}

export function useEverySecond(): void {
  const [, tick] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), 1_000)
    return () => clearInterval(timer)
  }, [])
}

export type Outcome = { text: string; failed: boolean } | null

/** Runs an action and returns its result as a sentence, also when it fails. */
export function useAction() {
  const [outcome, setOutcome] = useState<Outcome>(null)
  const [busy, setBusy] = useState(false)
  const here = useRef(true)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])
  const run = async (task: () => Promise<string | void> | string | void) => {
    setBusy(true)
    let next: Outcome
    try {
      const text = await task()
      next = text ? { text, failed: false } : null
    } catch (error) {
      next = { text: error instanceof Error ? error.message : String(error), failed: true }
    }
    if (!here.current) return
    setOutcome(next)
    setBusy(false)
  }
  return { run: (task: Parameters<typeof run>[0]) => void run(task), outcome, busy, setOutcome }
}
