import type * as contract from '@/contract/tours/tours'
import type { Implementations } from '../../network/implement'
import { problem } from '../../network/problem'
import { findOrThrow } from '../../services/access/ownership'
import { requireContact } from '../../services/access/contact'
import { answerProposal } from '../../services/tours/lister-answers'
import { awaitAnswer } from '../../services/tours/simulated-answers'
import { storeMessage } from '../../services/messages-store'
import { NO_ANSWER, NO_PROPOSAL } from '../../store/models/tour-defaults'
import { told, whenTold, worded } from '../../services/told'
import { callOff, tellLister } from '../../services/tours/tour-news'
import {
  requireFreeTime,
  requireTourStep,
  requireVisitingTime,
  conversationFor,
  visitable,
} from '../../services/tours/tour-rules'
import { latestFirst, wireTour } from '../../wire/tour-wire'

export const tours: Implementations<typeof contract> = {
  listTours: ({ backend, db, me }) => {
    const { id } = me()
    const own = db.tour.where((row) => row.user_id === id)
    return own.toSorted(latestFirst).map((row) => wireTour(backend, row))
  },

  createTour: ({ backend, db, me, body, t }) => {
    const visitor = me()
    const property = visitable(backend, String(body.property_id), visitor)
    requireContact(db, visitor.id, property.user_id)
    const wanted = { date: body.date, time: body.time, duration: body.duration ?? 45 }
    const who = { user_id: visitor.id, property_id: property.id }
    requireVisitingTime(backend, wanted, property.id)
    requireFreeTime(backend, wanted, { id: null, ...who })
    const fresh = { ...NO_ANSWER, status: 'pending' } as const
    const conversation = conversationFor(backend, body.conversation_id, who)
    const row = db.tour.insert({ id: db.newId(), ...who, ...wanted, ...fresh, notes: body.notes ?? null })
    tellLister(backend, row, 'Tour requested', '{name} would like to see “{title}”, {when}.')
    if (conversation) {
      const text = worded(told('I would like to see it on {when}.', { when: whenTold(row) }), t)
      storeMessage(backend, { conversation, sender: visitor.id, text, tour_id: row.id })
    }
    awaitAnswer(backend, row)
    return wireTour(backend, row)
  },

  rescheduleTour: ({ backend, db, params, body }) => {
    const row = findOrThrow(db.tour, params.id)
    requireTourStep(backend, row, 'rescheduleTour')
    const wanted = { ...body, duration: row.duration }
    requireVisitingTime(backend, wanted, row.property_id)
    requireFreeTime(backend, wanted, row)
    // The lister has agreed to the old time only.
    const changes = { ...NO_PROPOSAL, date: body.date, time: body.time, status: 'pending' } as const
    const moved = db.tour.update(row.id, changes) ?? row
    tellLister(backend, moved, 'Tour moved', '{name} would like to move the visit of “{title}”, {when}.')
    awaitAnswer(backend, moved)
    return wireTour(backend, moved)
  },

  cancelTour: ({ backend, db, params }) => {
    const row = findOrThrow(db.tour, params.id)
    requireTourStep(backend, row, 'cancelTour')
    callOff(backend, row)
    return undefined
  },

  answerTourProposal: ({ backend, db, params, body: { accepted } }) => {
    const row = findOrThrow(db.tour, params.id)
    requireTourStep(backend, row, 'answerTourProposal')
    if (row.proposed_date === null || row.proposed_time === null) throw problem(409, 'No other time is proposed.')
    const proposed = { date: row.proposed_date, time: row.proposed_time, duration: row.duration }
    if (accepted) requireFreeTime(backend, proposed, row)
    return wireTour(backend, answerProposal(backend, row, accepted))
  },
}
