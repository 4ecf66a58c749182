import { register, sendEmailVerification, verifyEmail } from '@/contract/auth'
import { newPasswordError } from '@/domain/passwords'
import { hashPassword } from '../db/passwords'
import { json } from '../network/handle'
import { implement, reply } from '../network/implement'
import { problem } from '../network/problem'
import { openSessionFor } from './auth'
import { enterCode, sendCode, verifiedCode, WRONG_CODE } from './email-codes'
import { insertUser, userByEmail } from './new-user'
import { wireSessionUser } from './wire'

const TAKEN = 'The email has already been taken (unique).'
const UNVERIFIED = 'Please verify your email first'

export const registration = [
  // A taken address gets its code too: only who reads its mail learns, at the end, that it has an account.
  implement(sendEmailVerification, ({ backend, body }) => {
    sendCode(backend, body.email, 'register')
    return reply(undefined, { message: 'A code is on its way.' })
  }),

  implement(verifyEmail, ({ backend, body }) =>
    enterCode(backend, body.email, 'register', body.verification_code)
      ? reply(undefined, { message: 'Your email is verified.' })
      : // Answered, not thrown: what is thrown is not kept, and the wrong try has to count.
        json(backend, 422, { success: false, message: WRONG_CODE }),
  ),

  implement(register, async ({ backend, db, body }) => {
    const password_hash = await hashPassword(body.password)
    const vouching = verifiedCode(backend, body.email, 'register')
    if (!vouching) throw problem(422, UNVERIFIED, { email: [UNVERIFIED] })
    if (userByEmail(db, body.email)) throw problem(422, TAKEN, { email: [TAKEN] })
    const weak = newPasswordError(body.password)
    if (weak) throw problem(422, 'The given data was invalid.', { password: [weak] })
    const user = insertUser(backend, {
      first_name: body.first_name,
      last_name: body.last_name,
      email: body.email,
      location: [body.city, body.region, body.country].filter(Boolean).join(', '),
      profile_picture: null,
      auth_provider: 'email',
      password_hash,
    })
    db.email_code.update(vouching.id, { used: true })
    return reply({ token: openSessionFor(backend, user), user: wireSessionUser(user) }, { message: 'Welcome.' })
  }),
]
