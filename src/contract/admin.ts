import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { byId, bytes, id, instant, numeric, required } from './fields'
import { acknowledged, answer, problem, received } from './problem'
import { ID_TYPES } from './user'

const text = z.nullish(z.string())
const userType = z.nullish(z.enum(['regular_user', 'professional_seller']))
const idType = z.nullish(z.enum(ID_TYPES))

/** Where a user's identity check stands, as the administration lists it (A 4). */
export const ADMIN_STATUSES = ['verified', 'pending', 'not_submitted', 'no_profile'] as const
export type AdminStatus = (typeof ADMIN_STATUSES)[number]

/** One identity check to review (A 3). `approved` and `rejected` is what a record becomes by the decision (A 4). */
export const adminVerification = z.object({
  id,
  name: text,
  username: text,
  email: text,
  userAvatar: text,
  type: userType,
  authProvider: text,
  location: text,
  submittedAt: z.nullish(instant),
  idType,
  phoneVerified: z.nullish(z.boolean()),
  phoneNumber: text,
  /** Says that there is a picture; its bytes come from `getIdPicture`. */
  idFrontUrl: text,
  idBackUrl: text,
  // Addition: the documented upload takes an optional selfie.
  idSelfieUrl: text,
  status: z.enum([...ADMIN_STATUSES, 'approved', 'rejected']),
  notes: text,
})

/** One user as the administration lists them (A 3). */
export const adminUser = z.object({
  id,
  name: text,
  username: text,
  email: text,
  profilePicture: text,
  type: userType,
  authProvider: text,
  location: text,
  createdAt: z.nullish(instant),
  status: z.enum(ADMIN_STATUSES),
  phoneVerified: z.nullish(z.boolean()),
  premiumService: z.nullish(z.union([z.string(), z.boolean()])),
  idType,
})

/** The figures of the dashboard's cards (A 3). */
export const dashboardStats = z.object({
  total_users: numeric,
  pending_verifications: numeric,
  approved_verifications: numeric,
  total_properties: numeric,
  phone_verified_users: numeric,
  premium_users: numeric,
  google_users: numeric,
  email_users: numeric,
})

/** Who decided or looked at what, and when: a line that nobody changes afterwards. */
export const auditRecord = z.object({
  id,
  action: z.enum(['signed_in', 'id_picture_viewed', 'verification_approved', 'verification_rejected']),
  adminEmail: z.string(),
  verificationId: z.nullish(id),
  userName: text,
  /** The reason of a rejection. */
  reason: text,
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
    email: required('Email is required'),
    username: required('Username is required'),
    password: z.string().check(z.minLength(1, 'Password is required')),
  }),
  responses: {
    200: answer(z.object({ token: z.string(), user: z.object({ email: z.string() }) })),
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
  body: z.object({ reason: required('Please provide a reason for rejection') }),
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
  params: z.object({ id: z.string(), side: z.enum(ID_PICTURE_SIDES) }),
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
