import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi, type MockInstance } from 'vitest'
import { openApp, storeFromAnotherTab } from '@tests/helpers/open-app'
import { keptDestination } from '@tests/helpers/storage'
import { scenarioById } from '@mocks/scenarios/catalog'
import { notificationKeys } from '@/api/query-keys'
import { logout } from '@/contract/account/auth'
import { startSession, useStoredUser } from '@/session/session'
import type { Scenario } from '@mocks/scenarios/scenario'

const member = { scenario: 'signed-in-verified' }

async function openMenu(user: Awaited<ReturnType<typeof openApp>>['user']) {
  await user.click(await screen.findByRole('button', { name: /^Profile menu of Noel Sumagaysay/ }))
  return screen.findByRole('menu')
}

test('the header leads to browsing, the map, the favorites and what is new, and the profile menu to the rest', async () => {
  const { user, backend } = await openApp('/dashboard/compare', member)
  const main = within(await screen.findByRole('navigation', { name: 'Main' }))
  expect(main.getByText('Browse Properties').closest('a')).toHaveAttribute('href', '/dashboard/properties')
  expect(main.getByText('Map View').closest('a')).toHaveAttribute('href', '/dashboard/map')
  expect(main.getByRole('link', { name: /^Favorites/ })).toHaveAttribute('href', '/dashboard/favorites')

  const inHeader = 'messages and notifications stand in the header with counts of their own'
  const chat = await screen.findByRole('link', { name: 'Messages, 3 new' })
  expect(chat, inHeader).toHaveAttribute('href', '/dashboard/messages')
  const bell = await screen.findByRole('link', { name: 'Notifications, 5 new' })
  expect(bell, inHeader).toHaveAttribute('href', '/dashboard/notifications')
  expect(screen.getByRole('link', { name: 'List Property' })).toHaveAttribute('href', '/dashboard/list-property')
  const bar = within(screen.getByRole('navigation', { name: 'Bottom bar' }))
  const below = await bar.findByRole('link', { name: /^3 new, Messages/ })
  expect(below, 'messages stand in the bottom bar').toHaveAttribute('href', '/dashboard/messages')

  const menu = within(await openMenu(user))
  const links = menu.getAllByRole('menuitem').map((item) => item.getAttribute('href'))
  expect(links, 'the profile menu goes where it is documented to, with the real counts').toEqual([
    '/dashboard/u/noel.sumagaysay',
    ...[
      'favorites',
      'compare',
      'saved-searches',
      'tours',
      'my-listings',
      'list-property',
      'billing',
      'messages',
      'notifications',
      'settings',
      'language',
      'support',
      'legal',
    ].map((name) => `/dashboard/${name}`),
    null,
  ])
  expect(menu.getByRole('menuitem', { name: /^Messages 3 new/ })).toBeVisible()
  expect(menu.getByRole('menuitem', { name: /^Notifications 5 new/ })).toBeVisible()
  for (const group of ['Buying', 'Selling', 'Account']) expect(menu.getByRole('group', { name: group })).toBeVisible()
  expect(menu.getByText('Verified')).toBeVisible()
  await user.keyboard('{Escape}')

  const unread = backend.db.notification.where((row) => row.user_id === '102' && !row.read)
  for (const { id } of unread) backend.db.notification.update(id, { read: true })
  expect(unread.length).toBeGreaterThan(0)
  storeFromAnotherTab('proventous:read-elsewhere', 'once')
  await waitFor(() =>
    expect(bell, 'what another tab has read is no longer counted as new here').toHaveAccessibleName('Notifications'),
  )
})

test('Browse and Map keep the search shown last in this tab, as does the way back from a listing', async () => {
  const { router } = await openApp('/properties?mode=rent&q=jaro&beds=3')
  const hrefs = async (bar: string, names: RegExp) => {
    const nav = within(await screen.findByRole('navigation', { name: bar }))
    return nav.getAllByRole('link', { name: names }).map((link) => link.getAttribute('href'))
  }
  const kept = ['/properties?mode=rent&q=jaro&beds=3', '/map?mode=rent&q=jaro&beds=3&category=all&subtype=all']
  expect(await hrefs('Main', /Browse|Map/)).toEqual(kept)
  expect(await hrefs('Bottom bar', /Browse|Map/)).toEqual(kept)
  // A hop to a similar listing, and a reload, which keeps only the tab's storage.
  await act(() => router.navigate({ to: '/property/$id', params: { id: '16' } }))
  await act(() => router.navigate({ to: '/property/$id', params: { id: '18' } }))
  expect(await screen.findByRole('link', { name: 'Back to Properties' })).toHaveAttribute('href', kept[0])
  expect(JSON.parse(sessionStorage.getItem('proventous:last-search') ?? '')).toEqual({
    mode: 'rent',
    q: 'jaro',
    beds: 3,
  })
  // A search changed on the map counts as well.
  await act(() => router.navigate({ to: '/map', search: { category: 'land' } }))
  expect(await hrefs('Main', /Browse/)).toEqual(['/properties?category=land'])
})

test('a tab that was reloaded on a listing leads back to its search', async () => {
  sessionStorage.setItem('proventous:last-search', '{"mode":"rent","beds":3,"evil":{}}')
  await openApp('/property/16', { keep: ['proventous:last-search'] })
  expect(await screen.findByRole('link', { name: 'Back to Properties' })).toHaveAttribute(
    'href',
    '/properties?mode=rent&beds=3',
  )
})

test('visitors stay on the product paths and see a way to sign in; the bar at the bottom has dark mode', async () => {
  const { user } = await openApp('/compare')
  const main = within(await screen.findByRole('navigation', { name: 'Main' }))
  expect(main.getByText('Browse Properties').closest('a')).toHaveAttribute('href', '/properties')
  const bar = within(screen.getByRole('navigation', { name: 'Bottom bar' }))
  expect(bar.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/properties',
    '/map',
    '/favorites',
  ])
  await user.click(bar.getByRole('button', { name: 'Dark mode' }))
  expect(localStorage.getItem('darkMode')).toBe('true')
  expect(document.documentElement).toHaveClass('dark')
  await user.click(screen.getByRole('radio', { name: 'USD' }))
  expect(localStorage.getItem('currency'), 'the currency is remembered').toBe('USD')
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  expect(await screen.findByRole('dialog', { name: 'Login' })).toBeVisible()
})

test('the favorites badge counts what is saved, in another tab too', async () => {
  await openApp('/compare', { scenario: 'with-favorites' })
  expect((await screen.findAllByRole('link', { name: /Favorites 4 saved/ })).length).toBeGreaterThan(0)
  storeFromAnotherTab('favorites', '["1"]')
  expect((await screen.findAllByRole('link', { name: /Favorites 1 saved/ })).length).toBeGreaterThan(0)
})

test('a visitor who wants to list a property is asked to sign in where they are, and told what for', async () => {
  const { user, router } = await openApp('/compare')
  await user.click(await screen.findByRole('link', { name: 'List Property' }))
  expect(await screen.findByText(/^Log in to list a property/)).toBeVisible()
  expect(router.state.location.pathname).toBe('/compare')
  expect(keptDestination()).toBe('/dashboard/list-property')
})

test('logging out ends the session on the server and goes home', async () => {
  const { user, backend, router } = await openApp('/dashboard/compare', member)
  await openMenu(user)
  await user.click(screen.getByRole('menuitem', { name: 'Log out' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  await waitFor(() => expect(localStorage.getItem('token')).toBeNull())
  expect(localStorage.getItem('user')).toBeNull()
  expect(backend.db.session.all()).toEqual([])
})

test('logging out works even when the call fails', async () => {
  const scenario: Scenario = {
    ...scenarioById('signed-in-verified'),
    network: [{ on: 'logout', steps: [{ fail: { status: 500, message: 'no' } }] }],
  }
  const { user, router } = await openApp('/dashboard/compare', { scenario })
  await openMenu(user)
  await user.click(screen.getByRole('menuitem', { name: 'Log out' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  await waitFor(() => expect(localStorage.getItem('token')).toBeNull())
})

test('logging out does not wait for a server that hangs, and a late refusal ends no later session', async () => {
  const scenario: Scenario = {
    ...scenarioById('signed-in-verified'),
    network: [{ on: 'logout', steps: [{ fail: { status: 401, message: 'This session has ended.' } }] }],
  }
  const { user, backend, router } = await openApp('/dashboard/compare', { scenario })
  await openMenu(user)
  // The answer comes when the test says so: after a time it would end the session of whichever test runs then.
  let answer = () => {}
  const hang = new Promise<void>((resolve) => (answer = resolve))
  let refusal: Response | undefined
  let reading: MockInstance<Response['text']> | undefined
  const { fetch } = globalThis
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...asked) => {
    const response = await fetch(...asked)
    if (asked[0] !== logout.path) return response
    await hang
    refusal = response
    reading = vi.spyOn(response, 'text')
    return response
  })
  await user.click(screen.getByRole('menuitem', { name: 'Log out' }))
  await waitFor(() => expect(localStorage.getItem('token')).toBeNull())
  expect(router.state.location.pathname).toBe('/')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(backend.db.session.all()).toHaveLength(1)
  act(() => startSession('token of a later session', { id: 102, first_name: 'Noel' }))
  answer()
  await waitFor(() => expect(refusal?.bodyUsed).toBe(true))
  // The refusal was read, and what follows from it comes at once.
  await act(async () => void (await reading?.mock.results[0]?.value))
  expect(refusal?.status).toBe(401)
  expect(localStorage.getItem('token')).toBe('token of a later session')
})

test('logging out on a form with changes asks first, and staying keeps the session', async () => {
  const { user, router } = await openApp('/dashboard/settings/profile', member)
  const bio = await screen.findByRole('textbox', { name: /^Bio/ })
  await user.type(bio, 'Retired')
  await openMenu(user)
  await user.click(screen.getByRole('menuitem', { name: 'Log out' }))
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
  void router.navigate({ to: '/dashboard/favorites' })
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/favorites'))
  expect(localStorage.getItem('token')).not.toBeNull()
})

test('a protected screen sends visitors home, asks them to sign in and replaces the history entry', async () => {
  const { router } = await openApp('/dashboard/tours')
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  expect(router.history.length).toBe(1)
  expect(await screen.findByRole('dialog', { name: 'Login' })).toBeVisible()
  // The dialog's head is no second banner.
  expect(document.querySelectorAll('header:not(main *)')).toHaveLength(1)
})

test('a token without a user record is not a session', async () => {
  localStorage.setItem('token', 'left-over')
  const { router } = await openApp('/dashboard/properties', { keep: ['token'] })
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
})

test('the dashboard opens on browsing', async () => {
  const { router } = await openApp('/dashboard', member)
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/properties'))
})

test('going to another screen names it in the tab and moves the focus to its heading', async () => {
  const { user } = await openApp('/compare')
  const main = within(await screen.findByRole('navigation', { name: 'Main' }))
  await user.click(main.getByRole('link', { name: /^Favorites/ }))
  const heading = await screen.findByRole('heading', { level: 1, name: 'Saved Properties' })
  await waitFor(() => expect(heading).toHaveFocus())
  expect(document.title).toBe('Saved Properties · Proventous')
})

test('an address that leads nowhere says so and leads back', async () => {
  await openApp('/no/such/page')
  expect(await screen.findByRole('heading', { name: 'This page does not exist' })).toBeVisible()
  const page = within(screen.getByRole('main'))
  expect(page.getByRole('link', { name: 'Browse Properties' })).toHaveAttribute('href', '/properties')
})

test('somebody signed in is online, and offline when the tab hides; leaving the page tells the server once, at once', async () => {
  const { backend } = await openApp('/dashboard/compare', member)
  await waitFor(() => expect(backend.db.user.find('102')?.is_online).toBe(true))
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(backend.db.user.find('102')?.is_online).toBe(false))
  hidden.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(backend.db.user.find('102')?.is_online).toBe(true))

  const sent = vi.spyOn(globalThis, 'fetch')
  window.dispatchEvent(new Event('pagehide'))
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  // A page that is being left runs no more than what was queued by its last event.
  await Promise.resolve().then(() => {})
  const told = sent.mock.calls.filter(([to]) => typeof to === 'string' && to.includes('online-status'))
  const once = 'leaving the page tells the server once, at once, and with a call that outlives the page'
  expect(told, once).toEqual([[expect.anything(), expect.objectContaining({ keepalive: true })]])
  expect(told[0]?.[1]?.body).toContain('"is_online":false')
})

test('a session that ended on the server leads to signing in, and back', async () => {
  const { backend, queryClient, router } = await openApp('/dashboard/compare', member)
  await screen.findByRole('button', { name: /^Profile menu of/ })
  backend.db.session.remove('scenario-102')
  await queryClient.refetchQueries({ queryKey: notificationKeys.all })
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  expect(localStorage.getItem('token')).toBeNull()
  expect(await screen.findByRole('dialog', { name: 'Login' })).toBeVisible()
  expect(keptDestination()).toBe('/dashboard/compare')
})

test('a session that had ended before the first screen opened leads to signing in, and back', async () => {
  const user = { id: 102, first_name: 'Noel', last_name: 'Sumagaysay', email: 'verified@demo.test' }
  const scenario: Scenario = {
    ...scenarioById('samples'),
    storage: { token: 'long-gone', user: JSON.stringify(user) },
  }
  const app = await openApp('/dashboard/compare?ids=1,7', { scenario })
  const dialog = within(await screen.findByRole('dialog', { name: 'Login' }))
  expect(app.router.state.location.pathname).toBe('/')
  expect(dialog.getByText(/Your session has ended/)).toBeVisible()
  await app.user.click(dialog.getByRole('button', { name: 'Email, username or mobile' }))
  await app.user.type(dialog.getByLabelText('Email, username or mobile'), 'verified@demo.test')
  await app.user.type(dialog.getByLabelText('Password'), 'Password1{Enter}')
  await waitFor(() => expect(app.router.state.location.href).toBe('/dashboard/compare?ids=1,7'))
})

test('a token removed from storage closes protected screens at once, without any event', async () => {
  const { router } = await openApp('/', member)
  localStorage.removeItem('token')
  await router.navigate({ to: '/dashboard/tours' })
  expect(router.state.location.pathname).toBe('/')
  expect(await screen.findByRole('dialog', { name: 'Login' })).toBeVisible()
})

test('a user who logs out in another tab leaves no dialog and no destination in this one', async () => {
  const { router } = await openApp('/dashboard/compare', member)
  await screen.findByRole('button', { name: /^Profile menu of/ })
  const told = { key: 'proventous:logged-out', newValue: '["102",1]' }
  window.dispatchEvent(new StorageEvent('storage', told))
  // The profile, requested before, comes now.
  act(() => void useStoredUser.getState().set({ ...useStoredUser.getState().value!, location: 'Leganes' }))
  storeFromAnotherTab('token', null)
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  expect(keptDestination()).toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('logging out asks before it deletes a message that was begun, and then leaves nothing of it', async () => {
  const { user, router } = await openApp('/dashboard/compare', member)
  storeFromAnotherTab('proventous:drafts', '{"102:c1":"Is it still"}')
  storeFromAnotherTab('viewedPins', '["1"]')
  storeFromAnotherTab('favorites', '["1"]')
  await user.click(within(await openMenu(user)).getByRole('menuitem', { name: 'Log out' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Log out?' }))
  const says = question.getByText(/^This deletes from this device: messages that you began/)
  expect(says).toHaveTextContent(/what you looked at.*Your favorites stay on this device\.$/)
  await user.click(question.getByRole('button', { name: 'Cancel' }))
  expect(localStorage.getItem('token')).not.toBeNull()
  await user.click(within(await openMenu(user)).getByRole('menuitem', { name: 'Log out' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Log out' }))
  await waitFor(() => expect(localStorage.getItem('token')).toBeNull())
  await waitFor(() => expect(localStorage.getItem('proventous:drafts')).toBeNull())
  expect([localStorage.getItem('viewedPins'), localStorage.getItem('favorites')]).toEqual([null, '["1"]'])
  expect(router.state.location.pathname).toBe('/')
})

test('waiting beyond five seconds says what it waits for', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  await openApp('/properties', { scenario: 'list-loading' })
  await screen.findByText('Loading properties...')
  expect(screen.queryByText(/Still waiting/)).toBeNull()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await screen.findByText('Still waiting for the server to send the listings…')).toBeVisible()
  vi.useRealTimers()
})
