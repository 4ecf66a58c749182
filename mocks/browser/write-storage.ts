import { keysOfScope, type StoredKey, type StoredTexts } from '@/domain/stored-keys'

const ACCOUNT_KEYS = keysOfScope('session', 'admin')

export function writeSession(keys: StoredTexts): void {
  writeStorage(ACCOUNT_KEYS, keys)
}

/** Dispatches storage events, so that the app reads its stores again. */
export function writeStorage(names: readonly StoredKey[], values: StoredTexts): void {
  for (const key of names) {
    const text = values[key]
    if (text === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
    window.dispatchEvent(new StorageEvent('storage', { key }))
  }
}
