import {
  deleteNotification,
  listNotifications,
  markAllNotificationsRead,
  markNotificationRead,
} from '@/contract/account/notifications'
import { deleteProperty } from '@/contract/listing/properties'
import { getSettings, updateSettings, type Settings } from '@/contract/account/settings'
import { sendMessage } from '@/contract/messages/messages'
import { cancelTour, createTour, listTours, rescheduleTour } from '@/contract/tours/tours'
import { check, type Check } from '../check'
import { demand, NotCheckable, same } from '../failure'
import { conversation, dayFromNow, listing, tour } from '../fixtures'
import { conventionRule } from '../rules/stated'
import type { World } from '../context'

/** Notifications of the buyer's, of which a message by the seller and a tour leave some. */
async function notifications(world: World) {
  const { id, seller, buyer } = await conversation(world)
  await world.once('notified', () =>
    world.succeed(sendMessage, {
      token: seller.token,
      body: { conversation_id: id, message: 'You may come on Saturday.' },
    }),
  )
  const rows = await world.succeed(listNotifications, { token: buyer.token })
  return { rows, token: buyer.token, stranger: seller.token }
}

export const notificationChecks: Check[] = [
  check(
    'marks one notification as read, and its owner alone may',
    [markNotificationRead, listNotifications],
    async (world) => {
      const { rows, token, stranger } = await notifications(world)
      const one = rows.find(({ read }) => !read) ?? rows[0]
      if (!one) throw new NotCheckable('the account has no notification')
      await world.refuse(403, markNotificationRead, { token: stranger, params: { id: one.id } })
      await world.succeed(markNotificationRead, { token, params: { id: one.id } })
      const after = await world.succeed(listNotifications, { token })
      same({ on: listNotifications, field: 'data.*.read' }, after.find(({ id }) => id === one.id)?.read, true)
    },
  ),
  check('marks all notifications as read', [markAllNotificationsRead, listNotifications], async (world) => {
    const { token } = await notifications(world)
    await world.succeed(markAllNotificationsRead, { token })
    const unread = (await world.succeed(listNotifications, { token })).filter(({ read }) => !read)
    same({ on: listNotifications, field: 'data, unread' }, unread.length, 0)
  }),
  check('removes one notification, and its owner alone may', [deleteNotification, listNotifications], async (world) => {
    const { rows, token, stranger } = await notifications(world)
    const one = rows[0]
    if (!one) throw new NotCheckable('the account has no notification')
    await world.refuse(403, deleteNotification, { token: stranger, params: { id: one.id } })
    await world.succeed(deleteNotification, { token, params: { id: one.id } })
    const after = await world.succeed(listNotifications, { token })
    demand(!after.some(({ id }) => id === one.id), { on: listNotifications, field: 'data' }, 'no removed one', one)
    await world.refuse(404, deleteNotification, { token, params: { id: one.id } })
  }),
]

export const tourChecks: Check[] = [
  check(
    'lists a tour that was asked for',
    [createTour, listTours],
    async (world) => {
      const { id, date, property, visitor } = await tour(world)
      const found = (await world.succeed(listTours, { token: visitor.token })).find((one) => String(one.id) === id)
      demand(found !== undefined, { on: listTours, field: 'data' }, `the tour ${id}`, found)
      same({ on: listTours, field: 'data.*.date' }, found.date, date)
      same({ on: listTours, field: 'data.*.time' }, found.time.slice(0, 5), '09:30')
      same({ on: listTours, field: 'data.*.duration' }, found.duration, 45)
      same({ on: listTours, field: 'data.*.property.id' }, found.property.id, property)
      demand(
        ['pending', 'scheduled'].includes(found.status),
        { on: listTours, field: 'data.*.status' },
        'pending or scheduled',
        found.status,
      )
    },
    [conventionRule('zone')],
  ),
  check('gives no time twice', [createTour], async (world) => {
    const { date, property } = await tour(world)
    const body = { property_id: property, date, time: '09:45', duration: 45 }
    await world.refuse(409, createTour, { token: (await world.person('professional')).token, body })
  }),
  check('books a tour once for one key', [createTour], async (world) => {
    const { property, visitor } = await tour(world)
    const body = { property_id: property, date: dayFromNow(world, 44), time: '11:00', duration: 45 }
    const ask = { token: visitor.token, body, key: `conform-${world.run}-tour` }
    const first = await world.succeed(createTour, ask)
    world.later(() => world.ask(cancelTour, { token: visitor.token, params: { id: String(first.id) } }))
    const again = await world.succeed(createTour, ask)
    same({ on: createTour, field: 'data.id' }, String(again.id), String(first.id))
    // The key is its caller's: somebody else has the same one.
    const { token } = await world.person('professional')
    const other = await world.succeed(createTour, { ...ask, token, body: { ...body, time: '14:00' } })
    world.later(() => world.ask(cancelTour, { token, params: { id: String(other.id) } }))
    const isAnother = String(other.id) !== String(first.id)
    demand(isAnother, { on: createTour, field: 'data.id, with another person’s key' }, 'a visit of their own', other.id)
  }),
  check('books nothing in the past', [createTour], async (world) => {
    const { property, visitor } = await tour(world)
    const body = { property_id: property, date: dayFromNow(world, -2), time: '09:30' }
    await world.refuse(422, createTour, { token: visitor.token, body })
  }),
  check('moves a tour, and its owner alone may', [rescheduleTour, listTours], async (world) => {
    const { id, visitor } = await tour(world)
    const body = { date: dayFromNow(world, 41), time: '10:00' }
    await world.refuse(403, rescheduleTour, { token: (await world.person('professional')).token, params: { id }, body })
    const moved = await world.succeed(rescheduleTour, { token: visitor.token, params: { id }, body })
    same({ on: rescheduleTour, field: 'data.date' }, moved?.date, body.date)
    same({ on: rescheduleTour, field: 'data.time' }, moved?.time.slice(0, 5), body.time)
    const found = (await world.succeed(listTours, { token: visitor.token })).find((one) => String(one.id) === id)
    same({ on: listTours, field: 'data.*.date' }, found?.date, body.date)
    await world.refuse(422, rescheduleTour, {
      token: visitor.token,
      params: { id },
      body: { ...body, date: dayFromNow(world, -2) },
    })
  }),
  check(
    'cancels a tour once, its owner alone may, and its hour is free',
    [cancelTour, listTours, createTour],
    async (world) => {
      const { id, visitor, property } = await tour(world)
      await world.refuse(403, cancelTour, { token: (await world.person('professional')).token, params: { id } })
      await world.succeed(cancelTour, { token: visitor.token, params: { id } })
      const found = (await world.succeed(listTours, { token: visitor.token })).find((one) => String(one.id) === id)
      same({ on: listTours, field: 'data.*.status' }, found?.status, 'cancelled')
      await world.refuse(409, cancelTour, { token: visitor.token, params: { id } })
      const { token } = await world.person('professional')
      const body = { property_id: property, date: found?.date ?? '', time: found?.time.slice(0, 5) ?? '' }
      const freed = await world.succeed(createTour, { token, body })
      await world.ask(cancelTour, { token, params: { id: String(freed.id) } })
    },
  ),
  check('calls visits off when their listing goes', [cancelTour, deleteProperty, listTours], async (world) => {
    const { id: property, owner } = await listing(world, 'visited')
    const { token } = await world.buyer()
    const body = { property_id: property, date: dayFromNow(world, 50), time: '15:00' }
    const { id } = await world.succeed(createTour, { token, body })
    await world.succeed(deleteProperty, { token: owner.token, params: { id: property } })
    const found = (await world.succeed(listTours, { token })).find((one) => one.id === id)
    if (found) same({ on: listTours, field: 'data.*.status' }, found.status, 'cancelled')
  }),
]

export const settingsChecks: Check[] = [
  check('keeps settings as they were saved', [updateSettings, getSettings], async (world) => {
    const { token } = await world.buyer()
    const before = await world.succeed(getSettings, { token })
    const changed: Settings = {
      ...before,
      tourReminders: !before.tourReminders,
      language: before.language === 'tl' ? 'en' : 'tl',
      currency: before.currency === 'USD' ? 'PHP' : 'USD',
      privacy: { ...before.privacy, showEmail: !before.privacy.showEmail },
    }
    await world.succeed(updateSettings, { token, body: changed })
    const after = await world.succeed(getSettings, { token })
    await world.succeed(updateSettings, { token, body: before })
    for (const name of Object.keys(changed) as (keyof Settings)[])
      if (name !== 'privacy') same({ on: getSettings, field: `data.${name}` }, after[name], changed[name])
    for (const [name, value] of Object.entries(changed.privacy))
      same({ on: getSettings, field: `data.privacy.${name}` }, after.privacy[name as keyof Settings['privacy']], value)
  }),
  check('refuses a language that does not exist', [updateSettings], async (world) => {
    const { token } = await world.buyer()
    const before = await world.succeed(getSettings, { token })
    await world.refuse(422, updateSettings, { token, body: { ...before, language: 'xx' } }, ['language'])
  }),
]
