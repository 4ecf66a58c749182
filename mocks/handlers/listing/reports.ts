import type * as contract from '@/contract/listing/reports'
import { reply, type Implementations } from '../../network/implement'
import { problem } from '../../network/problem'
import { adminOf } from '../../services/admin-audit'
import { dismiss, reportsInOrder, reportListing, uphold } from '../../services/follow-ups/reports'
import { wireReport } from '../../wire/admin-wire'

export const reports: Implementations<typeof contract> = {
  reportProperty: ({ backend, db, me, params, body }) => {
    const listing = db.property.find(params.id)
    if (!listing) throw problem(404, 'Property not found')
    reportListing(backend, listing, me(), { reason: body.reason, details: body.details?.trim() || null })
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
