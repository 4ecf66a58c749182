import { requestPasswordReset, resetPassword } from '@/contract/auth'
import { hashPassword } from '../db/passwords'
import { json } from '../network/handle'
import { implement, reply } from '../network/implement'
import { enterCode, sendCode, verifiedCode, WRONG_CODE } from './email-codes'
import { userByEmail } from './new-user'

export const passwordReset = [
  // The same answer for every address: nobody learns who has an account.
  implement(requestPasswordReset, ({ backend, db, body }) => {
    if (userByEmail(db, body.email)) sendCode(backend, body.email, 'reset')
    return reply(undefined, { message: 'If that address has an account, a code is on its way to it.' })
  }),

  implement(resetPassword, async ({ backend, db, body }) => {
    const password_hash = await hashPassword(body.password)
    const right = enterCode(backend, body.email, 'reset', body.verification_code)
    const user = userByEmail(db, body.email)
    if (!right || !user) {
      // Answered, not thrown: what is thrown is not kept, and the wrong try has to count.
      return json(backend, 422, {
        success: false,
        message: WRONG_CODE,
        errors: { verification_code: [WRONG_CODE] },
      })
    }
    const spent = verifiedCode(backend, body.email, 'reset')
    if (spent) db.email_code.update(spent.id, { used: true })
    db.user.update(user.id, { password_hash })
    for (const { token } of db.session.where(({ user_id }) => user_id === user.id)) db.session.remove(token)
    return reply(undefined, { message: 'Your password was changed.' })
  }),
]
