import { login, logout } from '@/contract/account/auth'
import { getOwnProfile, updateOwnProfile } from '@/contract/account/user'
import { createSavedSearch, deleteSavedSearch, listSavedSearches } from '@/contract/favorites/saved-searches'
import { openConversation } from '@/contract/messages/conversations'
import { listMessages, sendMessage } from '@/contract/messages/messages'
import { createTour } from '@/contract/tours/tours'
import { listTourRequests } from '@/contract/tours/requests'
import { castOf, homeOf } from '../arrows/cast'
import { check, type Check } from '../check'
import { demand, same } from '../failure'
import { conversation, dayFromNow } from '../fixtures'
import { conventionRule, orderRule } from '../rules/stated'

/** How often a list with equal rows is asked for. */
const TIMES = 3

/** Conventions that hold for all calls, each by a call of its kind. */
export const conventionChecks: Check[] = [
  check(
    'removes white space around a message and a name, and keeps it within',
    [sendMessage, updateOwnProfile, listMessages],
    async (world) => {
      const { id, buyer } = await conversation(world, 'spaced')
      const body = { conversation_id: id, message: '  Two  spaces \n ' }
      const sent = await world.succeed(sendMessage, { token: buyer.token, body })
      same({ on: sendMessage, field: 'data.message, trimmed' }, sent.message, 'Two  spaces')
      const { token } = await world.newcomer('spaced')
      await world.succeed(updateOwnProfile, { token, body: { first_name: '  Ana   Maria ' } })
      const own = await world.succeed(getOwnProfile, { token })
      same({ on: getOwnProfile, field: 'data.first_name, trimmed' }, own.first_name, 'Ana Maria')
    },
    [conventionRule('trimming')],
  ),
  check(
    'takes a mobile number in each of its forms',
    [login],
    async (world) => {
      const { email, password } = world.options.people.professional
      const { token } = await world.person('professional')
      const { phone_number } = await world.succeed(getOwnProfile, { token })
      const digits = (phone_number ?? '').replaceAll(/\D/g, '').slice(-10)
      for (const form of [`0${digits}`, `+63${digits}`, `+63 ${digits.slice(0, 3)} ${digits.slice(3)}`]) {
        const { token: session, user } = await world.succeed(login, { body: { email: form, password } })
        same({ on: login, field: `data.user.email, by ${form}` }, user.email, email)
        await world.ask(logout, { token: session })
      }
    },
    [conventionRule('phones')],
  ),
  check(
    'compares ids as text, whether they travel as numbers or as text',
    [openConversation],
    async (world) => {
      const { id, property, buyer, seller } = await conversation(world)
      const on = openConversation
      for (const owner_id of [seller.user.id, String(seller.user.id)]) {
        const body = { property_id: property, owner_id }
        const opened = await world.succeed(on, { token: buyer.token, body })
        same({ on, field: `data.id, with the id as ${typeof owner_id}` }, String(opened.id), id)
      }
    },
    [conventionRule('ids')],
  ),
  check(
    'ignores fields that it does not know',
    [createSavedSearch, listSavedSearches],
    async (world) => {
      const { token } = await world.buyer()
      const body = { name: `Conform ${world.run} unknown`, conform: { any: 'thing' } }
      const { id } = await world.succeed(createSavedSearch, { token, body })
      world.later(() => world.ask(deleteSavedSearch, { token, params: { id: String(id) } }))
      const kept = (await world.succeed(listSavedSearches, { token })).some((one) => String(one.id) === String(id))
      demand(kept, { on: listSavedSearches, field: 'data' }, 'the search with an unknown field', kept)
    },
    [conventionRule('unknown')],
  ),
  check(
    'keeps rows with equal keys in one order',
    [listTourRequests, createTour],
    async (world) => {
      const cast = await castOf(world, 'equal')
      const second = await homeOf(cast, cast.seller, `Conform ${world.run} equal`)
      const at = { date: dayFromNow(world, 21), time: '09:00', duration: 45 }
      const other = await world.newcomer('equal-other')
      for (const [{ token }, property_id] of [
        [cast.buyer, cast.property],
        [other, second],
      ] as const)
        await world.succeed(createTour, { token, body: { ...at, property_id } })
      const on = listTourRequests
      const orders = new Set<string>()
      for (let time = 0; time < TIMES; time += 1) {
        const rows = await world.succeed(on, { token: cast.seller.token })
        orders.add(rows.map(({ id }) => String(id)).join(' '))
      }
      same({ on, field: 'data, orders of equal rows' }, orders.size, 1)
    },
    [orderRule('listTourRequests')],
  ),
]
