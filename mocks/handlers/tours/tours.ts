import type * as contract from '@/contract/tours'
import type { Implementations } from '../../network/implement'
import { invalid, problem } from '../../network/problem'
import { demandOpen } from '../../services/conversation-sides'
import { known } from '../../services/access/ownership'
import { answerProposal, confirmTour, decline, invite, propose } from '../../services/tours/lister-answers'
import { awaitAnswer } from '../../services/tours/simulated-answers'
import { storeMessage } from '../../services/messages-store'
import { NO_PROPOSAL, tellLister, whenText } from '../../services/tours/tour-news'
import { demandFreeTime, demandTourStep, demandVisitingTime, placeOf, visitable } from '../../services/tours/tour-rules'
import { latestFirst, wireTour } from '../../wire/tour-wire'

export const tours: Implementations<typeof contract> = {
  listTours: ({ backend, db, me }) => {
    const { id } = me()
    const own = db.tour.where((row) => row.user_id === id)
    return own.toSorted(latestFirst).map((row) => wireTour(backend, row))
  },

  listTourRequests: ({ backend, db, me }) => {
    const { id } = me()
    const hosted = db.tour.where((row) => db.property.find(row.property_id)?.user_id === id)
    return hosted.toSorted(latestFirst).map((row) => wireTour(backend, row))
  },

  createTour: ({ backend, db, me, body }) => {
    const visitor = me()
    const property = visitable(backend, String(body.property_id), visitor)
    const wanted = { date: body.date, time: body.time, duration: body.duration ?? 45 }
    const who = { user_id: visitor.id, property_id: property.id }
    demandVisitingTime(backend, wanted, property.id)
    demandFreeTime(backend, wanted, { id: null, ...who })
    const fresh = { ...NO_PROPOSAL, status: 'pending', cancelled_by: null, reason: null } as const
    const conversation = placeOf(backend, body.conversation_id, who)
    const row = db.tour.insert({ id: db.newId(), ...who, ...wanted, ...fresh, notes: body.notes ?? null })
    tellLister(backend, row, 'Tour requested', 'would like to see')
    if (conversation) {
      const text = `I would like to see it on ${whenText(row)}.`
      storeMessage(backend, { conversation, sender: visitor.id, text, tour_id: row.id })
    }
    awaitAnswer(backend, row)
    return wireTour(backend, row)
  },

  inviteToTour: ({ backend, db, me, body }) => {
    const lister = me()
    const conversation = known(db.conversation, body.conversation_id)
    demandOpen(db, conversation, lister.id)
    if (conversation.property_id === '') throw invalid('conversation_id', 'This conversation is about no listing.')
    const wanted = { date: body.date, time: body.time, duration: body.duration ?? 45 }
    const who = { user_id: conversation.buyer_id, property_id: conversation.property_id }
    demandFreeTime(backend, wanted, { id: null, ...who })
    const row = invite(backend, { ...who, ...wanted, notes: body.notes ?? null })
    const text = `Would you like to see it on ${whenText(row)}?`
    storeMessage(backend, { conversation, sender: lister.id, text, tour_id: row.id })
    awaitAnswer(backend, row)
    return wireTour(backend, row)
  },

  rescheduleTour: ({ backend, db, params, body }) => {
    const row = known(db.tour, params.id)
    demandTourStep(backend, row, 'rescheduleTour')
    const wanted = { ...body, duration: row.duration }
    demandVisitingTime(backend, wanted, row.property_id)
    demandFreeTime(backend, wanted, row)
    // The lister has agreed to the old time only.
    const changes = { ...NO_PROPOSAL, date: body.date, time: body.time, status: 'pending' } as const
    const moved = db.tour.update(row.id, changes) ?? row
    tellLister(backend, moved, 'Tour moved', 'would like to move the visit of')
    awaitAnswer(backend, moved)
    return wireTour(backend, moved)
  },

  cancelTour: ({ backend, db, params }) => {
    const row = known(db.tour, params.id)
    demandTourStep(backend, row, 'cancelTour')
    const cancelled = db.tour.update(row.id, { ...NO_PROPOSAL, status: 'cancelled', cancelled_by: 'visitor' }) ?? row
    if (row.status === 'pending') tellLister(backend, cancelled, 'Tour request taken back', 'no longer asks to see')
    else tellLister(backend, cancelled, 'Tour cancelled', 'cancelled the visit of')
    return undefined
  },

  confirmTour: ({ backend, db, params }) => {
    const row = known(db.tour, params.id)
    demandTourStep(backend, row, 'confirmTour')
    if (row.invited) throw problem(409, 'This visit waits for the visitor’s answer.')
    return wireTour(backend, confirmTour(backend, row))
  },

  declineTour: ({ backend, db, params, body }) => {
    const row = known(db.tour, params.id)
    demandTourStep(backend, row, 'declineTour')
    return wireTour(backend, decline(backend, row, body.reason?.trim() || null))
  },

  proposeTourTime: ({ backend, db, params, body: { date, time } }) => {
    const row = known(db.tour, params.id)
    demandTourStep(backend, row, 'proposeTourTime')
    demandFreeTime(backend, { date, time, duration: row.duration }, row)
    const proposed = propose(backend, row, date, time)
    awaitAnswer(backend, proposed)
    return wireTour(backend, proposed)
  },

  answerTourProposal: ({ backend, db, params, body: { accepted } }) => {
    const row = known(db.tour, params.id)
    demandTourStep(backend, row, 'answerTourProposal')
    if (row.proposed_date === null || row.proposed_time === null) throw problem(409, 'No other time is proposed.')
    const proposed = { date: row.proposed_date, time: row.proposed_time, duration: row.duration }
    if (accepted) demandFreeTime(backend, proposed, row)
    return wireTour(backend, answerProposal(backend, row, accepted))
  },
}
