import type { ENDPOINTS, EndpointId } from '@/contract'
import type { Implementation } from '../network/implement'
import { activity } from './activity'
import { admin } from './admin/admin'
import { auth } from './auth/auth'
import { favoriteLists } from './favorite-lists'
import { messagePhotos } from './messages/photos'
import { messages } from './messages/messages'
import { notifications } from './notifications'
import { properties } from './properties'
import { reference } from './reference'
import { reports } from './reports'
import { savedSearches } from './saved-searches'
import { search } from './search'
import { settings } from './settings'
import { sharedLists } from './shared-lists'
import { storage } from './storage'
import { tours } from './tours/tours'
import { user } from './user/user'
import { visitingTimes } from './tours/visiting-times'

type EndpointOf<Id extends EndpointId> = Extract<(typeof ENDPOINTS)[number], { id: Id }>

/** The behaviour of every endpoint. One that is missing or misspelt does not compile. */
export const IMPLEMENTATIONS: { [Id in EndpointId]: Implementation<EndpointOf<Id>> } = {
  ...properties,
  ...activity,
  ...search,
  ...auth,
  ...user,
  ...messages,
  ...messagePhotos,
  ...notifications,
  ...settings,
  ...tours,
  ...visitingTimes,
  ...savedSearches,
  ...favoriteLists,
  ...sharedLists,
  ...admin,
  ...reference,
  ...reports,
  ...storage,
}
