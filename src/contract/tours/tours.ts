import * as z from 'zod/mini'
import { endpoint } from '../endpoint'
import { byId, day, id, shortText, timeOfDay } from '../fields'
import { acknowledged, answer, problem } from '../problem'
import { changedTour, TOUR_NOTES_MAX, tour } from './tour'

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
  responses: {
    201: answer(tour),
    401: problem,
    403: problem,
    404: problem,
    409: problem,
    422: problem,
    500: problem,
  },
  summary:
    'Asks for a visit to a listing, at most 90 days ahead; a time that is taken and a second visit to it on one ' +
    'day are refused (409), one that has passed or lies outside the visiting times too (422, under `date` or ' +
    '`time`). Where one of the two blocked the other it is refused (403).',
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
  body: z.object({
    /** The new calendar day in the Philippines. */
    date: day,
    /** The new time of day in the Philippines. */
    time: timeOfDay,
  }),
  responses: changedTour,
  summary:
    'Moves one of the caller’s coming tours to another time, at most 90 days ahead and within the visiting ' +
    'times; the lister confirms it again.',
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
  responses: changedTour,
  summary:
    'The visitor takes the proposed time, which agrees the visit, or declines it, which leaves the visit as it ' +
    'was; declining one that the lister began cancels it.',
  source: 'A 4',
  addition: true,
})
