import type { EndpointId } from '@/contract'
import { fullName, type Names } from '@/domain/people/names'
import { ownProfilePath } from '@/domain/people/profile-path'
import type { Backend } from '../../backend'
import { problem } from '../../network/problem'
import type { Database, Row } from '../../store/database'
import { nextVersion } from '../../store/versions'
import { requireStep } from '../access/steps'
import { appendAudit } from '../admin-audit'
import { notify } from '../notify'
import { told, type Notice } from '../told'
import { namesOf } from './id-submissions'
import { renamed } from './own-profile'
import { withStanding } from '../standing/pausing'

type Submitted = { submission: Row<'id_submission'>; user: Row<'user'> }
type Decision = { status: 'approved' } | { status: 'rejected'; reason: string }

/** The submissions that wait for a decision, the oldest first; not those of closed accounts. */
export function pendingSubmissions(db: Database): Submitted[] {
  return db.id_submission
    .where((row) => row.status === 'pending')
    .flatMap((submission) => {
      const user = db.user.find(submission.user_id)
      return user ? [{ submission, user }] : []
    })
    .toSorted((one, other) => one.submission.submitted_at.localeCompare(other.submission.submitted_at))
}

/** Stores a decision, records it, and notifies the owner. Refuses an unknown (404) and a decided submission (409). */
export function decide(backend: Backend, id: string, admin: Row<'admin'>, decision: Decision): void {
  const { db, clock } = backend
  const { submission, user } = undecided(
    backend,
    id,
    decision.status === 'approved' ? 'approveVerification' : 'rejectVerification',
  )
  const { status } = decision
  const reason = status === 'rejected' ? decision.reason : null
  db.id_submission.update(submission.id, { status, reason, decided_at: clock.iso() })
  const approved = status === 'approved'
  const names = namesOf(submission)
  if (!names)
    // After a rejection nothing counts as handed in, so that the owner can send better pictures.
    withStanding(backend, user, () =>
      db.user.update(user.id, { id_verified: approved, id_submitted: approved, rejection_reason: reason }),
    )
  else if (approved) db.user.update(user.id, { ...renamed(backend, user, names), updated_at: nextVersion(clock, user) })
  const action = approved ? 'verification_approved' : 'verification_rejected'
  appendAudit(backend, { action, admin, submission, reason: names && approved ? user.name : reason })
  notify(backend, user.id, { type: 'system', ...noticeOf(decision, user, names), link: ownProfilePath(user) })
}

function noticeOf(decision: Decision, user: Row<'user'>, names: Names | null): Notice {
  if (names && decision.status === 'approved')
    return {
      title: told('Your new name was approved'),
      message: told('Everyone sees {name} now.', { name: fullName(names) }),
    }
  if (decision.status === 'approved') {
    const next = 'Verify your mobile number too, then you can list properties.'
    return {
      title: told('Your ID was approved'),
      message: told(user.phone_verified ? 'You can list properties now.' : next),
    }
  }
  const reason = { own: `${decision.reason}${/[.!?]$/.test(decision.reason) ? '' : '.'}` }
  if (names)
    return {
      title: told('Your new name was not approved'),
      message: [reason, told('You stay {name}.', { name: user.name })],
    }
  return {
    title: told('Your ID was not approved'),
    message: [reason, told('You can send it again from your profile.')],
  }
}

function undecided({ db }: Backend, id: string, event: EndpointId): Submitted {
  const submission = db.id_submission.find(id)
  const user = submission && db.user.find(submission.user_id)
  if (!submission || !user) throw problem(404, 'There is no such verification.')
  requireStep('idVerification', submission.status, event)
  return { submission, user }
}
