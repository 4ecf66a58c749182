import { getOnlineStatus, getOwnProfile, setOnlineStatus, updateOwnProfile } from '@/contract/user'
import type { Database, Row } from '../db/database'
import { implement } from '../network/implement'
import { problem } from '../network/problem'
import { setPresence } from '../realtime/presence'
import { wireOwnProfile } from './profile-wire'

export const user = [
  implement(getOwnProfile, ({ db, me }) => wireOwnProfile(db, me())),

  // What the body leaves out stays as it is.
  implement(updateOwnProfile, ({ db, me, body }) => {
    const owner = me()
    const changes: Partial<Row<'user'>> = {
      ...(body.bio === undefined ? {} : { bio: body.bio?.trim() || null }),
      ...(body.location === undefined ? {} : { location: body.location?.trim() || null }),
      ...(body.phone_number === undefined ? {} : phoneChange(db, owner, body.phone_number?.trim() || null)),
    }
    if (Object.keys(changes).length > 0) db.user.update(owner.id, changes)
    return undefined
  }),

  implement(setOnlineStatus, ({ backend, me, body }) => {
    setPresence(backend, me().id, body.is_online, body.last_seen)
    return undefined
  }),

  implement(getOnlineStatus, ({ db, params }) => {
    const other = db.user.find(params.id)
    if (!other) throw problem(404, 'User not found')
    return { is_online: other.is_online, last_seen: other.last_seen }
  }),
]

/** A number that is written differently is the same one; a new one has to be verified again. */
function phoneChange(db: Database, owner: Row<'user'>, phone_number: string | null): Partial<Row<'user'>> {
  if (phone_number === null) return { phone_number, phone_verified: false }
  const digits = subscriberDigits(phone_number)
  if (digits.length < 10) {
    const said = 'Please enter the whole number, such as +63 917 123 4567.'
    throw problem(422, said, { phone_number: [said] })
  }
  if (db.user.all().some((other) => other.id !== owner.id && subscriberDigits(other.phone_number) === digits)) {
    const said = 'Another account has this phone number.'
    throw problem(409, said, { phone_number: [said] })
  }
  return subscriberDigits(owner.phone_number) === digits ? { phone_number } : { phone_number, phone_verified: false }
}

/** What tells numbers apart: `+63 917 …`, `63917…` and `0917…` are one. */
function subscriberDigits(phone: string | null): string {
  return (phone ?? '').replace(/\D/g, '').slice(-10)
}
