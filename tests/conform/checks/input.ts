import { ENDPOINTS } from '@/contract'
import type { AnyEndpoint } from '@/contract/endpoint'
import { BIO_MAX_LENGTH, MAX_ROOMS } from '@/contract/fields'
import { createProperty } from '@/contract/listing/properties'
import { getSettings, updateSettings } from '@/contract/account/settings'
import { updateOwnProfile } from '@/contract/account/user'
import { check, type Check } from '../check'
import {
  conversation,
  favoriteList,
  hiddenReview,
  sharedList,
  listing,
  newListingBody,
  reported,
  savedSearch,
  submission,
  tour,
} from '../fixtures'
import { picture } from '../pictures'
import type { World } from '../context'

/** Bodies that are wrong where an empty one would be right or could not travel. */
const WRONG: Record<string, Record<string, unknown>> = {
  updateOwnProfile: { bio: 5, location: ['here'] },
  createProperty: { description: 'Nothing but this.' },
  updateProperty: { description: 'Nothing but this.' },
  submitIdVerification: { id_type: 'library-card' },
  uploadProfilePicture: { note: 'No picture.' },
  changeFavoriteList: { name: ' ', add: 'all' },
  declineTour: { reason: 5 },
  dismissReport: { reason: 5 },
}

const OF_THE_LISTER = [
  'createProperty',
  'updateProperty',
  'inviteToTour',
  'declineTour',
  'proposeTourTime',
  'answerReview',
]

/** What the path names has to exist: some backends look for it before they read the body. */
export const PARAMS: Record<string, (world: World) => Promise<string>> = {
  updateProperty: async (world) => (await listing(world)).id,
  archiveConversation: async (world) => (await conversation(world)).id,
  muteConversation: async (world) => (await conversation(world)).id,
  rescheduleTour: async (world) => (await tour(world)).id,
  declineTour: async (world) => (await tour(world)).id,
  proposeTourTime: async (world) => (await tour(world)).id,
  answerTourProposal: async (world) => (await tour(world)).id,
  updateSavedSearch: async (world) => (await savedSearch(world)).id,
  changeFavoriteList: async (world) => (await favoriteList(world)).id,
  voteOnSharedList: async (world) => (await sharedList(world)).link,
  countView: async (world) => (await listing(world)).id,
  countSave: async (world) => (await listing(world)).id,
  upholdReport: async (world) => (await reported(world, 'input')).id,
  dismissReport: async (world) => (await reported(world, 'input')).id,
  changeReview: async (world) => (await hiddenReview(world)).id,
  answerReview: async (world) => (await hiddenReview(world)).id,
  rejectVerification: async (world) => (await submission(world, 'rejected')).id,
  suspendUser: async (world) => (await world.newcomer('decided')).id,
  liftSuspension: async (world) => (await world.newcomer('decided')).id,
  keepSuspension: async (world) => (await world.newcomer('decided')).id,
  revokeVerification: async (world) => (await world.newcomer('decided')).id,
}

export async function callerOf(world: World, { id, auth }: AnyEndpoint): Promise<string | null> {
  if (auth === 'super-admin') return world.admin()
  if (auth === 'none') return null
  return (await (OF_THE_LISTER.includes(id) ? world.person('verified') : world.buyer())).token
}

const every: readonly AnyEndpoint[] = ENDPOINTS

/** Input that breaks the contract is 422, with messages under each wrong field's name. */
export const inputChecks: Check[] = every
  .filter(({ body }) => body)
  .map((endpoint) =>
    check('refuses a wrong body, field by field', [endpoint], async (world) => {
      const body = WRONG[endpoint.id] ?? {}
      const issues = endpoint.body?.safeParse(body).error?.issues ?? []
      const fields = new Set(issues.map(({ path }) => String(path[0])))
      const id = await PARAMS[endpoint.id]?.(world)
      const ask = { token: await callerOf(world, endpoint), body, ...(id ? { params: { id } } : {}) }
      await world.refuse(422, endpoint, ask, [...fields])
    }),
  )

/** Input that fits the contract's types and is refused for what it says. */
export const valueChecks: Check[] = [
  check('takes no name, telephone number or bio that is none', [updateOwnProfile], async (world) => {
    const { token } = await world.buyer()
    for (const body of [
      { first_name: 'R2D2' },
      { last_name: ' ' },
      { phone_number: '9999999999999' },
      { bio: 'x'.repeat(BIO_MAX_LENGTH + 1) },
    ])
      await world.refuse(422, updateOwnProfile, { token, body }, Object.keys(body))
  }),
  check('takes no listing with too many rooms, or at zero and zero', [createProperty], async (world) => {
    const { token } = await world.person('verified')
    const body = { ...newListingBody(`Conform ${world.run} too many`), photos: [picture('front.png')] }
    await world.refuse(422, createProperty, { token, body: { ...body, bedrooms: MAX_ROOMS + 1 } }, ['bedrooms'])
    await world.refuse(422, createProperty, { token, body: { ...body, lat: 0, lng: 0 } }, ['lat'])
  }),
  check('sends no text messages to a number that is not verified', [updateSettings], async (world) => {
    const { token } = await world.newcomer('texted')
    const body = { ...(await world.succeed(getSettings, { token })), smsNotifications: true }
    await world.refuse(422, updateSettings, { token, body }, ['smsNotifications'])
  }),
]
