import type { StoredKey } from '@/domain/stored-keys'

/** Changes one key of browser storage as another tab would, storage event included. */
export function storeFromAnotherTab(key: StoredKey, text: string | null): void {
  if (text === null) localStorage.removeItem(key)
  else localStorage.setItem(key, text)
  window.dispatchEvent(new StorageEvent('storage', { key }))
}

/** Where signing in leads, as this tab keeps it; null for nowhere. */
export function keptDestination(): string | null {
  const text = sessionStorage.getItem('proventous:destination')
  return text === null ? null : (JSON.parse(text) as { path: string }).path
}
