import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { forgetChanges, keepChanges, putIntoStoredUser, type ProfileFields } from '@/account/profile-changes'
import { accountQueries } from '@/account/account.queries'
import { call } from '@/api/call'
import { ApiError } from '@/api/errors'
import { listingKeys, profileKeys } from '@/api/query-keys'
import { useSendOnce } from '@/api/send-once'
import { isRecord } from '@/domain/wire-values'
import { fullName } from '@/domain/people/names'
import type { OwnProfile } from '@/domain/people/profile'
import { profileChange, updateOwnProfile } from '@/contract/account/user'
import { useToken } from '@/session/session'
import { notify } from '@/ui/toast/notify'
import { openFields, PROFILE_FIELDS, profileFields, type ProfileEdits } from './merge-profile'
import { useWords } from '@/words/use-words'

export function readEdits(stored: unknown): Partial<ProfileFields> {
  if (!isRecord(stored)) return {}
  return Object.fromEntries(
    PROFILE_FIELDS.flatMap((name) => (typeof stored[name] === 'string' ? [[name, stored[name]]] : [])),
  )
}

export type FieldErrors = Partial<Record<keyof ProfileFields, string>>

type Save = { fields: ProfileFields; edits: ProfileEdits; origin: ProfileEdits }
/** `ask`: a field was changed elsewhere too, and nothing is saved. */
type Saving = 'saved' | 'ask' | 'failed'
type Names = readonly (keyof ProfileFields)[]

class ChangedElsewhere extends Error {
  override name = 'ChangedElsewhere'
}

/** Saves as documented (A 8): on the server, or only on this device if there is no token or the server refuses. */
export function useSaveProfile(profile: OwnProfile) {
  const t = useWords()
  const queryClient = useQueryClient()
  const token = useToken((state) => state.value)
  const [errors, setErrors] = useState<FieldErrors>({})
  const userId = profile.id

  const keepHere = (fields: ProfileFields) => {
    keepChanges(userId, fields)
    notify({ text: t('Profile updated locally!') })
  }
  const saving = useSendOnce({
    about: ['save-profile'],
    mutationFn: async ({ fields, edits, origin }: Save) => {
      if (token === null) return false
      const send = (names: Names, { updatedAt }: OwnProfile) =>
        call(
          updateOwnProfile,
          { body: Object.fromEntries(names.map((name) => [name, fields[name] || null])) },
          { ifMatch: updatedAt },
        )
      try {
        await send(changedFields(fields, profile), profile)
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 412)) throw error
        const now = await queryClient.fetchQuery({ ...accountQueries.profile(token), staleTime: 0 })
        if (openFields(edits, origin, profileFields(now)).length > 0) throw new ChangedElsewhere()
        // What the user did not touch stays as the other tab has saved it.
        await send(changedFields(fields, profile), now)
      }
      return true
    },
    onSuccess: (sent, { fields }) => {
      if (!sent) return keepHere(fields)
      forgetChanges()
      const waits = profile.verification?.id_verified === true && fullName(fields) !== fullName(profileFields(profile))
      // After an approved ID the old name stands until an administrator decides.
      const { first_name, last_name } = waits ? profileFields(profile) : fields
      putIntoStoredUser(userId, { ...fields, first_name, last_name })
      const { bio: about, location, phone_number: phoneNumber, messenger } = fields
      queryClient.setQueryData(
        accountQueries.profile(token).queryKey,
        (now) => now && { ...now, about, location, phoneNumber, messenger },
      )
      for (const queryKey of [profileKeys.own, profileKeys.public, listingKeys.all]) {
        void queryClient.invalidateQueries({ queryKey })
      }
      const text = waits
        ? t('Saved. An administrator compares the new name with your ID.')
        : t('Profile updated successfully!')
      return notify({ text, tone: 'good' })
    },
    onError: (error, { fields }) => {
      if (error instanceof ChangedElsewhere) return undefined
      const found = error instanceof ApiError ? errorsOf(error) : {}
      setErrors(found)
      if (Object.keys(found).length > 0) return undefined
      if (error instanceof ApiError) return keepHere(fields)
      return notify({ text: t('Failed to update profile'), tone: 'bad' })
    },
  })
  return {
    errors,
    clear: (field: keyof ProfileFields) => setErrors(({ [field]: _, ...rest }) => rest),
    busy: saving.isPending,
    save: async (change: Save): Promise<Saving> => {
      const { fields } = change
      const wrong = wrongIn(fields)
      setErrors(wrong)
      if (Object.keys(wrong).length > 0) return 'failed'
      const sending = saving.send(change)
      if (!sending) return 'failed'
      return sending.then(
        (): Saving => 'saved',
        (error): Saving => (error instanceof ChangedElsewhere ? 'ask' : 'failed'),
      )
    },
  }
}

/** Another tab may have saved the others since. */
function changedFields(fields: ProfileFields, profile: OwnProfile) {
  const before = profileFields(profile)
  return PROFILE_FIELDS.filter((name) => fields[name] !== before[name])
}

/** What the server would refuse, by the contract's own rules. A blank field is missing, or says nothing. */
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
