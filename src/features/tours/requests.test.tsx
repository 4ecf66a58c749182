import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { connection } from '@/api/realtime/realtime'
import { openApp } from '@tests/helpers/open-app'

const REQUESTS = '/dashboard/tours?show=requests'
const PATIENT = { timeout: 8_000 }

async function card(title: string) {
  const heading = await screen.findByRole('heading', { level: 3, name: title }, PATIENT)
  return within(heading.closest('li')!)
}
const buttons = (within: Awaited<ReturnType<typeof card>>) =>
  within.queryAllByRole('button').map(({ textContent }) => textContent)

/** The title of the listing that somebody asks to see. */
const titleOf = (db: Awaited<ReturnType<typeof openApp>>['backend']['db'], tour: string) =>
  db.property.find(db.tour.find(tour)?.property_id ?? '')?.title ?? ''

test('a lister sees who would like to come and when, and confirms it', async () => {
  const { user, backend } = await openApp(REQUESTS, { scenario: 'tour-requests' })
  const { db } = backend
  expect(await screen.findByRole('tab', { name: /Tours of your listings.*1/ }, PATIENT)).toBeVisible()
  const asked = await card(titleOf(db, 'h102-1'))
  for (const text of ['Pending', 'Thursday, June 18', '10:00 AM', /Is there a place to park/, /Trisha/])
    expect(asked.getByText(text)).toBeVisible()
  expect(buttons(asked)).toEqual(['Confirm', 'Propose another time', 'Decline'])
  await user.click(asked.getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByText('Tour confirmed for Thursday, June 18, 10:00 AM', {}, PATIENT)).toBeVisible()
  const agreed = await card(titleOf(db, 'h102-1'))
  expect(agreed.getByText('Scheduled')).toBeVisible()
  expect(buttons(agreed)).toEqual(['Add to calendar', 'Propose another time', 'Cancel tour'])
  await waitFor(() => expect(screen.getByRole('link', { name: titleOf(db, 'h102-1') })).toHaveFocus())
  expect(db.tour.find('h102-1')?.status).toBe('scheduled')
})

test('a visit names the other side with mark and username, and says whom an impostor is not', async () => {
  const { backend, router } = await openApp(REQUESTS, { scenario: 'impostor' })
  const asked = await card(titleOf(backend.db, 'h102-1'))
  expect(asked.getByText('@trisha.paredes')).toBeVisible()
  expect(asked.getByText('Not the verified Marivic Palmejar (@marivic.palmejar)')).toBeVisible()
  expect(asked.getByRole('link', { name: /rivic Palmejar$/ })).toHaveAttribute('href', '/dashboard/u/113')
  await router.navigate({ to: '/dashboard/tours' })
  expect((await screen.findAllByText('verified', {}, PATIENT)).length).toBeGreaterThan(0)
})

test('a double click on Confirm confirms once and tells of no failure', async () => {
  const { backend } = await openApp(REQUESTS, { scenario: 'tour-requests' })
  const confirm = (await card(titleOf(backend.db, 'h102-1'))).getByRole('button', { name: 'Confirm' })
  fireEvent.click(confirm)
  fireEvent.click(confirm)
  expect(await screen.findByText('Tour confirmed for Thursday, June 18, 10:00 AM', {}, PATIENT)).toBeVisible()
  expect(backend.log.calls().filter(({ endpoint }) => endpoint === 'confirmTour')).toHaveLength(1)
  expect(screen.queryByText(/^The tour was not confirmed/)).toBeNull()
})

test('a lister declines with a reason, which stays typed while the server refuses', async () => {
  const { user, backend } = await openApp(REQUESTS, { scenario: 'tour-requests-stubborn' })
  const { db } = backend
  const asked = await card(titleOf(db, 'h102-1'))
  await user.click(asked.getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByText('The tour was not confirmed. The server is busy.', {}, PATIENT)).toBeVisible()
  await user.click(asked.getByRole('button', { name: 'Decline' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Decline this tour?' }))
  await user.type(dialog.getByLabelText(/Reason/), 'I am away.')
  await user.click(dialog.getByRole('button', { name: 'Decline the tour' }))
  expect(await dialog.findByText('The server is busy.', {}, PATIENT)).toBeVisible()
  expect(dialog.getByLabelText(/Reason/)).toHaveValue('I am away.')
  expect(db.tour.find('h102-1')?.status).toBe('pending')
  backend.rules.set([])
  await user.click(dialog.getByRole('button', { name: 'Decline the tour' }))
  expect(await screen.findByText('Tour declined', {}, PATIENT)).toBeVisible()
  expect(db.tour.find('h102-1')).toMatchObject({ status: 'cancelled', cancelled_by: 'lister', reason: 'I am away.' })
  expect((await card(titleOf(db, 'h102-1'))).getByText('I am away.')).toBeVisible()
})

describe('at an hour at which the lister has another visit', () => {
  const open = async () => {
    const { user, backend } = await openApp(REQUESTS, { scenario: 'tour-clash' })
    const titles = { asked: titleOf(backend.db, 'h102-1'), agreed: titleOf(backend.db, 'h102-2') }
    return { user, db: backend.db, titles, asked: await card(titles.asked) }
  }
  const NAME = 'You have another tour at that time'

  test('Confirm shows both visits, and confirms all the same or goes back', async () => {
    const { user, db, titles, asked } = await open()
    await user.click(asked.getByRole('button', { name: 'Confirm' }))
    const dialog = within(await screen.findByRole('dialog', { name: NAME }, PATIENT))
    const named = (name: string) => within(dialog.getByRole('region', { name }))
    for (const text of [titles.asked, '10:00 AM to 11:00 AM', /Trisha Paredes/])
      expect(named('New request').getByText(text)).toBeVisible()
    for (const text of [titles.agreed, '10:30 AM to 11:15 AM', db.user.find('112')!.name])
      expect(named('Already agreed').getByText(text)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Go back' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(db.tour.find('h102-1')?.status).toBe('pending')
    await user.click(asked.getByRole('button', { name: 'Confirm' }))
    await user.click(await screen.findByRole('button', { name: 'Confirm anyway' }, PATIENT))
    expect(await screen.findByText('Tour confirmed for Thursday, June 18, 10:00 AM', {}, PATIENT)).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(db.tour.find('h102-1')?.status).toBe('scheduled')
  })

  test('another time is proposed from there, and a second clash is asked about in the form', async () => {
    const { user, db, asked } = await open()
    await user.click(asked.getByRole('button', { name: 'Confirm' }))
    const clash = within(await screen.findByRole('dialog', { name: NAME }, PATIENT))
    await user.click(clash.getByRole('button', { name: 'Propose another time' }))
    const form = within(await screen.findByRole('dialog', { name: 'Propose another time' }, PATIENT))
    fireEvent.change(form.getByLabelText('Date'), { target: { value: '2026-06-16' } })
    await user.click(form.getByRole('button', { name: 'Propose this time' }))
    const note = await form.findByText(`${NAME}, Tuesday, June 16`, {}, PATIENT)
    expect(note.closest('[role=alert]')).toHaveTextContent(/10:00 AM to 11:00 AMYou visit/)
    await user.click(form.getByRole('radio', { name: '9:00 AM' }))
    expect(screen.queryByText(`${NAME}, Tuesday, June 16`)).toBeNull()
    await user.click(form.getByRole('radio', { name: '10:00 AM' }))
    await user.click(form.getByRole('button', { name: 'Propose this time' }))
    await user.click(await form.findByRole('button', { name: 'Propose this time anyway' }, PATIENT))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), PATIENT)
    expect(db.tour.find('h102-1')).toMatchObject({ proposed_date: '2026-06-16', proposed_time: '10:00' })
  })
})

test('a lister proposes another time', async () => {
  const { user, backend } = await openApp(REQUESTS, { scenario: 'tour-requests' })
  const asked = await card(titleOf(backend.db, 'h102-1'))
  await user.click(asked.getByRole('button', { name: 'Propose another time' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Propose another time' }))
  fireEvent.change(dialog.getByLabelText('Date'), { target: { value: '2026-06-20' } })
  await user.click(dialog.getByRole('radio', { name: '9:00 AM' }))
  await user.click(dialog.getByRole('button', { name: 'Propose this time' }))
  const proposed = await card(titleOf(backend.db, 'h102-1'))
  expect(await proposed.findByText('New time proposed', {}, PATIENT)).toBeVisible()
  expect(proposed.getByText('Saturday, June 20, 9:00 AM')).toBeVisible()
  expect(backend.db.tour.find('h102-1')).toMatchObject({ proposed_date: '2026-06-20', proposed_time: '09:00' })
})

test.each([
  ['Accept new time', { date: '2026-06-22', time: '09:00', status: 'scheduled', proposed_date: null }],
  ['Decline new time', { date: '2026-06-20', time: '14:00', status: 'pending', proposed_date: null }],
])('a visitor answers a proposed time: %s', async (answer, stored) => {
  const { user, backend } = await openApp('/dashboard/tours', { scenario: 'tour-proposed' })
  const title = 'Pre-Selling One-Bedroom near the Capitol'
  const proposed = await card(title)
  expect(proposed.getByText('Monday, June 22, 9:00 AM')).toBeVisible()
  await user.click(proposed.getByRole('button', { name: answer }))
  await waitFor(() => expect(backend.db.tour.find('t101-2')).toMatchObject(stored), PATIENT)
  await waitFor(async () => expect((await card(title)).queryByRole('button', { name: answer })).toBeNull(), PATIENT)
})

test('a declined visit says why, and nobody without listings is asked for one', async () => {
  const { user, router } = await openApp('/dashboard/tours', { scenario: 'tour-declined' })
  const declined = await card('Pre-Selling One-Bedroom near the Capitol')
  expect(declined.getByText('Declined')).toBeVisible()
  expect(declined.getByText(/Please ask again in July/)).toBeVisible()
  expect(buttons(declined)).toEqual([])
  await user.click(screen.getByRole('tab', { name: 'Tours of your listings' }))
  expect(await screen.findByText('No tour requests yet', {}, PATIENT)).toBeVisible()
  expect(router.state.location.search).toEqual({ show: 'requests' })
})

test('a new request appears while the lister looks on', async () => {
  const { backend } = await openApp(REQUESTS, { scenario: 'tour-requests', realtime: true })
  await card(titleOf(backend.db, 'h102-1'))
  await waitFor(() => expect(connection.get().status).toBe('online'), PATIENT)
  const { db } = backend
  db.session.insert({ token: 'visitor', user_id: '101', created_at: backend.clock.iso() })
  const response = await fetch('/api/tours', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer visitor' },
    body: JSON.stringify({ property_id: '1', date: '2026-06-25', time: '10:00' }),
  })
  expect(response.status).toBe(201)
  expect(await screen.findByText('Thursday, June 25', {}, PATIENT)).toBeVisible()
})
