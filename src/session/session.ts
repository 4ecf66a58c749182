import { isRecord } from '@/domain/wire-values'
import { rememberExpiry, rememberUser } from './end/last-user'
import { parseJson, readText, storedValue } from './storage/stored-value'
import { healToken, TOKEN_KEY } from './token'
import { t } from '@/words/words'

/** The user record kept in browser storage (B 3.1). */
export type SessionUser = {
  id: string
  username: string | null
  first_name: string
  last_name: string
  email: string
  profile_picture: string | null
  phone_verified: boolean
  id_verified: boolean
  premium_plan: string | null
  /** Where an administrator suspended the user or closed the account; the profile says why. */
  standing?: 'suspended' | 'closed'
  /** Edit profile stores these too (A 8). */
  phone_number?: string | null
  location?: string | null
  bio?: string | null
}

/** Data of the identity provider (B 3.1 `google_data`). */
export type GoogleData = { name?: string; picture?: string; given_name?: string; family_name?: string }

export const useToken = storedValue<string | null>({
  key: TOKEN_KEY,
  read: healToken,
  write: (token) => token,
})

export const useStoredUser = storedValue<SessionUser | null>({
  key: 'user',
  read: (text) => healUser(parseJson(text)),
  write: (user) => user && JSON.stringify(user),
})

const known = useStoredUser.getState().value
if (known) rememberUser(known.id)
// An answer that changes the record of somebody who has just left begins no session.
useStoredUser.subscribe(({ value }, before) => {
  if (value && value.id !== before.value?.id) rememberUser(value.id)
})

export const useGoogleData = storedValue<GoogleData | null>({
  key: 'google_data',
  read: (text) => {
    const data = parseJson(text)
    if (!isRecord(data)) return null
    const known = ['name', 'picture', 'given_name', 'family_name'] as const
    return Object.fromEntries(known.flatMap((key) => (typeof data[key] === 'string' ? [[key, data[key]]] : [])))
  },
  write: (data) => data && JSON.stringify(data),
})

/** Signed in when both token and user record exist (B 4). */
export function isSignedIn(): boolean {
  return useToken.getState().current() !== null && useStoredUser.getState().current() !== null
}

/** The signed-in user, or null; follows sign-in and sign-out in other tabs. */
export function useSessionUser(): SessionUser | null {
  const token = useToken((state) => state.value)
  const user = useStoredUser((state) => state.value)
  return token === null ? null : user
}

export function startSession(token: string, user: unknown, googleData?: GoogleData | null): void {
  useStoredUser.getState().set(healUser(user))
  if (googleData) useGoogleData.getState().set(googleData)
  useToken.getState().set(token)
}

/** Device keys (favorites, currency, theme) stay. `expired`: the server refused the token. Log out by `logOutHere`. */
export function endSession({ expired = false } = {}): void {
  if (expired) rememberExpiry()
  useToken.getState().set(null)
  useStoredUser.getState().set(null)
  useGoogleData.getState().set(null)
}

export function healUser(raw: unknown): SessionUser | null {
  if (!isRecord(raw)) return null
  const id = raw.id
  if (typeof id !== 'string' && typeof id !== 'number') return null
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)
  const told = (name: 'phone_number' | 'location' | 'bio') => (name in raw ? { [name]: text(raw[name]) } : {})
  return {
    id: String(id),
    username: text(raw.username),
    first_name: text(raw.first_name) ?? '',
    last_name: text(raw.last_name) ?? '',
    email: text(raw.email) ?? '',
    profile_picture: text(raw.profile_picture),
    phone_verified: Boolean(raw.phone_verified),
    id_verified: Boolean(raw.id_verified),
    premium_plan: text(raw.premium_plan),
    ...healStanding(raw.standing),
    ...told('phone_number'),
    ...told('location'),
    ...told('bio'),
  }
}

/** Nothing for a person who may do everything: their record stays as documented. */
export function healStanding(raw: unknown): Pick<SessionUser, 'standing'> {
  const standing = isRecord(raw) ? raw.state : raw
  return standing === 'suspended' || standing === 'closed' ? { standing } : {}
}

/** Name for the shell; 'User' when nothing is known (B 2.2). */
export function displayName(user: SessionUser | null): string {
  return (user && `${user.first_name} ${user.last_name}`.trim()) || t('User')
}

export const storedTokens = {
  user: () => healToken(readText(TOKEN_KEY)),
  superAdmin: () => healToken(readText('superAdminToken')),
}
