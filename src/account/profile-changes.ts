import { parseJson, storedValue } from '@/session/stored-value'
import { useStoredUser } from '@/session/session'

/** What somebody says about themselves: the fields that the profile call can change (A 7). */
export type ProfileFields = { bio: string; location: string; phone_number: string }

type Kept = ProfileFields & { user_id: string }

/**
 * `profileChanges` (an addition): what was saved on this device because the server took no changes (A 8), until it takes
 * them. It outlives a session that ends in the middle, and belongs to one user.
 */
const useKept = storedValue<Kept | null>({
  key: 'profileChanges',
  read: (text) => heal(parseJson(text)),
  write: (kept) => kept && JSON.stringify(kept),
})

function heal(raw: unknown): Kept | null {
  if (typeof raw !== 'object' || raw === null) return null
  const { user_id, bio, location, phone_number } = raw as Record<string, unknown>
  if (typeof user_id !== 'string') return null
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return { user_id, bio: text(bio), location: text(location), phone_number: text(phone_number) }
}

/** The changes of that user which the server has not got; null when there are none. */
export function useKeptChanges(userId: string | null | undefined): ProfileFields | null {
  const kept = useKept((state) => state.value)
  return kept && kept.user_id === userId ? kept : null
}

/** Keeps changes on this device, in the stored user too (B 3.1). */
export function keepChanges(userId: string, fields: ProfileFields): void {
  useKept.getState().set({ ...fields, user_id: userId })
  putIntoStoredUser(userId, fields)
}

/** Forgets kept changes: the server has them, or they were given up. */
export function forgetChanges(): void {
  if (useKept.getState().value) useKept.getState().set(null)
}

/** Brings the stored user in step with what was saved. */
export function putIntoStoredUser(userId: string, { bio, location, phone_number }: ProfileFields): void {
  const { value: user, set } = useStoredUser.getState()
  if (user?.id !== userId) return
  set({ ...user, bio: bio || null, location: location || null, phone_number: phone_number || null })
}
