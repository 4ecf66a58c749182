import type { EndpointId } from '@/contract'
import { stepsFrom } from '@/contract/rules/machines'
import { SUSPENSION_DAYS_MAX } from '@/contract/standing'
import type { Label } from '@/words/words'
import type { ComingEvent } from '../../agenda/agenda'
import type { Backend } from '../../backend'
import { invalid, problem } from '../../network/problem'
import type { Row } from '../../store/database'
import { requireStep } from '../access/steps'
import { appendAudit } from '../admin-audit'
import { notify } from '../notify'
import { endOpen } from '../people/blocks'
import { namesOf } from '../people/id-submissions'
import { told } from '../told'
import { withStanding } from './pausing'
import { standingOf, suspensionOf } from './standing'

const DAY = 86_400_000

type Suspension = Row<'suspension'>
type Decided = { admin: Row<'admin'>; reason: string }

/** @param own what an administrator wrote */
function tell(backend: Backend, userId: string, title: Label, own: string): void {
  notify(backend, userId, { type: 'system', title: told(title), message: { own }, link: '/dashboard' })
}

/** Also ends the person's open offers and coming visits: the others would wait for an answer that cannot come. */
export function suspend(
  backend: Backend,
  user: Row<'user'>,
  { admin, reason, ends_at }: Decided & Pick<Suspension, 'ends_at'>,
): void {
  const { db, clock } = backend
  const to = ends_at === null ? 'closed' : 'suspended'
  const state = standingOf(db, user)
  requireStep('standing', state, 'suspendUser')
  if (!stepsFrom('standing', state, 'suspendUser').some((arrow) => arrow.to === to))
    throw problem(409, 'This person is suspended already.')
  if (ends_at !== null) requireEnd(backend, ends_at)
  endOpen(backend, user.id)
  const before = suspensionOf(db, user.id)
  if (before) db.suspension.remove(before.id)
  db.suspension.insert({
    id: db.newId(),
    user_id: user.id,
    reason,
    decided_at: clock.iso(),
    ends_at,
    answer: null,
    answered_at: null,
    kept_because: null,
  })
  appendAudit(backend, {
    action: ends_at === null ? 'account_closed' : 'person_suspended',
    admin,
    userId: user.id,
    reason,
  })
  tell(backend, user.id, ends_at === null ? 'Your account is closed' : 'Your account is suspended', reason)
}

function requireEnd({ clock }: Backend, ends_at: string): void {
  const ahead = Date.parse(ends_at) - clock.now()
  if (!(ahead > 0)) throw invalid('ends_at', 'Please choose a time that is yet to come.')
  if (ahead > SUSPENSION_DAYS_MAX * DAY)
    throw invalid('ends_at', (t) => t('Please choose a time within {n} days.', { n: SUSPENSION_DAYS_MAX }))
}

/** The suspension that a call is about. Refuses (409) where the person is not suspended. */
function openSuspension({ db }: Backend, user: Row<'user'>, event: EndpointId): Suspension {
  requireStep(
    'standing',
    standingOf(db, user),
    event,
    event === 'answerSuspension' ? { said: 'Nothing to answer.' } : {},
  )
  const open = suspensionOf(db, user.id)
  if (!open) throw new Error('the machine of standings lets this call through without a suspension')
  return open
}

export function lift(backend: Backend, user: Row<'user'>, { admin, reason }: Decided): void {
  const open = openSuspension(backend, user, 'liftSuspension')
  backend.db.suspension.remove(open.id)
  appendAudit(backend, { action: 'suspension_lifted', admin, userId: user.id, reason })
  tell(backend, user.id, open.ends_at === null ? 'Your account is open again' : 'Your suspension is lifted', reason)
}

/** An administrator stays with the decision after the person's answer. */
export function keep(backend: Backend, user: Row<'user'>, { admin, reason }: Decided): void {
  const open = openSuspension(backend, user, 'keepSuspension')
  if (open.answer === null) throw problem(409, 'This person has not answered yet.')
  if (open.kept_because !== null) throw problem(409, 'The answer of this person is decided already.')
  backend.db.suspension.update(open.id, { kept_because: reason })
  appendAudit(backend, { action: 'suspension_kept', admin, userId: user.id, reason })
  tell(backend, user.id, 'We read your answer', reason)
}

export function answerSuspension(backend: Backend, user: Row<'user'>, message: string): void {
  const open = openSuspension(backend, user, 'answerSuspension')
  if (open.answer !== null) throw problem(409, 'You have answered already.')
  backend.db.suspension.update(open.id, { answer: message, answered_at: backend.clock.iso() })
}

/** Takes back the approval of an ID, and a name that waited beside it. */
export function revokeId(backend: Backend, user: Row<'user'>, { admin, reason }: Decided): void {
  const { db, clock } = backend
  const state = user.id_verified ? 'approved' : 'not_submitted'
  requireStep('idVerification', state, 'revokeVerification', { said: 'This person has no approved ID.' })
  const own = db.id_submission.where((row) => row.user_id === user.id)
  for (const row of own) if (row.status === 'pending' && namesOf(row)) db.id_submission.remove(row.id)
  for (const { id, status } of own)
    if (status === 'approved') db.id_submission.update(id, { status: 'rejected', reason, decided_at: clock.iso() })
  withStanding(backend, user, () =>
    db.user.update(user.id, { id_verified: false, id_submitted: false, rejection_reason: reason }),
  )
  appendAudit(backend, { action: 'verification_revoked', admin, userId: user.id, reason })
  tell(backend, user.id, 'Your ID is no longer verified', reason)
}

/** Ends suspensions at their time. Returns how to stop. */
export function startSuspensionEnds(backend: Backend): () => void {
  return backend.agenda.run(() => suspensionEnds(backend))
}

function suspensionEnds(backend: Backend): ComingEvent[] {
  const { db, clock } = backend
  return db.suspension
    .where(({ ends_at }) => ends_at !== null)
    .map(({ id, user_id, ends_at }): ComingEvent => {
      const end = (time: number) => void db.suspension.update(id, { ends_at: new Date(time).toISOString() })
      return {
        id: `suspension ${id} ends`,
        at: Date.parse(ends_at ?? ''),
        what: `The suspension of ${db.user.find(user_id)?.name ?? 'a person'} ends`,
        happen() {
          db.suspension.remove(id)
          const notice = {
            title: told('Your suspension is over'),
            message: told('You can use your account as before.'),
          }
          notify(backend, user_id, { type: 'system', ...notice, link: '/dashboard' })
        },
        runNow: () => end(clock.now()),
        moveTo: end,
      }
    })
}
