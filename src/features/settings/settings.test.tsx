import { act, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Settings } from '@/contract/account/settings'
import { openApp } from '@tests/helpers/open-app'

const signedIn = { scenario: 'signed-in-verified' }
const SETTINGS = '/dashboard/settings'
type Backend = Awaited<ReturnType<typeof openApp>>['backend']
const saved = ({ db }: Backend) => JSON.parse(db.user.find('102')?.settings ?? '{}') as Partial<Settings>
const toggle = (name: string) => screen.findByRole('switch', { name })

test('the four cards show the documented defaults', async () => {
  await openApp(SETTINGS, signedIn)
  for (const title of ['Notifications', 'Preferences', 'Privacy', 'Danger Zone']) {
    expect(await screen.findByRole('heading', { level: 2, name: title })).toBeVisible()
  }
  const on = ['Email notifications', 'Marketing emails', 'Property alerts', 'Tour reminders', 'Show my profile']
  const off = ['SMS notifications', 'Show my email', 'Show my phone number']
  for (const name of on) expect(await toggle(name)).toBeChecked()
  for (const name of off) expect(await toggle(name)).not.toBeChecked()
  expect(screen.queryByRole('button', { name: 'Save Settings' })).toBeNull()
})

test('changed settings are saved whole and are there after coming back', async () => {
  const { user, backend } = await openApp(SETTINGS, signedIn)
  await user.click(await toggle('SMS notifications'))
  await user.click(await toggle('Show my email'))
  const save = screen.getByRole('button', { name: 'Save Settings' })
  act(() => {
    save.click()
    save.click()
  })
  expect(await screen.findByText('Settings saved successfully!')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Save Settings' })).toBeNull()
  expect(saved(backend)).toEqual({
    emailNotifications: true,
    smsNotifications: true,
    marketingEmails: true,
    propertyAlerts: true,
    tourReminders: true,
    language: 'en',
    currency: 'PHP',
    timezone: 'Asia/Manila',
    privacy: { showProfile: true, showEmail: true, showPhone: false, showSeen: true, showOnline: 'everyone' },
  })
  const saves = backend.log.calls().filter(({ endpoint }) => endpoint === 'updateSettings')
  expect(saves, 'two presses on Save Settings at once save once').toHaveLength(1)
})

test('a failed save says so and keeps every change for the next try', async () => {
  const { user, backend } = await openApp(SETTINGS, { scenario: 'settings-not-saved' })
  await user.click(await toggle('SMS notifications'))
  await user.click(screen.getByRole('button', { name: 'Save Settings' }))
  expect(await screen.findByText('Failed to save settings')).toBeVisible()
  expect(await toggle('SMS notifications')).toBeChecked()
  await user.click(screen.getByRole('button', { name: 'Save Settings' }))
  expect(await screen.findByText('Settings saved successfully!')).toBeVisible()
  expect(saved(backend).smsNotifications).toBe(true)
})

test('settings that cannot be loaded can be asked for again', async () => {
  const { user } = await openApp(SETTINGS, { scenario: 'settings-fail' })
  expect(await screen.findByText('The settings are not available.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await toggle('Email notifications')).toBeVisible()
})

test('a language writes words and dates at once, is kept on the device and with the account', async () => {
  const { user, backend } = await openApp('/dashboard/language', signedIn)
  expect(await screen.findByText('Monday, June 15')).toBeVisible()
  await user.click(screen.getByRole('radio', { name: 'Tagalog' }))
  expect(screen.getByText('Lunes, Hunyo 15')).toBeVisible()
  expect(await screen.findByRole('heading', { name: 'Wika at Rehiyon' })).toBeVisible()
  expect(document.documentElement).toHaveAttribute('lang', 'fil')
  // The answer may come before or after the dictionary.
  expect(await screen.findByText(/^(Settings saved successfully!|Na-save na ang mga setting!)$/)).toBeVisible()
  expect(localStorage.getItem('language')).toBe('tl')
  expect(saved(backend).language).toBe('tl')
  await user.click(screen.getByRole('radio', { name: 'New York' }))
  expect(await screen.findByText('Hunyo 14, 2026', { exact: false })).toBeVisible()
})

test('deleting the account needs the word, ends the session and takes the listings off the market', async () => {
  const { user, backend, router } = await openApp(SETTINGS, signedIn)
  await user.click(await screen.findByRole('button', { name: 'Delete account' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Delete account' }))
  expect(await dialog.findByText('Please type DELETE to confirm.')).toBeVisible()
  expect(backend.db.user.find('102')).toBeDefined()
  await user.type(dialog.getByLabelText('Type DELETE to confirm'), 'DELETE')
  await user.click(dialog.getByRole('button', { name: 'Delete account' }))
  expect(await screen.findByText('Your account is deleted.')).toBeVisible()
  expect(router.state.location.pathname).toBe('/')
  expect(localStorage.getItem('token')).toBeNull()
  expect(backend.db.user.find('102')).toBeUndefined()
  expect(backend.db.property.where((row) => row.user_id === '102')).toHaveLength(0)
})

test('deleting one’s data is confirmed first and keeps the account', async () => {
  const { user, backend } = await openApp(SETTINGS, signedIn)
  await user.click(await screen.findByRole('button', { name: 'Delete data' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete data' }))
  expect(await screen.findByText('Your data is deleted. Your account and your listings stay.')).toBeVisible()
  expect(backend.db.notification.where((row) => row.user_id === '102')).toHaveLength(0)
  expect(backend.db.user.find('102')).toBeDefined()
})

test('text messages wait for a verified number, and the way there is shown', async () => {
  await openApp(SETTINGS, { scenario: 'signed-in-regular' })
  expect(await toggle('SMS notifications')).toBeDisabled()
  expect(await toggle('SMS notifications')).toHaveAccessibleDescription('Needs a verified mobile number')
  expect(screen.getByRole('link', { name: 'Verify your mobile number' })).toHaveAttribute(
    'href',
    '/dashboard/u/mika.sorongon',
  )
})

test('what is kept about a member is saved as a page to read, and as JSON', async () => {
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push(file as Blob)
    return 'blob:saved'
  })
  const { user, backend } = await openApp(SETTINGS, signedIn)
  const [first] = backend.db.message.where(({ conversation_id }) => conversation_id === 'c101-1')
  backend.db.message.update(first!.id, { message: 'Is it <b>dry</b> & quiet?' })
  await user.click(await screen.findByRole('button', { name: 'Download as a page' }))
  expect(await screen.findByText('Your data is saved as a file on this device.')).toBeVisible()
  const page = new DOMParser().parseFromString((await saved[0]?.text()) ?? '', 'text/html')
  const headings = [...page.querySelectorAll('h2')].map((heading) => heading.textContent)
  expect(headings).toEqual(expect.arrayContaining(['Profile', 'Settings', expect.stringMatching(/^Messages \(\d+\)$/)]))
  expect(page.querySelector('b')).toBeNull()
  expect(page.body.textContent).toContain('Is it <b>dry</b> & quiet?')
  await user.click(screen.getByRole('button', { name: 'Download as JSON' }))
  await vi.waitFor(() => expect(saved).toHaveLength(2))
  expect(JSON.parse((await saved[1]?.text()) ?? '')).toMatchObject({ profile: { id: '102' } })
})

test('a copy that does not come says why', async () => {
  const { user, backend } = await openApp(SETTINGS, signedIn)
  backend.rules.add({ on: 'exportOwnData', steps: [{ fail: { status: 500, message: 'The copy is being made.' } }] })
  await user.click(await screen.findByRole('button', { name: 'Download as JSON' }))
  expect(await screen.findByText('Your data was not saved: The copy is being made.')).toBeVisible()
})

test('who does not show “Seen” does not see it, and chooses who sees that they are online', async () => {
  const { user, backend } = await openApp(SETTINGS, signedIn)
  const seen = await toggle('Show “Seen”')
  expect(seen).toBeChecked()
  expect(screen.getByText(/If it is off, you do not see it for yours either/)).toBeVisible()
  await user.click(seen)
  await user.click(screen.getByRole('combobox', { name: 'Who sees that I am online' }))
  await user.click(await screen.findByRole('option', { name: 'People I chat with' }))
  await user.click(screen.getByRole('button', { name: 'Save Settings' }))
  expect(await screen.findByText('Settings saved successfully!')).toBeVisible()
  expect(saved(backend).privacy).toMatchObject({ showSeen: false, showOnline: 'chats' })
})
