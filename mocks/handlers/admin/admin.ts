import type * as contract from '@/contract/admin'
import type { Backend } from '../../backend'
import { sessionOfAdmin } from '../../accounts'
import type { Implementations } from '../../network/implement'
import { problem } from '../../network/problem'
import { appendAudit } from '../../services/admin-audit'
import { hashPassword } from '../../store/passwords'
import { auditRecords } from './audit-records'
import { decisions } from './decisions'
import { lists } from './lists'
import { pictures } from './pictures'

const MOST_TRIES = 5
const WITHIN = 10 * 60_000

/** The times of failed sign-ins, by backend. A reload clears them. */
const failures = new WeakMap<Backend, number[]>()

export const admin: Implementations<typeof contract> = {
  ...lists,
  ...decisions,
  ...pictures,
  ...auditRecords,

  superAdminLogin: async ({ backend, body }) => {
    const { db, clock } = backend
    const recent = recentFailures(backend)
    if (recent.length >= MOST_TRIES) throw problem(429, 'Too many attempts. Please wait ten minutes and try again.')
    const [found] = db.admin.where((row) => row.email === body.email.toLowerCase() && row.username === body.username)
    if (!found || found.password_hash !== (await hashPassword(body.password))) {
      failures.set(backend, [...recent, clock.now()])
      throw problem(401, 'Invalid credentials. Only super admins can access this area.')
    }
    failures.delete(backend)
    const token = `mock-admin-${db.newId()}`
    db.session.insert({ token, user_id: sessionOfAdmin(found.id), created_at: clock.iso() })
    appendAudit(backend, { action: 'signed_in', admin: found })
    return { token, user: { email: found.email } }
  },

  superAdminLogout: ({ db, token }) => {
    if (token) db.session.remove(token)
    return undefined
  },
}

function recentFailures(backend: Backend): number[] {
  return (failures.get(backend) ?? []).filter((time) => backend.clock.now() - time < WITHIN)
}
