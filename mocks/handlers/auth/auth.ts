import type * as contract from '@/contract/account/auth'
import { reply, type Implementations } from '../../network/implement'
import { problem } from '../../network/problem'
import { countFailure, requireTriesLeft, forgetFailures } from '../../services/access/lockout'
import { googleClaims } from '../../services/people/google-credential'
import { insertUser } from '../../services/people/new-user'
import { signIn } from '../../services/people/sign-in'
import { userByEmail, userByLogin } from '../../services/people/user-lookup'
import { hashPassword } from '../../store/passwords'
import { passwordReset } from './password-reset'
import { registration } from './registration'

export const auth: Implementations<typeof contract> = {
  ...registration,
  ...passwordReset,

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
