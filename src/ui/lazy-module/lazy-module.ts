import { useSyncExternalStore } from 'react'
import { observable } from '@/lib/observable'
import { notify } from '@/ui/toast/notify'

/** A module that loads on first use. */
export type Late<T> = {
  /** The module, or null until it has loaded. */
  use: () => T | null
  /** Prefetches it, because a pointer or the focus is near; errors are ignored. */
  prepare: () => void
  /** Loads it for a waiting user; shows a toast if that fails. */
  fetch: () => Promise<T | null>
}

const FAILED = 'This part could not be loaded. Check your connection and try again.'

export function lazyModule<T>(load: () => Promise<T>): Late<T> {
  const code = observable<T | null>(null)
  let coming: Promise<T | null> | null = null
  const start = () =>
    (coming ??= load().then(
      (loaded) => {
        code.set(loaded)
        return loaded
      },
      () => {
        coming = null
        return null
      },
    ))
  return {
    use: () => useSyncExternalStore(code.subscribe, code.get),
    prepare: () => void start(),
    async fetch() {
      const loaded = await start()
      if (loaded === null) notify({ text: FAILED, tone: 'bad' })
      return loaded
    },
  }
}
