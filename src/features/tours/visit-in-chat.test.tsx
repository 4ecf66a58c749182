import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openApp } from '@tests/helpers/open-app'

const TALK = '/dashboard/messages?conversation=c101-1'
/** The card is code of its own. */
const WAIT = { timeout: 10_000 }
const card = (day: RegExp) => screen.findByRole('article', { name: day }, WAIT)

test('the buyer proposes a visit from the conversation, which shows it as a card', async () => {
  const { user, backend } = await openApp(TALK, { scenario: 'signed-in-regular' })
  await user.click(await screen.findByRole('button', { name: 'Propose a tour' }, WAIT))
  const dialog = within(await screen.findByRole('dialog', { name: 'Schedule Tour' }, WAIT))
  fireEvent.change(dialog.getByLabelText('Date'), { target: { value: '2026-06-18' } })
  await user.click(dialog.getByRole('radio', { name: '10:00 AM' }))
  await user.click(dialog.getByRole('button', { name: 'Request tour' }))
  const visit = within(await card(/^Thursday, June 18, 10:00 AM$/))
  expect(visit.getByText('Pending')).toBeVisible()
  expect(visit.getByRole('button', { name: 'Cancel Request' })).toBeVisible()
  const [tour] = backend.db.tour.where(({ user_id, property_id }) => user_id === '101' && property_id === '1')
  expect(tour).toMatchObject({ date: '2026-06-18', time: '10:00', status: 'pending' })
  expect(backend.db.message.where(({ tour_id }) => tour_id === tour?.id)).toMatchObject([
    {
      conversation_id: 'c101-1',
      sender_id: '101',
      message: 'I would like to see it on Thursday, June 18 at 10:00 AM.',
    },
  ])
})

test('the lister confirms a visit on its card', async () => {
  const { user, backend } = await openApp(TALK, { scenario: 'visit-proposed' })
  const visit = within(await card(/^Saturday, June 20/))
  expect(visit.getByRole('button', { name: 'Propose another time' })).toBeVisible()
  expect(visit.getByRole('button', { name: 'Decline' })).toBeVisible()
  await user.click(visit.getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(backend.db.tour.find('visit-1')?.status).toBe('scheduled'))
  expect(await screen.findByText('Scheduled')).toBeVisible()
})

test('the buyer takes the time that the lister proposes instead', async () => {
  const { user, backend } = await openApp(TALK, { scenario: 'visit-answered' })
  const visit = within(await card(/^Saturday, June 20/))
  expect(visit.getByText('Sunday, June 21, 9:00 AM')).toBeVisible()
  await user.click(visit.getByRole('button', { name: 'Accept new time' }))
  await waitFor(() =>
    expect(backend.db.tour.find('visit-1')).toMatchObject({ date: '2026-06-21', status: 'scheduled' }),
  )
  expect(await card(/^Sunday, June 21, 9:00 AM$/)).toBeVisible()
})

test('the lister begins a visit from the conversation, and waits for the buyer on its card', async () => {
  const { user, backend } = await openApp(TALK, { scenario: 'signed-in-verified' })
  await user.click(await screen.findByRole('button', { name: 'Propose a tour' }, WAIT))
  const dialog = within(await screen.findByRole('dialog', { name: 'Propose a tour' }, WAIT))
  fireEvent.change(dialog.getByLabelText('Date'), { target: { value: '2026-06-18' } })
  await user.click(dialog.getByRole('radio', { name: '10:00 AM' }))
  await user.click(dialog.getByRole('button', { name: 'Propose this time' }))
  const visit = within(await card(/^Thursday, June 18, 10:00 AM$/))
  expect(visit.getByRole('button', { name: 'Take back' })).toBeVisible()
  expect(visit.queryByRole('button', { name: 'Confirm' })).toBeNull()
  const [tour] = backend.db.tour.where(({ date, property_id }) => date === '2026-06-18' && property_id === '1')
  expect(tour).toMatchObject({ user_id: '101', status: 'pending', invited: true })
  expect(backend.db.message.where(({ tour_id }) => tour_id === tour?.id)).toMatchObject([
    { sender_id: '102', message: 'Would you like to see it on Thursday, June 18 at 10:00 AM?' },
  ])
})

test.each([
  ['Accept', 'Scheduled', { status: 'scheduled', date: '2026-06-20', invited: false }],
  ['Decline', 'Cancelled', { status: 'cancelled', cancelled_by: 'visitor', invited: false }],
])('the buyer presses %s on a visit that the lister began: %s', async (name, badge, stored) => {
  const { user, backend } = await openApp(TALK, { scenario: 'visit-invited' })
  const visit = within(await card(/^Saturday, June 20/))
  await user.click(visit.getByRole('button', { name }))
  await waitFor(() => expect(backend.db.tour.find('visit-1')).toMatchObject(stored))
  expect(await visit.findByText(badge)).toBeVisible()
})

test('the buyer proposes another time for a visit that the lister began, which the lister then confirms', async () => {
  const { user, backend } = await openApp(TALK, { scenario: 'visit-invited' })
  const visit = within(await card(/^Saturday, June 20/))
  await user.click(visit.getByRole('button', { name: 'Propose another time' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Propose another time' }, WAIT))
  fireEvent.change(dialog.getByLabelText('Date'), { target: { value: '2026-06-22' } })
  await user.click(dialog.getByRole('button', { name: 'Ask for this time' }))
  await waitFor(() =>
    expect(backend.db.tour.find('visit-1')).toMatchObject({
      date: '2026-06-22',
      status: 'pending',
      invited: false,
      proposed_date: null,
    }),
  )
  expect(await card(/^Monday, June 22, 10:00 AM$/)).toBeVisible()
})
