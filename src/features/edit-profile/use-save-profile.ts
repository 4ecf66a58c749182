import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { forgetChanges, keepChanges, putIntoStoredUser, type ProfileFields } from '@/account/profile-changes'
import { accountQueries } from '@/account/account.queries'
import { call } from '@/api/call'
import { ApiError } from '@/api/errors'
import { listingKeys, profileKeys } from '@/api/query-keys'
import { isRecord } from '@/domain/wire-values'
import type { OwnProfile } from '@/domain/people/profile'
import { profileChange, updateOwnProfile } from '@/contract/user'
import { useToken } from '@/session/session'
import { notify } from '@/ui/toast/notify'

export const PROFILE_FIELDS = ['first_name', 'last_name', 'bio', 'location', 'phone_number'] as const

/** The fields as the server has them. */
export function profileFields({ firstName, lastName, about, location, phoneNumber }: OwnProfile): ProfileFields {
  return { first_name: firstName, last_name: lastName, bio: about, location, phone_number: phoneNumber }
}

/** The edits that were stored before a reload, as far as they are sound. */
export function readEdits(stored: unknown): Partial<ProfileFields> {
  if (!isRecord(stored)) return {}
  return Object.fromEntries(
    PROFILE_FIELDS.flatMap((name) => (typeof stored[name] === 'string' ? [[name, stored[name]]] : [])),
  )
}

export type FieldErrors = Partial<Record<keyof ProfileFields, string>>

/**
 * Saves the personal information as documented (A 8): on the server; only on this device if there is
 * no token or the server refuses; not at all if the call fails. The server's messages are shown at their fields.
 */
export function useSaveProfile(profile: OwnProfile) {
  const queryClient = useQueryClient()
  const token = useToken((state) => state.value)
  const [errors, setErrors] = useState<FieldErrors>({})
  const userId = profile.id

  const keepHere = (fields: ProfileFields) => {
    keepChanges(userId, fields)
    notify({ text: 'Profile updated locally!' })
  }
  const saving = useMutation({
    mutationFn: async (fields: ProfileFields) => {
      if (token === null) return false
      await call(updateOwnProfile, {
        body: Object.fromEntries(changedFields(fields, profile).map((name) => [name, fields[name] || null])),
      })
      return true
    },
    onSuccess: (sent, fields) => {
      if (!sent) return keepHere(fields)
      forgetChanges()
      putIntoStoredUser(userId, fields)
      const { bio: about, location, phone_number: phoneNumber } = fields
      queryClient.setQueryData(
        accountQueries.profile(token).queryKey,
        (now) => now && { ...now, about, location, phoneNumber },
      )
      for (const queryKey of [profileKeys.own, profileKeys.public, listingKeys.all]) {
        void queryClient.invalidateQueries({ queryKey })
      }
      return notify({ text: 'Profile updated successfully!', tone: 'good' })
    },
    onError: (error, fields) => {
      const found = error instanceof ApiError ? errorsOf(error) : {}
      setErrors(found)
      if (Object.keys(found).length > 0) return undefined
      if (error instanceof ApiError) return keepHere(fields)
      return notify({ text: 'Failed to update profile', tone: 'bad' })
    },
  })
  return {
    errors,
    clear: (field: keyof ProfileFields) => setErrors(({ [field]: _, ...rest }) => rest),
    busy: saving.isPending,
    save: async (fields: ProfileFields) => {
      const wrong = wrongIn(fields)
      setErrors(wrong)
      if (Object.keys(wrong).length > 0) return false
      return saving.mutateAsync(fields).then(
        () => true,
        () => false,
      )
    },
  }
}

/** Another tab may have saved the others since. */
function changedFields(fields: ProfileFields, profile: OwnProfile) {
  const before = profileFields(profile)
  return PROFILE_FIELDS.filter((name) => fields[name] !== before[name])
}

/** What the server would refuse, by the contract's own rules. A blank field is a name that is missing, or nothing said. */
function wrongIn(fields: ProfileFields): FieldErrors {
  const { error } = profileChange.safeParse(fields)
  const issues = error?.issues.toReversed() ?? []
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]))
}

function errorsOf({ status, message, fields }: ApiError): FieldErrors {
  const found: FieldErrors = {}
  for (const field of PROFILE_FIELDS) {
    const said = fields[field]?.[0]
    if (said) found[field] = said
  }
  // A conflict is always about the number, the only unique field.
  if (status === 409 && !found.phone_number) found.phone_number = message
  return found
}
