import * as z from 'zod/mini'
import { adminUser, auditRecord } from './admin'
import { standing } from './account/person'
import { endpoint } from './endpoint'
import { byId, id, instant, REPORT_TEXT_MAX, required } from './fields'
import { DECISION_REASON_NEEDED, report } from './listing/reports'
import { acknowledged, answer, problem } from './problem'
import { fullName, line, phone } from './values/texts'

/** How far ahead a suspension may end. */
export const SUSPENSION_DAYS_MAX = 365

/** Said where a suspended person's answer is empty. */
export const ANSWER_NEEDED = 'Please write your answer'

/** Everything that the administration knows of a person. */
export const adminPerson = z.object({
  /** The account, as in the list of all users. */
  user: adminUser,
  /** Mobile number with its country code. */
  phoneNumber: z.nullish(phone),
  /** The full name that waits for a decision; null where none waits. */
  requestedName: z.nullish(fullName),
  /** Where the person stands, and why. */
  standing,
  /** The full names that the person had before, the latest first. */
  names: z.array(
    z.object({
      /** Full name. */
      name: fullName,
      /** Until when the person had it, ISO 8601 with a zone. */
      givenUpAt: instant,
    }),
  ),
  /** Their listings, newest first. */
  listings: z.array(
    z.object({
      /** Id of the listing. */
      id,
      /** Headline of the listing. */
      title: line,
      /** `available`, `pending` or `sold`. */
      status: line,
      /** Whether it is hidden with its owner. */
      paused: z.boolean(),
    }),
  ),
  /** Their conversations of which somebody reported a message. */
  conversations: z.array(
    z.object({
      /** Id of the conversation. */
      id,
      /** Headline of the listing that it is about; null without one. */
      title: z.nullish(line),
      /** Full name of the other participant; null for a closed account. */
      otherName: z.nullish(fullName),
      /** Id of the other participant. */
      otherId: id,
      /** The reported messages. */
      words: z.array(z.string()),
    }),
  ),
  /** Reports about the person, their messages, listings and reviews, newest first. */
  reportsAbout: z.array(report),
  /** Reports that the person sent, newest first. */
  reportsBy: z.array(report),
  /** What the audit record has about the person, newest first. */
  decisions: z.array(auditRecord),
})

export type AdminPerson = z.output<typeof adminPerson>

const decided = {
  200: acknowledged,
  401: problem,
  403: problem,
  404: problem,
  409: problem,
  422: problem,
  500: problem,
} as const

const decision = {
  /** The reason, which the person reads; not empty. */
  reason: required(DECISION_REASON_NEEDED, REPORT_TEXT_MAX),
}

export const getAdminPerson = endpoint({
  id: 'getAdminPerson',
  method: 'GET',
  path: '/api/admin/users/{id}',
  auth: 'super-admin',
  params: byId,
  responses: { 200: answer(adminPerson), 401: problem, 403: problem, 404: problem, 500: problem },
  summary: 'A person on one page: identity, names, listings, reported conversations, reports and decisions.',
  source: 'A 6',
  addition: true,
})

export const suspendUser = endpoint({
  id: 'suspendUser',
  method: 'POST',
  path: '/api/admin/users/{id}/suspend',
  auth: 'super-admin',
  content: 'json',
  params: byId,
  body: z.object({
    ...decision,
    /** When the suspension ends by itself, ISO 8601 with a zone; null closes the account without an end. */
    ends_at: z.nullable(instant),
  }),
  responses: decided,
  summary:
    'Suspends a person until a time, or closes the account. Their listings are hidden, their open offers and coming ' +
    'visits end and the others are told, and what they write is refused (403) with the reason. They may answer once.',
  source: 'A 6',
  addition: true,
})

export const liftSuspension = endpoint({
  id: 'liftSuspension',
  method: 'POST',
  path: '/api/admin/users/{id}/lift-suspension',
  auth: 'super-admin',
  content: 'json',
  params: byId,
  body: z.object(decision),
  responses: decided,
  summary: 'Ends a suspension, or opens a closed account again: listings are shown again, and the person is told.',
  source: 'A 6',
  addition: true,
})

export const keepSuspension = endpoint({
  id: 'keepSuspension',
  method: 'POST',
  path: '/api/admin/users/{id}/keep-suspension',
  auth: 'super-admin',
  content: 'json',
  params: byId,
  body: z.object(decision),
  responses: decided,
  summary: 'Stays with a suspension after the person answered it; refused (409) before an answer, and the second time.',
  source: 'A 6',
  addition: true,
})

export const revokeVerification = endpoint({
  id: 'revokeVerification',
  method: 'POST',
  path: '/api/admin/users/{id}/revoke-id',
  auth: 'super-admin',
  content: 'json',
  params: byId,
  body: z.object(decision),
  responses: decided,
  summary:
    'Takes back the approval of an ID, as of a forged or expired one. Their listings are hidden until another ID is ' +
    'approved; refused (409) where no ID is approved.',
  source: 'A 6',
  addition: true,
})

export const answerSuspension = endpoint({
  id: 'answerSuspension',
  method: 'POST',
  path: '/api/user/suspension-answer',
  auth: 'bearer',
  content: 'json',
  body: z.object({
    /** What the person says to the suspension, without markup; not empty. */
    message: required(ANSWER_NEEDED, REPORT_TEXT_MAX),
  }),
  responses: { 200: answer(standing), 401: problem, 409: problem, 422: problem, 500: problem },
  summary:
    'The one answer of a suspended person, which the administrators read; refused (409) the second time and where ' +
    'nothing is suspended.',
  source: 'A 6',
  addition: true,
})
