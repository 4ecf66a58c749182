import * as z from 'zod/mini'
import { endpoint } from '../endpoint'
import { byId, id, instant, REPORT_TEXT_MAX, required, shortText } from '../fields'
import { acknowledged, answer, problem } from '../problem'

/** What can be wrong with a listing. */
export const REPORT_REASONS = [
  'not-real',
  'gone',
  'wrong-facts',
  'wrong-pictures',
  'asks-for-money',
  'not-the-owner',
  'duplicate',
  'other',
] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

/** Where a report stands: `upheld` took the listing off, `dismissed` kept it. */
export const REPORT_STATUSES = ['open', 'upheld', 'dismissed'] as const
export type ReportStatus = (typeof REPORT_STATUSES)[number]

/** What somebody says is wrong with a listing. */
export const reportBody = /* @__PURE__ */ z
  .object({
    /** Kind of what is wrong. */
    reason: z.enum(REPORT_REASONS, 'Please choose what is wrong'),
    /** What is wrong, in the reporter’s words and without markup; has to be there where the reason is `other`. */
    details: z.nullish(shortText(REPORT_TEXT_MAX)),
  })
  .check(
    z.refine(({ reason, details }) => reason !== 'other' || Boolean(details?.trim()), {
      error: 'Please describe what is wrong',
      path: ['details'],
    }),
  )

/** One report about a listing, with what was decided: nobody changes that afterwards. */
export const listingReport = z.object({
  /** Id of the report. */
  id,
  /** Id of the listing that it is about. */
  propertyId: id,
  /** Headline of the listing. */
  propertyTitle: z.string(),
  /** Full name of the listing’s owner. */
  ownerName: z.nullish(z.string()),
  /** Full name of whoever reported it; the owner never learns it. */
  reporterName: z.nullish(z.string()),
  /** Kind of what is wrong. */
  reason: z.enum(REPORT_REASONS),
  /** What is wrong, in the reporter’s words; null without any. */
  details: z.nullish(z.string()),
  /** When it was reported, ISO 8601 with a zone. */
  createdAt: instant,
  /** Where it stands. */
  status: z.enum(REPORT_STATUSES),
  /** When it was decided, ISO 8601 with a zone; null while it is open. */
  decidedAt: z.nullish(instant),
  /** E-mail address of the administrator who decided it. */
  decidedBy: z.nullish(z.string()),
  /** What the administrator said about the decision. */
  decision: z.nullish(z.string()),
})

export type ListingReport = z.output<typeof listingReport>

export const reportProperty = endpoint({
  id: 'reportProperty',
  method: 'POST',
  path: '/api/properties/{id}/reports',
  auth: 'bearer',
  content: 'json',
  params: byId,
  body: reportBody,
  responses: { 201: acknowledged, 401: problem, 404: problem, 409: problem, 422: problem, 500: problem },
  summary:
    'Reports a listing of somebody else’s to the administration, once (409 for the second time); nobody reports ' +
    'their own (422).',
  source: 'A 2',
  addition: true,
})

export const listReports = endpoint({
  id: 'listReports',
  method: 'GET',
  path: '/api/admin/reports',
  auth: 'super-admin',
  responses: { 200: answer(z.array(listingReport)), 401: problem, 403: problem, 500: problem },
  summary: 'Every report about a listing, whether it waits for a decision or has one.',
  source: 'A 2',
  addition: true,
})

/** Said where the reason is empty. */
export const TAKEN_OFF_REASON_NEEDED = 'Please say why the listing is taken off'

export const upholdReport = endpoint({
  id: 'upholdReport',
  method: 'POST',
  path: '/api/admin/reports/{id}/uphold',
  auth: 'super-admin',
  content: 'json',
  params: byId,
  body: z.object({
    /** Why the listing goes, which its owner reads; not empty. */
    reason: required(TAKEN_OFF_REASON_NEEDED, REPORT_TEXT_MAX),
  }),
  responses: { 200: acknowledged, 401: problem, 403: problem, 404: problem, 409: problem, 422: problem, 500: problem },
  summary:
    'Takes the reported listing off: it is removed as by its owner, who reads the reason. Every open report ' +
    'about it is settled, and whoever reported it is told.',
  source: 'A 2',
  addition: true,
})

export const dismissReport = endpoint({
  id: 'dismissReport',
  method: 'POST',
  path: '/api/admin/reports/{id}/dismiss',
  auth: 'super-admin',
  content: 'json',
  params: byId,
  body: z.object({
    /** Why the listing stays, which the reporter reads; may be left out. */
    reason: z.nullish(shortText(REPORT_TEXT_MAX)),
  }),
  responses: { 200: acknowledged, 401: problem, 403: problem, 404: problem, 409: problem, 422: problem, 500: problem },
  summary:
    'Keeps the reported listing and tells whoever reported it; a report that is already decided is refused (409).',
  source: 'A 2',
  addition: true,
})
