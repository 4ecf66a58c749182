import type { Backend } from '../../backend'
import type { Row } from '../../store/database'
import { storedPath } from '../../store/files'

/** Stores a user's new picture and removes the old one. Returns the path at which it is served. */
export async function replacePortrait({ db, files }: Backend, owner: Row<'user'>, picture: File): Promise<string> {
  const path = `profile-pictures/${owner.id}/${db.newId()}.${picture.type === 'image/png' ? 'png' : 'jpg'}`
  await files.put(path, picture)
  if (owner.profile_picture) await files.remove(storedPath(owner.profile_picture))
  const profile_picture = `/storage/${path}`
  db.user.update(owner.id, { profile_picture })
  return profile_picture
}
