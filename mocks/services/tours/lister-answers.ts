import type { Backend } from '../../backend'
import type { Row } from '../../store/database'
import { NO_ANSWER, NO_PROPOSAL } from '../../store/models/tour-defaults'
import { PROPOSED, tellLister, tellVisitor } from './tour-news'

type Tour = Row<'tour'>

/** Agrees in the name of whoever is asked: the visitor where a time is proposed, else the lister. */
export function agreeTo(backend: Backend, row: Tour): Tour {
  return row.proposed_date === null ? confirmTour(backend, row) : answerProposal(backend, row, true)
}

export function confirmTour(backend: Backend, row: Tour): Tour {
  const agreed = backend.db.tour.update(row.id, { ...NO_PROPOSAL, status: 'scheduled' }) ?? row
  tellVisitor(backend, agreed, 'Tour confirmed', '{name} expects you at “{title}” on {when}.')
  return agreed
}

export function decline(backend: Backend, row: Tour, reason: string | null): Tour {
  const changes = { ...NO_PROPOSAL, status: 'cancelled', cancelled_by: 'lister', reason } as const
  const declined = backend.db.tour.update(row.id, changes) ?? row
  if (row.status === 'pending')
    tellVisitor(backend, declined, 'Tour declined', '{name} cannot receive you at “{title}” on {when}.', { reason })
  else
    tellVisitor(backend, declined, 'Tour cancelled', '{name} cancelled your visit to “{title}” on {when}.', { reason })
  return declined
}

export function propose(backend: Backend, row: Tour, date: string, time: string): Tour {
  // The visit that the lister began has no other time that the visitor asked for.
  const own = row.invited ? { date, time } : {}
  const proposed = backend.db.tour.update(row.id, { ...own, proposed_date: date, proposed_time: time }) ?? row
  tellVisitor(backend, proposed, 'Another time proposed', PROPOSED, { when: { date, time } })
  return proposed
}

/** Declining leaves the tour as it was, or cancels one that the lister began. */
export function answerProposal(backend: Backend, row: Tour, accepted: boolean): Tour {
  const { proposed_date: date, proposed_time: time } = row
  if (!accepted && row.invited) return declineInvitation(backend, row)
  const moved = accepted && date !== null && time !== null ? { date, time, status: 'scheduled' as const } : {}
  const answered = backend.db.tour.update(row.id, { ...NO_PROPOSAL, ...moved }) ?? row
  if (accepted) tellLister(backend, answered, 'Proposed time accepted', '{name} comes to see “{title}”, {when}.')
  else
    tellLister(
      backend,
      answered,
      'Proposed time declined',
      '{name} cannot come at the time you proposed, but still asks to see “{title}”, {when}.',
    )
  return answered
}

function declineInvitation(backend: Backend, row: Tour): Tour {
  const changes = { ...NO_PROPOSAL, status: 'cancelled', cancelled_by: 'visitor' } as const
  const declined = backend.db.tour.update(row.id, changes) ?? row
  tellLister(backend, declined, 'Visit declined', '{name} cannot come to see “{title}”, {when}.')
  return declined
}

export function invite(backend: Backend, wanted: Omit<Tour, 'id' | keyof typeof BEGUN>): Tour {
  const { db } = backend
  const proposal = { proposed_date: wanted.date, proposed_time: wanted.time }
  const row = db.tour.insert({ id: db.newId(), ...wanted, ...BEGUN, ...proposal })
  tellVisitor(backend, row, 'Visit proposed', '{name} invites you to see “{title}” on {when}.')
  return row
}

const BEGUN = { ...NO_ANSWER, invited: true, status: 'pending' } as const
