import { create } from 'zustand'
import { parseJson, storedValue } from './storage/stored-value'
import { healToken } from './token'

/** `superAdminUser` (A 3): the role is always `super_admin`, `user` is what the login answered. */
export type SuperAdmin = { email: string; username: string; role: 'super_admin'; user: { email: string } }

/** The bare token, apart from a user's own (A 3). */
export const useAdminToken = storedValue<string | null>({
  key: 'superAdminToken',
  read: healToken,
  write: (token) => token,
})

export const useStoredAdmin = storedValue<SuperAdmin | null>({
  key: 'superAdminUser',
  read: (text) => healAdmin(parseJson(text)),
  write: (admin) => admin && JSON.stringify(admin),
})

/** Whether the server ended the session, and where to return after login. Not stored. */
export const useAdminReturn = create<{ ended: boolean; path: string | null }>()(() => ({ ended: false, path: null }))

/** Both the token and the role are needed (A 6); only the server knows whether they are valid. */
export function isSuperAdmin(): boolean {
  return useAdminToken.getState().value !== null && useStoredAdmin.getState().value !== null
}

export function useSuperAdmin(): { token: string; admin: SuperAdmin } | null {
  const token = useAdminToken((state) => state.value)
  const admin = useStoredAdmin((state) => state.value)
  return token === null || admin === null ? null : { token, admin }
}

export function startAdminSession(token: string, admin: SuperAdmin): void {
  useAdminReturn.setState({ ended: false, path: null })
  useStoredAdmin.getState().set(admin)
  useAdminToken.getState().set(token)
}

/** Removes both keys (A 6). `ended`: by the server; the login then says so. */
export function endAdminSession({ ended = false } = {}): void {
  useAdminReturn.setState({ ended })
  useAdminToken.getState().set(null)
  useStoredAdmin.getState().set(null)
}

/** A stored record with damaged fields made empty; null without the role. */
export function healAdmin(raw: unknown): SuperAdmin | null {
  if (typeof raw !== 'object' || raw === null || !('role' in raw) || raw.role !== 'super_admin') return null
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  const { email, username, user } = raw as Record<string, unknown>
  const inner = typeof user === 'object' && user !== null && 'email' in user ? text(user.email) : ''
  return {
    email: text(email) || inner,
    username: text(username),
    role: 'super_admin',
    user: { email: inner || text(email) },
  }
}
