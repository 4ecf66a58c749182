import type * as contract from '@/contract/account/user'
import type { Implementations } from '../../network/implement'
import { problem } from '../../network/problem'
import { requireVersion } from '../../network/precondition'
import { payForProfile } from '../../services/follow-ups/coins'
import { nameChange } from '../../services/people/name-change'
import { replacePortrait } from '../../services/people/portrait'
import { phoneChange } from '../../services/people/phone-change'
import { settingsOf } from '../../services/people/settings'
import { userByRouteName } from '../../services/people/user-lookup'
import type { Row } from '../../store/database'
import { nextVersion, versionOf } from '../../store/versions'
import { wireOwnProfile, wirePublicProfile } from '../../wire/profile-wire'

export const profile = {
  getOwnProfile: ({ db, me }) => wireOwnProfile(db, me()),

  // What the body leaves out stays as it is.
  updateOwnProfile: ({ backend, db, clock, me, body, request }) => {
    const owner = me()
    requireVersion(request, versionOf(owner), 'Your profile was changed in the meantime.')
    const changes: Partial<Row<'user'>> = {
      ...(body.bio === undefined ? {} : { bio: body.bio?.trim() || null }),
      ...(body.location === undefined ? {} : { location: body.location?.trim() || null }),
      ...(body.messenger === undefined ? {} : { messenger: body.messenger || null }),
      ...nameChange(owner, body),
      ...(body.phone_number === undefined ? {} : phoneChange(db, owner, body.phone_number?.trim() || null)),
    }
    if (Object.keys(changes).length > 0) db.user.update(owner.id, { ...changes, updated_at: nextVersion(clock, owner) })
    payForProfile(backend, owner.id)
    return undefined
  },

  getPublicProfile: ({ db, params }) => {
    const person = userByRouteName(db, params.username)
    if (!person) throw problem(404, 'User not found')
    if (!settingsOf(person).privacy.showProfile) throw problem(403, 'This profile is private.')
    return wirePublicProfile(db, person)
  },

  uploadProfilePicture: async ({ backend, me, body }) => {
    const owner = me()
    const profile_picture = await replacePortrait(backend, owner, body.profile_picture)
    payForProfile(backend, owner.id)
    return { profile_picture }
  },
} satisfies Partial<Implementations<typeof contract>>
