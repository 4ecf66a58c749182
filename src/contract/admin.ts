import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { byId, bytes, EMAIL, id, instant, required, TEXT_MAX, textId, username } from './fields'
import { acknowledged, answer, problem, received } from './problem'
import { factsOf, kind } from './values/kind'
import { STANDINGS } from './account/person'
import { ID_TYPES } from './account/verification'
import { counted, decimal } from './values/numbers'
import { email, fullName, line, location, phone, pictureUrl, remark, secret } from './values/texts'

const users = /* @__PURE__ */ decimal(counted('people'))
const identityChecks = /* @__PURE__ */ decimal(counted('identity checks'))
const userType = z.nullish(z.enum(['regular_user', 'professional_seller']))
const idType = z.nullish(z.enum(ID_TYPES))

/** Where a user's identity check stands, as the administration lists it (A 4). */
export const ADMIN_STATUSES = ['verified', 'pending', 'not_submitted', 'no_profile'] as const
export type AdminStatus = (typeof ADMIN_STATUSES)[number]

/** One identity check to review (A 3). `approved` and `rejected` is what a record becomes by the decision (A 4). */
export const adminVerification = z.object({
  /** Id of the verification. */
  id,
  /** Addition: id of the user. */
  userId: z.nullish(id),
  /** Full name of the user. */
  name: z.nullish(fullName),
  /** Username. */
  username: z.nullish(username),
  /** E-mail address. */
  email: z.nullish(email),
  /** Path or URL of the user's picture (B 7). */
  userAvatar: z.nullish(pictureUrl),
  /** Kind of account. */
  type: userType,
  /** `google` or `email`. */
  authProvider: z.nullish(line),
  /** Place, as the user wrote it. */
  location: z.nullish(location),
  /** When the pictures were submitted, ISO 8601 with a zone. */
  submittedAt: z.nullish(instant),
  /** Kind of identity document. */
  idType,
  /** Whether the phone number was confirmed. */
  phoneVerified: z.nullish(z.boolean()),
  /** Mobile number with its country code. */
  phoneNumber: z.nullish(phone),
  /** Says that there is a picture; its bytes come from `getIdPicture`. */
  idFrontUrl: z.nullish(pictureUrl),
  /** Says that there is a picture of the back. */
  idBackUrl: z.nullish(pictureUrl),
  /** Addition: says that there is a selfie, which the documented upload takes. */
  idSelfieUrl: z.nullish(pictureUrl),
  /** State of the identity check. */
  status: z.enum([...ADMIN_STATUSES, 'approved', 'rejected']),
  /** Notes of administrators, or the reason of a rejection. */
  notes: z.nullish(remark),
  /**
   * Addition: the full name that the user asks for after an approved ID; null where an ID is to be checked. Approving
   * gives the user that name, rejecting leaves the old one.
   */
  requestedName: z.nullish(fullName),
})

/** One user as the administration lists them (A 3). */
export const adminUser = z.object({
  /** Id of the user. */
  id,
  /** Full name. */
  name: z.nullish(fullName),
  /** Username. */
  username: z.nullish(username),
  /** E-mail address. */
  email: z.nullish(email),
  /** Path or URL of the picture (B 7). */
  profilePicture: z.nullish(pictureUrl),
  /** Kind of account. */
  type: userType,
  /** `google` or `email`. */
  authProvider: z.nullish(line),
  /** Place, as the user wrote it. */
  location: z.nullish(location),
  /** When the account was created, ISO 8601 with a zone. */
  createdAt: z.nullish(instant),
  /** State of the identity check. */
  status: z.enum(ADMIN_STATUSES),
  /** Addition: where the person stands. */
  standing: z.nullish(z.enum(STANDINGS)),
  /** Whether the phone number was confirmed. */
  phoneVerified: z.nullish(z.boolean()),
  /** Name of the paid service, or whether there is one. */
  premiumService: z.nullish(kind(z.union([z.string(), z.boolean()]), { maxLength: TEXT_MAX })),
  /** Kind of identity document. */
  idType,
})

/** The figures of the dashboard's cards (A 3). */
export const dashboardStats = z.object({
  /** Number of accounts. */
  total_users: users,
  /** Number of identity checks that wait for a decision. */
  pending_verifications: identityChecks,
  /** Number of approved identity checks. */
  approved_verifications: identityChecks,
  /** Number of listings; those that are paused do not count. */
  total_properties: decimal(counted('listings')),
  /** Number of users with a confirmed phone number. */
  phone_verified_users: users,
  /** Number of users with a paid service. */
  premium_users: users,
  /** Number of users who sign in with the identity provider. */
  google_users: users,
  /** Number of users who sign in with a password. */
  email_users: users,
})

/** What the audit record has. */
export const AUDIT_ACTIONS = [
  'signed_in',
  'id_picture_viewed',
  'verification_approved',
  'verification_rejected',
  'verification_revoked',
  'person_suspended',
  'account_closed',
  'suspension_kept',
  'suspension_lifted',
  'report_upheld',
  'report_dismissed',
] as const

/** Who decided or looked at what, and when: a line that nobody changes afterwards. */
export const auditRecord = z.object({
  /** Id of the entry. */
  id,
  /** What was done. */
  action: z.enum(AUDIT_ACTIONS),
  /** E-mail address of the administrator. */
  adminEmail: email,
  /** Id of the verification, for decisions and pictures. */
  verificationId: z.nullish(id),
  /** Full name of the user concerned. */
  userName: z.nullish(fullName),
  /** Addition: id of the user concerned. */
  userId: z.nullish(id),
  /** The reason of a decision. Addition: for a name that was approved, the name before. */
  reason: z.nullish(remark),
  /** When, ISO 8601 with a zone. */
  createdAt: instant,
})

export type AdminVerification = z.output<typeof adminVerification>
export type AdminUser = z.output<typeof adminUser>
export type DashboardStats = z.output<typeof dashboardStats>
export type AuditRecord = z.output<typeof auditRecord>

/** The pictures of one identity check. */
export const ID_PICTURE_SIDES = ['front', 'back', 'selfie'] as const
export type IdPictureSide = (typeof ID_PICTURE_SIDES)[number]

export const superAdminLogin = endpoint({
  id: 'superAdminLogin',
  method: 'POST',
  path: '/api/super-admin/login',
  auth: 'none',
  content: 'json',
  body: z.object({
    /** E-mail address of the administrator. */
    email: kind(required('Email is required'), EMAIL),
    /** Username of the administrator. */
    username: kind(required('Username is required'), factsOf(username)),
    /** The password. */
    password: line.check(z.minLength(1, 'Password is required')),
  }),
  responses: {
    200: answer(
      z.object({
        /** Token of the administrator's session; not valid for users' calls. */
        token: secret,
        /** The administrator. */
        user: z.object({
          /** E-mail address of the administrator. */
          email,
        }),
      }),
    ),
    401: problem,
    422: problem,
    429: problem,
    500: problem,
  },
  summary: 'Signs in the super administrator, with a token of its own.',
  source: 'A 7',
})

export const superAdminLogout = endpoint({
  id: 'superAdminLogout',
  method: 'POST',
  path: '/api/admin/logout',
  auth: 'super-admin',
  responses: { 200: received, 401: problem, 403: problem, 500: problem },
  summary: 'Ends the super administrator’s session: its token is refused from then on (401). Other sessions stay.',
  source: 'A 2',
  addition: true,
})

export const getDashboardStats = endpoint({
  id: 'getDashboardStats',
  method: 'GET',
  path: '/api/admin/dashboard-stats',
  auth: 'super-admin',
  responses: { 200: answer(dashboardStats), 401: problem, 403: problem, 500: problem },
  summary: 'The figures of the administration’s cards; refused without the super administrator’s token.',
  source: 'A 7',
})

export const listPendingVerifications = endpoint({
  id: 'listPendingVerifications',
  method: 'GET',
  path: '/api/admin/pending-verifications',
  auth: 'super-admin',
  responses: { 200: answer(z.array(adminVerification)), 401: problem, 403: problem, 500: problem },
  summary: 'The identity checks that wait for a decision.',
  source: 'A 7',
})

export const listAllUsers = endpoint({
  id: 'listAllUsers',
  method: 'GET',
  path: '/api/admin/all-users',
  auth: 'super-admin',
  responses: { 200: answer(z.array(adminUser)), 401: problem, 403: problem, 500: problem },
  summary: 'Every user with the state of their identity check.',
  source: 'A 7',
})

export const approveVerification = endpoint({
  id: 'approveVerification',
  method: 'POST',
  path: '/api/admin/verifications/{id}/approve',
  auth: 'super-admin',
  params: byId,
  responses: { 200: acknowledged, 401: problem, 403: problem, 404: problem, 409: problem, 500: problem },
  summary: 'Approves an identity check; one that is already decided is refused (409).',
  source: 'A 7',
})

export const rejectVerification = endpoint({
  id: 'rejectVerification',
  method: 'POST',
  path: '/api/admin/verifications/{id}/reject',
  auth: 'super-admin',
  content: 'json',
  params: byId,
  body: z.object({
    /** The reason, which the user reads; not empty. */
    reason: required('Please provide a reason for rejection'),
  }),
  responses: {
    200: acknowledged,
    401: problem,
    403: problem,
    404: problem,
    409: problem,
    422: problem,
    500: problem,
  },
  summary: 'Rejects an identity check with a reason, which its owner gets to read.',
  source: 'A 7',
})

export const getIdPicture = endpoint({
  id: 'getIdPicture',
  method: 'GET',
  path: '/api/admin/verifications/{id}/pictures/{side}',
  auth: 'super-admin',
  answers: 'file',
  params: z.object({
    /** Id of the verification. */
    id: textId,
    /** Which picture. */
    side: z.enum(ID_PICTURE_SIDES),
  }),
  responses: { 200: bytes(), 401: problem, 403: problem, 404: problem, 500: problem },
  summary: 'One picture of an identity document; there is no other way to it.',
  source: 'A 7',
  addition: true,
})

export const listAuditRecords = endpoint({
  id: 'listAuditRecords',
  method: 'GET',
  path: '/api/admin/audit-records',
  auth: 'super-admin',
  responses: { 200: answer(z.array(auditRecord)), 401: problem, 403: problem, 500: problem },
  summary: 'Who of the administration decided or looked at what, newest first.',
  source: 'A 6',
  addition: true,
})
