import type { AdminStatus, AdminUser, AdminVerification, AuditRecord } from '@/contract/admin'
import type { Report } from '@/contract/listing/reports'
import type { IdType } from '@/contract/account/verification'
import { fullName } from '@/domain/people/names'
import { namesOf } from '../../services/people/id-submissions'
import { standingOf } from '../../services/standing/standing'
import type { Database, Row } from '../../store/database'

export function wireVerification(row: Row<'id_submission'>, user: Row<'user'>): AdminVerification {
  const names = namesOf(row)
  const picture = (side: string) => `/api/admin/verifications/${row.id}/pictures/${side}`
  return {
    id: row.id,
    userId: user.id,
    name: user.name,
    username: user.username,
    email: user.email,
    userAvatar: user.profile_picture,
    type: typeOf(user),
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
    requestedName: names && fullName(names),
  }
}

export function wireAdminUser(db: Database, user: Row<'user'>): AdminUser {
  const latest = db.id_submission
    .where((row) => row.user_id === user.id)
    .toSorted((one, other) => one.submitted_at.localeCompare(other.submitted_at))
    .at(-1)
  return {
    id: user.id,
    name: user.name,
    username: user.username,
    email: user.email,
    profilePicture: user.profile_picture,
    type: typeOf(user),
    authProvider: user.auth_provider,
    location: user.location,
    createdAt: user.created_at,
    status: statusOf(user, latest),
    standing: standingOf(db, user),
    phoneVerified: user.phone_verified,
    premiumService: user.premium_plan,
    idType: latest ? (latest.id_type as IdType) : null,
  }
}

export function wireAudit(row: Row<'audit'>): AuditRecord {
  return {
    id: row.id,
    action: row.action,
    adminEmail: row.admin_email,
    verificationId: row.verification_id,
    userName: row.user_name,
    userId: row.user_id,
    reason: row.reason,
    createdAt: row.created_at,
  }
}

export function wireReport(db: Database, row: Row<'report'>): Report {
  const owner = db.user.find(row.owner_id)
  return {
    id: row.id,
    about: row.about,
    subjectId: row.subject_id,
    words: row.words,
    stars: row.stars,
    context: row.context,
    ownerId: row.owner_id,
    ownerName: owner?.name ?? null,
    ownerUsername: owner?.username ?? null,
    reporterId: row.user_id,
    reporterName: db.user.find(row.user_id ?? '')?.name ?? null,
    reason: row.reason,
    details: row.details,
    createdAt: row.created_at,
    status: row.status,
    decidedAt: row.decided_at,
    decidedBy: row.decided_by,
    decision: row.decision,
  }
}

function typeOf({ premium_plan }: Row<'user'>): 'professional_seller' | 'regular_user' {
  return premium_plan ? 'professional_seller' : 'regular_user'
}

/** A 4: `no_profile` is an account that was never filled in. */
function statusOf(user: Row<'user'>, latest: Row<'id_submission'> | undefined): AdminStatus {
  if (user.id_verified) return 'verified'
  if (latest?.status === 'pending') return 'pending'
  return user.location || user.phone_number || user.bio ? 'not_submitted' : 'no_profile'
}
