import * as z from 'zod/mini'
import { endpoint } from '../endpoint'
import { byId, id, instant, REPORT_TEXT_MAX, required, shortText, username } from '../fields'
import { FEWEST_COMPARED, LOW_PRICE_SHARE } from '../search/limits'
import { acknowledged, answer, problem } from '../problem'
import { stars } from '../values/numbers'
import { email, fullName, messageText, remark } from '../values/texts'

/** What a report can be about. */
export const REPORTED = ['listing', 'message', 'person', 'review'] as const
export type Reported = (typeof REPORTED)[number]

/** What can be wrong. The server alone reports `same-photo` and `low-price`, when a listing is created or changed. */
export const REPORT_REASONS = [
  'not-real',
  'gone',
  'wrong-facts',
  'wrong-pictures',
  'asks-for-money',
  'asks-for-code',
  'not-the-owner',
  'impostor',
  'insults',
  'untrue',
  'private-facts',
  'spam',
  'duplicate',
  'same-photo',
  'low-price',
  'other',
] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

/** The reasons for a report of each kind. */
export const REASONS_ABOUT: Record<Reported, readonly ReportReason[]> = {
  listing: [
    'not-real',
    'gone',
    'wrong-facts',
    'wrong-pictures',
    'asks-for-money',
    'not-the-owner',
    'duplicate',
    'other',
  ],
  message: ['asks-for-money', 'asks-for-code', 'insults', 'spam', 'other'],
  person: ['asks-for-money', 'impostor', 'insults', 'spam', 'other'],
  review: ['untrue', 'insults', 'private-facts', 'spam', 'other'],
}

/** Said where no reason is chosen, or one of another kind. */
const REASON_NEEDED = 'Please choose what is wrong'

/** Where a report stands: `upheld` acted on it, `dismissed` did not. */
export const REPORT_STATUSES = ['open', 'upheld', 'dismissed'] as const
export type ReportStatus = (typeof REPORT_STATUSES)[number]

/** A report as it is sent. */
export const reportBody = /* @__PURE__ */ z
  .object({
    /** What the report is about. */
    about: z.enum(REPORTED),
    /** Id of the listing, the message, the person or the review. */
    subject_id: id,
    /** Kind of what is wrong; each subject has its own kinds. */
    reason: z.enum(REPORT_REASONS, REASON_NEEDED),
    /** What is wrong, in the reporter’s words and without markup; has to be there where the reason is `other`. */
    details: z.nullish(shortText(REPORT_TEXT_MAX)),
  })
  .check(
    z.refine(({ reason, details }) => reason !== 'other' || Boolean(details?.trim()), {
      error: 'Please describe what is wrong',
      path: ['details'],
    }),
    z.refine(({ about, reason }) => REASONS_ABOUT[about].includes(reason), { error: REASON_NEEDED, path: ['reason'] }),
  )

/** A report with its decision, which is final. */
export const report = z.object({
  /** Id of the report. */
  id,
  /** What the report is about. */
  about: z.enum(REPORTED),
  /** Id of the listing, the message, the person or the review. */
  subjectId: id,
  /**
   * Headline of the listing, text of the message, name of the person or words of the review, as they were when it was
   * reported.
   */
  words: messageText,
  /** Stars of the review, 1 to 5; null for anything else. */
  stars: z.nullish(stars),
  /** Headline of the listing that the message is about, or full name of the reviewed person; else null. */
  context: z.nullish(fullName),
  /** Id of the lister, the sender, the person or the author of the review. */
  ownerId: z.nullish(id),
  /** Full name of the lister, the sender, the person or the author of the review. */
  ownerName: z.nullish(fullName),
  /** Username of the same person. */
  ownerUsername: z.nullish(username),
  /** Id of the reporter, whom the reported person never learns; null for a report of the server’s own. */
  reporterId: z.nullish(id),
  /** Full name of the reporter; the reported person never learns it. */
  reporterName: z.nullish(fullName),
  /** Kind of what is wrong. */
  reason: z.enum(REPORT_REASONS),
  /**
   * What is wrong, in the reporter’s words; null without any. The server names the other listing with the photo, or
   * what the price was compared with.
   */
  details: z.nullish(remark),
  /** When it was reported, ISO 8601 with a zone. */
  createdAt: instant,
  /** Where it stands. */
  status: z.enum(REPORT_STATUSES),
  /** When it was decided, ISO 8601 with a zone; null while it is open. */
  decidedAt: z.nullish(instant),
  /** E-mail address of the administrator who decided it. */
  decidedBy: z.nullish(email),
  /** What the administrator said about the decision. */
  decision: z.nullish(remark),
})

export type Report = z.output<typeof report>

export const sendReport = endpoint({
  id: 'sendReport',
  method: 'POST',
  path: '/api/reports',
  auth: 'bearer',
  content: 'json',
  body: reportBody,
  responses: { 201: acknowledged, 401: problem, 403: problem, 404: problem, 409: problem, 422: problem, 500: problem },
  summary:
    'Reports a listing, a message, a person or a review to the administration, once (409 for the second time); ' +
    'nobody reports themselves or what is their own (422). A message is reported by the other side of its ' +
    'conversation, a review while it is shown (else 404).',
  source: 'A 2',
  addition: true,
})

export const listReports = endpoint({
  id: 'listReports',
  method: 'GET',
  path: '/api/admin/reports',
  auth: 'super-admin',
  responses: { 200: answer(z.array(report)), 401: problem, 403: problem, 500: problem },
  summary:
    'Every report, whether it waits for a decision or has one. The server itself reports a listing with a photo that ' +
    'a listing of somebody else has too (`same-photo`), and one whose price by area is under ' +
    `${100 * LOW_PRICE_SHARE} percent of the middle of ${FEWEST_COMPARED} or more like it, as in ` +
    '`getMarket` (`low-price`): each once.',
  source: 'A 2',
  addition: true,
})

/** Said where the reason is empty. */
export const DECISION_REASON_NEEDED = 'Please give the reason for your decision'

export const upholdReport = endpoint({
  id: 'upholdReport',
  method: 'POST',
  path: '/api/admin/reports/{id}/uphold',
  auth: 'super-admin',
  content: 'json',
  params: byId,
  body: z.object({
    /** The reason, which the lister, the sender, the person or the author of the review reads; not empty. */
    reason: required(DECISION_REASON_NEEDED, REPORT_TEXT_MAX),
  }),
  responses: { 200: acknowledged, 401: problem, 403: problem, 404: problem, 409: problem, 422: problem, 500: problem },
  summary:
    'Acts on a report. A listing is removed as by its owner and a review is shown no more; whoever wrote a message, ' +
    'and a reported person, is warned. They read the reason. Every open report about the same is settled, and ' +
    'whoever reported it is told.',
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
    /** Why nothing changes, which the reporter reads; may be left out. */
    reason: z.nullish(shortText(REPORT_TEXT_MAX)),
  }),
  responses: { 200: acknowledged, 401: problem, 403: problem, 404: problem, 409: problem, 422: problem, 500: problem },
  summary: 'Changes nothing and tells whoever reported it; a report that is already decided is refused (409).',
  source: 'A 2',
  addition: true,
})
