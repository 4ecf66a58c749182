import { sendVerificationCode, submitIdVerification, verifyPhone } from '@/contract/user'
import { idPicturePath } from '../db/worlds/reviews-queue'
import type { Database, Row } from '../db/database'
import { json } from '../network/handle'
import { implement, reply } from '../network/implement'
import { problem } from '../network/problem'
import { WRONG_CODE } from './email-codes'
import { isPicture } from './id-pictures'
import { enterPhoneCode, keptNumber, phoneTaken, sendPhoneCode } from './phone-codes'

const NO_NUMBER = 'Please enter the whole number, such as +63 917 123 4567.'
const TAKEN = 'Another account has this phone number.'
const NO_PICTURE = 'Please upload only JPG or PNG files.'

export const verification = [
  implement(sendVerificationCode, ({ backend, me, body }) => {
    const owner = me()
    const phone = keptNumber(body.phone_number)
    if (phone === null) throw problem(422, NO_NUMBER, { phone_number: [NO_NUMBER] })
    if (phoneTaken(backend, owner.id, phone)) throw problem(409, TAKEN)
    if (owner.phone_verified && keptNumber(owner.phone_number ?? '') === phone)
      throw problem(409, 'This phone number is verified already.')
    const code = sendPhoneCode(backend, owner.id, phone)
    if (code === null) throw problem(429, 'Too many codes. Please wait 10 minutes and try again.')
    return json(backend, 200, { success: true, message: 'A code is on its way.', debug_code: code })
  }),

  implement(verifyPhone, ({ backend, db, me, body }) => {
    const owner = me()
    const phone = keptNumber(body.phone_number) ?? ''
    const entered = enterPhoneCode(backend, owner.id, phone, body.verification_code)
    // Answered, not thrown: what is thrown is not kept, and the wrong try has to count.
    if (entered === 'guessed-out')
      return json(backend, 429, { success: false, message: 'Too many wrong codes. Please ask for a new one.' })
    if (entered === 'wrong')
      return json(backend, 422, {
        success: false,
        message: WRONG_CODE,
        errors: { verification_code: [WRONG_CODE] },
      })
    // The number may have gone to somebody else since the code was sent.
    if (phoneTaken(backend, owner.id, phone)) throw problem(422, TAKEN, { phone_number: [TAKEN] })
    db.user.update(owner.id, { phone_number: phone, phone_verified: true })
    return reply(undefined, { message: 'Your phone number is verified.' })
  }),

  implement(submitIdVerification, async ({ backend, db, clock, me, body }) => {
    const owner = me()
    const stands = standing(db, owner)
    if (stands) throw problem(409, stands)
    const pictures = { front: body.id_front, back: body.id_back, ...(body.id_selfie ? { selfie: body.id_selfie } : {}) }
    const errors: Record<string, string[]> = {}
    for (const [side, file] of Object.entries(pictures))
      if (!(await isPicture(file))) errors[`id_${side}`] = [NO_PICTURE]
    if (Object.keys(errors).length > 0) throw problem(422, NO_PICTURE, errors)
    const id = db.newId()
    for (const [side, file] of Object.entries(pictures))
      await backend.files.put(idPicturePath(id, side as keyof typeof pictures), file)
    db.id_submission.insert({
      id,
      user_id: owner.id,
      id_type: body.id_type,
      front: idPicturePath(id, 'front'),
      back: idPicturePath(id, 'back'),
      selfie: body.id_selfie ? idPicturePath(id, 'selfie') : null,
      submitted_at: clock.iso(),
      status: 'pending',
      reason: null,
      decided_at: null,
    })
    db.user.update(owner.id, { id_submitted: true, rejection_reason: null })
    return reply(undefined, { message: 'Your documents will be reviewed by our team.' })
  }),
]

/** Why nothing more can be handed in now; null where it can. */
function standing(db: Database, owner: Row<'user'>): string | null {
  const latest = db.id_submission.where((one) => one.user_id === owner.id).at(-1)?.status
  if (owner.id_verified || latest === 'approved') return 'Your ID is verified already.'
  const pending = latest === 'pending' || (owner.id_submitted && owner.rejection_reason === null)
  return pending ? 'Your ID is in review already.' : null
}
