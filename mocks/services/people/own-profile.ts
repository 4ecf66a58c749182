import type { Row, Database } from '../../store/database'
import { problem, invalid } from '../../network/problem'
import { fullName, type Names } from '@/domain/people/names'
import { isJpegOrPng } from '@/domain/people/picture-bytes'
import type { Backend } from '../../backend'
import { storedPath } from '../../store/files'
import { NUMBER_TAKEN } from '../codes/phone-codes'
import { NO_PICTURE, requestName } from './id-submissions'

type Given = { first_name?: string | null | undefined; last_name?: string | null | undefined }

/** The columns that a corrected name changes: none after an approved ID, where the name waits for an administrator. */
export function nameChange(backend: Backend, owner: Row<'user'>, given: Given): Partial<Row<'user'>> {
  const { first_name, last_name } = given
  if (!first_name && !last_name) return {}
  const names = { first_name: first_name || owner.first_name, last_name: last_name || owner.last_name }
  if (!owner.id_verified) return renamed(backend, owner, names)
  requestName(backend, owner, names)
  return {}
}

export function renamed({ db, clock }: Backend, { id, name: before }: Row<'user'>, names: Names): Partial<Row<'user'>> {
  const name = fullName(names)
  if (name !== before) db.former_name.insert({ id: db.newId(), user_id: id, name: before, given_up_at: clock.iso() })
  return { ...names, name }
}

/** The columns that a new phone number changes. A new number has to be verified again; a new spelling does not. */
export function phoneChange(db: Database, owner: Row<'user'>, phone_number: string | null): Partial<Row<'user'>> {
  if (phone_number === null) return { phone_number, phone_verified: false }
  const digits = subscriberDigits(phone_number)
  if (db.user.all().some((other) => other.id !== owner.id && subscriberDigits(other.phone_number) === digits)) {
    throw problem(409, NUMBER_TAKEN, { errors: { phone_number: [NUMBER_TAKEN] } })
  }
  return subscriberDigits(owner.phone_number) === digits ? { phone_number } : { phone_number, phone_verified: false }
}

/** The digits that tell numbers apart: `+63 917 …`, `63917…` and `0917…` are one number. */
function subscriberDigits(phone: string | null): string {
  return (phone ?? '').replace(/\D/g, '').slice(-10)
}

/** Returns the path at which it is served. Refuses (422) files of another kind. */
export async function replacePortrait({ db, files }: Backend, owner: Row<'user'>, picture: File): Promise<string> {
  if (!(await isJpegOrPng(picture))) throw invalid('profile_picture', NO_PICTURE)
  const path = `profile-pictures/${owner.id}/${db.newId()}.${picture.type === 'image/png' ? 'png' : 'jpg'}`
  await files.put(path, picture)
  if (owner.profile_picture) await files.remove(storedPath(owner.profile_picture))
  const profile_picture = `/storage/${path}`
  db.user.update(owner.id, { profile_picture })
  return profile_picture
}
