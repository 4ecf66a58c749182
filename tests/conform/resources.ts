import { ENDPOINTS, SOCKET_EVENTS } from '@/contract'
import * as administration from '@/contract/admin'
import * as signingIn from '@/contract/auth'
import * as favoriteLists from '@/contract/favorite-lists'
import * as messagePhotos from '@/contract/message-photos'
import * as messages from '@/contract/messages'
import * as notifications from '@/contract/notifications'
import * as activity from '@/contract/activity'
import * as listings from '@/contract/properties'
import * as reference from '@/contract/reference'
import * as reports from '@/contract/reports'
import * as savedSearches from '@/contract/saved-searches'
import * as listingsByIds from '@/contract/search/by-ids'
import * as clusters from '@/contract/search/clusters'
import * as pages from '@/contract/search/pages'
import * as suggestions from '@/contract/search/suggestions'
import * as settings from '@/contract/settings'
import * as files from '@/contract/storage'
import * as tours from '@/contract/tours'
import * as visitingTimes from '@/contract/visiting-times'
import * as account from '@/contract/user'
import { nameOf } from './failure'

/** The calls of each resource, under the name that `--only` takes. */
const RESOURCES: Record<string, object> = {
  settings,
  listings: { ...listings, ...activity },
  search: { ...pages, ...clusters, ...suggestions, ...listingsByIds },
  'signing-in': signingIn,
  account,
  messages: { ...messages, ...messagePhotos },
  notifications,
  tours: { ...tours, ...visitingTimes },
  'saved-searches': savedSearches,
  'favorite-lists': favoriteLists,
  administration,
  files,
  reference,
  reports,
}

export const RESOURCE_NAMES = [...Object.keys(RESOURCES), 'realtime']

/** The endpoints and events that a word of `--only` means; undefined for an unknown word. */
export function namesFor(word: string): readonly string[] | undefined {
  if (word === 'realtime') return SOCKET_EVENTS.map(nameOf)
  const resource = RESOURCES[word]
  if (resource) return ENDPOINTS.filter((one) => Object.values(resource).includes(one)).map(nameOf)
  return [...ENDPOINTS, ...SOCKET_EVENTS].map(nameOf).includes(word) ? [word] : undefined
}
