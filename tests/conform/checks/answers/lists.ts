import { getDashboardStats, listAllUsers } from '@/contract/admin'
import { listMessages, sendMessage } from '@/contract/messages/messages'
import { openConversation } from '@/contract/messages/conversations'
import { listProperties } from '@/contract/listing/properties'
import { createSavedSearch, listSavedSearches } from '@/contract/favorites/saved-searches'
import { check, type Check } from '../../check'
import { same } from '../../failure'

/** More rows than the usual pages of 10, 15, 20 and 25 have. */
const MANY = 26

/** Lists are whole: nobody asked for a page. */
export const listChecks: Check[] = [
  check('lists every message of a long conversation', [listMessages, sendMessage], async (world) => {
    const [one, other] = [await world.newcomer('talker'), await world.newcomer('listener')]
    const { id } = await world.succeed(openConversation, { token: one.token, body: { owner_id: other.id } })
    // Both write, and neither as many as a limit may allow in a minute.
    for (let said = 0; said < MANY; said += 1) {
      const { token } = said % 2 === 0 ? one : other
      await world.succeed(sendMessage, { token, body: { conversation_id: id, message: `Message ${said}` } })
    }
    const on = listMessages
    const rows = await world.succeed(on, { token: one.token, params: { conversationId: String(id) } })
    same({ on, field: 'data.length' }, rows.length, MANY)
    same({ on, field: 'data.0.message' }, rows[0]?.message, 'Message 0')
  }),
  check('lists every saved search', [listSavedSearches, createSavedSearch], async (world) => {
    const { token } = await world.newcomer('collector')
    for (let saved = 0; saved < MANY; saved += 1)
      await world.succeed(createSavedSearch, { token, body: { name: `Search ${saved}` } })
    const on = listSavedSearches
    same({ on, field: 'data.length' }, (await world.succeed(on, { token })).length, MANY)
  }),
  check('lists every listing and every user that it counts', [listProperties, listAllUsers], async (world) => {
    const token = await world.admin()
    const { total_properties, total_users } = await world.succeed(getDashboardStats, { token })
    const [homes, users] = [await world.succeed(listProperties), await world.succeed(listAllUsers, { token })]
    same({ on: listAllUsers, field: 'data.length' }, users.length, Number(total_users))
    same({ on: listProperties, field: 'data.length' }, homes.length, Number(total_properties))
  }),
]
