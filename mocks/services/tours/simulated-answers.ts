import type { Backend } from '../../backend'
import type { Row } from '../../store/database'
import { agreeTo } from './lister-answers'
import { listerClashes } from './tour-rules'

const THINKING = 25_000
/** Seeded requests stay open, so that the demo shows an open one. */
const SEEDED = /^(t\d+-2|h\d+-\d)$/

export function awaitAnswer({ scenario, agenda, clock }: Backend, tour: Row<'tour'>): void {
  if (scenario.people !== 'lively' || !waits(tour) || SEEDED.test(tour.id)) return
  agenda.plan({ kind: 'tour-agrees', about: questionOf(tour), at: clock.now() + THINKING })
}

export function startTourAnswers(backend: Backend): () => void {
  const { db, agenda } = backend
  const asked = (question: string) => db.tour.where((row) => waits(row) && questionOf(row) === question)[0]
  const stops = [
    agenda.on('tour-agrees', {
      what: (question) =>
        `The other side agrees to the visit of ${db.user.find(asked(question)?.user_id ?? '')?.name ?? 'nobody'}`,
      happen(question) {
        const row = asked(question)
        if (row && !isSignedIn(backend, row) && isFree(backend, row)) agreeTo(backend, row)
      },
    }),
    agenda.start(),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

function waits({ status, proposed_date }: Row<'tour'>): boolean {
  return status === 'pending' || (status === 'scheduled' && proposed_date !== null)
}

/** A simulated lister agrees to no second place at one hour: such a request stays open. */
function isFree(backend: Backend, row: Row<'tour'>): boolean {
  return row.proposed_date !== null || listerClashes(backend, row, row).length === 0
}

function questionOf({ id, date, time, proposed_date, proposed_time }: Row<'tour'>): string {
  return [id, date, time, proposed_date ?? '-', proposed_time ?? '-'].join(' ')
}

function isSignedIn({ db }: Backend, { user_id, property_id, proposed_date }: Row<'tour'>): boolean {
  const person = proposed_date === null ? db.property.find(property_id)?.user_id : user_id
  return db.session.where((session) => session.user_id === person).length > 0
}
