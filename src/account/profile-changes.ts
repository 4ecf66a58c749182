import type { Names } from '@/domain/people/names'
import { parseJson, storedValue } from '@/session/storage/stored-value'
import { useStoredUser } from '@/session/session'

/** The fields that the profile call can change (A 7). */
export type ProfileFields = Names & { bio: string; location: string; phone_number: string; messenger: string }

type Kept = ProfileFields & { user_id: string }

/** `profileChanges` (an addition): changes that the server did not accept (A 8), also after the session ended. */
const useKept = storedValue<Kept | null>({
  key: 'profileChanges',
  read: (text) => heal(parseJson(text)),
  write: (kept) => kept && JSON.stringify(kept),
})

function heal(raw: unknown): Kept | null {
  if (typeof raw !== 'object' || raw === null) return null
  const { user_id, first_name, last_name, bio, location, phone_number, messenger } = raw as Record<string, unknown>
  if (typeof user_id !== 'string') return null
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return {
    user_id,
    first_name: text(first_name),
    last_name: text(last_name),
    bio: text(bio),
    location: text(location),
    phone_number: text(phone_number),
    messenger: text(messenger),
  }
}

export function useKeptChanges(userId: string | null | undefined): ProfileFields | null {
  const kept = useKept((state) => state.value)
  return kept && kept.user_id === userId ? kept : null
}

export function keepChanges(userId: string, fields: ProfileFields): void {
  useKept.getState().set({ ...fields, user_id: userId })
  putIntoStoredUser(userId, fields)
}

export function forgetChanges(): void {
  if (useKept.getState().value) useKept.getState().set(null)
}

export function putIntoStoredUser(
  userId: string,
  { bio, location, phone_number, messenger: _, ...names }: ProfileFields,
): void {
  const { value: user, set } = useStoredUser.getState()
  if (user?.id !== userId) return
  set({ ...user, ...names, bio: bio || null, location: location || null, phone_number: phone_number || null })
}
