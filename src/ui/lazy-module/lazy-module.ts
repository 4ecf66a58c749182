import { useSyncExternalStore } from 'react'
import { CodeError, loadCode } from '@/lib/load-code'
import { observable } from '@/lib/observable'
import { notify } from '@/ui/toast/notify'

export type LoadState<T> = { is: 'waiting' } | { is: 'loaded'; code: T } | { is: 'failed'; retrying: boolean }

/** A module that loads on first use. A failure is not kept: each call tries again. */
export type LazyModule<T> = {
  /** The module, or null until it has loaded. */
  use: () => T | null
  /** For a part that says in its own place that it could not be loaded. */
  useState: () => LoadState<T>
  /** Loads it, because a pointer or the focus is near. Never rejects. */
  prepare: () => Promise<void>
  /** Loads it for a waiting user; shows a toast if that fails. */
  fetch: () => Promise<T | null>
}

export function lazyModule<T>(load: () => Promise<T>): LazyModule<T> {
  const state = observable<LoadState<T>>({ is: 'waiting' })
  let loading: Promise<T | null> | null = null
  const start = () => {
    if (loading) return loading
    if (state.get().is === 'failed') state.set({ is: 'failed', retrying: true })
    loading = loadCode(load).then(
      (code) => {
        state.set({ is: 'loaded', code })
        return code
      },
      () => {
        loading = null
        state.set({ is: 'failed', retrying: false })
        return null
      },
    )
    return loading
  }
  const useState = () => useSyncExternalStore(state.subscribe, state.get, state.get)
  return {
    use() {
      const now = useState()
      return now.is === 'loaded' ? now.code : null
    },
    useState,
    async prepare() {
      await start()
    },
    async fetch() {
      const loaded = await start()
      if (loaded === null) notify({ text: new CodeError().message, tone: 'bad' })
      return loaded
    },
  }
}
