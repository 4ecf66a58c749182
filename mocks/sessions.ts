import { sessionOfAdmin, type Backend } from './backend'
import { wireSessionUser } from './handlers/wire'
import type { Account } from './state'

/** The documented keys of a session, and what they hold. */
export type SessionKeys = Record<string, string>

/** A new session of any user; its keys for browser storage (B 3.1), or null where there is no such user. */
export async function openUserSession(backend: Backend, userId: string): Promise<SessionKeys | null> {
  await backend.ready
  const user = backend.db.user.find(userId)
  return user ? userKeys(backend, await insertSession(backend, user.id)) : null
}

/** A new session of the super administrator; its keys for browser storage (A 6). */
export async function openAdminSession(backend: Backend): Promise<SessionKeys | null> {
  await backend.ready
  const [admin] = backend.db.admin.all()
  return admin ? adminKeys(backend, await insertSession(backend, sessionOfAdmin(admin.id))) : null
}

/** The keys of the session that a token names; nothing where there is none. */
export function userKeys(backend: Backend, token: string): SessionKeys {
  const user = backend.viewerOf(token)
  return user ? { token, user: JSON.stringify(wireSessionUser(user)) } : {}
}

/** The keys of both kinds of session that a state names. */
export function accountKeys(backend: Backend, { token, superAdminToken }: Account): SessionKeys {
  return {
    ...(token ? userKeys(backend, token) : {}),
    ...(superAdminToken ? adminKeys(backend, superAdminToken) : {}),
  }
}

export function adminKeys(backend: Backend, token: string): SessionKeys {
  const [admin] = backend.db.admin.all()
  if (!admin || !backend.isSuperAdmin(token)) return {}
  const { email, username } = admin
  return {
    superAdminToken: token,
    superAdminUser: JSON.stringify({ email, username, role: 'super_admin', user: { email } }),
  }
}

async function insertSession(backend: Backend, user_id: string): Promise<string> {
  return backend.writing(async () => {
    const token = `mock-${backend.db.newId()}`
    backend.db.session.insert({ token, user_id, created_at: backend.clock.iso() })
    return token
  })
}

const ACCOUNT_KEYS = ['token', 'user', 'google_data', 'superAdminToken', 'superAdminUser']

/** Writes who is signed in to the storage that all tabs share; the product's stores hear of it as of another tab. */
export function writeSession(keys: SessionKeys): void {
  writeStorage(ACCOUNT_KEYS, keys)
}

/** Writes those keys of browser storage, and removes the ones that have no value. */
export function writeStorage(names: readonly string[], values: Record<string, string>): void {
  for (const key of names) {
    const text = values[key]
    if (text === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
    window.dispatchEvent(new StorageEvent('storage', { key }))
  }
}
