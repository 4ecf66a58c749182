import { isJpegOrPng } from '@/domain/people/picture-bytes'
import type { Backend } from '../../backend'
import { invalid } from '../../network/problem'
import type { Row } from '../../store/database'
import { storedPath } from '../../store/files'
import { NO_PICTURE } from './id-submissions'

/** Stores a user's new picture and removes the old one. Returns the path at which it is served. Refuses (422) other bytes. */
export async function replacePortrait({ db, files }: Backend, owner: Row<'user'>, picture: File): Promise<string> {
  if (!(await isJpegOrPng(picture))) throw invalid('profile_picture', NO_PICTURE)
  const path = `profile-pictures/${owner.id}/${db.newId()}.${picture.type === 'image/png' ? 'png' : 'jpg'}`
  await files.put(path, picture)
  if (owner.profile_picture) await files.remove(storedPath(owner.profile_picture))
  const profile_picture = `/storage/${path}`
  db.user.update(owner.id, { profile_picture })
  return profile_picture
}
