import { getPublicProfile, uploadProfilePicture } from '@/contract/user'
import type { Database, Row } from '../db/database'
import { implement } from '../network/implement'
import { problem } from '../network/problem'
import { wirePublicProfile } from './profile-wire'
import { settingsOf } from './settings'

export const profile = [
  implement(getPublicProfile, ({ db, params }) => {
    const person = userByRouteName(db, params.username)
    if (!person) throw problem(404, 'User not found')
    if (!settingsOf(person).privacy.showProfile) throw problem(403, 'This profile is private.')
    return wirePublicProfile(db, person)
  }),

  implement(uploadProfilePicture, async ({ backend, db, me, body }) => {
    const owner = me()
    const ending = body.profile_picture.type === 'image/png' ? 'png' : 'jpg'
    const path = `profile-pictures/${owner.id}/${db.newId()}.${ending}`
    await backend.files.put(path, body.profile_picture)
    if (owner.profile_picture) await backend.files.remove(storedPath(owner.profile_picture))
    const profile_picture = `/storage/${path}`
    db.user.update(owner.id, { profile_picture })
    return { profile_picture }
  }),
]

/** Where a served address lies in the store. */
export function storedPath(address: string): string {
  return address.replace(/^\/(?:api\/)?storage\//, '')
}

/**
 * Whom a profile's address means. Links are made in several ways (B 2.2, A 2): the username, the e-mail's local part, the id,
 * or the name in one word; the earlier way wins.
 */
export function userByRouteName(db: Database, name: string): Row<'user'> | undefined {
  const wanted = name.trim().toLowerCase()
  if (wanted === '') return undefined
  const everybody = db.user.all()
  const word = (text: string) => text.toLowerCase().replace(/[\s._-]/g, '')
  return (
    everybody.find(({ username }) => username.toLowerCase() === wanted) ??
    everybody.find(({ email }) => email.toLowerCase().split('@', 1)[0] === wanted) ??
    db.user.find(wanted) ??
    everybody.find((person) => word(person.name) === word(wanted))
  )
}
