import * as z from 'zod/mini'
import { endpoint } from '../endpoint'
import { byId, day, id, shortText, timeOfDay } from '../fields'
import { answer, problem } from '../problem'
import { clashProblem, clashQuery } from './clash'
import { changedTour, TOUR_NOTES_MAX, tour } from './tour'

export const inviteToTour = endpoint({
  id: 'inviteToTour',
  method: 'POST',
  path: '/api/tours/invitations',
  auth: 'bearer',
  content: 'json',
  idempotencyKey: true,
  query: clashQuery,
  body: z.object({
    /** The lister's conversation about the listing, whose other side is invited; a message there shows the visit. */
    conversation_id: id,
    /** Calendar day in the Philippines, `2026-03-14`. */
    date: day,
    /** Time of day in the Philippines, `09:30`. */
    time: timeOfDay,
    /** Minutes; the documented samples have 45, 60 and 90 (A 9). */
    duration: z.optional(z.union([z.literal(45), z.literal(60), z.literal(90)])),
    /** What the visitor should know. */
    notes: z.nullish(shortText(TOUR_NOTES_MAX)),
  }),
  responses: {
    201: answer(tour),
    401: problem,
    403: problem,
    404: problem,
    409: clashProblem,
    410: problem,
    422: problem,
    500: problem,
  },
  summary:
    'The lister begins a visit with the buyer of a conversation, also outside the visiting times. It is pending ' +
    'until the visitor answers with `answerTourProposal`, where declining cancels it, or asks for another time ' +
    'with `rescheduleTour`; the lister cannot confirm it (409). An hour at which the lister has another visit is ' +
    'refused (409, with `clashes`) unless `despite_clash` is true.',
  source: 'A 4',
  addition: true,
})

export const listTourRequests = endpoint({
  id: 'listTourRequests',
  method: 'GET',
  path: '/api/tours/requests',
  auth: 'bearer',
  responses: { 200: answer(z.array(tour)), 401: problem, 500: problem },
  summary: 'Visits to the caller’s listings, past and coming, each with its visitor.',
  source: 'A 4',
  addition: true,
})

export const confirmTour = endpoint({
  id: 'confirmTour',
  method: 'PUT',
  path: '/api/tours/{id}/confirm',
  auth: 'bearer',
  params: byId,
  query: clashQuery,
  responses: {
    200: answer(tour),
    400: problem,
    401: problem,
    403: problem,
    404: problem,
    409: clashProblem,
    500: problem,
  },
  summary:
    'The lister agrees to a pending visit; refused (409) once it is agreed, cancelled or over. An hour at which the ' +
    'lister has another visit is refused (409, with `clashes`) unless `despite_clash` is true.',
  source: 'A 4',
  addition: true,
})

export const declineTour = endpoint({
  id: 'declineTour',
  method: 'PUT',
  path: '/api/tours/{id}/decline',
  auth: 'bearer',
  content: 'json',
  params: byId,
  body: z.object({
    /** The reason, which the visitor reads; may be left out. */
    reason: z.nullish(shortText(TOUR_NOTES_MAX)),
  }),
  responses: changedTour,
  summary:
    'The lister declines a pending visit, or cancels an agreed one; the visitor sees the reason, if there is one.',
  source: 'A 4',
  addition: true,
})

export const proposeTourTime = endpoint({
  id: 'proposeTourTime',
  method: 'PUT',
  path: '/api/tours/{id}/propose',
  auth: 'bearer',
  content: 'json',
  params: byId,
  query: clashQuery,
  body: z.object({
    /** The proposed calendar day in the Philippines. */
    date: day,
    /** The proposed time of day in the Philippines. */
    time: timeOfDay,
  }),
  responses: {
    200: answer(tour),
    401: problem,
    403: problem,
    404: problem,
    409: clashProblem,
    422: problem,
    500: problem,
  },
  summary:
    'The lister proposes another time for a coming visit, also outside the visiting times; it stays as it is ' +
    'until the visitor answers. An hour at which the lister has another visit is refused (409, with `clashes`) ' +
    'unless `despite_clash` is true.',
  source: 'A 4',
  addition: true,
})
