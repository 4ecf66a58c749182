import { create, type StoreApi, type UseBoundStore } from 'zustand'
import { storageFor } from './tab-session'

export type StoredValue<T> = { value: T; set: (next: T) => void }

type Options<T> = {
  /** The documented key (B 3.1). */
  key: string
  /** Reads the stored text; anything damaged becomes a sound value. `null` means nothing is stored. */
  read: (text: string | null) => T
  /** Writes the documented format; `null` removes the key. */
  write: (value: T) => string | null
  /** A window event sent after each change, here and when another tab changed the value. */
  event?: string
}

const memory = new Map<string, string | null>()

/** The stored text of a key; what could not be stored, because storage is blocked or full, this tab's memory holds. */
export function readText(key: string): string | null {
  const held = memory.get(key)
  if (held !== undefined) return held
  try {
    return storageFor(key).getItem(key)
  } catch {
    return null
  }
}

export function writeText(key: string, text: string | null): void {
  memory.delete(key)
  try {
    if (text === null) storageFor(key).removeItem(key)
    else storageFor(key).setItem(key, text)
  } catch {
    memory.set(key, text)
  }
}

/**
 * A store bound to one key of browser storage, in exactly the documented format and without a wrapper of its own.
 * Follows changes that other tabs make, and those that other code announces with `event`.
 */
export function storedValue<T>({ key, read, write, event }: Options<T>): UseBoundStore<StoreApi<StoredValue<T>>> {
  let text = readText(key)
  const store = create<StoredValue<T>>()((setState) => ({
    value: read(text),
    set(next) {
      text = write(next)
      writeText(key, text)
      setState({ value: next })
      if (event) window.dispatchEvent(new Event(event))
    },
  }))
  const follow = () => {
    const now = readText(key)
    if (now === text) return
    text = now
    store.setState({ value: read(now) })
  }
  if (typeof window !== 'undefined') {
    window.addEventListener('storage', (change) => {
      if (change.key !== null && change.key !== key) return
      // What another tab could store is newer than what this one could not.
      memory.delete(key)
      const before = text
      follow()
      if (event && text !== before) window.dispatchEvent(new Event(event))
    })
    if (event) window.addEventListener(event, follow)
  }
  return store
}

/** A stored token, null when there is none or it cannot be one: what a header does not take would fail every call. */
export function healToken(text: string | null): string | null {
  return text !== null && /^[\x21-\x7e]+$/.test(text) ? text : null
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
