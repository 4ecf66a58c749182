import { create, type StoreApi, type UseBoundStore } from 'zustand'
import type { StoredKey } from '@/domain/stored-keys'
import { storageFor } from './tab-session'

export type StoredValue<T> = {
  value: T
  /** Returns false where storage refused; this tab's memory then holds the value. */
  set: (next: T) => boolean
  /** The value that is stored at this moment. `value` follows other tabs by events, which come later. */
  current: () => T
  /** Changes what is stored at this moment, so that tabs add to each other's changes. Returns as `set` does. */
  update: (change: (now: T) => T) => boolean
}

type Options<T> = {
  /** Each key is declared in `domain/stored-keys.ts`. */
  key: StoredKey
  /** Reads the stored text; anything damaged becomes a sound value. `null` means nothing is stored. */
  read: (text: string | null) => T
  /** Writes the documented format; `null` removes the key. */
  write: (value: T) => string | null
  /** Window event after each change, by this tab or another. */
  event?: string
  /** The value in a rendered page. Default: what `read` makes of nothing stored. */
  rendered?: T
}

const memory = new Map<StoredKey, string | null>()

/** The stored text of a key. Where storage is blocked or full, this tab's memory holds the text. */
export function readText(key: StoredKey): string | null {
  const held = memory.get(key)
  if (held !== undefined) return held
  try {
    return storageFor(key).getItem(key)
  } catch {
    return null
  }
}

/** Returns false where storage is blocked or full. */
export function writeText(key: StoredKey, text: string | null): boolean {
  memory.delete(key)
  try {
    if (text === null) storageFor(key).removeItem(key)
    else storageFor(key).setItem(key, text)
    return true
  } catch {
    memory.set(key, text)
    return false
  }
}

export function forget(key: StoredKey): void {
  writeText(key, null)
  window.dispatchEvent(new StorageEvent('storage', { key }))
}

/** In exactly the documented format. Follows other tabs, and other code that sends `event`. */
export function storedValue<T>({
  key,
  read,
  write,
  event,
  ...options
}: Options<T>): UseBoundStore<StoreApi<StoredValue<T>>> {
  let text = readText(key)
  const store = create<StoredValue<T>>()((setState, getState) => ({
    value: 'rendered' in options ? (options.rendered as T) : read(null),
    set(next) {
      text = write(next)
      const stored = writeText(key, text)
      setState({ value: next })
      if (event) window.dispatchEvent(new Event(event))
      return stored
    },
    current() {
      follow()
      return getState().value
    },
    update: (change) => getState().set(change(getState().current())),
  }))
  // After the store is created: its initial state is what React takes a rendered page over with.
  store.setState({ value: read(text) })
  const follow = () => {
    const now = readText(key)
    if (now === text) return
    text = now
    store.setState({ value: read(now) })
  }
  if (typeof window !== 'undefined') {
    window.addEventListener('storage', (change) => {
      if (change.key !== null && change.key !== key) return
      // The other tab's value is newer than one that this tab could not store.
      memory.delete(key)
      const before = text
      follow()
      if (event && text !== before) window.dispatchEvent(new Event(event))
    })
    if (event) window.addEventListener(event, follow)
  }
  return store
}

/** Parses JSON; undefined when it is missing or damaged. */
export function parseJson(text: string | null): unknown {
  if (text === null) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
