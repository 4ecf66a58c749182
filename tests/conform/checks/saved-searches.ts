import { OFFER_MAX } from '@/contract/fields'
import { listNotifications } from '@/contract/account/notifications'
import { createProperty } from '@/contract/listing/properties'
import {
  createSavedSearch,
  deleteSavedSearch,
  listSavedSearches,
  openSavedSearch,
  toggleSavedSearchAlerts,
  updateSavedSearch,
} from '@/contract/favorites/saved-searches'
import { check, type Check } from '../check'
import type { World } from '../context'
import { demand, same } from '../failure'
import { listing, savedSearch } from '../fixtures'

export const savedSearchChecks: Check[] = [
  check(
    'lists a search that was saved, with its matches counted',
    [createSavedSearch, listSavedSearches],
    async (world) => {
      const { found } = await search(world)
      const on = listSavedSearches
      same({ on, field: 'data.*.location' }, found.location, 'Jaro')
      same({ on, field: 'data.*.max_price' }, found.max_price, 6_000_000)
      same({ on, field: 'data.*.bedrooms' }, found.bedrooms, 3)
      same({ on, field: 'data.*.alerts_enabled' }, found.alerts_enabled, true)
      demand(
        typeof found.properties_found === 'number',
        { on, field: 'data.*.properties_found' },
        'a number',
        found.properties_found,
      )
    },
  ),
  check('turns alerts off and on again', [toggleSavedSearchAlerts, listSavedSearches], async (world) => {
    const { id, token } = await search(world)
    for (const state of [false, true]) {
      await world.succeed(toggleSavedSearchAlerts, { token, params: { id } })
      same({ on: listSavedSearches, field: 'data.*.alerts_enabled' }, (await search(world)).found.alerts_enabled, state)
    }
  }),
  check('keeps how often alerts come', [createSavedSearch, updateSavedSearch, listSavedSearches], async (world) => {
    const { id, token, name, found } = await search(world)
    const field = 'data.*.alert_frequency'
    same({ on: listSavedSearches, field }, found.alert_frequency ?? 'instant', 'instant')
    const body = {
      name,
      location: 'Jaro',
      property_type: 'House',
      min_price: 1_000_000,
      max_price: 6_000_000,
      bedrooms: 3,
    }
    const change = (more: object) =>
      world.succeed(updateSavedSearch, { token, params: { id }, body: { ...body, ...more } })
    for (const more of [{ alert_frequency: 'weekly' }, {}]) {
      await change(more)
      same({ on: listSavedSearches, field }, (await search(world)).found.alert_frequency, 'weekly')
    }
    await world.refuse(422, updateSavedSearch, { token, params: { id }, body: { name, alert_frequency: 'hourly' } })
    await change({ alert_frequency: 'instant' })
  }),
  check(
    'counts the listings that came since a saved search was opened, and tells of them',
    [openSavedSearch, createSavedSearch, listSavedSearches, createProperty, listNotifications],
    async (world) => {
      const { token } = await world.buyer()
      const name = `Conform ${world.run} news`
      const { id } = await world.succeed(createSavedSearch, { token, body: { name, location: name } })
      world.later(() => world.ask(deleteSavedSearch, { token, params: { id: String(id) } }))
      const counted = async () => {
        const rows = await world.succeed(listSavedSearches, { token })
        return rows.find((one) => String(one.id) === String(id))
      }
      const on = { on: listSavedSearches, field: 'data.*.new_count' }
      same(on, (await counted())?.new_count, 0)
      await listing(world, 'news')
      const after = await counted()
      same(on, after?.new_count, 1)
      same({ ...on, field: 'data.*.properties_found' }, after?.properties_found, 1)
      const told = await world.succeed(listNotifications, { token })
      const alerts = told.filter(
        ({ type, title, message }) => type === 'property_alert' && `${title} ${message}`.includes(name),
      )
      same({ on: listNotifications, field: 'data, alerts of the saved search' }, alerts.length, 1)
      await world.succeed(openSavedSearch, { token, params: { id: String(id) } })
      same({ ...on, field: `${on.field} after openSavedSearch` }, (await counted())?.new_count, 0)
    },
  ),
  check(
    'refuses a price of a saved search beyond the largest',
    [createSavedSearch, updateSavedSearch],
    async (world) => {
      const { id, token, name } = await search(world)
      const beyond = (field: 'min_price' | 'max_price') => ({ name: `${name} beyond`, [field]: OFFER_MAX + 1 })
      await world.refuse(422, createSavedSearch, { token, body: beyond('min_price') })
      await world.refuse(422, updateSavedSearch, { token, params: { id }, body: beyond('max_price') })
    },
  ),
  check('changes a saved search', [updateSavedSearch, listSavedSearches], async (world) => {
    const { id, token, name } = await search(world)
    await world.succeed(updateSavedSearch, {
      token,
      params: { id },
      body: { name: `${name} again`, location: 'La Paz' },
    })
    const { found } = await search(world)
    same({ on: listSavedSearches, field: 'data.*.name' }, found.name, `${name} again`)
    same({ on: listSavedSearches, field: 'data.*.location' }, found.location, 'La Paz')
  }),
  check(
    'keeps saved searches to their owner',
    [updateSavedSearch, toggleSavedSearchAlerts, deleteSavedSearch],
    async (world) => {
      const { id } = await search(world)
      const { token } = await world.person('professional')
      await world.refuse(403, updateSavedSearch, { token, params: { id }, body: { name: 'Mine' } })
      await world.refuse(403, toggleSavedSearchAlerts, { token, params: { id } })
      await world.refuse(403, deleteSavedSearch, { token, params: { id } })
    },
  ),
  check('removes a saved search', [deleteSavedSearch, listSavedSearches], async (world) => {
    const { id, token } = await search(world)
    await world.succeed(deleteSavedSearch, { token, params: { id } })
    await world.refuse(404, deleteSavedSearch, { token, params: { id } })
  }),
]

async function search(world: World) {
  const { id, owner, name } = await savedSearch(world)
  const rows = await world.succeed(listSavedSearches, { token: owner.token })
  const found = rows.find((one) => String(one.id) === id)
  demand(found !== undefined, { on: listSavedSearches, field: 'data' }, `the saved search ${id}`, rows)
  return { id, name, token: owner.token, found }
}
