import type { Backend } from '../../backend'
import type { Row } from '../../store/database'
import { agreeTo } from './lister-answers'

/** How long a simulated person takes to agree, in milliseconds on the mock's clock. */
const THINKING = 25_000
/** Seeded requests stay open, so that the demo shows an open one. */
const SEEDED = /^(t\d+-2|h\d+-\d)$/

const planned = new WeakMap<Backend, Set<string>>()

/**
 * In a scenario with lively people, the other side agrees after a while: the lister to a request, the visitor to a proposed time.
 * A user who is signed in anywhere answers for themselves. Call it when something is asked and when it is read: after a reload,
 * reading starts the wait again.
 */
export function awaitAnswer(backend: Backend, tour: Row<'tour'>): void {
  if (backend.scenario.people !== 'lively' || !waits(tour) || SEEDED.test(tour.id)) return
  const known = planned.get(backend) ?? new Set()
  planned.set(backend, known)
  const request = questionOf(tour)
  if (known.has(request)) return
  known.add(request)
  backend.clock.after(THINKING, () => {
    backend
      .writing(async () => {
        const row = backend.db.tour.find(tour.id)
        if (row && waits(row) && questionOf(row) === request && !isSignedIn(backend, row)) agreeTo(backend, row)
      })
      // oxlint-disable-next-line no-console -- a simulated person that breaks must do so loudly
      .catch((error: unknown) => console.error('A simulated answer to a tour failed:', error))
  })
}

function waits({ status, proposed_date }: Row<'tour'>): boolean {
  return status === 'pending' || (status === 'scheduled' && proposed_date !== null)
}

function questionOf({ id, date, time, proposed_date, proposed_time }: Row<'tour'>): string {
  return [id, date, time, proposed_date, proposed_time].join(' ')
}

/** Whether the one who has to answer has a session. */
function isSignedIn({ db }: Backend, { user_id, property_id, proposed_date }: Row<'tour'>): boolean {
  const person = proposed_date === null ? db.property.find(property_id)?.user_id : user_id
  return db.session.where((session) => session.user_id === person).length > 0
}
