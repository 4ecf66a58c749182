import type { ProfileFields } from '@/account/profile-changes'
import type { OwnProfile } from '@/domain/people/profile'

export const PROFILE_FIELDS = ['first_name', 'last_name', 'bio', 'location', 'phone_number', 'messenger'] as const

export type ProfileEdits = Partial<ProfileFields>

export function profileFields({
  firstName,
  lastName,
  about,
  location,
  phoneNumber,
  messenger,
}: OwnProfile): ProfileFields {
  return { first_name: firstName, last_name: lastName, bio: about, location, phone_number: phoneNumber, messenger }
}

/** The edited fields that were changed elsewhere too, since the edit began at `origin`, and to something else. */
export function openFields(edits: ProfileEdits, origin: ProfileEdits, saved: ProfileFields) {
  return PROFILE_FIELDS.filter((name) => {
    const [mine, from] = [edits[name], origin[name]]
    return mine !== undefined && from !== undefined && from !== saved[name] && mine.trim() !== saved[name]
  })
}

export function takenFields(edits: ProfileEdits, origin: ProfileEdits, saved: ProfileFields) {
  return PROFILE_FIELDS.filter((name) => {
    return edits[name] === undefined && origin[name] !== undefined && origin[name] !== saved[name]
  })
}
