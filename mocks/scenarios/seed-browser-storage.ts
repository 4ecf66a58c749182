import { clear, createStore } from 'idb-keyval'
import { patientStore } from '@/lib/patient-store'
import { ALL_STORED_KEYS, STORED_DATABASES, STORED_KEYS, type StoredKey, type StoredTexts } from '@/domain/stored-keys'

/**
 * Every key and database that `texts` does not set is emptied, except those in `keep`. A kept key that it sets gets its
 * text back when the next scenario opens. The app’s stores read again.
 */
export async function seedBrowserStorage(texts: StoredTexts, keep: readonly StoredKey[] = []): Promise<void> {
  await clearDatabases()
  restoreReplaced()
  if (keep.length > 0) rememberReplaced(keep.filter((key) => texts[key] !== undefined))
  for (const key of ALL_STORED_KEYS) {
    const text = texts[key]
    const [own, other] =
      STORED_KEYS[key].area === 'tab' ? [sessionStorage, localStorage] : [localStorage, sessionStorage]
    // A tab can hold a session of its own, which would outrank the shared one.
    other.removeItem(key)
    if (text !== undefined) own.setItem(key, text)
    else if (!keep.includes(key)) own.removeItem(key)
  }
  for (const key of ALL_STORED_KEYS) window.dispatchEvent(new StorageEvent('storage', { key }))
}

const REPLACED = 'proventous-mock:replaced'

function rememberReplaced(keys: readonly StoredKey[]): void {
  if (keys.length === 0) return
  localStorage.setItem(
    REPLACED,
    JSON.stringify(Object.fromEntries(keys.map((key) => [key, localStorage.getItem(key)]))),
  )
}

function restoreReplaced(): void {
  const replaced = JSON.parse(localStorage.getItem(REPLACED) ?? '{}') as Partial<Record<StoredKey, string | null>>
  localStorage.removeItem(REPLACED)
  for (const key of ALL_STORED_KEYS) {
    const text = replaced[key]
    if (text === null) localStorage.removeItem(key)
    else if (text !== undefined) localStorage.setItem(key, text)
  }
}

async function clearDatabases(): Promise<void> {
  if (typeof indexedDB === 'undefined') return
  try {
    await Promise.all(
      Object.entries(STORED_DATABASES).map(([name, { store }]) => clear(patientStore(createStore(name, store)))),
    )
  } catch {
    // Where IndexedDB is blocked, nothing is kept in it.
  }
}
