import {
  getConversation,
  listConversations,
  markConversationRead,
  openConversation,
} from '@/contract/messages/conversations'
import { sendMessage } from '@/contract/messages/messages'
import { listNotifications, markAllNotificationsRead } from '@/contract/account/notifications'
import { deleteProperty, getProperty, listMyProperties } from '@/contract/listing/properties'
import {
  createSavedSearch,
  deleteSavedSearch,
  listSavedSearches,
  toggleSavedSearchAlerts,
} from '@/contract/favorites/saved-searches'
import { getSettings, updateSettings } from '@/contract/account/settings'
import { listTourRequests } from '@/contract/tours/requests'
import { listTours } from '@/contract/tours/tours'
import { deleteAccount, deleteOwnData, getOwnProfile, updateOwnProfile } from '@/contract/account/user'
import { listFollowedUsers } from '@/contract/account/following'
import { check, type Check } from '../../check'
import type { Account, World } from '../../context'
import { demand, same } from '../../failure'
import { conversation, listing, savedSearch, tour } from '../../fixtures'

/** Lists whose rows belong to one person each. */
const OWN_LISTS = [
  listMyProperties,
  listNotifications,
  listTours,
  listTourRequests,
  listSavedSearches,
  listFollowedUsers,
] as const

/** Follows are of people, whom several may follow. */
const UNSHARED = OWN_LISTS.filter((on) => on !== listFollowedUsers)

async function idsOf(world: World, on: (typeof OWN_LISTS)[number], { token }: Account): Promise<string[]> {
  const rows: readonly { id: string | number }[] = await world.succeed(on, { token })
  return rows.map(({ id }) => String(id))
}

/** An unread notification of the seller's, about a message of the buyer's. */
async function unreadOfSeller(world: World) {
  const talk = await conversation(world)
  const text = 'Are you there?'
  await world.succeed(sendMessage, { token: talk.buyer.token, body: { conversation_id: talk.id, message: text } })
  const read = async () => {
    const rows = await world.succeed(listNotifications, { token: talk.seller.token })
    return rows.find(({ message }) => message === text)?.read
  }
  const unread = async () => {
    const { token } = talk.seller
    return (await world.succeed(getConversation, { token, params: { id: talk.id } })).unread
  }
  same({ on: listNotifications, field: 'data.*.read' }, await read(), false)
  return { talk, read, unread }
}

export const othersChecks: Check[] = [
  check('shows a new account nothing of others', [...OWN_LISTS, listConversations], async (world) => {
    await Promise.all([tour(world), savedSearch(world), conversation(world)])
    const onlooker = await world.newcomer('onlooker')
    for (const on of OWN_LISTS)
      if (on !== listNotifications) same({ on, field: 'data.length' }, (await idsOf(world, on, onlooker)).length, 0)
    const talks = await world.succeed(listConversations, { token: onlooker.token })
    same({ on: listConversations, field: 'data.length' }, talks.length, 0)
  }),
  ...UNSHARED.map((on) =>
    check('shows nobody the rows of others', [on], async (world) => {
      const [one, ...others] = [
        await world.buyer(),
        ...(await Promise.all((['regular', 'verified', 'professional'] as const).map(world.person))),
      ]
      const own = await idsOf(world, on, one)
      for (const other of others.filter(({ id }) => id !== one.id)) {
        const shared = (await idsOf(world, on, other)).filter((id) => own.includes(id))
        demand(shared.length === 0, { on, field: 'data.*.id' }, 'rows of one person each', `${shared[0]} for two`)
      }
    }),
  ),
  check(
    'marks only the caller’s notifications as read',
    [markAllNotificationsRead, listNotifications],
    async (world) => {
      const { talk, read } = await unreadOfSeller(world)
      await world.succeed(markAllNotificationsRead, { token: talk.buyer.token })
      same({ on: listNotifications, field: 'data.*.read of somebody else' }, await read(), false)
    },
  ),
  check('marks a conversation as read for one side', [markConversationRead, getConversation], async (world) => {
    const { talk, unread } = await unreadOfSeller(world)
    const before = await unread()
    await world.succeed(markConversationRead, { token: talk.buyer.token, params: { id: talk.id } })
    same({ on: getConversation, field: 'data.unread of the other side' }, await unread(), before)
  }),
  check('counts no message as unread by its sender', [sendMessage, getConversation], async (world) => {
    const { talk } = await unreadOfSeller(world)
    const { token } = talk.buyer
    await world.succeed(markConversationRead, { token, params: { id: talk.id } })
    await world.succeed(sendMessage, { token, body: { conversation_id: talk.id, message: 'Still there?' } })
    const { unread } = await world.succeed(getConversation, { token, params: { id: talk.id } })
    same({ on: getConversation, field: 'data.unread of the sender' }, unread ?? 0, 0)
  }),
  check('counts each unread message', [sendMessage, listConversations], async (world) => {
    const talk = await conversation(world, 'counted')
    for (const message of ['One', 'Two', 'Three'])
      await world.succeed(sendMessage, { token: talk.buyer.token, body: { conversation_id: talk.id, message } })
    const rows = await world.succeed(listConversations, { token: talk.seller.token })
    same({ on: listConversations, field: 'data.*.unread' }, rows.find(({ id }) => String(id) === talk.id)?.unread, 3)
  }),
  check('erases only the caller’s data', [deleteOwnData, listSavedSearches, listTours], async (world) => {
    const owner = await world.buyer()
    const { id } = await world.succeed(createSavedSearch, { token: owner.token, body: { name: 'Kept' } })
    world.later(() => world.ask(deleteSavedSearch, { token: owner.token, params: { id: String(id) } }))
    const { id: visit, visitor } = await tour(world)
    const eraser = await world.newcomer('eraser')
    await world.succeed(deleteOwnData, { token: eraser.token })
    for (const [on, account, mine] of [
      [listSavedSearches, owner, String(id)],
      [listTours, visitor, visit],
    ] as const)
      demand((await idsOf(world, on, account)).includes(mine), { on, field: 'data of somebody else' }, mine, undefined)
  }),
  check('closes only the caller’s account', [deleteAccount, getOwnProfile, getProperty], async (world) => {
    const { id, owner } = await listing(world)
    const quitter = await world.newcomer('quitter')
    await world.succeed(deleteAccount, { token: quitter.token })
    await world.succeed(getOwnProfile, { token: owner.token })
    await world.succeed(getProperty, { params: { id } })
  }),
  check('gives the id of a closed account to nobody', [deleteAccount, listConversations], async (world) => {
    const { id, token } = await world.newcomer('departed')
    const { id: owner_id } = await world.buyer()
    await world.succeed(openConversation, { token, body: { owner_id } })
    await world.succeed(deleteAccount, { token })
    const next = await world.newcomer('successor')
    demand(next.id !== id, { on: getOwnProfile, field: 'data.id of a new account' }, 'an id of its own', id)
    const talks = await world.succeed(listConversations, { token: next.token })
    same({ on: listConversations, field: 'data.length' }, talks.length, 0)
  }),
  check('removes one listing and leaves the others', [deleteProperty, getProperty], async (world) => {
    const { id, owner } = await listing(world, 'removed alone')
    const { id: other } = await listing(world)
    await world.succeed(deleteProperty, { token: owner.token, params: { id } })
    await world.succeed(getProperty, { params: { id: other } })
  }),
  check(
    'changes and removes one saved search and leaves the others',
    [toggleSavedSearchAlerts, deleteSavedSearch, listSavedSearches],
    async (world) => {
      const { token } = await world.buyer()
      const ids: string[] = []
      for (const name of ['first', 'second']) {
        const { id } = await world.succeed(createSavedSearch, { token, body: { name: `Conform ${world.run} ${name}` } })
        ids.push(String(id))
        world.later(() => world.ask(deleteSavedSearch, { token, params: { id: String(id) } }))
      }
      const [first, second] = ids as [string, string]
      await world.succeed(toggleSavedSearchAlerts, { token, params: { id: first } })
      const on = listSavedSearches
      const row = async (id: string) => (await world.succeed(on, { token })).find((one) => String(one.id) === id)
      same({ on, field: 'data.*.alerts_enabled of another search' }, (await row(second))?.alerts_enabled, true)
      await world.succeed(deleteSavedSearch, { token, params: { id: first } })
      demand((await row(second)) !== undefined, { on, field: 'data' }, `the saved search ${second}`, undefined)
    },
  ),
  check(
    'changes the settings and the profile of the caller alone',
    [updateSettings, updateOwnProfile, getSettings, getOwnProfile],
    async (world) => {
      const { token } = await world.newcomer('changer')
      const other = await world.buyer()
      const look = async () => ({
        ...(await world.succeed(getSettings, { token: other.token })),
        location: (await world.succeed(getOwnProfile, { token: other.token })).location,
      })
      const [before, settings] = [await look(), await world.succeed(getSettings, { token })]
      const language = before.language === 'ceb' ? 'tl' : 'ceb'
      await world.succeed(updateSettings, { token, body: { ...settings, language } })
      await world.succeed(updateOwnProfile, { token, body: { location: `Changed in ${world.run}` } })
      const after = await look()
      same({ on: getSettings, field: 'data.language of somebody else' }, after.language, before.language)
      same(
        { on: getOwnProfile, field: 'data.location of somebody else' },
        after.location ?? null,
        before.location ?? null,
      )
    },
  ),
]
