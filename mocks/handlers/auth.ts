import { login, logout } from '@/contract/auth'
import type { Backend } from '../backend'
import { hashPassword } from '../db/passwords'
import type { Row } from '../db/database'
import { implement, reply } from '../network/implement'
import { problem } from '../network/problem'
import { wireSessionUser } from './wire'

export const auth = [
  implement(login, async ({ backend, db, body }) => {
    const known = body.email.trim().toLowerCase()
    const digits = known.replace(/\D/g, '')
    const user = db.user
      .all()
      .find(
        (one) =>
          one.email.toLowerCase() === known ||
          one.username.toLowerCase() === known ||
          (digits.length >= 10 && one.phone_number?.replace(/\D/g, '').endsWith(digits.slice(-10))),
      )
    // The same sentence for an unknown name and a wrong password: nobody learns who has an account.
    if (!user || user.password_hash !== (await hashPassword(body.password))) {
      throw problem(401, 'That email, username or mobile and password do not match an account.')
    }
    return reply({ token: openSessionFor(backend, user), user: wireSessionUser(user) }, { message: 'Signed in.' })
  }),

  implement(logout, ({ db, token, me }) => {
    const { id } = me()
    if (token) db.session.remove(token)
    db.user.update(id, { is_online: false })
    return undefined
  }),
]

/** A new signed-in token for that user. */
export function openSessionFor(backend: Backend, user: Row<'user'>): string {
  const token = `mock-${backend.db.newId()}`
  backend.db.session.insert({ token, user_id: user.id, created_at: backend.clock.iso() })
  return token
}
