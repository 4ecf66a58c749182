import { superAdminLogin } from '@/contract/admin'
import { sessionOfAdmin } from '../backend'
import { hashPassword } from '../db/passwords'
import { implement } from '../network/implement'
import { problem } from '../network/problem'

export const admin = [
  implement(superAdminLogin, async ({ db, clock, body }) => {
    const found = db.admin.all().find(({ email, username }) => email === body.email && username === body.username)
    if (!found || found.password_hash !== (await hashPassword(body.password))) {
      throw problem(401, 'Invalid credentials. Only super admins can access this area.')
    }
    const token = `mock-admin-${crypto.randomUUID()}`
    db.session.insert({ token, user_id: sessionOfAdmin(found.id), created_at: clock.iso() })
    return { token, user: { email: found.email } }
  }),
]
