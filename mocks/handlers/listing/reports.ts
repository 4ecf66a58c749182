import type * as contract from '@/contract/listing/reports'
import { reply, type Implementations } from '../../network/implement'
import { adminOf } from '../../services/admin-audit'
import { dismiss, reportsInOrder, insertReport, uphold } from '../../services/follow-ups/reports'
import { wireReport } from '../../wire/admin/admin-wire'

export const reports: Implementations<typeof contract> = {
  sendReport: ({ backend, me, body: { subject_id, details, ...body } }) => {
    insertReport(backend, me(), { ...body, subject_id: String(subject_id), details: details?.trim() || null })
    return reply(undefined, { message: 'Thank you. An administrator looks at it.' })
  },

  listReports: ({ db }) => reportsInOrder(db).map((row) => wireReport(db, row)),

  upholdReport: async ({ backend, token, params, body }) => {
    await uphold(backend, params.id, adminOf(backend, token), body.reason)
    return undefined
  },

  dismissReport: ({ backend, token, params, body }) => {
    dismiss(backend, params.id, adminOf(backend, token), body.reason?.trim() || null)
    return undefined
  },
}
