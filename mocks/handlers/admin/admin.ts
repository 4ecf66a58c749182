import type * as contract from '@/contract/admin'
import { sessionOfAdmin } from '../../accounts'
import type { Implementations } from '../../network/implement'
import { problem } from '../../network/problem'
import { countFailure, requireTriesLeft, forgetFailures } from '../../services/access/lockout'
import { appendAudit, adminOf } from '../../services/admin-audit'
import { hashPassword } from '../../store/passwords'
import { pendingSubmissions, decide } from '../../services/people/id-review'
import { hiddenOwners } from '../../services/standing/standing'
import type { Row } from '../../store/database'
import { wireAdminUser, wireVerification, wireAudit } from '../../wire/admin/admin-wire'
import { latest } from '../../wire/latest'
import { idPictureOf } from '../../services/people/id-pictures'

/** One count for all names: nobody learns which administrator there is. */
const ANY_ADMIN = 'admin'

export const admin: Implementations<typeof contract> = {
  getDashboardStats: ({ db }) => {
    const users = db.user.all()
    const hidden = hiddenOwners(db)
    const count = (test: (user: Row<'user'>) => boolean) => users.filter(test).length
    return {
      total_users: users.length,
      pending_verifications: pendingSubmissions(db).length,
      approved_verifications: count((user) => user.id_verified),
      total_properties: db.property.where(({ user_id }) => !hidden.has(user_id)).length,
      phone_verified_users: count((user) => user.phone_verified),
      premium_users: count((user) => user.premium_plan !== null),
      google_users: count((user) => user.auth_provider === 'google'),
      email_users: count((user) => user.auth_provider === 'email'),
    }
  },

  listPendingVerifications: ({ db }) =>
    pendingSubmissions(db).map(({ submission, user }) => wireVerification(submission, user)),

  listAllUsers: ({ db }) =>
    db.user
      .all()
      .toSorted((one, other) => other.created_at.localeCompare(one.created_at))
      .map((user) => wireAdminUser(db, user)),

  approveVerification: ({ backend, token, params }) => {
    decide(backend, params.id, adminOf(backend, token), { status: 'approved' })
    return undefined
  },

  rejectVerification: ({ backend, token, params, body }) => {
    decide(backend, params.id, adminOf(backend, token), { status: 'rejected', reason: body.reason })
    return undefined
  },

  getIdPicture: async ({ backend, token, params }) => {
    const submission = backend.db.id_submission.find(params.id)
    const picture = submission && (await idPictureOf(backend, submission, params.side))
    if (!submission || !picture) throw problem(404, 'There is no such picture.')
    // A read that writes: each look at an identity document is recorded.
    await backend.writing(async () =>
      appendAudit(backend, { action: 'id_picture_viewed', admin: adminOf(backend, token), submission }),
    )
    return new Response(await picture.arrayBuffer(), {
      headers: { 'Content-Type': picture.type, 'Cache-Control': 'no-store', 'Content-Security-Policy': 'sandbox' },
    })
  },

  listAuditRecords: ({ db }) => latest(db.audit.all(), 'created_at').map(wireAudit),

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
