import * as z from 'zod/mini'
import { endpoint } from '../endpoint'
import { id } from '../fields'
import { answer, problem } from '../problem'
import { counted, number, people, saves, views } from '../values/numbers'
import { calendarDay, dayOrInstant } from '../values/texts'

/** How many days are counted, today included. */
export const ACTIVITY_DAYS = 30

/** What others did with a listing on one day. */
export const activityDay = z.object({
  /** Calendar day in the Philippines, `2026-06-14`. */
  date: dayOrInstant,
  /** How often others opened the listing. */
  views,
  /** How often others saved it. */
  saves,
  /** How many people wrote about it for the first time. */
  inquiries: people,
  /** How many offers were made for it. */
  offers: number(counted('offers')),
})
export type ActivityDay = z.output<typeof activityDay>

/** The last 30 days of a lister's listings. */
export const ownActivity = z.object({
  /** The first day that is counted, in the Philippines. */
  first_day: calendarDay,
  /** The last day that is counted: today in the Philippines. */
  last_day: calendarDay,
  /** The caller's listings on which something happened. */
  listings: z.array(
    z.object({
      /** Id of the listing. */
      property_id: id,
      /** The days on which something happened, oldest first; on a day that is missing nothing did. */
      days: z.array(activityDay),
    }),
  ),
})
export type OwnActivity = z.output<typeof ownActivity>

export const getOwnActivity = endpoint({
  id: 'getOwnActivity',
  method: 'GET',
  path: '/api/my-properties/activity',
  auth: 'bearer',
  responses: { 200: answer(ownActivity), 401: problem, 500: problem },
  summary:
    'What happened to the caller’s listings on each of the last 30 days, in Philippine time. The sums are never ' +
    'more than the listing’s own figures, and the same where it is younger than that.',
  source: 'A 2',
  addition: true,
})
