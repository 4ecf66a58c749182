import { beforeEach, expect, test } from 'vitest'
import { answerCalls, refused } from '@tests/helpers/mock-server'
import { OFFER_MAX } from '@/contract/fields'
import { call, configureApi } from '@/api/call'
import {
  deleteNotification,
  listNotifications,
  markAllNotificationsRead,
  markNotificationRead,
} from '@/contract/account/notifications'
import {
  createSavedSearch,
  deleteSavedSearch,
  listSavedSearches,
  toggleSavedSearchAlerts,
  updateSavedSearch,
} from '@/contract/favorites/saved-searches'
import { cancelTour, createTour, listTours, rescheduleTour } from '@/contract/tours/tours'
import type { Backend } from '../backend'
import { PERSONA_IDS, personaToken } from '../accounts'
import { createBackend } from '../backend'
import { serveScenario } from '../node'
import { scenarioById } from '../scenarios/catalog'
import { TEST_TIME } from '../scenarios/scenario'
import { awaitAnswer, startTourAnswers } from '../services/tours/simulated-answers'
import { NO_ANSWER } from '../store/models/tour-defaults'
import { alertPriceDrop, alertSavedSearches } from '../services/saved-search-alerts'

/** What a search has before anything was done with it. */
const UNOPENED = { alert_frequency: 'instant' as const, last_alert: null, opened_at: null, created_at: TEST_TIME }
const DEMO_ACCOUNTS: readonly string[] = Object.values(PERSONA_IDS)

let token: string | null = null

answerCalls()
beforeEach(() => configureApi({ baseUrl: 'http://localhost', token: () => token, onSessionEnded: () => {} }))

async function open(): Promise<Backend> {
  const backend = serveScenario(scenarioById('signed-in-regular'))
  await backend.ready
  token = personaToken('regular')
  return backend
}

test('each list holds the caller’s own entries and nobody else’s', async () => {
  const { db } = await open()
  const own = { tour: (await call(listTours, {})).data, notification: (await call(listNotifications, {})).data }
  const searches = (await call(listSavedSearches, {})).data
  expect(own.tour.map(({ status }) => status).toSorted()).toEqual(['cancelled', 'completed', 'pending', 'scheduled'])
  expect(own.notification.filter(({ read }) => !read)).toHaveLength(5)
  expect(searches).toHaveLength(3)
  for (const row of [...own.tour, ...own.notification, ...searches]) expect(String(row.id)).toMatch(/^[nts]101-/)
  for (const id of DEMO_ACCOUNTS) {
    expect(db.notification.where((row) => row.user_id === id && !row.read)).toHaveLength(5)
    expect(db.notification.where((row) => row.user_id === id).every(({ link }) => link?.startsWith('/'))).toBe(true)
  }
})

test('what came to one demo account, and what it wrote to its tours, is not another’s word for word', async () => {
  const { db } = await open()
  const notes = db.tour
    .where(({ user_id, notes: note }) => note !== null && DEMO_ACCOUNTS.includes(user_id))
    .map(({ notes: note }) => note)
  const told = db.notification
    .where(({ type }) => type !== 'system' && type !== 'tour_reminder')
    .map((row) => row.message)
  expect(new Set(notes).size).toBe(notes.length)
  expect(new Set(told).size).toBe(told.length)
})

const form = { name: 'Mine now' }
const slot = { date: '2026-06-25', time: '09:00' }
const CHANGES: [string, (id: string) => Promise<unknown>, own: string, foreign: string][] = [
  ['reading a notification', (id) => call(markNotificationRead, { params: { id } }), 'Notification', 'n102-1'],
  ['deleting a notification', (id) => call(deleteNotification, { params: { id } }), 'Notification', 'n102-1'],
  ['cancelling a tour', (id) => call(cancelTour, { params: { id } }), 'Tour', 't102-1'],
  ['moving a tour', (id) => call(rescheduleTour, { params: { id }, body: slot }), 'Tour', 't102-1'],
  ['changing a search', (id) => call(updateSavedSearch, { params: { id }, body: form }), 'Saved search', 's102-1'],
  ['switching alerts', (id) => call(toggleSavedSearchAlerts, { params: { id } }), 'Saved search', 's102-1'],
  ['deleting a search', (id) => call(deleteSavedSearch, { params: { id } }), 'Saved search', 's102-1'],
]

test.each(CHANGES)('%s of somebody else is refused and changes nothing', async (_, change, what, foreign) => {
  const { db } = await open()
  const before = JSON.stringify(db.dump())
  expect(await change(foreign).catch(refused)).toEqual([403, `This is not your ${what.toLowerCase()}.`])
  expect(await change('nobody').catch(refused)).toEqual([404, `${what} not found`])
  token = null
  expect(await change(foreign).catch(refused)).toEqual([401, 'Please sign in first.'])
  expect(JSON.stringify(db.dump())).toBe(before)
})

test('marking all as read leaves other people’s notifications unread', async () => {
  const { db } = await open()
  await call(markAllNotificationsRead, {})
  expect(db.notification.where(({ read }) => !read).every(({ user_id }) => user_id !== '101')).toBe(true)
  expect(db.notification.where(({ user_id, read }) => user_id === '102' && !read)).toHaveLength(5)
})

test('a moved tour waits for the lister again, who hears of it', async () => {
  const { db } = await open()
  const { data } = await call(rescheduleTour, { params: { id: 't101-1' }, body: slot })
  expect(data).toMatchObject({ ...slot, status: 'pending' })
  expect(db.notification.where(({ user_id, title }) => user_id === '103' && title === 'Tour moved')).toMatchObject([
    {
      type: 'tour_reminder',
      link: '/dashboard/tours?show=requests',
      message: expect.stringContaining('Thursday, June 25 at 9:00 AM'),
    },
  ])
})

test.each([
  ['a time that another visitor has', 't101-1', { date: '2026-06-24', time: '10:30' }, 409, 'That time is taken.'],
  ['a time at which one is elsewhere', 't101-1', { date: '2026-06-20', time: '14:30' }, 409, 'You have another tour'],
  ['a time that has passed', 't101-1', { date: '2026-06-14', time: '10:00' }, 422, 'That time has passed.'],
  ['a day in the year 9999', 't101-1', { date: '9999-11-23', time: '10:00' }, 422, 'within the next 90 days'],
  ['a tour that took place', 't101-3', slot, 409, 'This tour has taken place'],
  ['a tour that was cancelled', 't101-4', slot, 409, 'This tour was cancelled'],
])('a tour is not moved: %s', async (_, id, body, status, says) => {
  const { db } = await open()
  const taken = { property_id: '7', date: '2026-06-24', time: '10:00', duration: 60 }
  db.tour.insert({ ...NO_ANSWER, id: 'other', user_id: '104', status: 'scheduled', notes: null, ...taken })
  const before = db.tour.find(id)
  const [answer, message] = (await call(rescheduleTour, { params: { id }, body }).catch(refused)) as [number, string]
  expect(answer).toBe(status)
  expect(message).toContain(says)
  expect(db.tour.find(id)).toEqual(before)
})

test('a tour is cancelled once, its time is free again, and the lister hears of it', async () => {
  const { db } = await open()
  await call(cancelTour, { params: { id: 't101-1' } })
  expect(db.tour.find('t101-1')?.status).toBe('cancelled')
  expect(db.notification.where(({ user_id, title }) => user_id === '103' && title === 'Tour cancelled')).toHaveLength(1)
  expect(await call(cancelTour, { params: { id: 't101-1' } }).catch(refused)).toMatchObject([409, expect.anything()])
  await call(createTour, { body: { property_id: '7', date: '2026-06-16', time: '10:00' } })
})

test('what its time has overtaken is completed or void', async () => {
  const { clock } = await open()
  clock.advance(30 * 86_400_000)
  const { data } = await call(listTours, {})
  expect(Object.fromEntries(data.map(({ id, status }) => [id, status]))).toMatchObject({
    't101-1': 'completed',
    't101-2': 'cancelled',
  })
})

test('where people are lively, the lister agrees after a while and says so', async () => {
  const backend = createBackend({ scenario: { clock: TEST_TIME, ...scenarioById('tours') }, frozen: true })
  await backend.ready
  const { db, clock } = backend
  startTourAnswers(backend)
  const row = {
    ...NO_ANSWER,
    user_id: '101',
    property_id: '2',
    duration: 45,
    status: 'pending',
    notes: null,
    ...slot,
  } as const
  awaitAnswer(backend, db.tour.insert({ id: 'asked', ...row }))
  awaitAnswer(backend, db.tour.find('t101-2')!)
  clock.advance(24_000)
  expect(db.tour.find('asked')?.status).toBe('pending')
  clock.advance(2_000)
  await expect.poll(() => db.tour.find('asked')?.status).toBe('scheduled')
  expect(db.notification.where(({ title }) => title === 'Tour confirmed')).toMatchObject([
    {
      user_id: '101',
      link: '/dashboard/tours',
      message: expect.stringContaining(`“${db.property.find(db.tour.find('asked')!.property_id)!.title}”`),
      avatar: expect.stringMatching(/^properties\/.+-480\.webp$/),
      read: false,
    },
  ])
  expect(db.tour.find('t101-2')?.status).toBe('pending')
})

test('where people are lively, a lister agrees to no second place at one hour', async () => {
  const backend = createBackend({ scenario: { clock: TEST_TIME, ...scenarioById('tours') }, frozen: true })
  await backend.ready
  const { db } = backend
  startTourAnswers(backend)
  const row = { ...NO_ANSWER, duration: 45, notes: null, ...slot }
  db.tour.insert({ ...row, id: 'agreed', user_id: '104', property_id: '7', status: 'scheduled' })
  awaitAnswer(backend, db.tour.insert({ ...row, id: 'asked', user_id: '101', property_id: '2', status: 'pending' }))
  await backend.passTime(120_000)
  expect(db.tour.find('asked')?.status).toBe('pending')
})

test('a lister who is signed in anywhere answers for themselves', async () => {
  const backend = createBackend({ scenario: { clock: TEST_TIME, ...scenarioById('tours') }, frozen: true })
  await backend.ready
  const { db, clock } = backend
  startTourAnswers(backend)
  db.session.insert({ token: 'the-other-tab', user_id: '103', created_at: clock.iso() })
  const row = {
    ...NO_ANSWER,
    user_id: '101',
    property_id: '2',
    duration: 45,
    status: 'pending',
    notes: null,
    ...slot,
  } as const
  awaitAnswer(backend, db.tour.insert({ id: 'asked', ...row }))
  await backend.passTime(120_000)
  expect(db.tour.find('asked')?.status).toBe('pending')
})

test('a name is saved once for a person, whatever its case', async () => {
  const { db } = await open()
  const body = { name: ' first  place in the CITY' }
  expect(await call(createSavedSearch, { body }).catch(refused)).toEqual([
    422,
    'You already have a saved search with this name.',
  ])
  const { data } = await call(updateSavedSearch, { params: { id: 's101-1' }, body })
  expect(data.name).toBe('first  place in the CITY')
  await call(createSavedSearch, { body: { name: 'Land to build on' } })
  expect(db.saved_search.where(({ name }) => name === 'Land to build on')).toHaveLength(2)
  const upsideDown = { name: 'Upside down', min_price: 2, max_price: '1' }
  expect(await call(createSavedSearch, { body: upsideDown }).catch(refused)).toEqual([
    422,
    'The maximum price is lower than the minimum price.',
  ])
  const beyond = { name: 'Beyond', max_price: OFFER_MAX + 1 }
  expect(await call(createSavedSearch, { body: beyond }).catch(refused)).toEqual([
    422,
    'Please enter at most 1,000,000,000,000.',
  ])
})

test('a new listing is announced once to everybody whose alerts are on and whose search finds it', async () => {
  const backend = await open()
  const { db } = backend
  const alerts = () =>
    db.notification.where(({ title, type }) => type === 'property_alert' && title.startsWith('New for'))
  const search = { location: null, min_price: null, max_price: null, bedrooms: null, bathrooms: null, query: null }
  const saved = { ...search, property_type: 'Condo', alerts_enabled: true, ...UNOPENED }
  db.saved_search.insert({ ...saved, id: 'twice', user_id: '101', name: 'Any condo' })
  db.saved_search.insert({ ...saved, id: 'own', user_id: '104', name: 'Own' })
  db.saved_search.insert({ ...saved, id: 'off', user_id: '105', name: 'Off', alerts_enabled: false })
  const condo = db.property.insert({ ...db.property.find('iloilo2')!, id: 'new' })
  alertSavedSearches(backend, condo)
  expect(
    alerts()
      .map(({ user_id }) => user_id)
      .toSorted(),
  ).toEqual(['101', '103'])
  expect(alerts()[0]).toMatchObject({
    link: '/dashboard/property/new',
    avatar: expect.stringMatching(/^properties\/.+-480\.webp$/),
    read: false,
  })
  expect(db.saved_search.find('s101-1')?.last_alert).toBe(TEST_TIME)

  const cheaper = db.property.update('new', { price: condo.price - 200_000 })!
  alertPriceDrop(backend, cheaper, condo)
  alertPriceDrop(backend, condo, cheaper)
  expect(db.notification.where(({ message }) => message.includes('₱200,000 less than before'))).toHaveLength(2)
})

test('a search by the income needed announces what that income carries, by the present finance table', async () => {
  const backend = await open()
  const { db } = backend
  const search = { location: null, property_type: null, min_price: null, max_price: null, bedrooms: null }
  const rest = { bathrooms: null, alerts_enabled: true, ...UNOPENED }
  const query = 'income=45000&mode=sale'
  db.saved_search.insert({ ...search, ...rest, id: 'by-income', user_id: '105', name: 'On my income', query })
  const told = () =>
    db.notification.where(({ title }) => title === 'New for “On my income”').map(({ message }) => message)
  const house = db.property.find('1')!
  const add = (id: string, price: number) => db.property.insert({ ...house, id, title: id, price, status: 'available' })

  alertSavedSearches(backend, add('Within reach', 2_000_000))
  alertSavedSearches(backend, add('Beyond it', 3_000_000))
  expect(told()).toEqual([expect.stringContaining('Within reach')])

  // ₱3,000,000 needs no more than ₱45,000 once the loan is nearly free of interest.
  db.finance_figure.update('pagibig_rate_5y', { value: 1 })
  alertSavedSearches(backend, add('Within reach by now', 3_000_000))
  expect(told()).toHaveLength(2)
})
