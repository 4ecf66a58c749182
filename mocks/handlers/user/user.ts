import type * as contract from '@/contract/account/user'
import { type Implementations, reply } from '../../network/implement'
import { problem, invalid, requireVersion } from '../../network/problem'
import { setPresence } from '../../realtime/presence'
import { payForProfile } from '../../services/follow-ups/coins'
import { nameChange, replacePortrait, phoneChange } from '../../services/people/own-profile'
import { withStanding } from '../../services/standing/pausing'
import { showsOnline } from '../../services/access/shown'
import { settingsOf } from '../../services/people/settings'
import { suspensionOf } from '../../services/standing/standing'
import { userByRouteName } from '../../services/people/user-lookup'
import type { Row } from '../../store/database'
import { nextVersion, versionOf } from '../../store/versions'
import { wireOwnProfile, wirePublicProfile } from '../../wire/profile-wire'
import { hashPassword } from '../../store/passwords'
import { countFailure, requireTriesLeft, forgetFailures } from '../../services/access/lockout'
import { endSessions } from '../../services/people/sign-in'
import { removeSearches } from '../../services/follow-ups/search-digests'
import { closeAccount } from '../../services/people/close-account'
import { removeLists } from '../../services/shared-lists'
import { removeToursBy } from '../../services/tours/tour-news'

export const user: Implementations<typeof contract> = {
  getOwnProfile: ({ backend, me }) => wireOwnProfile(backend, me()),

  // What the body leaves out stays as it is.
  updateOwnProfile: ({ backend, db, clock, me, body, request }) => {
    const owner = me()
    requireVersion(request, versionOf(owner), 'Your profile was changed in the meantime.')
    const changes: Partial<Row<'user'>> = {
      ...(body.bio === undefined ? {} : { bio: body.bio?.trim() || null }),
      ...(body.location === undefined ? {} : { location: body.location?.trim() || null }),
      ...(body.messenger === undefined ? {} : { messenger: body.messenger || null }),
      ...nameChange(backend, owner, body),
      ...(body.phone_number === undefined ? {} : phoneChange(db, owner, body.phone_number?.trim() || null)),
    }
    const updated = { ...changes, updated_at: nextVersion(clock, owner) }
    if (Object.keys(changes).length > 0) withStanding(backend, owner, () => db.user.update(owner.id, updated))
    payForProfile(backend, owner.id)
    return undefined
  },

  getPublicProfile: ({ backend, db, params }) => {
    const person = userByRouteName(db, params.username)
    if (!person) throw problem(404, 'User not found')
    if (!settingsOf(person).privacy.showProfile || suspensionOf(db, person.id))
      throw problem(403, 'This profile is private.')
    return wirePublicProfile(backend, person)
  },

  uploadProfilePicture: async ({ backend, me, body }) => {
    const owner = me()
    const profile_picture = await replacePortrait(backend, owner, body.profile_picture)
    payForProfile(backend, owner.id)
    return { profile_picture }
  },

  changePassword: {
    // The documented duration (A 9).
    latency: 1_500,
    resolve: async ({ backend, db, me, token, body }) => {
      const owner = me()
      requireTriesLeft(backend, owner.id)
      if (owner.password_hash !== (await hashPassword(body.current_password))) {
        countFailure(backend, owner.id)
        throw invalid('current_password', 'That is not your current password.')
      }
      forgetFailures(backend, owner.id)
      db.user.update(owner.id, { password_hash: await hashPassword(body.password) })
      endSessions(db, owner.id, { except: token })
      return reply(undefined, { message: 'Password changed successfully!' })
    },
  },

  deleteOwnData: ({ backend, db, clock, me }) => {
    const { id } = me()
    db.notification.removeWhere((row) => row.user_id === id)
    removeSearches(db, id)
    removeLists(db, id, clock.iso())
    removeToursBy(backend, id)
    db.follow.removeWhere((row) => row.follower_id === id)
    return undefined
  },

  deleteAccount: async ({ backend, me }) => {
    await closeAccount(backend, me())
    return undefined
  },

  setOnlineStatus: ({ backend, me, body }) => {
    setPresence(backend, me().id, body.is_online, body.last_seen)
    return undefined
  },

  getOnlineStatus: ({ db, me, params }) => {
    const other = db.user.find(params.id)
    if (!other) throw problem(404, 'User not found')
    if (!showsOnline(db, other, me().id)) return { is_online: false, last_seen: null }
    return { is_online: other.is_online, last_seen: other.last_seen }
  },
}
