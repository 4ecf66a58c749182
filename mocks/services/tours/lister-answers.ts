import type { Backend } from '../../backend'
import type { Row } from '../../store/database'
import { NO_ANSWER, NO_PROPOSAL } from '../../store/models/tour-defaults'
import { tellLister, tellVisitor, whenText } from './tour-news'

type Tour = Row<'tour'>

function homeOf({ db }: Backend, { property_id }: Tour): string {
  return `“${db.property.find(property_id)?.title ?? 'the listing'}”`
}

/** Agrees in the name of whoever is asked: the visitor where a time is proposed, else the lister. */
export function agreeTo(backend: Backend, row: Tour): Tour {
  return row.proposed_date === null ? confirmTour(backend, row) : answerProposal(backend, row, true)
}

export function confirmTour(backend: Backend, row: Tour): Tour {
  const agreed = backend.db.tour.update(row.id, { ...NO_PROPOSAL, status: 'scheduled' }) ?? row
  tellVisitor(backend, agreed, 'Tour confirmed', `expects you at ${homeOf(backend, row)} on ${whenText(agreed)}.`)
  return agreed
}

export function decline(backend: Backend, row: Tour, reason: string | null): Tour {
  const changes = { ...NO_PROPOSAL, status: 'cancelled', cancelled_by: 'lister', reason } as const
  const declined = backend.db.tour.update(row.id, changes) ?? row
  const asked = row.status === 'pending'
  const what = asked ? 'cannot receive you at' : 'cancelled your visit to'
  const does = `${what} ${homeOf(backend, row)} on ${whenText(row)}.`
  tellVisitor(backend, declined, asked ? 'Tour declined' : 'Tour cancelled', reason ? `${does} “${reason}”` : does)
  return declined
}

export function propose(backend: Backend, row: Tour, date: string, time: string): Tour {
  // The visit that the lister began has no other time that the visitor asked for.
  const own = row.invited ? { date, time } : {}
  const proposed = backend.db.tour.update(row.id, { ...own, proposed_date: date, proposed_time: time }) ?? row
  tellVisitor(
    backend,
    proposed,
    'Another time proposed',
    `proposes ${whenText({ date, time })} for your visit to ${homeOf(backend, row)}.`,
  )
  return proposed
}

/** Declining leaves the tour as it was, or cancels one that the lister began. */
export function answerProposal(backend: Backend, row: Tour, accepted: boolean): Tour {
  const { proposed_date: date, proposed_time: time } = row
  if (!accepted && row.invited) return declineInvitation(backend, row)
  const moved = accepted && date !== null && time !== null ? { date, time, status: 'scheduled' as const } : {}
  const answered = backend.db.tour.update(row.id, { ...NO_PROPOSAL, ...moved }) ?? row
  if (accepted) tellLister(backend, answered, 'Proposed time accepted', 'comes to see')
  else
    tellLister(
      backend,
      answered,
      'Proposed time declined',
      'cannot come at the time you proposed, but still asks to see',
    )
  return answered
}

function declineInvitation(backend: Backend, row: Tour): Tour {
  const changes = { ...NO_PROPOSAL, status: 'cancelled', cancelled_by: 'visitor' } as const
  const declined = backend.db.tour.update(row.id, changes) ?? row
  tellLister(backend, declined, 'Visit declined', 'cannot come to see')
  return declined
}

export function invite(backend: Backend, wanted: Omit<Tour, 'id' | keyof typeof BEGUN>): Tour {
  const { db } = backend
  const proposal = { proposed_date: wanted.date, proposed_time: wanted.time }
  const row = db.tour.insert({ id: db.newId(), ...wanted, ...BEGUN, ...proposal })
  tellVisitor(backend, row, 'Visit proposed', `invites you to see ${homeOf(backend, row)} on ${whenText(row)}.`)
  return row
}

const BEGUN = { ...NO_ANSWER, invited: true, status: 'pending' } as const
