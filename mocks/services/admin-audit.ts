import type { Backend } from '../backend'
import { sessionOfAdmin } from '../accounts'
import type { Row } from '../store/database'
import { problem } from '../network/problem'

type Line = {
  action: Row<'audit'>['action']
  admin: Row<'admin'>
  submission?: Row<'id_submission'>
  userId?: string | undefined
  reason?: string | null
}

export function appendAudit({ db, clock }: Backend, { action, admin, submission, userId, reason }: Line): void {
  const user = db.user.find(userId ?? submission?.user_id ?? '')
  db.audit.insert({
    id: db.newId(),
    action,
    admin_email: admin.email,
    verification_id: submission?.id ?? null,
    user_id: user?.id ?? null,
    user_name: user?.name ?? null,
    reason: reason ?? null,
    created_at: clock.iso(),
  })
}

export function adminOf({ db }: Backend, token: string | null): Row<'admin'> {
  const session = db.session.find(token ?? '')
  const found = db.admin.all().find(({ id }) => sessionOfAdmin(id) === session?.user_id)
  if (!found) throw problem(401, 'Please sign in as a super administrator.')
  return found
}
