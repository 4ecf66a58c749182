import { expect, test, vi } from 'vitest'
import { createBackend } from '../backend'
import { scenarioById } from '../scenarios/catalog'
import { TEST_TIME } from '../scenarios/scenario'
import { sendCode } from '../services/codes/email-codes'
import { storeMessage } from '../services/messages-store'
import { memoryPersistence } from '../store/memory-persistence.test-support'
import { NO_ANSWER } from '../store/models/tour-defaults'
import { startEvents } from './start-events'

const DAY = 86_400_000

async function openTab(persistence = memoryPersistence().persistence, here: string[] = ['101']) {
  const backend = createBackend({
    scenario: { ...scenarioById('default'), clock: TEST_TIME },
    frozen: true,
    persistence,
  })
  await backend.ready
  const stop = startEvents(backend, (id) => here.includes(id))
  return { ...backend, stop }
}

type Tab = Awaited<ReturnType<typeof openTab>>

/** Noel's listing 1, five days from now. */
const book = ({ db, writing }: Tab) =>
  writing(async () => {
    const row = { id: 'soon', user_id: '101', property_id: '1', date: '2026-06-20', time: '10:00' }
    db.tour.insert({ ...NO_ANSWER, ...row, duration: 45, notes: null, status: 'scheduled' as const })
  })
const say = (tab: Tab) =>
  tab.writing(async () => {
    const conversation = tab.db.conversation.find('c101-1')!
    storeMessage(tab, { conversation, sender: '101', text: 'How many cars can park there?', id: 'x-1' })
  })
/** What is to come, without what comes in every state: questions to owners and after visits, the seed's offers, tips. */
const coming = ({ agenda }: Tab) => agenda.list().filter(({ id }) => !/^(nudge|offer|marketing|review) /.test(id))
const ids = (tab: Tab) => coming(tab).map(({ id }) => id)
const reminders = ({ db }: Tab) => db.notification.where(({ title }) => title === 'Viewing soon')

test('a jump past a visit lets everything on the way happen, each at its own time', async () => {
  const tab = await openTab()
  await book(tab)
  await say(tab)
  await tab.passTime(9 * DAY)
  expect(reminders(tab).map(({ timestamp }) => timestamp)).toEqual(Array(2).fill('2026-06-18T16:00:00.000Z'))
  const answer = tab.db.message.find('auto-x-1')
  expect(answer?.message).toBe('There is parking for 2 cars.')
  expect(Date.parse(answer!.timestamp) - Date.parse(TEST_TIME)).toBeLessThan(30_000)
  expect(tab.db.user.find('102')?.is_online).toBe(false)
  expect(tab.db.planned_event.all()).toEqual([])
  const asked = tab.db.notification.where(({ title, message }) => title === 'How was it?' && message.includes('Airy'))
  expect(asked.map(({ user_id, timestamp }) => [user_id, timestamp])).toEqual([
    ['101', '2026-06-20T02:45:00.000Z'],
    ['102', '2026-06-20T02:45:00.000Z'],
  ])
})

test('an event that is in no row and breaks does not happen again', async () => {
  const tab = await openTab()
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  const at = tab.clock.now() + DAY
  const planned = new Set(['x'])
  let times = 0
  const happen = () => {
    planned.clear()
    times += 1
    throw new Error('broken')
  }
  tab.agenda.run(() => Array.from(planned, (id) => ({ id, at, what: 'It breaks', happen, runNow: happen })))
  await tab.passTime(2 * DAY)
  expect(times).toBe(1)
  expect(errors).toHaveBeenCalledTimes(1)
  errors.mockClear()
})

test('every tab has the same events, and each happens once', async () => {
  const { persistence } = memoryPersistence()
  const one = await openTab(persistence)
  const other = await openTab(persistence)
  await book(one)
  await say(one)
  await other.reading(async () => {})
  expect(ids(other)).toEqual(ids(one))
  expect(ids(one)).toEqual(['person-reads x-1', 'reminder soon 2026-06-20 10:00'])
  await other.passTime(9 * DAY)
  await one.reading(async () => {})
  await one.agenda.settle()
  expect(one.clock.now()).toBe(other.clock.now())
  expect(reminders(one)).toHaveLength(2)
  expect(one.db.message.where(({ id }) => id.startsWith('auto-'))).toHaveLength(1)
})

test('an event is brought forward, moved or dropped', async () => {
  const tab = await openTab()
  await book(tab)
  await say(tab)
  await tab.agenda.moveTo('person-reads x-1', tab.clock.now() + DAY)
  expect(tab.agenda.list().find(({ id }) => id === 'person-reads x-1')?.at).toBe(tab.clock.now() + DAY)
  await tab.agenda.drop('person-reads x-1')
  await tab.agenda.runNow('reminder soon 2026-06-20 10:00')
  expect(reminders(tab).map(({ timestamp }) => timestamp)).toEqual(Array(2).fill(TEST_TIME))
  await tab.passTime(9 * DAY)
  expect(tab.db.message.find('auto-x-1')).toBeUndefined()
  expect(reminders(tab)).toHaveLength(2)
  await expect(tab.agenda.drop('nothing')).rejects.toThrow("There is no coming event 'nothing'.")
})

test('a dropped reminder is never sent', async () => {
  const tab = await openTab()
  await book(tab)
  await tab.agenda.drop('reminder soon 2026-06-20 10:00')
  await tab.passTime(9 * DAY)
  expect(reminders(tab)).toEqual([])
})

test('a code ends when it is brought forward, and cannot be dropped', async () => {
  const tab = await openTab()
  await tab.writing(async () => sendCode(tab, 'new@demo.test', 'register'))
  expect(coming(tab)).toMatchObject([{ id: 'end code-1', what: 'The code for new@demo.test ends' }])
  await expect(tab.agenda.drop('end code-1')).rejects.toThrow('follows from other rows')
  await tab.agenda.runNow('end code-1')
  expect(tab.db.email_code.find('code-1')?.expires_at).toBe(TEST_TIME)
  expect(ids(tab)).toEqual([])
})

test('what was planned before a reload happens after it', async () => {
  const { persistence } = memoryPersistence()
  const before = await openTab(persistence)
  await say(before)
  await before.reading(async () => {})
  before.stop()
  const after = await openTab(persistence)
  await after.passTime(60_000)
  expect(after.db.message.find('auto-x-1')).toBeDefined()
})
