import { NO_ANSWER } from '../../store/models/tour-defaults'
import { expect, test } from 'vitest'
import { refused } from '@tests/helpers/mock-server'
import { call } from '@/api/call'
import type { ApiError } from '@/api/errors'
import { DEFAULT_SETTINGS, getSettings, updateSettings, type Settings } from '@/contract/account/settings'
import { as, backend, openForEach } from '../../handlers/listings.test-support'
import { notify } from '../notify'
import { startMarketing } from './marketing'
import { startTourReminders } from './tour-reminders'

openForEach()

const DAY = 86_400_000
const save = (changes: Partial<Settings>) => call(updateSettings, { body: { ...DEFAULT_SETTINGS, ...changes } })
const told = (id: string) =>
  backend.db.notification.where(({ user_id, title }) => user_id === id && title === 'Viewing soon')
const sentTo = () => backend.db.outbox.all().map(({ to }) => to)
const ring = () =>
  notify(backend, '102', { type: 'system', title: { own: 'News' }, message: { own: 'Something happened.' } })

test.each([
  [{}, ['verified@demo.test']],
  [{ emailNotifications: false }, []],
  [{ smsNotifications: true }, ['verified@demo.test', '+63 928 555 0102']],
  [{ emailNotifications: false, smsNotifications: true }, ['+63 928 555 0102']],
])('with %j a notification is also sent to %j', async (changes, to) => {
  await save(changes)
  ring()
  expect(sentTo()).toEqual(to)
})

test('text messages need a verified number: they cannot be turned on without, and end with it', async () => {
  as('regular')
  const error = await save({ smsNotifications: true }).catch((problem: unknown) => problem)
  expect(refused(error)[0]).toBe(422)
  expect((error as ApiError).fields).toHaveProperty('smsNotifications')
  as('verified')
  await save({ smsNotifications: true, emailNotifications: false })
  backend.db.user.update('102', { phone_verified: false })
  expect((await call(getSettings, {})).data.smsNotifications).toBe(false)
  ring()
  expect(sentTo()).toEqual([])
})

/** A confirmed viewing of Noel's listing 1, two days from now. */
const viewing = () => {
  const date = new Date(backend.clock.now() + 2 * DAY).toISOString().slice(0, 10)
  const row = { id: 'soon', user_id: '101', property_id: '1', date, time: '10:00', duration: 45, notes: null }
  backend.db.tour.insert({ ...NO_ANSWER, ...row, status: 'scheduled' as const })
}
const settled = () => backend.agenda.settle()

test('tips and offers come by e-mail twice a month to whoever wants them, and say where they end', async () => {
  await save({ marketingEmails: false })
  const stop = startMarketing(backend)
  await settled()
  backend.clock.advance(DAY)
  await settled()
  expect(sentTo()).toEqual([])
  backend.clock.advance(31 * DAY)
  await settled()
  const mails = backend.db.outbox.where(({ to }) => to === 'regular@demo.test')
  expect(mails.map(({ subject }) => subject)).toEqual(['Tips and offers, 2026-07-01', 'Tips and offers, 2026-07-15'])
  expect(mails[0]?.body).toContain('You can turn these e-mails off in Account Settings.')
  expect(sentTo()).not.toContain('verified@demo.test')
  stop()
})

test('the day before a viewing both sides are reminded, once; seeded viewings were', async () => {
  viewing()
  const stop = startTourReminders(backend)
  await settled()
  expect([told('101'), told('102')]).toEqual([[], []])
  backend.clock.advance(DAY)
  await settled()
  expect(told('101')).toMatchObject([{ type: 'tour_reminder', link: '/dashboard/tours', read: false }])
  expect(told('101')[0]?.message).toMatch(/^You see “Airy Family House near Jaro Plaza” on .+ at 10:00 AM\.$/)
  expect(told('102')[0]?.message).toMatch(/^Mika Sorongon sees /)
  backend.db.notification.remove(told('101')[0]!.id)
  backend.clock.advance(2 * DAY)
  await settled()
  expect([told('101').length, told('102').length]).toEqual([0, 1])
  stop()
})

test('a viewing that was moved is reminded of again, one that is cancelled or not wanted is not', async () => {
  viewing()
  await save({ tourReminders: false })
  const stop = startTourReminders(backend)
  backend.clock.advance(DAY)
  await settled()
  expect([told('101').length, told('102').length]).toEqual([1, 0])
  backend.db.tour.update('soon', { time: '15:00' })
  backend.clock.advance(3_600_000)
  await settled()
  expect(told('101').length).toBe(2)
  backend.db.tour.update('soon', { time: '16:00', status: 'cancelled' })
  backend.clock.advance(3_600_000)
  await settled()
  expect(told('101').length).toBe(2)
  stop()
})
