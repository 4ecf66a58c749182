import { fireEvent, screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { NO_ANSWER } from '@mocks/store/models/tour-defaults'
import { openApp } from '@tests/helpers/open-app'

const member = { scenario: 'signed-in-regular' }

async function openDialog(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'Schedule Tour' }, { timeout: 5_000 }))
  return within(await screen.findByRole('dialog', { name: 'Schedule Tour' }, { timeout: 8_000 }))
}

type Agreed = { property_id: string; date: string; time: string; duration: number }

/** Somebody else and the lister agree on a tour. */
function agree({ db }: Awaited<ReturnType<typeof openApp>>['backend'], tour: Agreed) {
  db.tour.insert({ ...NO_ANSWER, id: db.newId(), user_id: '104', status: 'scheduled', notes: null, ...tour })
}

const choose = (dialog: ReturnType<typeof within>, date: string) =>
  fireEvent.change(dialog.getByLabelText('Date'), { target: { value: date } })

test('a tour is requested, not booked', async () => {
  const { user, backend } = await openApp('/dashboard/property/1', member)
  const dialog = await openDialog(user)
  expect(dialog.getByLabelText('Date')).toHaveAttribute('min', '2026-06-16')
  expect(dialog.getByLabelText('Date')).toHaveAttribute('max', '2026-09-13')
  choose(dialog, '2026-06-18')
  await user.click(dialog.getByRole('radio', { name: '10:00 AM' }))
  await user.click(dialog.getByRole('radio', { name: '60 minutes' }))
  fireEvent.change(dialog.getByLabelText(/Notes/), { target: { value: 'Two of us.' } })
  await user.click(dialog.getByRole('button', { name: 'Request tour' }))
  expect(
    await screen.findByText('Tour requested for Thursday, June 18, 10:00 AM. The lister will confirm it.'),
  ).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
  const mine = backend.db.tour.where((row) => row.user_id === '101' && row.property_id === '1')
  expect(mine).toEqual([
    expect.objectContaining({
      date: '2026-06-18',
      time: '10:00',
      duration: 60,
      notes: 'Two of us.',
      status: 'pending',
    }),
  ])
})

test('the next seven days are offered with their free hours', async () => {
  const { user, backend } = await openApp('/dashboard/property/1', member)
  const hours = [{ weekday: 'thursday', from: '09:00', until: '11:00' }]
  const times = JSON.stringify({ hours, days_off: [], listings: [] })
  backend.db.user.update('102', { visiting_times: times })
  const dialog = await openDialog(user)
  const days = within(dialog.getByRole('radiogroup', { name: 'Next seven days' }))
  await user.click(await days.findByRole('radio', { name: 'Thu, Jun 18 · 2 hours free' }))
  expect(days.getAllByRole('radio').filter((day) => !day.hasAttribute('disabled'))).toHaveLength(1)
  expect(dialog.getByLabelText('Date')).toHaveValue('2026-06-18')
  expect(dialog.getByRole('radio', { name: '9:00 AM' })).toBeVisible()
})

test('the hours of the lister’s confirmed tours are not offered, also where no hours are set', async () => {
  const { user, backend } = await openApp('/dashboard/property/1', member)
  for (const row of backend.db.tour.all()) backend.db.tour.update(row.id, { status: 'cancelled' })
  const confirmed = { property_id: '5', date: '2026-06-18', duration: 45 }
  const fullDay = { property_id: '5', date: '2026-06-19', time: '08:00', duration: 600 }
  for (const one of [{ ...confirmed, time: '10:00' }, { ...confirmed, time: '14:30' }, fullDay]) agree(backend, one)
  const dialog = await openDialog(user)
  const days = within(dialog.getByRole('radiogroup', { name: 'Next seven days' }))
  expect(await days.findByRole('radio', { name: 'Wed, Jun 17 · 9 hours free' })).toBeEnabled()
  expect(days.getByRole('radio', { name: 'Fri, Jun 19 · no hours free' })).toBeDisabled()
  await user.click(days.getByRole('radio', { name: 'Thu, Jun 18 · 6 hours free' }))
  const hours = within(dialog.getByRole('radiogroup', { name: 'Time, Philippine time' }))
  expect(hours.getAllByRole('radio').map((hour) => hour.getAttribute('value'))).toEqual([
    '08:00',
    '09:00',
    '11:00',
    '13:00',
    '16:00',
    '17:00',
  ])
  await user.click(hours.getByRole('radio', { name: '9:00 AM' }))
  await user.click(dialog.getByRole('radio', { name: '90 minutes' }))
  await user.click(dialog.getByRole('button', { name: 'Request tour' }))
  expect(dialog.getByText('The lister is on another tour then. Please choose another time.')).toBeVisible()
})

test('a time that was taken meanwhile is said at the time, and nothing is lost', async () => {
  const { user, backend } = await openApp('/dashboard/property/1', member)
  const dialog = await openDialog(user)
  await dialog.findByRole('radio', { name: /^Thu, Jun 18 · \d hours free$/ })
  agree(backend, { property_id: '1', date: '2026-06-18', time: '10:00', duration: 45 })
  const before = backend.db.tour.all().length
  choose(dialog, '2026-06-18')
  await user.click(dialog.getByRole('radio', { name: '10:00 AM' }))
  fireEvent.change(dialog.getByLabelText(/Notes/), { target: { value: 'Two of us.' } })
  await user.click(dialog.getByRole('button', { name: 'Request tour' }))
  expect(await dialog.findByText('That time is taken. Please choose another one.')).toBeVisible()
  expect(dialog.getByLabelText('Date')).toHaveValue('2026-06-18')
  expect(dialog.getByLabelText(/Notes/)).toHaveValue('Two of us.')

  backend.rules.set([{ on: 'createTour', steps: [{ fail: 'network' }] }])
  await user.click(dialog.getByRole('radio', { name: '9:00 AM' }))
  await user.click(dialog.getByRole('button', { name: 'Request tour' }))
  expect(
    await dialog.findByText('The server could not be reached. Check your connection and try again.'),
    'a server that does not answer is said in the form',
  ).toBeVisible()
  expect(dialog.getByRole('radio', { name: '9:00 AM' }), 'and what was filled in stays').toBeChecked()
  expect(backend.db.tour.all()).toHaveLength(before)
})

test('what is missing is asked for before anything is sent', async () => {
  const { user, backend } = await openApp('/dashboard/property/1', member)
  const before = backend.db.tour.all().length
  const dialog = await openDialog(user)
  await user.click(dialog.getByRole('button', { name: 'Request tour' }))
  expect(dialog.getByText('Please choose a date.')).toBeVisible()
  expect(dialog.getByText('Please choose a time.')).toBeVisible()
  expect(dialog.getByLabelText('Date')).toHaveFocus()
  choose(dialog, '2026-06-15')
  await user.click(dialog.getByRole('button', { name: 'Request tour' }))
  expect(dialog.getByText('Please choose tomorrow or a later day.')).toBeVisible()
  for (const far of ['2026-09-14', '9999-11-23']) {
    choose(dialog, far)
    await user.click(dialog.getByRole('button', { name: 'Request tour' }))
    expect(dialog.getByText('Please choose a day within the next 90 days.')).toBeVisible()
  }
  expect(backend.db.tour.all()).toHaveLength(before)
})

test('a listing with visiting times offers only those, and says why others are missing', async () => {
  const { user, backend } = await openApp('/dashboard/property/1', { scenario: 'visit-limited' })
  const dialog = await openDialog(user)
  const why = /^The lister gives tours Friday 1:00 PM to 5:00 PM; Saturday 9:00 AM to 12:00 PM.*June 27/
  expect(await dialog.findByText(why)).toBeVisible()
  expect(dialog.getByText('Choose a date to see its times.')).toBeVisible()
  choose(dialog, '2026-06-22')
  expect(dialog.getByText('There are no tours on Mondays.')).toBeVisible()
  choose(dialog, '2026-06-27')
  expect(dialog.getByText('There are no tours on Saturday, June 27.')).toBeVisible()
  choose(dialog, '2026-06-20')
  const times = () =>
    dialog
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent)
      .filter((text) => text?.endsWith('M'))
  expect(times()).toEqual(['9:00 AM', '10:00 AM', '11:00 AM'])
  await user.click(dialog.getByRole('radio', { name: '11:00 AM' }))
  await user.click(dialog.getByRole('radio', { name: '90 minutes' }))
  expect(times()).toEqual(['9:00 AM', '10:00 AM'])
  await user.click(dialog.getByRole('button', { name: 'Request tour' }))
  expect(dialog.getByText('Tours on Saturdays are 9:00 AM to 12:00 PM.')).toBeVisible()
  await user.click(dialog.getByRole('radio', { name: '10:00 AM' }))
  await user.click(dialog.getByRole('button', { name: 'Request tour' }))
  expect(await screen.findByText(/^Tour requested for Saturday, June 20, 10:00 AM/)).toBeVisible()
  expect(backend.db.tour.where((row) => row.property_id === '1' && row.user_id === '101')).toMatchObject([
    { date: '2026-06-20', time: '10:00', duration: 90 },
  ])
})

test('times that changed meanwhile are refused by the server, at the field', async () => {
  const { user, backend } = await openApp('/dashboard/property/1', member)
  const dialog = await openDialog(user)
  choose(dialog, '2026-06-20')
  await user.click(dialog.getByRole('radio', { name: '3:00 PM' }))
  const hours = [{ weekday: 'saturday', from: '09:00', until: '12:00' }]
  backend.db.user.update('102', { visiting_times: JSON.stringify({ hours, days_off: [], listings: [] }) })
  await user.click(dialog.getByRole('button', { name: 'Request tour' }))
  expect(await dialog.findByText('Tours on Saturdays are 9:00 AM to 12:00 PM.')).toBeVisible()
})
