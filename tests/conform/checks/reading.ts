import { getDashboardStats, listAllUsers, listAuditRecords, listPendingVerifications } from '@/contract/admin'
import type { AnyEndpoint } from '@/contract/endpoint'
import { listConversations } from '@/contract/messages/conversations'
import { listNotifications } from '@/contract/account/notifications'
import { debugProperty, getProperty, listMyProperties, listProperties } from '@/contract/listing/properties'
import { listSavedSearches } from '@/contract/favorites/saved-searches'
import { getSettings } from '@/contract/account/settings'
import { checkStoredFile, getStoredFile, getStoredFileByApi } from '@/contract/storage'
import { listTours } from '@/contract/tours/tours'
import { getOwnProfile } from '@/contract/account/user'
import { listFollowedUsers } from '@/contract/account/following'
import { imageSource, resolveImageUrl } from '@/domain/listing/images'
import { check, type Check } from '../check'
import { demand, NotCheckable, same } from '../failure'
import type { World } from '../context'

const LISTS: readonly AnyEndpoint[] = [
  listMyProperties,
  listConversations,
  listNotifications,
  listTours,
  listSavedSearches,
  getSettings,
  getOwnProfile,
  listFollowedUsers,
]
const ADMIN_LISTS: readonly AnyEndpoint[] = [
  getDashboardStats,
  listPendingVerifications,
  listAllUsers,
  listAuditRecords,
]

/** The stored path, below `/storage/`, of some listing's picture. */
async function storedPicture(world: World): Promise<string> {
  for (const { images } of await world.succeed(listProperties))
    for (const image of images ?? []) {
      const [, path] = /^\/(?:api\/)?storage\/(.+)$/.exec(resolveImageUrl(imageSource(image))) ?? []
      if (path) return path
    }
  throw new NotCheckable('no listing has a picture below /storage')
}

/** Every call that only reads answers in the contract's shape. */
export const readingChecks: Check[] = [
  check('lists listings to visitors', [listProperties], async (world) => {
    const rows = await world.succeed(listProperties)
    demand(rows.length > 0, { on: listProperties, field: 'data' }, 'at least one listing', rows)
  }),
  check('lists listings to members too', [listProperties], async (world) => {
    const { token } = await world.person('regular')
    await world.succeed(listProperties, { token })
  }),
  check('shows each listing as the list does', [getProperty, listProperties], async (world) => {
    const [first] = await world.succeed(listProperties)
    if (!first) throw new NotCheckable('there is no listing')
    const one = await world.succeed(getProperty, { params: { id: first.id } })
    for (const field of ['id', 'title', 'price', 'listing_type', 'status', 'city'] as const)
      same({ on: getProperty, field: `data.${field}` }, one[field], first[field])
  }),
  check('dumps a listing for developers', [debugProperty], async (world) => {
    const [first] = await world.succeed(listProperties)
    if (first) await world.succeed(debugProperty, { params: { id: first.id } })
  }),
  ...LISTS.map((endpoint) =>
    check('answers in the contract’s shape', [endpoint], async (world) => {
      const { token } = await world.person('regular')
      await world.succeed(endpoint, { token })
    }),
  ),
  ...ADMIN_LISTS.map((endpoint) =>
    check('answers in the contract’s shape', [endpoint], async (world) => {
      await world.succeed(endpoint, { token: await world.admin() })
    }),
  ),
  ...[getStoredFile, getStoredFileByApi].map((endpoint) =>
    check('serves stored pictures as pictures', [endpoint], async (world) => {
      const { type, bytes, status } = await world.ask(endpoint, { params: { path: await storedPicture(world) } })
      same({ on: endpoint, field: 'status' }, status, 200)
      demand(type.startsWith('image/'), { on: endpoint, field: 'Content-Type' }, 'image/…', type)
      demand(bytes.length > 0, { on: endpoint, field: 'body' }, 'bytes', bytes.length)
    }),
  ),
  check('says by HEAD whether a file is there', [checkStoredFile], async (world) => {
    const answer = await world.ask(checkStoredFile, { params: { path: await storedPicture(world) } })
    same({ on: checkStoredFile, field: 'status' }, answer.status, 200)
    same({ on: checkStoredFile, field: 'body' }, answer.bytes.length, 0)
  }),
]
