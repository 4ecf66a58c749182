import { beforeEach, expect, test } from 'vitest'
import { call } from '@/api/call'
import {
  createSavedSearch,
  listSavedSearches,
  openSavedSearch,
  updateSavedSearch,
} from '@/contract/favorites/saved-searches'
import type { AlertFrequency } from '@/contract/favorites/saved-searches'
import { as, backend, listed, openForEach, update } from '../../handlers/listings.test-support'
import { digestAt, startSearchDigests } from './search-digests'

openForEach()

const DAY = 86_400_000
const NAME = 'Villas of Jaro'

beforeEach(() => startSearchDigests(backend))

const save = async (alert_frequency?: AlertFrequency) => {
  as('regular')
  const body = { name: NAME, location: 'Villa Mirasol', ...(alert_frequency && { alert_frequency }) }
  const { data } = await call(createSavedSearch, { body })
  as('verified')
  return String(data.id)
}
const villa = (number: number, price = 4_200_000) => listed({ title: `Villa Mirasol ${number}`, price })
const told = () => backend.db.notification.where(({ user_id, title }) => user_id === '101' && title.includes(NAME))
const mails = () => backend.db.outbox.where(({ subject }) => subject.includes(NAME))
const coming = () => backend.agenda.list().filter(({ id }) => id.startsWith('digest'))
const own = async (id: string) => {
  as('regular')
  const { data } = await call(listSavedSearches, {})
  as('verified')
  return data.find((row) => row.id === id)
}

test.each([
  ['instant', '2026-06-15T01:00:00Z', '2026-06-15T01:00:00Z'],
  ['daily', '2026-06-15T01:00:00Z', '2026-06-16T00:00:00Z'],
  ['daily', '2026-06-15T00:00:00Z', '2026-06-16T00:00:00Z'],
  ['weekly', '2026-06-15T01:00:00Z', '2026-06-22T00:00:00Z'],
  ['weekly', '2026-06-14T23:59:00Z', '2026-06-15T00:00:00Z'],
] as const)('what a search with %s alerts finds at %s is told at %s', (frequency, found, at) => {
  expect(new Date(digestAt(frequency, Date.parse(found))).toISOString()).toBe(new Date(at).toISOString())
})

test('without a choice an alert comes at once', async () => {
  const id = await save()
  await villa(1)
  expect(told()).toMatchObject([{ title: `New for “${NAME}”` }])
  expect((await own(id))?.alert_frequency).toBe('instant')
  expect(coming()).toEqual([])
})

test('daily alerts come as one notification and one e-mail that name the homes, and the day after nothing comes', async () => {
  const id = await save('daily')
  await villa(1)
  const sold = await villa(2)
  const third = await villa(3, 5_000_000)
  await update(third.id, { title: third.title, price: 4_800_000, property_type: 'Villa' })
  await update(sold.id, { title: sold.title, status: 'sold' })
  expect(told()).toEqual([])
  expect(coming()).toMatchObject([{ what: `The daily alert of “${NAME}” (3 found)` }])
  await backend.passTime(DAY)
  expect(told()).toMatchObject([
    {
      type: 'property_alert',
      title: `2 homes for “${NAME}”`,
      message: '“Villa Mirasol 1” (₱4,200,000), “Villa Mirasol 3” (₱4,800,000).',
      link: '/dashboard/saved-searches',
    },
  ])
  expect(mails()).toHaveLength(1)
  expect((await own(id))?.last_alert).toBe(told()[0]?.timestamp)
  await backend.passTime(8 * DAY)
  expect(told()).toHaveLength(1)
})

test('a weekly alert with one home leads to it, and what was found is told at once when alerts are to come at once', async () => {
  const id = await save('weekly')
  const { id: home } = await villa(1)
  await backend.passTime(DAY)
  expect(told()).toEqual([])
  as('regular')
  await call(updateSavedSearch, { params: { id }, body: { name: NAME, alert_frequency: 'instant' } })
  await backend.agenda.settle()
  expect(told()).toMatchObject([{ title: `New for “${NAME}”`, link: `/dashboard/property/${home}` }])
})

test('alerts that are turned off, dropped in the toolbox or not wanted any more tell nothing', async () => {
  const id = await save('daily')
  const off = { name: NAME, location: 'Villa Mirasol' }
  await villa(1)
  as('regular')
  await call(updateSavedSearch, { params: { id }, body: { ...off, alerts_enabled: false } })
  expect(coming()).toEqual([])
  await call(updateSavedSearch, { params: { id }, body: { ...off, alerts_enabled: true } })
  as('verified')
  await villa(2)
  await backend.agenda.drop(`digest ${id}`)
  await backend.passTime(DAY)
  expect(told()).toEqual([])
})

test('what others list is new until the search is opened', async () => {
  const id = await save()
  expect(await own(id)).toMatchObject({ new_count: 0 })
  backend.clock.advance(1_000)
  await villa(1)
  await villa(2)
  expect(await own(id)).toMatchObject({ new_count: 2, properties_found: 2 })
  backend.clock.advance(1_000)
  as('regular')
  await call(openSavedSearch, { params: { id } })
  expect(await own(id)).toMatchObject({ new_count: 0, properties_found: 2, new_since: backend.clock.iso() })
})
