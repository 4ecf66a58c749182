import type { OwnProfile } from '@/contract/profile'
import { getOnlineStatus, getOwnProfile, setOnlineStatus } from '@/contract/user'
import type { Row } from '../db/database'
import { implement } from '../network/implement'
import { problem } from '../network/problem'

export const user = [
  implement(getOwnProfile, ({ db, me }) => {
    const owner = me()
    return wireProfile(owner, db.property.where((row) => row.user_id === owner.id).length)
  }),

  implement(setOnlineStatus, ({ db, me, body }) => {
    db.user.update(me().id, { is_online: body.is_online, last_seen: body.last_seen })
    return undefined
  }),

  implement(getOnlineStatus, ({ db, params }) => {
    const other = db.user.find(params.id)
    if (!other) throw problem(404, 'User not found')
    return { is_online: other.is_online, last_seen: other.last_seen }
  }),
]

function wireProfile(owner: Row<'user'>, listings: number): OwnProfile {
  const { password_hash: _, is_online: __, last_seen: ___, settings: ____, profile_views: _____, ...fields } = owner
  return {
    ...fields,
    member_since: owner.created_at,
    listings_count: listings,
    verification_status: {
      phone_verified: owner.phone_verified,
      id_verified: owner.id_verified,
      id_submitted: owner.id_submitted,
      can_list_properties: owner.phone_verified && owner.id_verified,
    },
  }
}
