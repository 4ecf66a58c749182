import type * as contract from '@/contract/tours/requests'
import type { Implementations } from '../../network/implement'
import { invalid, problem } from '../../network/problem'
import { requireOpen } from '../../services/conversation-sides'
import { findOrThrow } from '../../services/access/ownership'
import { confirmTour, decline, invite, propose } from '../../services/tours/lister-answers'
import { awaitAnswer } from '../../services/tours/simulated-answers'
import { storeMessage } from '../../services/messages-store'
import { told, whenTold, worded } from '../../services/told'
import { askAboutClash, requireFreeTime, requireTourStep } from '../../services/tours/tour-rules'
import { latestFirst, wireTour } from '../../wire/tour-wire'

export const tourRequests: Implementations<typeof contract> = {
  inviteToTour: ({ backend, db, me, query, body, t }) => {
    const lister = me()
    const conversation = findOrThrow(db.conversation, body.conversation_id)
    requireOpen(db, conversation, lister.id)
    if (conversation.property_id === '') throw invalid('conversation_id', 'This conversation is about no listing.')
    const wanted = { date: body.date, time: body.time, duration: body.duration ?? 45 }
    const who = { user_id: conversation.buyer_id, property_id: conversation.property_id }
    requireFreeTime(backend, wanted, { id: null, ...who })
    askAboutClash(backend, wanted, { id: null, ...who }, query.despite_clash)
    const row = invite(backend, { ...who, ...wanted, notes: body.notes ?? null })
    const text = worded(told('Would you like to see it on {when}?', { when: whenTold(row) }), t)
    storeMessage(backend, { conversation, sender: lister.id, text, tour_id: row.id })
    awaitAnswer(backend, row)
    return wireTour(backend, row)
  },

  listTourRequests: ({ backend, db, me }) => {
    const { id } = me()
    const hosted = db.tour.where((row) => db.property.find(row.property_id)?.user_id === id)
    return hosted.toSorted(latestFirst).map((row) => wireTour(backend, row))
  },

  confirmTour: ({ backend, db, params, query }) => {
    const row = findOrThrow(db.tour, params.id)
    requireTourStep(backend, row, 'confirmTour')
    if (row.invited) throw problem(409, 'This visit waits for the visitor’s answer.')
    askAboutClash(backend, row, row, query.despite_clash)
    return wireTour(backend, confirmTour(backend, row))
  },

  declineTour: ({ backend, db, params, body }) => {
    const row = findOrThrow(db.tour, params.id)
    requireTourStep(backend, row, 'declineTour')
    return wireTour(backend, decline(backend, row, body.reason?.trim() || null))
  },

  proposeTourTime: ({ backend, db, params, query, body: { date, time } }) => {
    const row = findOrThrow(db.tour, params.id)
    requireTourStep(backend, row, 'proposeTourTime')
    const wanted = { date, time, duration: row.duration }
    requireFreeTime(backend, wanted, row)
    askAboutClash(backend, wanted, row, query.despite_clash)
    const proposed = propose(backend, row, date, time)
    awaitAnswer(backend, proposed)
    return wireTour(backend, proposed)
  },
}
