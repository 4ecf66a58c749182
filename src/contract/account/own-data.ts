import * as z from 'zod/mini'
import { endpoint } from '../endpoint'
import { favoriteList } from '../favorites/favorite-lists'
import { savedSearch } from '../favorites/saved-searches'
import { instant } from '../fields'
import { ownProperty } from '../listing/property'
import { conversation } from '../messages/conversations'
import { message } from '../messages/message'
import { answer, problem } from '../problem'
import { tour } from '../tours/tour'
import { notification } from './notifications'
import { followedUser, ownProfile } from './profile'
import { settings } from './settings'

/** A copy of what is kept about the caller. Each part is as its own call answers it. */
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
    'answers, and of others what those calls show.',
  source: 'A 2',
  addition: true,
})
