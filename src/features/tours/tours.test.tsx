import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { scenarioById } from '@mocks/scenarios/catalog'
import { openApp } from '@tests/helpers/open-app'
import { toTour } from '@/domain/tours/tour'
import { tourCalendar } from './actions/tour-calendar'
import { tourTimeWords } from './tour-time'

const member = { scenario: 'signed-in-regular' }
const PATIENT = { timeout: 8_000 }

/** The card of a listing's tour. */
async function card(title: string) {
  const heading = await screen.findByRole('heading', { level: 3, name: title }, PATIENT)
  return within(heading.closest('li')!)
}
const SCHEDULED = 'Two-Bedroom Condo beside Iloilo Business Park'
const PENDING = 'Pre-Selling One-Bedroom near the Capitol'

test('each tour says what, where, when, how long and with whom, and offers what its status allows', async () => {
  await openApp('/dashboard/tours', member)
  const scheduled = await card(SCHEDULED)
  for (const text of [
    'Scheduled',
    'Tuesday, June 16',
    '10:00 AM',
    ', 60 minutes',
    /Meet at the guardhouse/,
    /Marivic Palmejar/,
  ])
    expect(scheduled.getByText(text)).toBeVisible()
  expect(scheduled.getByRole('link', { name: SCHEDULED })).toHaveAttribute('href', '/dashboard/property/7')
  const buttons = (within: typeof scheduled) => within.queryAllByRole('button').map(({ textContent }) => textContent)
  expect(buttons(scheduled)).toEqual(['Reschedule', 'Add to calendar', 'Cancel'])
  expect(buttons(await card(PENDING))).toEqual(['Cancel Request'])
  const completed = await card('Furnished One-Bedroom Condo near Atria')
  expect(completed.getByText('Completed')).toBeVisible()
  await waitFor(() => expect(buttons(completed)).toEqual(['Write a review']))
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Coming up',
    'Past and cancelled',
  ])
})

test('a tour is moved to another day, and then waits for the lister again', async () => {
  const { user, backend } = await openApp('/dashboard/tours', member)
  await user.click((await card(SCHEDULED)).getByRole('button', { name: 'Reschedule' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Reschedule' }))
  expect(dialog.getByLabelText('Date')).toHaveValue('2026-06-16')
  expect(dialog.getByRole('radio', { name: '10:00 AM' })).toBeChecked()
  fireEvent.change(dialog.getByLabelText('Date'), { target: { value: '2026-06-19' } })
  await user.click(dialog.getByRole('radio', { name: '4:00 PM' }))
  await user.click(dialog.getByRole('button', { name: 'Ask for this time' }))
  expect(await screen.findByText('Asked to move the tour to Friday, June 19, 4:00 PM', {}, PATIENT)).toBeVisible()
  await waitFor(async () => expect((await card(SCHEDULED)).getByText('Friday, June 19')).toBeVisible())
  expect((await card(SCHEDULED)).getByText('Pending')).toBeVisible()
  expect(backend.db.tour.find('t101-1')).toMatchObject({ date: '2026-06-19', time: '16:00', status: 'pending' })
})

test('a time that is taken is said at the time, and a refusal to cancel says why', async () => {
  const { user, backend } = await openApp('/dashboard/tours', { scenario: 'tours-stubborn' })
  const before = backend.db.tour.find('t101-1')
  await user.click((await card(SCHEDULED)).getByRole('button', { name: 'Reschedule' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Reschedule' }))
  await user.click(dialog.getByRole('radio', { name: '9:00 AM' }))
  await user.click(dialog.getByRole('button', { name: 'Ask for this time' }))
  expect(await dialog.findByText('That time is taken. Please choose another one.', {}, PATIENT)).toBeVisible()
  expect(dialog.getByRole('radio', { name: '9:00 AM' })).toBeChecked()
  await user.click(dialog.getByRole('button', { name: 'Keep the time' }))

  await user.click((await card(SCHEDULED)).getByRole('button', { name: 'Cancel' }))
  await user.click(await screen.findByRole('button', { name: 'Cancel the tour' }, PATIENT))
  expect(await screen.findByText('The tour was not cancelled. The server is busy.', {}, PATIENT)).toBeVisible()
  expect((await card(SCHEDULED)).getByText('Scheduled')).toBeVisible()
  expect(backend.db.tour.find('t101-1')).toEqual(before)
})

test.each([
  [SCHEDULED, 'Cancel', 'Cancel this tour?', 'Cancel the tour', 't101-1'],
  [PENDING, 'Cancel Request', 'Cancel this request?', 'Cancel the request', 't101-2'],
])('%s: %s asks first, and the cancelled tour stays in the list', async (title, button, question, answer, id) => {
  const { user, backend } = await openApp('/tours', member)
  const before = backend.db.tour.find(id)
  await user.click((await card(title)).getByRole('button', { name: button }))
  const dialog = within(await screen.findByRole('alertdialog', { name: question }, PATIENT))
  await user.click(dialog.getByRole('button', { name: 'Keep it' }))
  expect(backend.db.tour.find(id)).toEqual(before)
  await user.click((await card(title)).getByRole('button', { name: button }))
  await user.click(await screen.findByRole('button', { name: answer }, PATIENT))
  await waitFor(async () => expect((await card(title)).getByText('Cancelled')).toBeVisible(), PATIENT)
  expect((await card(title)).queryByRole('button')).toBeNull()
  await waitFor(() => expect(screen.getByRole('link', { name: title })).toHaveFocus())
  expect(backend.db.tour.find(id)?.status).toBe('cancelled')
})

test('Schedule Tour starts from a favorite that can still be had', async () => {
  const { user, backend } = await openApp('/dashboard/tours', { scenario: 'tours' })
  await user.click(await screen.findByRole('button', { name: 'Schedule Tour' }, PATIENT))
  const choices = within(await screen.findByRole('dialog', { name: 'Schedule Tour' }))
  const favorite = await choices.findByRole('button', { name: /Modern House with Basement in Tabucan/ }, PATIENT)
  // The sold one is not offered.
  expect(choices.queryByRole('button', { name: /Bungalow with Mango Tree/ })).toBeNull()
  await user.click(favorite)
  const dialog = within(await screen.findByRole('dialog', { name: 'Schedule Tour', description: /Tabucan/ }, PATIENT))
  fireEvent.change(dialog.getByLabelText('Date'), { target: { value: '2026-06-18' } })
  await user.click(dialog.getByRole('radio', { name: '11:00 AM' }))
  await user.click(dialog.getByRole('button', { name: 'Request tour' }))
  expect((await card('Modern House with Basement in Tabucan')).getByText('Thursday, June 18')).toBeVisible()
  expect(backend.db.tour.where(({ property_id, user_id }) => property_id === '2' && user_id === '101')).toMatchObject([
    { user_id: '101', date: '2026-06-18', time: '11:00', status: 'pending' },
  ])
})

test('Schedule Tour offers what one chats about, and finds every other listing by words', async () => {
  const { user } = await openApp('/dashboard/tours', { scenario: 'signed-in-regular' })
  await user.click(await screen.findByRole('button', { name: 'Schedule Tour' }, PATIENT))
  const choices = within(await screen.findByRole('dialog', { name: 'Schedule Tour' }))
  expect(await choices.findByRole('heading', { name: 'From your chats' }, PATIENT)).toBeVisible()
  expect(choices.getByRole('button', { name: /Airy Family House near Jaro Plaza/ })).toBeVisible()
  await user.type(choices.getByRole('searchbox', { name: 'Search listings' }), 'basement TABUCAN')
  expect(await choices.findByText('1 listing found.')).toBeVisible()
  expect(choices.queryByRole('button', { name: /Airy Family House/ })).toBeNull()
  await user.type(choices.getByRole('searchbox'), ' nowhere')
  expect(choices.getByText('No listing matches “basement TABUCAN nowhere”.')).toBeVisible()
})

test('Schedule Tour finds listings by words among too many to list, too', async () => {
  const scenario = { ...scenarioById('signed-in-regular'), listed: 0 }
  const { user } = await openApp('/dashboard/tours', { scenario })
  await user.click(await screen.findByRole('button', { name: 'Schedule Tour' }, PATIENT))
  const choices = within(await screen.findByRole('dialog', { name: 'Schedule Tour' }))
  expect(await choices.findByRole('heading', { name: 'From your chats' }, PATIENT)).toBeVisible()
  await user.type(choices.getByRole('searchbox', { name: 'Search listings' }), 'basement TABUCAN')
  expect(await choices.findByText('1 listing found.', {}, PATIENT)).toBeVisible()
  await user.click(choices.getByRole('button', { name: /Modern House with Basement in Tabucan/ }))
  expect(await screen.findByRole('dialog', { name: 'Schedule Tour', description: /Tabucan/ }, PATIENT)).toBeVisible()
})

test('abroad a tour has the time there and the Philippine time', async () => {
  await openApp('/dashboard/tours', { scenario: 'tours-abroad' })
  const scheduled = await card(SCHEDULED)
  expect(scheduled.getByText('Monday, June 15')).toBeVisible()
  expect(scheduled.getByText('10:00 PM')).toBeVisible()
  expect(scheduled.getByText('Tuesday, June 16, 10:00 AM Philippine time')).toBeVisible()
})

test('the same day is not said twice, and a time that cannot be read stands as it came', () => {
  const tour = { date: '2026-06-16', time: '10:00' }
  expect(tourTimeWords(tour, 'en', 'Asia/Tokyo')).toEqual({
    day: 'Tuesday, June 16',
    time: '11:00 AM',
    philippine: '10:00 AM Philippine time',
  })
  expect(tourTimeWords({ ...tour, time: 'noon' }, 'en', 'Asia/Tokyo')).toEqual({
    day: '2026-06-16',
    time: 'noon',
    philippine: null,
  })
})

test('a scheduled tour goes into a calendar as a file', async () => {
  const files: Blob[] = []
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}`, revokeObjectURL() {} }),
  )
  const press = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const { user } = await openApp('/dashboard/tours', member)
  await user.click((await card(SCHEDULED)).getByRole('button', { name: 'Add to calendar' }))
  expect(press.mock.contexts.at(-1)).toHaveProperty('download', 'tour-2026-06-16.ics')
  press.mockRestore()
  vi.unstubAllGlobals()
  expect(files[0]?.type).toContain('text/calendar')
  const tour = toTour({
    id: 1,
    property: { id: 7, title: 'A, B' },
    date: '2026-06-16',
    time: '10:00',
    status: 'scheduled',
  })
  expect(tourCalendar(tour, 0)).toContain(
    'DTSTART:20260616T020000Z\r\nDTEND:20260616T024500Z\r\nSUMMARY:Property tour: A\\, B',
  )
  const met = { agent: { ...tour.agent, name: 'Noel' }, visitor: { ...tour.visitor, name: 'Mika' } }
  expect(tourCalendar({ ...tour, agent: met.agent }, 0)).toContain('DESCRIPTION:With Noel')
  expect(tourCalendar({ ...tour, ...met }, 0)).toContain('DESCRIPTION:With Mika')
  expect(tourCalendar({ ...tour, time: 'noon' }, 0)).toBeNull()
})

test('after a visit its visitor is asked for a review, which waits for the other side', async () => {
  const { user, backend } = await openApp('/dashboard/tours', { scenario: 'review-visit' })
  const visited = await card('Furnished One-Bedroom Condo near Atria')
  expect(await visited.findByText(/^How was the tour\? You can review Marivic until /, {}, PATIENT)).toBeVisible()
  await user.click(visited.getByRole('button', { name: /^Write a review/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Review Marivic Palmejar' }, PATIENT))
  await user.click(dialog.getByRole('button', { name: 'Send review' }))
  expect(dialog.getByText('Please give one to five stars')).toBeVisible()
  expect(dialog.getByText('Please say in a few words how it was')).toBeVisible()
  await user.click(dialog.getByRole('radio', { name: '4 stars' }))
  await user.type(dialog.getByLabelText(/^How was it/), 'She had all papers with her.')
  await user.click(dialog.getByRole('button', { name: 'Send review' }))
  expect(await dialog.findByText('The review could not be sent. Please try again.', {}, PATIENT)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Send review' }))
  expect(await screen.findByText('Your review is saved', {}, PATIENT)).toBeVisible()
  expect(await visited.findByText(/^You wrote your review\. Both appear when Marivic has/, {}, PATIENT)).toBeVisible()
  expect(visited.getByRole('button', { name: /^Change/ })).toBeVisible()
  expect(backend.db.review.all().at(-1)).toMatchObject({ author_id: '101', user_id: '103', rating: 4 })
})
