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

/** Kept in browser storage for the scripts of rendered pages, which cannot wait for a database. */
export function markChanged(scenario: string, changed: boolean): void {
  try {
    if (changed) localStorage.setItem(`proventous-mock:changed:${scenario}`, '')
    else localStorage.removeItem(`proventous-mock:changed:${scenario}`)
  } catch {
    // Where storage is blocked, no rows are kept either.
  }
}
