import { useSyncExternalStore } from 'react'
import { notify } from '@/ui/toast/notify'

/** Code that is fetched when somebody reaches for it, and from then on is there at once. */
export type Late<T> = {
  /** The code, or null as long as it is not here. */
  use: () => T | null
  /** Fetches it early and quietly: a pointer or the focus is near. */
  prepare: () => void
  /** Fetches it for somebody who waits; says so when it cannot be had. */
  fetch: () => Promise<T | null>
}

const FAILED = 'This part could not be loaded. Check your connection and try again.'

export function late<T>(load: () => Promise<T>): Late<T> {
  let code: T | null = null
  let coming: Promise<T | null> | null = null
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  const start = () =>
    (coming ??= load().then(
      (loaded) => {
        code = loaded
        for (const listener of listeners) listener()
        return loaded
      },
      () => {
        coming = null
        return null
      },
    ))
  return {
    use: () => useSyncExternalStore(subscribe, () => code),
    prepare: () => void start(),
    async fetch() {
      const loaded = await start()
      if (loaded === null) notify({ text: FAILED, tone: 'bad' })
      return loaded
    },
  }
}
