import { listMessages, sendMessage } from '@/contract/messages/messages'
import { createProperty, getProperty, listProperties, updateProperty } from '@/contract/listing/properties'
import { createSavedSearch, deleteSavedSearch, listSavedSearches } from '@/contract/favorites/saved-searches'
import { cancelTour, createTour, listTours } from '@/contract/tours/tours'
import { getOwnProfile, updateOwnProfile } from '@/contract/account/user'
import { check, type Check } from '../../check'
import { same } from '../../failure'
import { conversation, dayFromNow, listing } from '../../fixtures'
import { conventionRule } from '../../rules/stated'

/** What careless servers change: letters beyond ASCII, pictures of several code points, markup, entities, quotes, escapes. */
const LINE = `Año Ñuñoa — “₱1 M” 家 👩‍👧 <b>“Casa”</b> &amp; 5 < 6, it's \\n 100 % {{x}}`
const LINES = `${LINE}\n\nSecond: ${LINE}`

/** Text is kept as it was written. Whoever shows it takes care of markup. */
export const textChecks: Check[] = [
  check(
    'keeps every character of a message',
    [sendMessage, listMessages],
    async (world) => {
      const { id, buyer, seller } = await conversation(world, 'worded')
      const sent = await world.succeed(sendMessage, {
        token: buyer.token,
        body: { conversation_id: id, message: LINES },
      })
      same({ on: sendMessage, field: 'data.message' }, sent.message, LINES)
      const rows = await world.succeed(listMessages, { token: seller.token, params: { conversationId: id } })
      same({ on: listMessages, field: 'data.*.message' }, rows.find((row) => row.id === sent.id)?.message, LINES)
    },
    [conventionRule('characters')],
  ),
  check(
    'keeps every character of a listing',
    [updateProperty, createProperty, getProperty, listProperties],
    async (world) => {
      const { id, owner } = await listing(world, 'worded')
      const text = { title: LINE, description: LINES, street: LINE, features: [LINE, 'Balcony'] }
      const body = { ...text, listing_type: 'sale', property_type: 'Condo', price: 4_100_000 }
      await world.succeed(updateProperty, { token: owner.token, params: { id }, body })
      const rows = await world.succeed(listProperties)
      for (const [on, row] of [
        [getProperty, await world.succeed(getProperty, { params: { id } })],
        [listProperties, rows.find((one) => String(one.id) === id)],
      ] as const) {
        same({ on, field: 'data.title' }, row?.title, LINE)
        // A form travels with another sign for the end of a line.
        same({ on, field: 'data.description' }, row?.description?.replaceAll('\r\n', '\n'), LINES)
        same({ on, field: 'data.street' }, row?.street, LINE)
        same({ on, field: 'data.features' }, row?.features, JSON.stringify(text.features))
      }
    },
  ),
  check('keeps every character of a profile', [updateOwnProfile, getOwnProfile], async (world) => {
    const { token } = await world.newcomer('worded')
    await world.succeed(updateOwnProfile, { token, body: { bio: LINES, location: LINE } })
    const own = await world.succeed(getOwnProfile, { token })
    same({ on: getOwnProfile, field: 'data.bio' }, own.bio ?? own.description, LINES)
    same({ on: getOwnProfile, field: 'data.location' }, own.location, LINE)
    await world.succeed(updateOwnProfile, { token, body: { bio: '' } })
    const { bio } = await world.succeed(getOwnProfile, { token })
    same({ on: getOwnProfile, field: 'data.bio, emptied' }, bio ?? '', '')
  }),
  check('keeps every character of a saved search', [createSavedSearch, listSavedSearches], async (world) => {
    const { token } = await world.buyer()
    const { id } = await world.succeed(createSavedSearch, { token, body: { name: LINE, location: LINE } })
    world.later(() => world.ask(deleteSavedSearch, { token, params: { id: String(id) } }))
    const on = listSavedSearches
    const found = (await world.succeed(on, { token })).find((one) => one.id === id)
    same({ on, field: 'data.*.name' }, found?.name, LINE)
    same({ on, field: 'data.*.location' }, found?.location, LINE)
  }),
  check('keeps every character of a tour’s notes', [createTour, listTours], async (world) => {
    const { id: property_id } = await listing(world, 'worded')
    const { token } = await world.buyer()
    const body = { property_id, date: dayFromNow(world, 85), time: '08:00', notes: LINES }
    const { id } = await world.succeed(createTour, { token, body })
    world.later(() => world.ask(cancelTour, { token, params: { id: String(id) } }))
    const found = (await world.succeed(listTours, { token })).find((one) => one.id === id)
    same({ on: listTours, field: 'data.*.notes' }, found?.notes, LINES)
  }),
]
