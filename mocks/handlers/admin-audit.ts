import { listAuditRecords } from '@/contract/admin'
import { sessionOfAdmin, type Backend } from '../backend'
import type { Row } from '../db/database'
import { implement } from '../network/implement'
import { problem } from '../network/problem'

type Line = {
  action: Row<'audit'>['action']
  admin: Row<'admin'>
  submission?: Row<'id_submission'>
  reason?: string
}

/** Adds a line to the audit record; there is no call that changes or removes one. */
export function leaveAudit({ db, clock }: Backend, { action, admin, submission, reason }: Line): void {
  db.audit.insert({
    id: db.newId(),
    action,
    admin_email: admin.email,
    verification_id: submission?.id ?? null,
    user_name: (submission && db.user.find(submission.user_id)?.name) ?? null,
    reason: reason ?? null,
    created_at: clock.iso(),
  })
}

/** The administrator whose token it is. */
export function adminOf({ db }: Backend, token: string | null): Row<'admin'> {
  const session = db.session.find(token ?? '')
  const found = db.admin.all().find(({ id }) => sessionOfAdmin(id) === session?.user_id)
  if (!found) throw problem(401, 'Please sign in as a super administrator.')
  return found
}

export const adminAudit = [
  implement(listAuditRecords, ({ db }) =>
    db.audit
      .all()
      .map(({ id, action, admin_email, verification_id, user_name, reason, created_at }, place) => ({
        place,
        row: {
          id,
          action,
          adminEmail: admin_email,
          verificationId: verification_id,
          userName: user_name,
          reason,
          createdAt: created_at,
        },
      }))
      // Of two at the same moment the later written comes first.
      .toSorted((one, other) => other.row.createdAt.localeCompare(one.row.createdAt) || other.place - one.place)
      .map(({ row }) => row),
  ),
]
