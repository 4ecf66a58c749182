import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { byId, day, id, timeOfDay } from './fields'
import { acknowledged, answer, problem } from './problem'

/** Where a tour stands (A 4). `pending` waits for the lister. */
export const TOUR_STATUSES = ['scheduled', 'completed', 'cancelled', 'pending'] as const
export type TourStatus = (typeof TOUR_STATUSES)[number]

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
    notes: z.nullish(z.string()),
  }),
  responses: { 201: answer(tour), 401: problem, 404: problem, 409: problem, 422: problem, 500: problem },
  summary: 'Asks for a visit to a listing; a time that is taken is refused (409), one that has passed too (422).',
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
  summary: 'Moves one of the caller’s coming tours to another time.',
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
