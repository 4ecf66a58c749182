import { approveVerification, rejectVerification } from '@/contract/admin'
import { ownProfilePath } from '@/domain/profile-path'
import type { Backend } from '../backend'
import type { Row } from '../db/database'
import { implement } from '../network/implement'
import { problem } from '../network/problem'
import { adminOf, leaveAudit } from './admin-audit'
import { notify } from './notify'

export const adminDecisions = [
  implement(approveVerification, ({ backend, token, params }) => {
    const { submission, user } = undecided(backend, params.id)
    const { db, clock } = backend
    db.id_submission.update(submission.id, { status: 'approved', reason: null, decided_at: clock.iso() })
    db.user.update(user.id, { id_verified: true, id_submitted: true, rejection_reason: null })
    leaveAudit(backend, { action: 'verification_approved', admin: adminOf(backend, token), submission })
    notify(backend, user.id, {
      type: 'system',
      title: 'Your ID was approved',
      message: user.phone_verified
        ? 'You can list properties now.'
        : 'Verify your mobile number too, then you can list properties.',
      link: ownProfilePath(user),
    })
    return undefined
  }),

  implement(rejectVerification, ({ backend, token, params, body }) => {
    const { submission, user } = undecided(backend, params.id)
    const { db, clock } = backend
    const { reason } = body
    db.id_submission.update(submission.id, { status: 'rejected', reason, decided_at: clock.iso() })
    // Nothing counts as handed in any more, so that a better picture can be.
    db.user.update(user.id, { id_verified: false, id_submitted: false, rejection_reason: reason })
    leaveAudit(backend, { action: 'verification_rejected', admin: adminOf(backend, token), submission, reason })
    notify(backend, user.id, {
      type: 'system',
      title: 'Your ID was not approved',
      message: `${reason}${/[.!?]$/.test(reason) ? '' : '.'} You can send it again from your profile.`,
      link: ownProfilePath(user),
    })
    return undefined
  }),
]

/** The document and its owner; refused when somebody has decided already. */
function undecided({ db }: Backend, id: string): { submission: Row<'id_submission'>; user: Row<'user'> } {
  const submission = db.id_submission.find(id)
  const user = submission && db.user.find(submission.user_id)
  if (!submission || !user) throw problem(404, 'There is no such verification.')
  if (submission.status !== 'pending') throw problem(409, `This verification is already ${submission.status}.`)
  return { submission, user }
}
