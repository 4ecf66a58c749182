import type { IdPictureSide } from '@/contract/admin'
import type { IdType } from '@/contract/account/verification'
import { SAME_ID_PICTURE } from '@/contract/fields'
import { fullName, type Names } from '@/domain/people/names'
import { isJpegOrPng, isSameFile } from '@/domain/people/picture-bytes'
import type { Backend } from '../../backend'
import { invalid, problem, type Errors } from '../../network/problem'
import { requireStep } from '../access/steps'
import type { Row } from '../../store/database'
import { idPicturePath } from '../../store/worlds/reviews-queue'

export const NO_PICTURE = 'Please upload only JPG or PNG files.'

type IdPictures = { front: File; back: File; selfie?: File }

export function requireSubmittable({ db }: Backend, owner: Row<'user'>): void {
  const latest = db.id_submission.where((one) => one.user_id === owner.id).at(-1)?.status
  const approved = owner.id_verified || latest === 'approved'
  const pending = latest === 'pending' || (owner.id_submitted && owner.rejection_reason === null)
  const state = approved ? 'approved' : pending ? 'pending' : (latest ?? 'not_submitted')
  const said = approved ? 'Your ID is verified already.' : undefined
  requireStep('idVerification', state, 'submitIdVerification', { said })
}

/** The pictures of a submission by side. Refuses (422) files whose bytes are no JPEG or PNG, and one for both sides. */
export async function readIdPictures(body: {
  id_front: File
  id_back: File
  id_selfie?: File | undefined
}): Promise<IdPictures> {
  const { id_front: front, id_back: back, id_selfie: selfie } = body
  const pictures = { front, back, ...(selfie ? { selfie } : {}) }
  const errors: Errors = {}
  for (const [side, file] of Object.entries(pictures))
    if (!(await isJpegOrPng(file))) errors[`id_${side}`] = [NO_PICTURE]
  if (Object.keys(errors).length > 0) throw problem(422, NO_PICTURE, { errors })
  if (await isSameFile(front, back)) throw invalid('id_back', SAME_ID_PICTURE)
  return pictures
}

/** The name that a submission asks for; null where an ID is to be checked. */
export function namesOf({ first_name, last_name }: Row<'id_submission'>): Names | null {
  return first_name === null || last_name === null ? null : { first_name, last_name }
}

/** The name of a user's that waits for an administrator. */
export function requestedName({ db }: Pick<Backend, 'db'>, userId: string): string | null {
  const waiting = db.id_submission.where((row) => row.user_id === userId && row.status === 'pending').map(namesOf)
  const names = waiting.find((one) => one !== null)
  return names ? fullName(names) : null
}

/** Lets a name wait beside the approved ID, in place of one that waits already; the present name takes it back. */
export function requestName({ db, clock }: Backend, owner: Row<'user'>, names: Names): void {
  const own = db.id_submission.where((row) => row.user_id === owner.id)
  for (const row of own) if (row.status === 'pending' && namesOf(row)) db.id_submission.remove(row.id)
  if (fullName(names) === owner.name) return
  const id = db.newId()
  const approved = own.findLast(({ status }) => status === 'approved')
  const { id_type, front, back, selfie } = approved ?? {
    id_type: 'national_id',
    front: idPicturePath(id, 'front'),
    back: idPicturePath(id, 'back'),
    selfie: null,
  }
  const waits = { submitted_at: clock.iso(), status: 'pending', reason: null, decided_at: null } as const
  db.id_submission.insert({ id, user_id: owner.id, id_type, front, back, selfie, ...names, ...waits })
}

export async function storeSubmission(
  { db, clock, files }: Backend,
  owner: Row<'user'>,
  id_type: IdType,
  pictures: IdPictures,
): Promise<void> {
  const id = db.newId()
  for (const [side, file] of Object.entries(pictures)) await files.put(idPicturePath(id, side as IdPictureSide), file)
  db.id_submission.insert({
    id,
    user_id: owner.id,
    id_type,
    front: idPicturePath(id, 'front'),
    back: idPicturePath(id, 'back'),
    selfie: pictures.selfie ? idPicturePath(id, 'selfie') : null,
    first_name: null,
    last_name: null,
    submitted_at: clock.iso(),
    status: 'pending',
    reason: null,
    decided_at: null,
  })
  db.user.update(owner.id, { id_submitted: true, rejection_reason: null })
}
