import { endpointById } from '@/contract'
import { listBlockedUsers } from '@/contract/account/blocking'
import { listFollowedUsers } from '@/contract/account/following'
import { listNotifications } from '@/contract/account/notifications'
import { listReviewRights } from '@/contract/account/reviews'
import { DEFAULT_SETTINGS, getSettings } from '@/contract/account/settings'
import { getOnlineStatus, getOwnProfile } from '@/contract/account/user'
import { getOwnActivity } from '@/contract/account/activity'
import { listFavoriteLists } from '@/contract/favorites/favorite-lists'
import { createSavedSearch, listSavedSearches } from '@/contract/favorites/saved-searches'
import { getSharedList } from '@/contract/favorites/shared-lists'
import { getProperty, listMyProperties } from '@/contract/listing/properties'
import { getConversation, listConversations } from '@/contract/messages/conversations'
import { listMessages } from '@/contract/messages/messages'
import { REPEATABLE } from '@/contract/rules/conventions'
import { listTours } from '@/contract/tours/tours'
import { ANY_TIME, getOwnVisitingTimes } from '@/contract/tours/visiting-times'
import { act } from '../arrows/act'
import { castOf, usernameOf, type Cast } from '../arrows/cast'
import { check, type Check } from '../check'
import type { World } from '../context'
import { demand, same } from '../failure'
import { dayFromNow, favoriteList, hiddenReview, newListingBody, sharedList } from '../fixtures'
import { picture } from '../pictures'
import type { Ask } from '../talking/client'
import { repeatRule } from './stated'

type Call = keyof typeof REPEATABLE

/** A call that is made twice, and what has to be the same after the first and after the second. */
type Twice = { ask: Ask; read: () => Promise<unknown> }

const cast = (world: World) => world.once('repeating', () => castOf(world, 'repeating'))
const other = (world: World) => world.once('repeating others', () => castOf(world, 'repeating-others'))

/** The rows of a list without what only looking changes. */
const idsOf = (rows: readonly { id: string | number }[]) => rows.map(({ id }) => String(id))

const inTalk = ({ buyer, conversation }: Cast) => ({ token: buyer.token, params: { id: conversation } })
const offered = ({ conversation, property }: Cast) =>
  ({ conversation_id: conversation, property_id: property, offer_amount: 3_000_000, message: 'This much.' }) as const
const visit = ({ world }: Cast, days: number) =>
  ({ date: dayFromNow(world, days), time: '13:00', duration: 45 }) as const
const mark = ({ world }: Pick<Cast, 'world'>) => `conform-${world.run}-repeating`

/** Calls with a key, and where what they made is listed. */
const KEYED: { [Id in Call]?: (cast: Cast) => Twice } = {
  createTour: (at) => ({
    ask: { token: at.buyer.token, body: { property_id: at.property, ...visit(at, 51) } },
    read: async () => idsOf(await at.world.succeed(listTours, { token: at.buyer.token })),
  }),
  inviteToTour: (at) => ({
    ask: { token: at.seller.token, body: { conversation_id: at.conversation, ...visit(at, 53) } },
    read: async () => idsOf(await at.world.succeed(listTours, { token: at.buyer.token })),
  }),
  makeOffer: (at) => ({
    ask: { token: at.buyer.token, body: offered(at) },
    read: async () => idsOf(await messagesOf(at)),
  }),
  createProperty: (at) => ({
    ask: {
      token: at.seller.token,
      body: { ...newListingBody(`Conform ${mark(at)} ${at.name}`), photos: [picture('front.png', 4_000)] },
    },
    read: async () => idsOf(await at.world.succeed(listMyProperties, { token: at.seller.token })),
  }),
}

const messagesOf = ({ world, buyer, conversation }: Cast) =>
  world.succeed(listMessages, { token: buyer.token, params: { conversationId: conversation } })

const sent = (at: Cast, photos: object): Twice => ({
  ask: {
    token: at.buyer.token,
    body: {
      conversation_id: at.conversation,
      message: 'Twice',
      client_id: `${mark(at)}-${Object.keys(photos).length}`,
      ...photos,
    },
  },
  read: async () => idsOf(await messagesOf(at)),
})

const people = async (world: World, on: typeof listFollowedUsers | typeof listBlockedUsers): Promise<Twice> => {
  const { token } = await world.newcomer('repeating-alone')
  const params = { username: await usernameOf(await cast(world), (await cast(world)).seller) }
  return { ask: { token, params }, read: async () => idsOf(await world.succeed(on, { token })) }
}

const lists = async (world: World, token: string) =>
  (await world.succeed(listFavoriteLists, { token })).map(({ id, property_ids }) => [id, property_ids])

/** The other calls that may be made twice. */
const PLAIN: {
  [Id in Exclude<Call, 'createTour' | 'inviteToTour' | 'makeOffer' | 'createProperty'>]: (
    at: Cast,
  ) => Promise<Twice> | Twice
} = {
  sendMessage: (at) => sent(at, {}),
  sendPhotos: (at) => sent(at, { photos: [picture()] }),
  openConversation: (at) => ({
    ask: { token: at.buyer.token, body: { property_id: at.property, owner_id: at.seller.id } },
    read: async () => idsOf(await at.world.succeed(listConversations, { token: at.buyer.token })),
  }),
  confirmProperty: ({ world, seller, property: id }) => ({
    ask: { token: seller.token, params: { id } },
    read: async () => (await world.succeed(getProperty, { params: { id } })).status,
  }),
  followUser: ({ world }) => people(world, listFollowedUsers),
  unfollowUser: ({ world }) => people(world, listFollowedUsers),
  blockUser: ({ world }) => people(world, listBlockedUsers),
  unblockUser: ({ world }) => people(world, listBlockedUsers),
  markConversationRead: (at) => ({
    ask: inTalk(at),
    read: async () => (await at.world.succeed(getConversation, inTalk(at))).unread,
  }),
  async markNotificationRead({ world, seller, ...at }) {
    await act({ world, seller, ...at }, 'sendMessage')
    const read = () => world.succeed(listNotifications, { token: seller.token })
    const [first] = await read()
    return { ask: { token: seller.token, params: { id: String(first?.id) } }, read }
  },
  markAllNotificationsRead: ({ world, seller: { token } }) => ({
    ask: { token },
    read: () => world.succeed(listNotifications, { token }),
  }),
  archiveConversation: (at) => ({
    ask: { ...inTalk(at), body: { archived: true } },
    read: async () => (await at.world.succeed(getConversation, inTalk(at))).archived,
  }),
  muteConversation: (at) => ({
    ask: { ...inTalk(at), body: { muted: true } },
    read: async () => (await at.world.succeed(getConversation, inTalk(at))).muted,
  }),
  async deleteMessageForMe(at) {
    await act(at, 'sendMessage')
    const [{ id } = { id: '' }] = await messagesOf(at)
    return { ask: { token: at.buyer.token, params: { id: String(id) } }, read: async () => idsOf(await messagesOf(at)) }
  },
  async changeReview({ world }) {
    const { id, author } = await hiddenReview(world)
    const body = { rating: 3, comment: 'Said twice' }
    return { ask: { token: author.token, params: { id }, body }, read: () => world.succeed(listReviewRights, author) }
  },
  updateSettings: ({ world, buyer: { token } }) => ({
    ask: { token, body: { ...DEFAULT_SETTINGS, tourReminders: false } },
    read: () => world.succeed(getSettings, { token }),
  }),
  updateVisitingTimes: ({ world, seller: { token } }) => ({
    ask: { token, body: { ...ANY_TIME, days_off: [dayFromNow(world, 80)] } },
    read: () => world.succeed(getOwnVisitingTimes, { token }),
  }),
  updateOwnProfile: ({ world, buyer: { token } }) => ({
    ask: { token, body: { location: 'Molo, Iloilo City' } },
    read: async () => (await world.succeed(getOwnProfile, { token })).location,
  }),
  setOnlineStatus: ({ world, buyer }) => ({
    ask: { token: buyer.token, body: { is_online: false, last_seen: '2026-01-01T00:00:00.000Z' } },
    read: async () =>
      (await world.succeed(getOnlineStatus, { token: buyer.token, params: { id: buyer.id } })).is_online,
  }),
  async shareFavoriteList({ world }) {
    const { id, token } = await sharedList(world)
    return { ask: { token, params: { id } }, read: () => lists(world, token) }
  },
  async endFavoriteListLink({ world }) {
    const { id, token } = await favoriteList(world)
    return { ask: { token, params: { id } }, read: () => lists(world, token) }
  },
  countView: ({ world, seller: { token }, property: id }) => ({
    ask: { params: { id }, body: { device: mark({ world }) } },
    read: () => world.succeed(getOwnActivity, { token }),
  }),
  countSave: ({ world, seller: { token }, property: id }) => ({
    ask: { params: { id }, body: { device: mark({ world }), saved: true } },
    read: () => world.succeed(getOwnActivity, { token }),
  }),
  interpretSearch: ({ world, buyer: { token } }) => ({
    ask: { token, body: { text: 'house in Jaro', language: 'en' } },
    read: async () => idsOf(await world.succeed(listSavedSearches, { token })),
  }),
  async voteOnSharedList({ world }) {
    const { link, home } = await sharedList(world)
    const body = { voter: mark({ world }), name: 'Ana', property_id: home, vote: 'up' }
    return {
      ask: { params: { id: link }, body },
      read: async () => (await world.succeed(getSharedList, { params: { id: link } })).homes,
    }
  },
  async changeFavoriteList({ world, property }) {
    const { id, token } = await favoriteList(world)
    return { ask: { token, params: { id }, body: { add: [property] } }, read: () => lists(world, token) }
  },
  async openSavedSearch({ world, buyer: { token } }) {
    const { id } = await world.succeed(createSavedSearch, { token, body: { name: 'Opened twice' } })
    const read = async () => idsOf(await world.succeed(listSavedSearches, { token }))
    return { ask: { token, params: { id: String(id) } }, read }
  },
}

const idIn = (json: unknown) => {
  const { data } = Object(json) as { data?: { id?: string | number } | null }
  return data?.id === undefined ? undefined : String(data.id)
}

/** Makes a call twice; whatever it made or set is there once. */
async function repeat(world: World, call: Call, { ask, read }: Twice): Promise<string | undefined> {
  const on = endpointById(call)
  await world.succeed(on, ask)
  const first = await read()
  const { json, status } = await world.patiently(on, ask)
  demand(status < 300, { on, field: 'status, the second time' }, 'success', status)
  same({ on, field: 'what there is, after the second time' }, await read(), first)
  return idIn(json)
}

/** The same with a key, which somebody else may have too. */
async function repeatKeyed(world: World, call: Call, make: (cast: Cast) => Twice): Promise<void> {
  const key = `conform-${world.run}-${call}`
  const [own, theirs] = [make(await cast(world)), make(await other(world))]
  const on = endpointById(call)
  const id = await repeat(world, call, { ...own, ask: { ...own.ask, key } })
  const before = await theirs.read()
  const made = idIn((await world.patiently(on, { ...theirs.ask, key })).json)
  const place = { on, field: 'data.id, with another person’s key' }
  demand(JSON.stringify(await theirs.read()) !== JSON.stringify(before), place, 'one of their own', 'nothing')
  demand(made === undefined || made !== id, place, 'one of their own', made)
}

/** One check for each call that may be made twice. */
export const repeatChecks: Check[] = (Object.keys(REPEATABLE) as Call[]).flatMap((call) => {
  const [keyed, plain] = [KEYED[call], PLAIN[call as keyof typeof PLAIN]]
  if (!keyed && !plain) return []
  const run = async (world: World) => {
    if (keyed) return repeatKeyed(world, call, keyed)
    await repeat(world, call, await plain(await cast(world)))
  }
  return [check('may be made twice without harm', [endpointById(call)], run, [repeatRule(call)])]
})
