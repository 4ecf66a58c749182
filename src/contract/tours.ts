import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { byId, day, id, shortText, timeOfDay } from './fields'
import { acknowledged, answer, problem } from './problem'

/** Where a tour stands (A 4). `pending` waits for the lister. */
export const TOUR_STATUSES = ['scheduled', 'completed', 'cancelled', 'pending'] as const
export type TourStatus = (typeof TOUR_STATUSES)[number]

/** How many days ahead a tour may be asked for. */
export const TOUR_DAYS_AHEAD = 90

/** Most characters of a tour's notes, and of the reason for declining one. */
export const TOUR_NOTES_MAX = 500

/** One visit to a property (A 3). */
export const tour = z.object({
  id,
  property: z.object({
    id,
    title: z.nullish(z.string()),
    address: z.nullish(z.string()),
    image: z.nullish(z.string()),
  }),
  agent: z.nullish(z.object({ name: z.nullish(z.string()), avatar: z.nullish(z.string()) })),
  /** Calendar day, `2026-03-14`. */
  date: z.string(),
  /** Time of day, `09:30` in the Philippines. */
  time: z.string(),
  /** Minutes. */
  duration: z.nullish(z.number()),
  status: z.enum(TOUR_STATUSES),
  notes: z.nullish(z.string()),
  // Additions: who comes, another time that the lister proposes, who cancelled it, and the lister's reason.
  visitor: z.nullish(
    z.object({ id, name: z.nullish(z.string()), username: z.nullish(z.string()), avatar: z.nullish(z.string()) }),
  ),
  proposal: z.nullish(z.object({ date: z.string(), time: z.string() })),
  cancelled_by: z.nullish(z.enum(['visitor', 'lister'])),
  reason: z.nullish(z.string()),
})

export type WireTour = z.output<typeof tour>

export const listTours = endpoint({
  id: 'listTours',
  method: 'GET',
  path: '/api/tours',
  auth: 'bearer',
  responses: { 200: answer(z.array(tour)), 401: problem, 500: problem },
  summary: 'The caller’s tours, past and coming.',
  source: 'A 7',
})

export const createTour = endpoint({
  id: 'createTour',
  method: 'POST',
  path: '/api/tours',
  auth: 'bearer',
  content: 'json',
  idempotencyKey: true,
  body: z.object({
    property_id: id,
    date: day,
    time: timeOfDay,
    /** Minutes; the documented samples have 45, 60 and 90 (A 9). */
    duration: z.optional(z.union([z.literal(45), z.literal(60), z.literal(90)])),
    notes: z.nullish(shortText(TOUR_NOTES_MAX)),
  }),
  responses: { 201: answer(tour), 401: problem, 404: problem, 409: problem, 422: problem, 500: problem },
  summary:
    'Asks for a visit to a listing, at most 90 days ahead; a time that is taken is refused (409), one that has passed too (422).',
  source: 'B 2.4',
  addition: true,
})

export const rescheduleTour = endpoint({
  id: 'rescheduleTour',
  method: 'PUT',
  path: '/api/tours/{id}/reschedule',
  auth: 'bearer',
  content: 'json',
  params: byId,
  body: z.object({ date: day, time: timeOfDay }),
  responses: {
    200: answer(tour),
    401: problem,
    403: problem,
    404: problem,
    409: problem,
    422: problem,
    500: problem,
  },
  summary:
    'Moves one of the caller’s coming tours to another time, at most 90 days ahead; the lister confirms it again.',
  source: 'A 2',
  addition: true,
})

export const cancelTour = endpoint({
  id: 'cancelTour',
  method: 'PUT',
  path: '/api/tours/{id}/cancel',
  auth: 'bearer',
  params: byId,
  responses: { 200: acknowledged, 401: problem, 403: problem, 404: problem, 409: problem, 500: problem },
  summary: 'Cancels one of the caller’s tours, or takes back the request for it.',
  source: 'A 7',
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
  responses: { 200: answer(tour), 401: problem, 403: problem, 404: problem, 409: problem, 500: problem },
  summary: 'The lister agrees to a pending visit; refused (409) once it is agreed, cancelled or over.',
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
  body: z.object({ reason: z.nullish(shortText(TOUR_NOTES_MAX)) }),
  responses: {
    200: answer(tour),
    401: problem,
    403: problem,
    404: problem,
    409: problem,
    422: problem,
    500: problem,
  },
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
  body: z.object({ date: day, time: timeOfDay }),
  responses: {
    200: answer(tour),
    401: problem,
    403: problem,
    404: problem,
    409: problem,
    422: problem,
    500: problem,
  },
  summary: 'The lister proposes another time for a coming visit; it stays as it is until the visitor answers.',
  source: 'A 4',
  addition: true,
})

export const answerTourProposal = endpoint({
  id: 'answerTourProposal',
  method: 'PUT',
  path: '/api/tours/{id}/answer-proposal',
  auth: 'bearer',
  content: 'json',
  params: byId,
  body: z.object({ accepted: z.boolean() }),
  responses: {
    200: answer(tour),
    401: problem,
    403: problem,
    404: problem,
    409: problem,
    422: problem,
    500: problem,
  },
  summary:
    'The visitor takes the proposed time, which agrees the visit, or declines it, which leaves the visit as it was.',
  source: 'A 4',
  addition: true,
})
