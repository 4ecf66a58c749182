import { ENDPOINTS, SOCKET_EVENTS } from '@/contract'
import * as additions from '@/contract/additions'
import * as administration from '@/contract/admin'
import * as standing from '@/contract/standing'
import * as signingIn from '@/contract/account/auth'
import * as favoriteLists from '@/contract/favorites/favorite-lists'
import * as sharedLists from '@/contract/favorites/shared-lists'
import * as conversations from '@/contract/messages/conversations'
import * as messages from '@/contract/messages/messages'
import * as offers from '@/contract/messages/offers'
import * as notifications from '@/contract/account/notifications'
import * as activity from '@/contract/account/activity'
import * as interest from '@/contract/listing/interest'
import * as listings from '@/contract/listing/properties'
import * as reference from '@/contract/reference'
import * as reports from '@/contract/listing/reports'
import * as savedSearches from '@/contract/favorites/saved-searches'
import * as listingsByIds from '@/contract/search/by-ids'
import * as clusters from '@/contract/search/clusters'
import * as pages from '@/contract/search/pages'
import * as interpret from '@/contract/search/interpret'
import * as market from '@/contract/search/market'
import * as suggestions from '@/contract/search/suggestions'
import * as settings from '@/contract/account/settings'
import * as files from '@/contract/storage'
import * as requests from '@/contract/tours/requests'
import * as tours from '@/contract/tours/tours'
import * as visitingTimes from '@/contract/tours/visiting-times'
import * as blocking from '@/contract/account/blocking'
import * as reviews from '@/contract/account/reviews'
import * as following from '@/contract/account/following'
import * as ownData from '@/contract/account/own-data'
import * as account from '@/contract/account/user'
import * as verification from '@/contract/account/verification'
import { nameOf } from './failure'
import type { RESOURCE_NAMES } from './resource-names.mjs'

/** The calls of each resource, under the name that `--only` takes. */
const RESOURCES: Record<Exclude<(typeof RESOURCE_NAMES)[number], 'realtime'>, object> = {
  settings,
  listings: { ...listings, ...interest, ...activity },
  search: { ...pages, ...clusters, ...suggestions, ...interpret, ...market, ...listingsByIds },
  'signing-in': signingIn,
  account: { ...account, ...ownData, ...verification, ...following, ...blocking, ...reviews },
  messages: { ...conversations, ...messages, ...offers },
  notifications,
  tours: { ...tours, ...requests, ...visitingTimes },
  'saved-searches': savedSearches,
  'favorite-lists': { ...favoriteLists, ...sharedLists },
  administration: { ...administration, ...standing },
  additions,
  files,
  reference,
  reports,
}

export const CALLS_AND_EVENTS = [...ENDPOINTS, ...SOCKET_EVENTS].map(nameOf)

/** The endpoints and events that a word of `--only` means; undefined for an unknown word. */
export function namesFor(word: string): readonly string[] | undefined {
  if (word === 'realtime') return SOCKET_EVENTS.map(nameOf)
  const resource = Object.hasOwn(RESOURCES, word) ? RESOURCES[word as keyof typeof RESOURCES] : undefined
  if (resource) return ENDPOINTS.filter((one) => Object.values(resource).includes(one)).map(nameOf)
  return CALLS_AND_EVENTS.includes(word) ? [word] : undefined
}
