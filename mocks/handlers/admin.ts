import { superAdminLogin } from '@/contract/admin'
import { sessionOfAdmin, type Backend } from '../backend'
import { hashPassword } from '../db/passwords'
import { implement } from '../network/implement'
import { problem } from '../network/problem'
import { adminAudit, leaveAudit } from './admin-audit'
import { adminDecisions } from './admin-decisions'
import { adminLists } from './admin-lists'
import { adminPictures } from './admin-pictures'

const MOST_TRIES = 5
const WITHIN = 10 * 60_000

/** When somebody failed to sign in, by backend; forgotten with the page. */
const failures = new WeakMap<Backend, number[]>()

const adminLogin = implement(superAdminLogin, async ({ backend, body }) => {
  const { db, clock } = backend
  const recent = (failures.get(backend) ?? []).filter((time) => clock.now() - time < WITHIN)
  if (recent.length >= MOST_TRIES) throw problem(429, 'Too many attempts. Please wait ten minutes and try again.')
  const found = db.admin
    .all()
    .find(({ email, username }) => email === body.email.toLowerCase() && username === body.username)
  if (!found || found.password_hash !== (await hashPassword(body.password))) {
    failures.set(backend, [...recent, clock.now()])
    throw problem(401, 'Invalid credentials. Only super admins can access this area.')
  }
  failures.delete(backend)
  const token = `mock-admin-${db.newId()}`
  db.session.insert({ token, user_id: sessionOfAdmin(found.id), created_at: clock.iso() })
  leaveAudit(backend, { action: 'signed_in', admin: found })
  return { token, user: { email: found.email } }
})

export const admin = [adminLogin, ...adminLists, ...adminDecisions, ...adminPictures, ...adminAudit]
