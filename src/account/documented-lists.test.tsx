import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openApp } from '@tests/helpers/open-app'

const PATIENT = { timeout: 8_000 }

test('with nothing yet, each list says so', async () => {
  const { router } = await openApp('/dashboard/language', { scenario: 'nothing-yet' })
  for (const [path, text] of [
    ['/dashboard/notifications', 'No notifications'],
    ['/dashboard/tours', 'No tours scheduled'],
    ['/notifications?filter=price_drop', 'No notifications'],
    ['/dashboard/saved-searches', 'No saved searches'],
  ] as const) {
    await router.navigate({ href: path })
    expect(await screen.findByText(text, { selector: 'h1, h2, h3' }, PATIENT), path).toBeVisible()
  }
})

test.each([
  ['notifications', 5, 'Notifications are being moved.', ['Mark “', 'Delete “']],
  ['tours', 3, 'Tours are being moved.', ['Reschedule', 'Cancel', 'Cancel Request']],
  ['saved-searches', 3, 'Saved searches are being moved.', ['Edit', 'Delete', 'View Properties']],
])(
  '%s answered without success are samples, marked as such, with which nothing can be done',
  async (list, count, reason, actions) => {
    const { user, backend } = await openApp(`/dashboard/${list}`, { scenario: `${list}-refused` })
    expect(
      await screen.findByText(new RegExp(`These are samples, not your ${list.replace('-', ' ')}`), {}, PATIENT),
    ).toBeVisible()
    expect(screen.getByText(new RegExp(reason))).toBeVisible()
    expect(screen.getAllByText(/(^| · )Sample$/)).toHaveLength(count)
    for (const action of actions) {
      expect(screen.queryAllByRole('button', { name: new RegExp(`^${action}`) })).toEqual([])
      expect(screen.queryAllByRole('link', { name: new RegExp(`^${action}`) })).toEqual([])
    }
    const durations = screen.queryAllByText(/^, \d+ minutes$/).map(({ textContent }) => textContent)
    expect(durations).toEqual(
      list === 'tours' ? ['10:00 AM, 45 minutes', '2:00 PM, 60 minutes', '9:00 AM, 90 minutes'] : [],
    )
    backend.rules.set([])
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    await expect.poll(() => screen.queryAllByText(/(^| · )Sample$/), PATIENT).toEqual([])
  },
)

test.each([
  ['notifications', 'Notifications could not be loaded', 'The notifications could not be read.', 'New message'],
  [
    'tours',
    'Tours could not be loaded',
    'The tours could not be read.',
    'Two-Bedroom Condo beside Iloilo Business Park',
  ],
  [
    'saved-searches',
    'Saved searches could not be loaded',
    'The saved searches could not be read.',
    'First place in the city',
  ],
])('%s that fail say why and come with Try Again', async (list, title, reason, first) => {
  const { user, backend } = await openApp(`/dashboard/${list}`, { scenario: `${list}-fail` })
  const alert = await screen.findByRole('alert', {}, PATIENT)
  expect(within(alert).getByRole('heading', { name: title })).toBeVisible()
  expect(within(alert).getByText(reason)).toBeVisible()
  backend.rules.set([])
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByText(first, {}, PATIENT)).toBeVisible()
})
