import {
  getDashboardStats,
  listAllUsers,
  listPendingVerifications,
  type AdminStatus,
  type AdminUser,
  type AdminVerification,
} from '@/contract/admin'
import type { IdType } from '@/contract/user'
import type { Database, Row } from '../db/database'
import { implement } from '../network/implement'

export const adminLists = [
  implement(getDashboardStats, ({ db }) => {
    const users = db.user.all()
    const count = (test: (user: Row<'user'>) => boolean) => users.filter(test).length
    return {
      total_users: users.length,
      pending_verifications: waiting(db).length,
      approved_verifications: count((user) => user.id_verified),
      total_properties: db.property.all().length,
      phone_verified_users: count((user) => user.phone_verified),
      premium_users: count((user) => user.premium_plan !== null),
      google_users: count((user) => user.auth_provider === 'google'),
      email_users: count((user) => user.auth_provider === 'email'),
    }
  }),

  implement(listPendingVerifications, ({ db }) => waiting(db).map(({ row, user }) => wireVerification(row, user))),

  implement(listAllUsers, ({ db }) => {
    return db.user
      .all()
      .toSorted((one, other) => other.created_at.localeCompare(one.created_at))
      .map((user) =>
        wireUser(
          user,
          db.id_submission.where((row) => row.user_id === user.id),
        ),
      )
  }),
]

/** What waits for a decision, the oldest first; documents of closed accounts wait for nothing. */
function waiting(db: Database): { row: Row<'id_submission'>; user: Row<'user'> }[] {
  return db.id_submission
    .where((row) => row.status === 'pending')
    .flatMap((row) => {
      const user = db.user.find(row.user_id)
      return user ? [{ row, user }] : []
    })
    .toSorted((one, other) => one.row.submitted_at.localeCompare(other.row.submitted_at))
}

function wireVerification(row: Row<'id_submission'>, user: Row<'user'>): AdminVerification {
  const picture = (side: string) => `/api/admin/verifications/${row.id}/pictures/${side}`
  return {
    id: row.id,
    name: user.name,
    username: user.username,
    email: user.email,
    userAvatar: user.profile_picture,
    type: user.premium_plan ? 'professional_seller' : 'regular_user',
    authProvider: user.auth_provider,
    location: user.location,
    submittedAt: row.submitted_at,
    idType: row.id_type as IdType,
    phoneVerified: user.phone_verified,
    phoneNumber: user.phone_number,
    idFrontUrl: picture('front'),
    idBackUrl: picture('back'),
    idSelfieUrl: row.selfie === null ? null : picture('selfie'),
    status: row.status,
    notes: row.reason,
  }
}

function wireUser(user: Row<'user'>, submissions: readonly Row<'id_submission'>[]): AdminUser {
  const latest = submissions.toSorted((one, other) => one.submitted_at.localeCompare(other.submitted_at)).at(-1)
  return {
    id: user.id,
    name: user.name,
    username: user.username,
    email: user.email,
    profilePicture: user.profile_picture,
    type: user.premium_plan ? 'professional_seller' : 'regular_user',
    authProvider: user.auth_provider,
    location: user.location,
    createdAt: user.created_at,
    status: statusOf(user, latest),
    phoneVerified: user.phone_verified,
    premiumService: user.premium_plan,
    idType: latest ? (latest.id_type as IdType) : null,
  }
}

/** A 4: `no_profile` is an account of which nothing but the sign-in is known. */
function statusOf(user: Row<'user'>, latest: Row<'id_submission'> | undefined): AdminStatus {
  if (user.id_verified) return 'verified'
  if (latest?.status === 'pending') return 'pending'
  return user.location || user.phone_number || user.bio ? 'not_submitted' : 'no_profile'
}
