import type { ENDPOINTS, EndpointId } from '@/contract'
import type { Implementation } from '../network/implement'
import { activity } from './listing/activity'
import { additions } from './additions'
import { admin } from './admin/admin'
import { people } from './admin/people'
import { auth } from './auth/auth'
import { favoriteLists } from './favorite-lists'
import { conversations } from './messages/conversations'
import { messages } from './messages/messages'
import { offers } from './messages/offers'
import { interest } from './listing/interest'
import { notifications } from './notifications'
import { properties } from './properties'
import { reference } from './reference'
import { reports } from './listing/reports'
import { savedSearches } from './saved-searches'
import { search } from './search'
import { settings } from './settings'
import { sharedLists } from './shared-lists'
import { storage } from './storage'
import { tourRequests } from './tours/requests'
import { tours } from './tours/tours'
import { follow } from './user/follow'
import { blocking } from './user/blocking'
import { reviews } from './user/reviews'
import { ownData } from './user/own-data'
import { user } from './user/user'
import { verification } from './user/verification'
import { visitingTimes } from './tours/visiting-times'

type EndpointOf<Id extends EndpointId> = Extract<(typeof ENDPOINTS)[number], { id: Id }>

export const IMPLEMENTATIONS: { [Id in EndpointId]: Implementation<EndpointOf<Id>> } = {
  ...properties,
  ...interest,
  ...activity,
  ...search,
  ...auth,
  ...user,
  ...ownData,
  ...verification,
  ...follow,
  ...blocking,
  ...reviews,
  ...conversations,
  ...messages,
  ...offers,
  ...notifications,
  ...settings,
  ...tours,
  ...tourRequests,
  ...visitingTimes,
  ...savedSearches,
  ...favoriteLists,
  ...sharedLists,
  ...admin,
  ...people,
  ...reference,
  ...additions,
  ...reports,
  ...storage,
}
