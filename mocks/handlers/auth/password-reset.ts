import type * as contract from '@/contract/account/auth'
import { reply, type Implementations } from '../../network/implement'
import { invalid } from '../../network/problem'
import { enterCode, sendCode, spendCode, WRONG_CODE } from '../../services/codes/email-codes'
import { endSessions } from '../../services/people/sign-in'
import { userByEmail } from '../../services/people/user-lookup'
import { hashPassword } from '../../store/passwords'

export const passwordReset = {
  // Every address gets the same answer and the same limit, so that neither reveals who has an account.
  requestPasswordReset: ({ backend, db, body }) => {
    sendCode(backend, body.email, 'reset', { mailed: userByEmail(db, body.email) !== undefined })
    return reply(undefined, { message: 'If that address has an account, a code is on its way to it.' })
  },

  resetPassword: async ({ backend, db, body }) => {
    const password_hash = await hashPassword(body.password)
    const right = enterCode(backend, body.email, 'reset', body.verification_code)
    const user = userByEmail(db, body.email)
    // Kept: a wrong try has to count.
    if (!right || !user) throw invalid('verification_code', WRONG_CODE, { keep: true })
    spendCode(backend, body.email, 'reset')
    db.user.update(user.id, { password_hash })
    endSessions(db, user.id)
    return reply(undefined, { message: 'Your password was changed.' })
  },
} satisfies Partial<Implementations<typeof contract>>
