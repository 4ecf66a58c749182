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
  /** Id of the tour. */
  id,
  /** The listing to visit. */
  property: z.object({
    /** Id of the listing. */
    id,
    /** Title of the listing. */
    title: z.nullish(z.string()),
    /** Address of the listing, as one line. */
    address: z.nullish(z.string()),
    /** Path or URL of the listing's cover (B 7). */
    image: z.nullish(z.string()),
  }),
  /** The lister who receives the visitor. */
  agent: z.nullish(
    z.object({
      /** Full name of the lister. */
      name: z.nullish(z.string()),
      /** Path or URL of the lister's picture (B 7). */
      avatar: z.nullish(z.string()),
    }),
  ),
  /** Calendar day, `2026-03-14`. */
  date: z.string(),
  /** Time of day, `09:30` in the Philippines. */
  time: z.string(),
  /** Minutes. */
  duration: z.nullish(z.number()),
  /** State of the tour (A 4). */
  status: z.enum(TOUR_STATUSES),
  /** What the visitor wrote with the request. */
  notes: z.nullish(z.string()),
  /** Addition: the visitor, for the lister; null for the visitor's own tours. */
  visitor: z.nullish(
    z.object({
      /** Id of the tour. */
      id,
      /** Full name of the visitor. */
      name: z.nullish(z.string()),
      /** Username of the visitor. */
      username: z.nullish(z.string()),
      /** Path or URL of the visitor's picture (B 7). */
      avatar: z.nullish(z.string()),
    }),
  ),
  /** Addition: another time that the lister proposes; null without one. */
  proposal: z.nullish(
    z.object({
      /** The proposed calendar day in the Philippines. */
      date: z.string(),
      /** The proposed time of day in the Philippines. */
      time: z.string(),
    }),
  ),
  /** Addition: true while a visit that the lister began waits for the visitor's answer; `proposal` is then its own time. */
  invited: z.nullish(z.boolean()),
  /** Addition: who cancelled or declined it. */
  cancelled_by: z.nullish(z.enum(['visitor', 'lister'])),
  /** Addition: the lister's reason for declining. */
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
    /** Id of the listing. */
    property_id: id,
    /** Calendar day in the Philippines, `2026-03-14`. */
    date: day,
    /** Time of day in the Philippines, `09:30`. */
    time: timeOfDay,
    /** Minutes; the documented samples have 45, 60 and 90 (A 9). */
    duration: z.optional(z.union([z.literal(45), z.literal(60), z.literal(90)])),
    /** What the lister should know. */
    notes: z.nullish(shortText(TOUR_NOTES_MAX)),
    /** The visitor's conversation about the listing, where a message then shows the visit. */
    conversation_id: z.nullish(id),
  }),
  responses: { 201: answer(tour), 401: problem, 404: problem, 409: problem, 422: problem, 500: problem },
  summary:
    'Asks for a visit to a listing, at most 90 days ahead; a time that is taken is refused (409), one that has passed or lies outside the visiting times too (422, under `date` or `time`).',
  source: 'B 2.4',
  addition: true,
})

export const inviteToTour = endpoint({
  id: 'inviteToTour',
  method: 'POST',
  path: '/api/tours/invitations',
  auth: 'bearer',
  content: 'json',
  idempotencyKey: true,
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
    409: problem,
    410: problem,
    422: problem,
    500: problem,
  },
  summary:
    'The lister begins a visit with the buyer of a conversation, also outside the visiting times. It is pending until the visitor answers with `answerTourProposal`, where declining cancels it, or asks for another time with `rescheduleTour`; the lister cannot confirm it (409).',
  source: 'A 4',
  addition: true,
})

export const rescheduleTour = endpoint({
  id: 'rescheduleTour',
  method: 'PUT',
  path: '/api/tours/{id}/reschedule',
  auth: 'bearer',
  content: 'json',
  params: byId,
  body: z.object({
    /** The new calendar day in the Philippines. */
    date: day,
    /** The new time of day in the Philippines. */
    time: timeOfDay,
  }),
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
    'Moves one of the caller’s coming tours to another time, at most 90 days ahead and within the visiting times; the lister confirms it again.',
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
  body: z.object({
    /** The reason, which the visitor reads; may be left out. */
    reason: z.nullish(shortText(TOUR_NOTES_MAX)),
  }),
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
    409: problem,
    422: problem,
    500: problem,
  },
  summary:
    'The lister proposes another time for a coming visit, also outside the visiting times; it stays as it is until the visitor answers.',
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
  body: z.object({
    /** True accepts the proposed time, false declines it. */
    accepted: z.boolean(),
  }),
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
    'The visitor takes the proposed time, which agrees the visit, or declines it, which leaves the visit as it was; declining one that the lister began cancels it.',
  source: 'A 4',
  addition: true,
})
