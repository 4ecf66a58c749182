/** Changes one key of browser storage as another tab would: the stores hear of it. */
export function storeFromAnotherTab(key: string, text: string | null): void {
  if (text === null) localStorage.removeItem(key)
  else localStorage.setItem(key, text)
  window.dispatchEvent(new StorageEvent('storage', { key }))
}
