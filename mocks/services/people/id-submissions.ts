import type { IdPictureSide } from '@/contract/admin'
import type { IdType } from '@/contract/account/verification'
import { SAME_ID_PICTURE } from '@/contract/fields'
import { isJpegOrPng, isSameFile } from '@/domain/people/picture-bytes'
import type { Backend } from '../../backend'
import { invalid, problem } from '../../network/problem'
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
  const errors: Record<string, string[]> = {}
  for (const [side, file] of Object.entries(pictures))
    if (!(await isJpegOrPng(file))) errors[`id_${side}`] = [NO_PICTURE]
  if (Object.keys(errors).length > 0) throw problem(422, NO_PICTURE, { errors })
  if (await isSameFile(front, back)) throw invalid('id_back', SAME_ID_PICTURE)
  return pictures
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
    submitted_at: clock.iso(),
    status: 'pending',
    reason: null,
    decided_at: null,
  })
  db.user.update(owner.id, { id_submitted: true, rejection_reason: null })
}
