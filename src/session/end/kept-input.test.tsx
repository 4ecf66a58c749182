import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { onePixel } from '@mocks/documents/one-pixel'
import { openApp } from '@tests/helpers/open-app'

const PATIENT = { timeout: 8_000 }
type App = Awaited<ReturnType<typeof openApp>>

beforeEach(() => {
  // jsdom has no addresses for files.
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:chosen', revokeObjectURL: () => {} }))
})

const member = { scenario: 'signed-in-verified' }

/** The server does not take the token any more. */
const expire = ({ backend }: App) => backend.db.session.remove('scenario-102')

async function signInAgain({ user }: App, as = 'verified@demo.test') {
  const dialog = within(await screen.findByRole('dialog', { name: 'Login' }, PATIENT))
  await user.click(dialog.getByRole('button', { name: 'Email, username or mobile' }))
  await user.type(dialog.getByLabelText('Email, username or mobile'), as)
  await user.type(dialog.getByLabelText('Password'), 'Password1{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Login' })).toBeNull(), PATIENT)
}

test('settings that were not saved are there after signing in again', async () => {
  const app = await openApp('/dashboard/settings', member)
  await app.user.click(await screen.findByRole('switch', { name: 'SMS notifications' }, PATIENT))
  expire(app)
  await app.user.click(screen.getByRole('button', { name: 'Save Settings' }))
  await signInAgain(app)
  expect(await screen.findByRole('switch', { name: 'SMS notifications' }, PATIENT)).toBeChecked()
  await app.user.click(screen.getByRole('button', { name: 'Save Settings' }))
  expect(await screen.findByText('Settings saved successfully!', {}, PATIENT)).toBeVisible()
})

test('another user who signs in instead does not see them', async () => {
  const app = await openApp('/dashboard/settings', member)
  await app.user.click(await screen.findByRole('switch', { name: 'SMS notifications' }, PATIENT))
  expire(app)
  await app.user.click(screen.getByRole('button', { name: 'Save Settings' }))
  await signInAgain(app, 'regular@demo.test')
  expect(app.router.state.location.pathname).toBe('/dashboard/properties')
  await app.router.navigate({ to: '/dashboard/settings' })
  expect(await screen.findByRole('switch', { name: 'SMS notifications' }, PATIENT)).not.toBeChecked()
})

test('the name of a search is there after signing in again', async () => {
  const app = await openApp('/dashboard/properties', member)
  await app.user.click(await screen.findByRole('button', { name: 'Save this search' }, PATIENT))
  const name = await screen.findByLabelText('Name', {}, PATIENT)
  fireEvent.change(name, { target: { value: 'Near my mother' } })
  await app.user.click(screen.getByRole('switch', { name: 'Alerts' }))
  expire(app)
  await app.user.click(screen.getByRole('button', { name: 'Save search' }))
  await signInAgain(app)
  expect(await screen.findByLabelText('Name', {}, PATIENT)).toHaveValue('Near my mother')
  expect(screen.getByRole('switch', { name: 'Alerts' })).not.toBeChecked()
})

test('a chosen picture is there after signing in again', async () => {
  const app = await openApp('/dashboard/settings/profile', member)
  const input = await screen.findByLabelText('New profile picture', {}, PATIENT)
  await app.user.upload(input, onePixel('me.png'))
  expire(app)
  await app.user.click(await screen.findByRole('button', { name: 'Use this photo' }))
  await signInAgain(app)
  expect(await screen.findByRole('button', { name: 'Use this photo' }, PATIENT)).toBeVisible()
})

test('an offer that was typed is there after signing in again', async () => {
  const app = await openApp('/dashboard/messages?conversation=c101-1', { scenario: 'signed-in-regular' })
  await app.user.click(await screen.findByRole('button', { name: 'Make an offer' }, PATIENT))
  fireEvent.change(screen.getByLabelText(/^Your offer/), { target: { value: '11,500,000' } })
  app.backend.db.session.remove('scenario-101')
  await app.user.click(screen.getByRole('button', { name: 'Send offer' }))
  await app.user.click(
    within(await screen.findByRole('alertdialog', {}, PATIENT)).getByRole('button', { name: 'Send offer' }),
  )
  await signInAgain(app, 'regular@demo.test')
  expect(await screen.findByLabelText(/^Your offer/, {}, PATIENT)).toHaveValue('11,500,000')
})

test('a profile that was typed into is there when the session ended in another tab', async () => {
  const app = await openApp('/dashboard/settings/profile', member)
  fireEvent.change(await screen.findByLabelText('Bio', {}, PATIENT), { target: { value: 'Half a sentence' } })
  expire(app)
  localStorage.removeItem('token')
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }))
  await signInAgain(app)
  expect(await screen.findByLabelText('Bio', {}, PATIENT)).toHaveValue('Half a sentence')
})

test('leaving the form forgets what was typed, after a question', async () => {
  const app = await openApp('/dashboard/settings', member)
  await app.user.click(await screen.findByRole('switch', { name: 'SMS notifications' }, PATIENT))
  void app.router.navigate({ to: '/dashboard/properties' })
  const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }, PATIENT))
  await app.user.click(question.getByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/dashboard/properties'))
  await app.router.navigate({ to: '/dashboard/settings' })
  expect(await screen.findByRole('switch', { name: 'SMS notifications' }, PATIENT)).not.toBeChecked()
})

/** A reload leaves what the tab has stored, and nothing else. */
const stored = (value: object) => sessionStorage.setItem('proventous:typed', JSON.stringify(value))
const typed = () => JSON.parse(sessionStorage.getItem('proventous:typed') ?? '{}') as Record<string, unknown>
const reloaded = { ...member, keep: ['proventous:typed'] as const }

test('unsaved settings and a profile that was typed into are stored for a reload, until they are undone', async () => {
  const app = await openApp('/dashboard/settings', member)
  await app.user.click(await screen.findByRole('switch', { name: 'SMS notifications' }, PATIENT))
  expect(typed()).toEqual({ '102:settings': { smsNotifications: true } })
  await app.user.click(screen.getByRole('button', { name: 'Discard' }))
  expect(sessionStorage.getItem('proventous:typed')).toBeNull()
  await app.router.navigate({ to: '/dashboard/settings/profile' })
  fireEvent.change(await screen.findByLabelText('Bio', {}, PATIENT), { target: { value: 'Half a sentence' } })
  expect(typed()).toMatchObject({ '102:profile': { bio: 'Half a sentence' } })
})

test('after a reload unsaved settings are there and can be saved', async () => {
  stored({ '102:settings': { smsNotifications: true } })
  const app = await openApp('/dashboard/settings', reloaded)
  expect(await screen.findByRole('switch', { name: 'SMS notifications' }, PATIENT)).toBeChecked()
  await app.user.click(screen.getByRole('button', { name: 'Save Settings' }))
  expect(await screen.findByText('Settings saved successfully!', {}, PATIENT)).toBeVisible()
  await waitFor(() => expect(sessionStorage.getItem('proventous:typed')).toBeNull())
})

test('after a reload a profile that was typed into is there; what is damaged or another user’s is not', async () => {
  stored({ '102:profile': { bio: 'Half a sentence', location: 7 }, '101:profile': { bio: 'Not mine' } })
  await openApp('/dashboard/settings/profile', reloaded)
  expect(await screen.findByLabelText('Bio', {}, PATIENT)).toHaveValue('Half a sentence')
  expect(screen.getByLabelText('Location')).toHaveValue('Jaro, Iloilo City')
})

test('logging out removes what was stored for a reload', async () => {
  const app = await openApp('/dashboard/settings', member)
  await app.user.click(await screen.findByRole('switch', { name: 'SMS notifications' }, PATIENT))
  await app.user.click(await screen.findByRole('button', { name: /^Profile menu/ }, PATIENT))
  await app.user.click(await screen.findByRole('menuitem', { name: 'Log out' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }, PATIENT))
  await app.user.click(question.getByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(localStorage.getItem('token')).toBeNull())
  expect(sessionStorage.getItem('proventous:typed')).toBeNull()
})
