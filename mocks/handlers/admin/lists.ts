import type * as contract from '@/contract/admin'
import type { Implementations } from '../../network/implement'
import { pendingSubmissions } from '../../services/people/id-review'
import type { Row } from '../../store/database'
import { wireAdminUser, wireVerification } from '../../wire/admin-wire'

export const lists = {
  getDashboardStats: ({ db }) => {
    const users = db.user.all()
    const count = (test: (user: Row<'user'>) => boolean) => users.filter(test).length
    return {
      total_users: users.length,
      pending_verifications: pendingSubmissions(db).length,
      approved_verifications: count((user) => user.id_verified),
      total_properties: db.property.all().length,
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
} satisfies Partial<Implementations<typeof contract>>
