import * as z from 'zod/mini'
import { identity } from '../account/person'
import { id, TIME, username } from '../fields'
import { answer, problem } from '../problem'
import { kind } from '../values/kind'
import { minutes } from '../values/numbers'
import { dayOrInstant, fullName, line, longText, pictureUrl, remark } from '../values/texts'

/** Where a tour stands (A 4). `pending` waits for the lister. */
export const TOUR_STATUSES = ['scheduled', 'completed', 'cancelled', 'pending'] as const
export type TourStatus = (typeof TOUR_STATUSES)[number]

const timeText = /* @__PURE__ */ kind(z.string(), TIME)

/** How many days ahead a tour may be asked for. */
export const TOUR_DAYS_AHEAD = 90

/** When visits begin where the lister set no hours, in Philippine time. */
export const VISITS_BEGIN = { first: '08:00', last: '17:00' } as const

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
    title: z.nullish(line),
    /** Address of the listing, as one line. */
    address: z.nullish(longText),
    /** Path or URL of the listing's cover (B 7). */
    image: z.nullish(pictureUrl),
    /** Addition: false once the listing is gone; title, address, cover and lister are then as they were. */
    listed: z.nullish(z.boolean()),
  }),
  /** The lister who receives the visitor. */
  agent: z.nullish(
    z.object({
      /** Addition: id of the lister. */
      id: z.nullish(id),
      /** Full name of the lister. */
      name: z.nullish(fullName),
      /** Addition: username of the lister. */
      username: z.nullish(username),
      /** Path or URL of the lister's picture (B 7). */
      avatar: z.nullish(pictureUrl),
      ...identity,
    }),
  ),
  /** Calendar day, `2026-03-14`. */
  date: dayOrInstant,
  /** Time of day, `09:30` in the Philippines. */
  time: timeText,
  /** Minutes. */
  duration: z.nullish(minutes),
  /** State of the tour (A 4). */
  status: z.enum(TOUR_STATUSES),
  /** What the visitor wrote with the request. */
  notes: z.nullish(remark),
  /** Addition: the visitor, for the lister; null for the visitor's own tours. */
  visitor: z.nullish(
    z.object({
      /** Id of the visitor. */
      id,
      /** Full name of the visitor. */
      name: z.nullish(fullName),
      /** Username of the visitor. */
      username: z.nullish(username),
      /** Path or URL of the visitor's picture (B 7). */
      avatar: z.nullish(pictureUrl),
      ...identity,
    }),
  ),
  /** Addition: another time that the lister proposes; null without one. */
  proposal: z.nullish(
    z.object({
      /** The proposed calendar day in the Philippines. */
      date: dayOrInstant,
      /** The proposed time of day in the Philippines. */
      time: timeText,
    }),
  ),
  /**
   * Addition: true while a visit that the lister began waits for the visitor's answer; `proposal` is then its own time.
   */
  invited: z.nullish(z.boolean()),
  /** Addition: who cancelled or declined it. */
  cancelled_by: z.nullish(z.enum(['visitor', 'lister'])),
  /** Addition: the lister's reason for declining. */
  reason: z.nullish(remark),
})

export type WireTour = z.output<typeof tour>

/** Answers of the calls that move a visit to another time or state. */
export const changedTour = {
  200: answer(tour),
  401: problem,
  403: problem,
  404: problem,
  409: problem,
  422: problem,
  500: problem,
}
