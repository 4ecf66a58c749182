import { clear, keys } from 'idb-keyval'
import { STORED_DATABASES, STORED_KEYS, type StoredDatabase, type StoredKey } from '@/domain/stored-keys'
import { endSession, useStoredUser } from '../session'
import { storedDatabase } from '../storage/stored-database'
import { forget, readText, writeText } from '../storage/stored-value'
import type { Label } from '@/words/words'
import { leave, LOGGED_OUT } from './leave'

function keysWith(what: 'typed' | 'trace'): [StoredKey, Label][] {
  const kept = Object.entries<Partial<Record<typeof what, Label>> & { area: string }>(STORED_KEYS)
  return kept.flatMap(([key, { [what]: words }]): [StoredKey, Label][] =>
    words === undefined ? [] : [[key as StoredKey, words]],
  )
}
const TYPED = keysWith('typed')
const TRACES = keysWith('trace')
const DATABASES = Object.entries(STORED_DATABASES) as [StoredDatabase, (typeof STORED_DATABASES)[StoredDatabase]][]

/** What was typed on this device and the server does not have, in words: what logging out removes. */
export async function typedHere(): Promise<Label[]> {
  const found = TYPED.flatMap(([key, words]) => (readText(key) === null ? [] : [words]))
  for (const [name, { typed }] of DATABASES) {
    const store = storedDatabase(name)
    const entries = store ? await keys(store).catch(() => []) : []
    if (entries.length > 0) found.push(typed)
  }
  return [...new Set(found)]
}

/** What the use of the product left on this device, in words: what logging out removes without asking. */
export function tracesHere(): Label[] {
  return [...new Set(TRACES.flatMap(([key, words]) => (readText(key) === null ? [] : [words])))]
}

/** Ends the session because its user chose to. What was typed and what the use left behind go from this device. */
export async function logOutHere(): Promise<void> {
  const user = useStoredUser.getState().value?.id
  if (user !== undefined) {
    leave(user)
    // The other tabs learn first who left and then that the token is gone.
    writeText(LOGGED_OUT, JSON.stringify([user, Date.now()]))
    writeText(LOGGED_OUT, null)
  }
  endSession()
  for (const [key] of [...TYPED, ...TRACES]) forget(key)
  for (const [name] of DATABASES) {
    const store = storedDatabase(name)
    // Where IndexedDB is blocked, nothing is kept in it.
    if (store) await clear(store).catch(() => {})
  }
}
