/** While this stands in a tab's session storage, the tab keeps its session to itself. */
const MARK = 'proventous:session-in-this-tab'

/** What makes up a session (B 3.1). */
const SESSION_KEYS = ['token', 'user', 'google_data']

/**
 * Where a key of the product is stored. That is local storage, shared by all tabs, but for one case: a build that carries its
 * own backend lets a tab be signed in as somebody else (`?as=`), so that a buyer and a seller can talk in two windows.
 */
export function storageFor(key: string): Storage {
  return __MOCKED__ && SESSION_KEYS.includes(key) && sessionStorage.getItem(MARK) !== null
    ? sessionStorage
    : localStorage
}

/** From now on, over reloads too, this tab's session is its own; null returns to the shared one. The stores read again. */
export function keepSessionInTab(session: Record<string, string> | null): void {
  if (session) sessionStorage.setItem(MARK, '')
  else sessionStorage.removeItem(MARK)
  for (const key of SESSION_KEYS) {
    const text = session?.[key]
    if (text === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
    window.dispatchEvent(new StorageEvent('storage', { key }))
  }
}
