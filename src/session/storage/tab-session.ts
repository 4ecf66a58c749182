import { keysOfScope, STORED_KEYS, type StoredKey, type StoredTexts } from '@/domain/stored-keys'

/** While this key is in a tab's session storage, the tab keeps its session to itself. */
const MARK: StoredKey = 'proventous:session-in-this-tab'

/** What makes up a session (B 3.1). */
const SESSION_KEYS = keysOfScope('session')

/** In the area that the key declares, but for a session of `?as=`: it signs one tab in as another user. */
export function storageFor(key: StoredKey): Storage {
  const inTab =
    STORED_KEYS[key].area === 'tab' ||
    (__MOCKED__ && SESSION_KEYS.includes(key) && sessionStorage.getItem(MARK) !== null)
  return inTab ? sessionStorage : localStorage
}

/** This tab's session is its own from now on, over reloads too; null returns to the shared one. */
export function keepSessionInTab(session: StoredTexts | null): void {
  if (session) sessionStorage.setItem(MARK, '')
  else sessionStorage.removeItem(MARK)
  for (const key of SESSION_KEYS) {
    const text = session?.[key]
    if (text === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
    window.dispatchEvent(new StorageEvent('storage', { key }))
  }
}
