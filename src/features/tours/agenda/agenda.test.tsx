import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openApp } from '@tests/helpers/open-app'

const PATIENT = { timeout: 8_000 }
const REQUESTS = '/dashboard/tours?show=requests'

test('a lister sees a day by hours, goes to the next visit by keys, and opens it in the list', async () => {
  const { user, backend, router } = await openApp(REQUESTS, { scenario: 'tour-clash' })
  const title = (id: string) => backend.db.property.find(backend.db.tour.find(id)!.property_id)!.title
  const layouts = within(await screen.findByRole('radiogroup', { name: 'Show tours as' }, PATIENT))
  layouts.getByRole('radio', { name: 'List' }).focus()
  await user.keyboard('{ArrowRight}')
  expect(await screen.findByRole('heading', { name: 'Monday, June 15, today' }, PATIENT)).toBeVisible()
  expect(screen.getByText(/^No tours on this day/)).toBeVisible()
  const hours = () => screen.getByRole('list', { name: 'Hours' })
  expect(within(hours()).getByText('9:00 AM').closest('li')).toHaveAttribute('aria-current', 'time')
  screen.getByRole('link', { name: 'Next tour: Thu, Jun 18' }).focus()
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('heading', { name: 'Thursday, June 18' }, PATIENT)).toBeVisible()
  const [asked, agreed] = within(hours()).getAllByRole('link')
  for (const text of ['10:00 AM to 11:00 AM', title('h102-1'), 'Trisha Paredes', 'Pending', 'Overlaps another'])
    expect(asked).toHaveTextContent(text)
  expect(agreed).toHaveTextContent('Scheduled')
  expect(router.state.location.search).toEqual({ show: 'requests', as: 'day', day: '2026-06-18' })
  await user.click(asked!)
  await waitFor(() => expect(screen.getByRole('link', { name: title('h102-1') })).toHaveFocus(), PATIENT)
  expect(screen.getByRole('button', { name: 'Confirm' })).toBeVisible()
})

test('a week shows its days over all listings, marks today, and leads to a day and to other weeks', async () => {
  const { user, router } = await openApp(`${REQUESTS}&as=week`, { scenario: 'tour-clash' })
  const week = await screen.findByRole('heading', { name: 'Mon, Jun 15 to Sun, Jun 21, this week' }, PATIENT)
  const days = screen.getAllByRole('heading', { level: 3 })
  expect(days).toHaveLength(7)
  expect(days[0]?.closest('li')).toHaveAttribute('aria-current', 'date')
  expect(within(days[3]!.closest('li')!).getAllByRole('link')).toHaveLength(3)
  await user.click(screen.getByRole('link', { name: 'Next week' }))
  await waitFor(() => expect(week).toHaveTextContent('Mon, Jun 22 to Sun, Jun 28'))
  expect(screen.getByText(/^No tours this week/)).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Today' }))
  await user.click(screen.getByRole('link', { name: 'Thu, Jun 18' }))
  await waitFor(() => expect(router.state.location.search).toMatchObject({ as: 'day', day: '2026-06-18' }))
})

test('an address with no day and no such layout shows the list', async () => {
  const { router } = await openApp(`${REQUESTS}&as=month&day=2026-02-31`, { scenario: 'tour-requests' })
  expect(await screen.findByRole('radio', { name: 'List' }, PATIENT)).toBeChecked()
  expect(router.state.location.search).toEqual({ show: 'requests' })
})
