import * as z from 'zod/mini'
import { endpoint } from '../endpoint'
import { byId, day, id, timeOfDay } from '../fields'
import { answer, problem } from '../problem'
import { sentence } from '../sentence'
import { minutes } from '../values/numbers'

/** Days of the week, as the wire names them. */
export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
export type Weekday = (typeof WEEKDAYS)[number]

/** Most days off of one list: a day off that has passed may be left out. */
export const MOST_DAYS_OFF = 60

/** Most hours of one list: four a day. */
export const MOST_VISITING_HOURS = 28

/** How many days ahead the lister’s agreed tours are told. */
export const TAKEN_DAYS = 7

/** Most listings with times of their own. */
export const MOST_OWN_TIMES = 200

/** Hours of one weekday; a visit begins and ends within them. */
const visitingHours = /* @__PURE__ */ z
  .object({
    /** The day of the week in the Philippines. */
    weekday: z.enum(WEEKDAYS),
    /** Time of day in the Philippines from which a visit may begin, `09:00`. */
    from: timeOfDay,
    /** Time of day in the Philippines by which it is over; later than `from`. */
    until: timeOfDay,
  })
  .check(
    z.refine(({ from, until }) => from < until, { error: 'The end must be later than the start', path: ['until'] }),
  )

const times = {
  /** When visits take place; null for every day, beginning between 8 AM and 5 PM, an empty list for never. */
  hours: z.nullable(
    z
      .array(visitingHours)
      .check(z.maxLength(MOST_VISITING_HOURS, sentence('Please use at most {n} times', { n: MOST_VISITING_HOURS }))),
  ),
  /** Calendar days without visits, `2026-12-25`. */
  days_off: z
    .array(day)
    .check(z.maxLength(MOST_DAYS_OFF, sentence('Please use at most {n} days off', { n: MOST_DAYS_OFF }))),
}

/** When one listing can be visited. */
export const visitingTimes = z.object({
  ...times,
  /**
   * Addition: the lister's confirmed tours from now to the seventh day after today, of whatever listing, earliest
   * first. They are times alone: anybody may read them, so they name no person and no listing.
   */
  taken: z.nullish(
    z.array(
      z.object({
        /** Calendar day of the tour in the Philippines, `2026-03-14`. */
        date: day,
        /** Time of day in the Philippines at which it begins, `09:30`. */
        time: timeOfDay,
        /** Minutes. */
        duration: minutes,
      }),
    ),
  ),
})
export type VisitingTimes = z.output<typeof visitingTimes>

/** When all listings of a lister can be visited, and where one differs. */
export const ownVisitingTimes = z.object({
  ...times,
  /** Listings that differ. One without an entry is visited as all are. */
  listings: z
    .array(
      z.object({
        /** Id of the listing, which has to be the caller’s. */
        property_id: id,
        /** Hours in the place of the general ones; null for the general ones. */
        hours: times.hours,
        /** Days off besides the general ones. */
        days_off: times.days_off,
      }),
    )
    .check(z.maxLength(MOST_OWN_TIMES, sentence('Please use at most {n} listings', { n: MOST_OWN_TIMES }))),
})
export type OwnVisitingTimes = z.output<typeof ownVisitingTimes>

/** What holds for a lister who never said anything. */
export const ANY_TIME: OwnVisitingTimes = { hours: null, days_off: [], listings: [] }

export const getOwnVisitingTimes = endpoint({
  id: 'getOwnVisitingTimes',
  method: 'GET',
  path: '/api/tours/visiting-times',
  auth: 'bearer',
  responses: { 200: answer(ownVisitingTimes), 401: problem, 500: problem },
  summary: 'When the caller’s listings can be visited: at any time, as long as nothing was saved.',
  source: 'A 4',
  addition: true,
})

export const updateVisitingTimes = endpoint({
  id: 'updateVisitingTimes',
  method: 'PUT',
  path: '/api/tours/visiting-times',
  auth: 'bearer',
  content: 'json',
  body: ownVisitingTimes,
  responses: { 200: answer(ownVisitingTimes), 401: problem, 403: problem, 422: problem, 500: problem },
  summary:
    'Saves when the caller’s listings can be visited, all of it at once. A listing that is not the caller’s is ' +
    'refused (422, under `listings`). Visits that are already asked for or agreed stay as they are.',
  source: 'A 4',
  addition: true,
})

export const getVisitingTimes = endpoint({
  id: 'getVisitingTimes',
  method: 'GET',
  path: '/api/properties/{id}/visiting-times',
  auth: 'none',
  params: byId,
  responses: { 200: answer(visitingTimes), 404: problem, 500: problem },
  summary:
    'When a listing can be visited: its own hours or else its lister’s general ones, the days off of both, and the ' +
    'hours of the next seven days at which the lister is on a tour.',
  source: 'B 2.4',
  addition: true,
})
