import * as z from 'zod/mini'
import { endpoint } from '../endpoint'
import { favoriteList } from '../favorites/favorite-lists'
import { savedSearch } from '../favorites/saved-searches'
import { id, instant } from '../fields'
import { ownProperty } from '../listing/property'
import { REPORT_REASONS, REPORT_STATUSES, REPORTED } from '../listing/reports'
import { conversation } from '../messages/conversations'
import { message } from '../messages/message'
import { answer, problem } from '../problem'
import { tour } from '../tours/tour'
import { ownVisitingTimes } from '../tours/visiting-times'
import { notification } from './notifications'
import { followedUser, ownProfile } from './profile'
import { OCCASIONS, reviewRight } from './reviews'
import { settings } from './settings'
import { ID_TYPES } from './verification'
import { stars } from '../values/numbers'
import { dayOrInstant, fullName, longText, messageText, remark, story } from '../values/texts'

/** A copy of what is kept about the caller. Each part that has a call of its own is as that call answers it. */
export const ownData = z.object({
  /** When the copy was made, ISO 8601 with a zone. */
  as_of: instant,
  /** As `getOwnProfile`. */
  profile: ownProfile,
  /** As `getSettings`. */
  settings,
  /** As `listMyProperties`. */
  listings: z.array(ownProperty),
  /** As `listConversations`. */
  conversations: z.array(conversation),
  /** The messages of these conversations, as `listMessages`: those of the first, then those of the next. */
  messages: z.array(message),
  /** As `listTours`. */
  tours: z.array(tour),
  /** As `listTourRequests`. */
  tour_requests: z.array(tour),
  /** As `getOwnVisitingTimes`. */
  visiting_times: ownVisitingTimes,
  /** As `listReviewRights`. */
  review_rights: z.array(reviewRight),
  /** The reviews that the caller wrote, newest first, shown or not. Those about the caller are in `profile`. */
  reviews_written: z.array(
    z.object({
      /** Id of the review. */
      id,
      /** Id of the reviewed person. */
      person_id: id,
      /** Full name of the reviewed person; null for a closed account. */
      person_name: z.nullish(fullName),
      /** Stars, 1 to 5. */
      rating: stars,
      /** Words of the review. */
      comment: z.nullish(story),
      /** When it was written: a calendar day or ISO 8601. */
      date: dayOrInstant,
      /** What it is about; null where that is not known. */
      occasion: z.nullish(z.enum(OCCASIONS)),
      /** What the reviewed person answered; null without an answer. */
      answer: z.nullish(longText),
      /** When an administrator removed it, ISO 8601 with a zone; else null. */
      removed_at: z.nullish(instant),
    }),
  ),
  /** The reports that the caller sent, newest first. */
  reports_sent: z.array(
    z.object({
      /** Id of the report. */
      id,
      /** What the report is about. */
      about: z.enum(REPORTED),
      /** Headline, text, name or words of what was reported, as they were then. */
      words: messageText,
      /** Kind of what is wrong. */
      reason: z.enum(REPORT_REASONS),
      /** What is wrong, in the caller’s words; null without any. */
      details: z.nullish(remark),
      /** When it was reported, ISO 8601 with a zone. */
      created_at: instant,
      /** Where it stands. */
      status: z.enum(REPORT_STATUSES),
    }),
  ),
  /** The full names that the caller had before, the latest first. */
  former_names: z.array(
    z.object({
      /** Full name. */
      name: fullName,
      /** Until when the caller had it, ISO 8601 with a zone. */
      given_up_at: instant,
    }),
  ),
  /** The IDs and names that the caller handed in, newest first, without the pictures. */
  id_submissions: z.array(
    z.object({
      /** Kind of identity document. */
      id_type: z.enum(ID_TYPES),
      /** The full name that was asked for; null where the ID was to be checked. */
      requested_name: z.nullish(fullName),
      /** When it was handed in, ISO 8601 with a zone. */
      submitted_at: instant,
      /** What the administration decided. */
      status: z.enum(['pending', 'approved', 'rejected']),
      /** Why it was rejected; else null. */
      reason: z.nullish(remark),
      /** When it was decided, ISO 8601 with a zone; null while it waits. */
      decided_at: z.nullish(instant),
    }),
  ),
  /** As `listNotifications`. */
  notifications: z.array(notification),
  /** As `listSavedSearches`. */
  saved_searches: z.array(savedSearch),
  /** As `listFavoriteLists`. */
  favorite_lists: z.array(favoriteList),
  /** As `listFollowedUsers`. */
  following: z.array(followedUser),
  /** As `listBlockedUsers`. */
  blocked: z.array(followedUser),
})

export type OwnData = z.output<typeof ownData>

export const exportOwnData = endpoint({
  id: 'exportOwnData',
  method: 'GET',
  path: '/api/user/export',
  auth: 'bearer',
  responses: { 200: answer(ownData), 401: problem, 500: problem },
  summary:
    'A copy of everything that is kept about the caller, for the caller alone: what each of the caller’s own calls ' +
    'answers, of others what those calls show, and reviews, reports, names and IDs that the caller wrote or handed in.',
  source: 'A 2',
  addition: true,
})
