import { ID_PICTURE_MAX_BYTES, ID_PICTURE_TYPES, SAME_ID_PICTURE } from '@/contract/fields'
import type { IdType } from '@/contract/account/verification'
import { isJpegOrPng, isSameFile } from '@/domain/people/picture-bytes'
import { ownedDraft } from '../owned-draft'
import { t } from '@/words/words'

export type Side = 'front' | 'back'

export type IdDraft = { idType: IdType; front: File | null; back: File | null }

export const {
  use: useIdDraft,
  present: presentIdDraft,
  change: changeIdDraft,
  forget: forgetIdDraft,
} = ownedDraft<IdDraft>({ idType: 'passport', front: null, back: null })

const NO_PICTURE = 'Please upload only JPG or PNG files.'

/** The error of a file as a picture of that side of an ID (A 5); null if it is valid. */
export async function pictureProblem(file: File, side: Side): Promise<string | null> {
  if (!(ID_PICTURE_TYPES as readonly string[]).includes(file.type)) return t(NO_PICTURE)
  if (file.size > ID_PICTURE_MAX_BYTES) return t('File size must be less than 10MB.')
  // A file that was removed since it was chosen cannot be read.
  if (!(await isJpegOrPng(file).catch(() => false))) return t(NO_PICTURE)
  const other = presentIdDraft()[side === 'front' ? 'back' : 'front']
  return other && (await isSameFile(file, other).catch(() => false)) ? t(SAME_ID_PICTURE) : null
}
