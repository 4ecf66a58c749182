import type { AnyEndpoint, DataOf } from '@/contract/endpoint'
import type * as contract from '@/contract/account/own-data'
import type { listBlockedUsers } from '@/contract/account/blocking'
import type { listFollowedUsers } from '@/contract/account/following'
import type { listNotifications } from '@/contract/account/notifications'
import type { listReviewRights } from '@/contract/account/reviews'
import type { getSettings } from '@/contract/account/settings'
import type { getOwnProfile } from '@/contract/account/user'
import type { listFavoriteLists } from '@/contract/favorites/favorite-lists'
import type { listSavedSearches } from '@/contract/favorites/saved-searches'
import type { listMyProperties } from '@/contract/listing/properties'
import type { listConversations } from '@/contract/messages/conversations'
import type { listMessages } from '@/contract/messages/messages'
import type { listTourRequests } from '@/contract/tours/requests'
import type { listTours } from '@/contract/tours/tours'
import type { getOwnVisitingTimes } from '@/contract/tours/visiting-times'
import { wireHandedIn } from './handed-in'
import { Reply, type Context, type Implementation, type Implementations } from '../../network/implement'
import { conversations } from '../messages/conversations'
import { messages } from '../messages/messages'
import { favoriteLists } from '../favorite-lists'
import { notifications } from '../notifications'
import { properties } from '../properties'
import { savedSearches } from '../saved-searches'
import { settings } from '../settings'
import { tourRequests } from '../tours/requests'
import { tours } from '../tours/tours'
import { visitingTimes } from '../tours/visiting-times'
import { blocking } from './blocking'
import { follow } from './follow'
import { reviews } from './reviews'
import { user } from './user'

/** Asks the caller's own calls where there is one, so that the copy cannot differ from them. */
export const ownData: Implementations<typeof contract> = {
  exportOwnData: async (context) => {
    const { clock, db, me } = context
    const own = <E extends AnyEndpoint>(call: Implementation<E>, params?: object) => dataOf<E>(call, context, params)
    const talks = await own<typeof listConversations>(conversations.listConversations)
    const said = await Promise.all(
      talks.map(({ id }) => own<typeof listMessages>(messages.listMessages, { conversationId: String(id) })),
    )
    return {
      as_of: clock.iso(),
      profile: await own<typeof getOwnProfile>(user.getOwnProfile),
      settings: await own<typeof getSettings>(settings.getSettings),
      listings: await own<typeof listMyProperties>(properties.listMyProperties),
      conversations: talks,
      messages: said.flat(),
      tours: await own<typeof listTours>(tours.listTours),
      tour_requests: await own<typeof listTourRequests>(tourRequests.listTourRequests),
      visiting_times: await own<typeof getOwnVisitingTimes>(visitingTimes.getOwnVisitingTimes),
      review_rights: await own<typeof listReviewRights>(reviews.listReviewRights),
      ...wireHandedIn(db, me().id),
      notifications: await own<typeof listNotifications>(notifications.listNotifications),
      saved_searches: await own<typeof listSavedSearches>(savedSearches.listSavedSearches),
      favorite_lists: await own<typeof listFavoriteLists>(favoriteLists.listFavoriteLists),
      following: await own<typeof listFollowedUsers>(follow.listFollowedUsers),
      blocked: await own<typeof listBlockedUsers>(blocking.listBlockedUsers),
    }
  },
}

async function dataOf<E extends AnyEndpoint>(
  call: Implementation<E>,
  context: Context<typeof contract.exportOwnData>,
  params: object | undefined,
): Promise<DataOf<E>> {
  const resolve = typeof call === 'function' ? call : call.resolve
  // Two casts: these calls take no input but `params`, and answer the data of the envelope.
  const answer = await resolve({ ...context, params } as unknown as Context<E>)
  return (answer instanceof Reply ? answer.data : answer) as DataOf<E>
}
