import { listBlockedUsers } from '@/contract/account/blocking'
import { listFollowedUsers } from '@/contract/account/following'
import { listNotifications } from '@/contract/account/notifications'
import { exportOwnData, type OwnData } from '@/contract/account/own-data'
import { listReviewRights } from '@/contract/account/reviews'
import { getSettings } from '@/contract/account/settings'
import { getOwnProfile, updateOwnProfile } from '@/contract/account/user'
import { listFavoriteLists } from '@/contract/favorites/favorite-lists'
import { listSavedSearches } from '@/contract/favorites/saved-searches'
import { listMyProperties } from '@/contract/listing/properties'
import { listConversations } from '@/contract/messages/conversations'
import { listMessages, sendMessage } from '@/contract/messages/messages'
import { listTourRequests } from '@/contract/tours/requests'
import { listTours } from '@/contract/tours/tours'
import { getOwnVisitingTimes } from '@/contract/tours/visiting-times'
import { check, type Check } from '../check'
import { conversation, demandNow, hiddenReview, REPORT_DETAILS, reported, submission, tour } from '../fixtures'
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
  visiting_times: getOwnVisitingTimes,
  review_rights: listReviewRights,
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
  check('copies the reviews, reports, names and IDs of the caller', [on], async (world) => {
    const review = await hiddenReview(world)
    const { reviews_written } = await world.succeed(on, { token: review.author.token })
    const own = reviews_written.find(({ id }) => String(id) === review.id)
    same({ on, field: 'data.reviews_written.*.person_id' }, own && String(own.person_id), review.reviewed.id)
    const report = await reported(world, 'once')
    const { reports_sent } = await world.succeed(on, { token: report.reporter.token })
    const sent = reports_sent.find(({ id }) => String(id) === report.id)
    same({ on, field: 'data.reports_sent.*.details' }, sent?.details, REPORT_DETAILS)
    const { applicant } = await submission(world, 'copied')
    const { token } = applicant
    const { name } = await world.succeed(getOwnProfile, { token })
    await world.succeed(updateOwnProfile, { token, body: { first_name: 'Renamed' } })
    const { former_names, id_submissions } = await world.succeed(on, { token })
    same({ on, field: 'data.former_names.*.name' }, former_names[0]?.name, name)
    same({ on, field: 'data.id_submissions.*.status' }, id_submissions[0]?.status, 'pending')
  }),
]
