import { listBlockedUsers } from '@/contract/account/blocking'
import { listFollowedUsers } from '@/contract/account/following'
import { listNotifications } from '@/contract/account/notifications'
import { exportOwnData, type OwnData } from '@/contract/account/own-data'
import { getSettings } from '@/contract/account/settings'
import { getOwnProfile } from '@/contract/account/user'
import { listFavoriteLists } from '@/contract/favorites/favorite-lists'
import { listSavedSearches } from '@/contract/favorites/saved-searches'
import { listMyProperties } from '@/contract/listing/properties'
import { listConversations } from '@/contract/messages/conversations'
import { listMessages, sendMessage } from '@/contract/messages/messages'
import { listTourRequests } from '@/contract/tours/requests'
import { listTours } from '@/contract/tours/tours'
import { check, type Check } from '../check'
import { demandNow, conversation, tour } from '../fixtures'
import { same } from '../failure'

const on = exportOwnData

/** The part of the copy that each own call answers. */
const PARTS = {
  profile: getOwnProfile,
  settings: getSettings,
  listings: listMyProperties,
  conversations: listConversations,
  tours: listTours,
  tour_requests: listTourRequests,
  notifications: listNotifications,
  saved_searches: listSavedSearches,
  favorite_lists: listFavoriteLists,
  following: listFollowedUsers,
  blocked: listBlockedUsers,
} as const

export const ownDataChecks: Check[] = [
  check('gives a copy of what the own calls answer', [on, ...Object.values(PARTS), listMessages], async (world) => {
    const { id, buyer } = await conversation(world)
    await world.succeed(sendMessage, { token: buyer.token, body: { conversation_id: id, message: 'Is it quiet?' } })
    const { visitor } = await tour(world)
    for (const { token } of [buyer, visitor]) {
      const copy = await world.succeed(on, { token })
      demandNow(world, { on, field: 'data.as_of' }, copy.as_of)
      for (const [part, call] of Object.entries(PARTS)) {
        const answered: unknown = await world.succeed(call, { token })
        same({ on, field: `data.${part}` }, copy[part as keyof OwnData], answered)
      }
      const said = []
      for (const { id } of copy.conversations)
        said.push(...(await world.succeed(listMessages, { token, params: { conversationId: String(id) } })))
      same({ on, field: 'data.messages' }, copy.messages, said)
    }
  }),
]
