import type * as contract from '@/contract/account/auth'
import { reply, type Implementations } from '../../network/implement'
import { problem, invalid } from '../../network/problem'
import { countFailure, requireTriesLeft, forgetFailures } from '../../services/access/lockout'
import { googleClaims } from '../../services/people/google-credential'
import { insertUser, requireRegistrable } from '../../services/people/new-user'
import { signIn, endSessions } from '../../services/people/sign-in'
import { userByEmail, userByLogin } from '../../services/people/user-lookup'
import { hashPassword } from '../../store/passwords'
import { requireStep } from '../../services/access/steps'
import { enterCode, registrationCodeState, sendCode, spendCode, WRONG_CODE } from '../../services/codes/email-codes'

export const auth: Implementations<typeof contract> = {
  // A taken address gets a code too: only the reader of its mail finds out that it has an account.
  sendEmailVerification: ({ backend, body, t }) => {
    sendCode(backend, body.email, 'register', { t })
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

  // Every address gets the same answer and the same limit, so that neither reveals who has an account.
  requestPasswordReset: ({ backend, db, body, t }) => {
    sendCode(backend, body.email, 'reset', { mailed: userByEmail(db, body.email) !== undefined, t })
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

  login: async ({ backend, db, body }) => {
    const user = userByLogin(db, body.email)
    const who = user?.id ?? body.email.toLowerCase()
    requireTriesLeft(backend, who)
    // An unknown name and a wrong password get the same answer, so that it does not reveal who has an account.
    if (!user || user.password_hash !== (await hashPassword(body.password))) {
      countFailure(backend, who)
      throw problem(401, 'That email, username or mobile and password do not match an account.')
    }
    forgetFailures(backend, who)
    return reply(signIn(backend, user), { message: 'Signed in.' })
  },

  signInWithGoogle: ({ backend, db, body }) => {
    const { email, given_name, family_name, picture } = googleClaims(body.credential)
    const name = { first_name: given_name, last_name: family_name }
    const more = { location: null, profile_picture: picture ?? null, auth_provider: 'google', password_hash: '' }
    const user = userByEmail(db, email) ?? insertUser(backend, { email, ...name, ...more })
    const fullName = [given_name, family_name].filter(Boolean).join(' ')
    const google_data = { name: fullName, given_name, family_name, ...(picture ? { picture } : {}) }
    return reply({ ...signIn(backend, user), google_data }, { message: 'Signed in.' })
  },

  logout: ({ db, token, me }) => {
    const { id } = me()
    if (token) db.session.remove(token)
    db.user.update(id, { is_online: false })
    return undefined
  },
}
