import type * as contract from '@/contract/account/auth'
import { reply, type Implementations } from '../../network/implement'
import { problem } from '../../network/problem'
import { requireStep } from '../../services/access/steps'
import { enterCode, registrationCodeState, sendCode, spendCode, WRONG_CODE } from '../../services/codes/email-codes'
import { requireRegistrable, insertUser } from '../../services/people/new-user'
import { signIn } from '../../services/people/sign-in'
import { hashPassword } from '../../store/passwords'

export const registration = {
  // A taken address gets a code too: only the reader of its mail finds out that it has an account.
  sendEmailVerification: ({ backend, body }) => {
    sendCode(backend, body.email, 'register')
    return reply(undefined, { message: 'A code is on its way.' })
  },

  verifyEmail: ({ backend, body }) => {
    requireStep('registrationCode', registrationCodeState(backend, body.email, 'verifyEmail'), 'verifyEmail', {
      said: WRONG_CODE,
    })
    // Kept: a wrong try has to count.
    if (!enterCode(backend, body.email, 'register', body.verification_code))
      throw problem(422, WRONG_CODE, { keep: true })
    return reply(undefined, { message: 'Your email is verified.' })
  },

  register: async ({ backend, body }) => {
    const password_hash = await hashPassword(body.password)
    requireRegistrable(backend, body)
    const { first_name, last_name, email, city, region, country } = body
    const location = [city, region, country].filter(Boolean).join(', ')
    const more = { profile_picture: null, auth_provider: 'email', password_hash }
    const user = insertUser(backend, { first_name, last_name, email, location, ...more })
    spendCode(backend, email, 'register')
    return reply(signIn(backend, user), { message: 'Welcome.' })
  },
} satisfies Partial<Implementations<typeof contract>>
