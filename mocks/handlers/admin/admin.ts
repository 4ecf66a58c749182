import type * as contract from '@/contract/admin'
import { sessionOfAdmin } from '../../accounts'
import type { Implementations } from '../../network/implement'
import { problem } from '../../network/problem'
import { countFailure, requireTriesLeft, forgetFailures } from '../../services/access/lockout'
import { appendAudit } from '../../services/admin-audit'
import { hashPassword } from '../../store/passwords'
import { auditRecords } from './audit-records'
import { decisions } from './decisions'
import { lists } from './lists'
import { pictures } from './pictures'

/** One count for all names: nobody learns which administrator there is. */
const ANY_ADMIN = 'admin'

export const admin: Implementations<typeof contract> = {
  ...lists,
  ...decisions,
  ...pictures,
  ...auditRecords,

  superAdminLogin: async ({ backend, body }) => {
    const { db, clock } = backend
    requireTriesLeft(backend, ANY_ADMIN)
    const [found] = db.admin.where((row) => row.email === body.email.toLowerCase() && row.username === body.username)
    if (!found || found.password_hash !== (await hashPassword(body.password))) {
      countFailure(backend, ANY_ADMIN)
      throw problem(401, 'Invalid credentials. Only super admins can access this area.')
    }
    forgetFailures(backend, ANY_ADMIN)
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
