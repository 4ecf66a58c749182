import type * as contract from '@/contract/account/verification'
import { reply, wholeBody, type Implementations } from '../../network/implement'
import { invalid, problem } from '../../network/problem'
import { WRONG_CODE } from '../../services/codes/email-codes'
import { requireNewNumber, enterPhoneCode, keptNumber, NUMBER_TAKEN } from '../../services/codes/phone-codes'
import { phoneTaken, sendPhoneCode } from '../../services/codes/phone-codes'
import { withStanding } from '../../services/standing/pausing'
import { requireSubmittable, readIdPictures, storeSubmission } from '../../services/people/id-submissions'

export const verification: Implementations<typeof contract> = {
  sendVerificationCode: ({ backend, me, body, t }) => {
    const owner = me()
    const code = sendPhoneCode(backend, owner.id, requireNewNumber(backend, owner, body.phone_number), t)
    return wholeBody({ success: true, message: t('A code is on its way.'), debug_code: code })
  },

  verifyPhone: ({ backend, db, me, body }) => {
    const owner = me()
    const phone = keptNumber(body.phone_number) ?? ''
    const entered = enterPhoneCode(backend, owner, phone, body.verification_code)
    if (entered === 'guessed-out') throw problem(429, 'Too many wrong codes. Please ask for a new one.', { keep: true })
    if (entered === 'wrong') throw invalid('verification_code', WRONG_CODE, { keep: true })
    // Another account may have verified the number since the code was sent.
    if (phoneTaken(backend, owner.id, phone)) throw invalid('phone_number', NUMBER_TAKEN)
    withStanding(backend, owner, () => db.user.update(owner.id, { phone_number: phone, phone_verified: true }))
    return reply(undefined, { message: 'Your phone number is verified.' })
  },

  submitIdVerification: async ({ backend, me, body }) => {
    const owner = me()
    requireSubmittable(backend, owner)
    await storeSubmission(backend, owner, body.id_type, await readIdPictures(body))
    return reply(undefined, { message: 'Your documents will be reviewed by our team.' })
  },
}
