import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { notify } from '@mocks/services/notify'
import { scenarioById } from '@mocks/scenarios/catalog'
import { openApp } from '@tests/helpers/open-app'
import { notificationKeys } from '@/api/query-keys'
import { useLanguage } from '@/session/regional'
import { hideNotification } from '@/account/notifications/pending-deletes'

const member = { scenario: 'signed-in-regular' }
const PATIENT = { timeout: 8_000 }

type Backend = Awaited<ReturnType<typeof openApp>>['backend']
const unread = ({ db }: Backend) => db.notification.where((row) => row.user_id === '101' && !row.read).length
const rows = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
/** What the shell says is new. */
const badge = (count: number) =>
  screen.findByRole('link', { name: count ? `Notifications, ${count} new` : 'Notifications' }, PATIENT)

test('notifications stand by day, the filter stands in the address, and the badge counts the same', async () => {
  const { user, router } = await openApp('/dashboard/notifications', member)
  expect(await screen.findByText('5 unread', {}, PATIENT)).toBeVisible()
  await badge(5)
  const days = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(days).toEqual(['Today', 'Yesterday', 'Saturday, June 13', 'Saturday, May 16'])
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent?.replace(/\d$/, ''))).toEqual([
    'All',
    'Unread',
    'Property Alerts',
    'Tour Reminders',
    'Messages',
    'Price Drops',
    'System',
  ])
  // The home that a notification is about is seen; what is about no home has the sign of its kind.
  const picture = (text: string) =>
    screen.getByText(text, { selector: 'li *' }).closest('li')!.querySelector('img')?.getAttribute('src')
  expect(picture('Price drop')).toMatch(/\/storage\/properties\/1\/.+-480\.webp$/)
  expect(picture('New in La Paz')).toMatch(/\/storage\/properties\/r4\/.+-480\.webp$/)
  expect(screen.getByText(/^“Student Room .*” was listed for ₱9,000 a month\.$/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'New in La Paz' })).toHaveAttribute('href', '/dashboard/property/r4')
  expect(picture('Keep your account safe')).toBeUndefined()
  await user.click(screen.getByRole('tab', { name: /Price Drops/ }))
  expect(router.state.location.search).toEqual({ filter: 'price_drop' })
  await waitFor(() => expect(rows()).toEqual(['Unread: Price drop']))
  expect(screen.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/dashboard/settings')
})

test('opening a notification reads it and leads to what it is about, its search included', async () => {
  const link = '/dashboard/properties?mode=rent&category=residential&q=La+Paz'
  const patch = { notification: { 'n101-3': { link } } }
  const scenario = { ...scenarioById(member.scenario), patch }
  const { user, backend, router } = await openApp('/dashboard/notifications?filter=unread', { scenario })
  await user.click(await screen.findByRole('link', { name: 'New in La Paz' }, PATIENT))
  await expect.poll(() => router.state.location.pathname, PATIENT).toBe('/dashboard/properties')
  expect(router.state.location.search).toEqual({ mode: 'rent', category: 'residential', q: 'La Paz' })
  await expect.poll(() => backend.db.notification.find('n101-3')?.read, PATIENT).toBe(true)
  expect(unread(backend)).toBe(4)
  await badge(4)
})

test('Mark All Read reads them all, here and in the shell, with one call for two presses', async () => {
  const { backend } = await openApp('/dashboard/notifications', member)
  await screen.findByText('5 unread', {}, PATIENT)
  const all = screen.getByRole('button', { name: 'Mark All Read' })
  act(() => {
    all.click()
    all.click()
  })
  expect(await screen.findByText('Nothing unread', {}, PATIENT)).toBeVisible()
  await badge(0)
  await expect.poll(() => unread(backend), PATIENT).toBe(0)
  const calls = backend.log.calls().filter(({ endpoint }) => endpoint === 'markAllNotificationsRead')
  expect(calls, 'two presses on Mark All Read at once send one call').toHaveLength(1)
})

test('a deleted notification can be brought back, and is gone when the moment has passed', async () => {
  const { user, backend } = await openApp('/dashboard/notifications', member)
  await user.click(await screen.findByRole('button', { name: 'Delete “New message”' }, PATIENT))
  expect(screen.queryByText('Two new answers about “Airy Family House near Jaro Plaza”, ₱12,800,000.')).toBeNull()
  expect(screen.getByRole('button', { name: 'Delete “Price drop”' })).toHaveFocus()
  expect(screen.getByText('4 unread')).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Undo' }, PATIENT))
  expect(screen.getByText('5 unread')).toBeVisible()
  expect(backend.db.notification.find('n101-1')).toBeDefined()

  await user.click(screen.getByRole('button', { name: 'Delete “New message”' }))
  await user.click(await screen.findByRole('button', { name: 'Dismiss' }, PATIENT))
  await expect.poll(() => backend.db.notification.find('n101-1'), PATIENT).toBeUndefined()
  expect(screen.getByText('4 unread')).toBeVisible()
  await expect.poll(() => sessionStorage.getItem('proventous:deleted-notifications')).toBeNull()
})

test('a deletion that a reload interrupted is carried out', async () => {
  hideNotification('n101-2')
  const { backend } = await openApp('/dashboard/notifications', {
    ...member,
    keep: ['proventous:deleted-notifications'],
  })
  expect(await screen.findByText('4 unread', {}, PATIENT)).toBeVisible()
  expect(rows()).not.toContain('Unread: Price drop')
  await expect.poll(() => backend.db.notification.find('n101-2'), PATIENT).toBeUndefined()
})

test('what the server refuses is taken back with the reason', async () => {
  const { user, backend } = await openApp('/dashboard/notifications', { scenario: 'notifications-stubborn' })
  await user.click(await screen.findByRole('button', { name: 'Mark “Price drop” as read' }, PATIENT))
  expect(
    await screen.findByText('The notification was not marked as read. The server is busy.', {}, PATIENT),
  ).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Mark All Read' }))
  expect(
    await screen.findByText('The notifications were not marked as read. The server is busy.', {}, PATIENT),
  ).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Delete “Price drop”' }))
  const said = within((await screen.findByText('Deleted “Price drop”', {}, PATIENT)).closest('li')!)
  await user.click(said.getByRole('button', { name: 'Dismiss' }))
  expect(await screen.findByText('The notification was not deleted. The server is busy.', {}, PATIENT)).toBeVisible()
  expect(screen.getByText('5 unread')).toBeVisible()
  expect(unread(backend)).toBe(5)
})

test('a new one appears at the top, and one that leads elsewhere is no link', async () => {
  const { backend, queryClient } = await openApp('/dashboard/notifications', { scenario: 'notifications-long' })
  await screen.findByText('5 unread', {}, PATIENT)
  expect(screen.queryByRole('link', { name: 'Price drop' })).toBeNull()
  notify(backend, '101', {
    type: 'system',
    title: { own: 'Hello' },
    message: { own: 'There.' },
    link: '//elsewhere.example',
  })
  await queryClient.invalidateQueries({ queryKey: notificationKeys.all })
  await waitFor(() => expect(rows()[0]).toBe('Unread: Hello'))
  expect(screen.queryByRole('link', { name: 'Hello' })).toBeNull()
  expect(screen.getByText('6 unread')).toBeVisible()
})

test('the second click of a double click on Delete leaves the notification that moves up', async () => {
  const { user } = await openApp('/dashboard/notifications', member)
  const first = await screen.findByRole('button', { name: 'Delete “New message”' }, PATIENT)
  const all = rows().length
  const click = (target: Element) =>
    user.pointer([{ target, coords: { clientX: 900, clientY: 240 }, keys: '[MouseLeft]' }])
  await click(first)
  await waitFor(() => expect(rows()).toHaveLength(all - 1))
  await click(screen.getAllByRole('button', { name: /^Delete “/ })[0]!)
  expect(rows()).toHaveLength(all - 1)
})

test('another language says old notifications anew', async () => {
  await openApp('/dashboard/notifications', member)
  await screen.findByText('5 unread', {}, PATIENT)
  act(() => void useLanguage.getState().set('hil'))
  await waitFor(() => expect(rows()).toContain('Wala mabasa: Buhin sa presyo'), PATIENT)
  act(() => void useLanguage.getState().set('en'))
  await waitFor(() => expect(rows()).toContain('Unread: Price drop'), PATIENT)
})
