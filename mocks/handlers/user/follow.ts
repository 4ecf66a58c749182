import type * as contract from '@/contract/account/following'
import type { FollowedUser } from '@/contract/account/profile'
import type { Implementations } from '../../network/implement'
import { problem } from '../../network/problem'
import { userByRouteName } from '../../services/people/user-lookup'
import type { Database, Row } from '../../store/database'

export const follow: Implementations<typeof contract> = {
  listFollowedUsers: ({ db, me }) => {
    const { id } = me()
    return db.follow
      .where((row) => row.follower_id === id)
      .flatMap((row) => db.user.find(row.followed_id) ?? [])
      .map(wirePerson)
  },

  followUser: ({ db, me, params }) => {
    const follower = me()
    const followed = personOf(db, params.username)
    if (followed.id === follower.id) throw problem(422, 'You cannot follow yourself.')
    if (followsOf(db, follower, followed).length === 0) {
      db.follow.insert({ id: db.newId(), follower_id: follower.id, followed_id: followed.id })
    }
    return undefined
  },

  unfollowUser: ({ db, me, params }) => {
    for (const row of followsOf(db, me(), personOf(db, params.username))) db.follow.remove(row.id)
    return undefined
  },
}

export function wirePerson({ id, username, name, profile_picture }: Row<'user'>): FollowedUser {
  return { id, username, name, profile_picture }
}

export function personOf(db: Database, name: string): Row<'user'> {
  const person = userByRouteName(db, name)
  if (!person) throw problem(404, 'User not found')
  return person
}

function followsOf(db: Database, follower: Row<'user'>, followed: Row<'user'>): Row<'follow'>[] {
  return db.follow.where((row) => row.follower_id === follower.id && row.followed_id === followed.id)
}
