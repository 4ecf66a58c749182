import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openApp, storeFromAnotherTab } from '@tests/helpers/open-app'
import { nextVersion } from '@mocks/store/versions'
import { forgetChanges } from '@/account/profile-changes'

const PATIENT = { timeout: 8_000 }
const PATH = '/dashboard/settings/profile'

beforeEach(() => {
  // jsdom has no addresses for files.
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:chosen', revokeObjectURL: () => {} }))
})
afterEach(() => {
  forgetChanges()
  vi.unstubAllGlobals()
})

const open = async (scenario = 'signed-in-verified') => {
  const app = await openApp(PATH, { scenario })
  await screen.findByLabelText('Bio', {}, PATIENT)
  return app
}
const change = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } })
const save = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Save Changes' }))
const stored = (): Record<string, unknown> => JSON.parse(localStorage.getItem('user') ?? '{}')
const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13)
const picture = (name: string, type: string, size?: number) => {
  const file = new File([PNG], name, { type })
  if (size !== undefined) Object.defineProperty(file, 'size', { value: size })
  return file
}

test('what one says about oneself is saved, here and on the server', async () => {
  const { user, backend } = await open()
  expect(screen.getByLabelText('Email')).toHaveAttribute('readonly')
  expect(screen.getByText(/you log in with your username too, so neither can be changed here/)).toBeVisible()
  expect(screen.getByText('April 2025')).toBeVisible()
  change('Bio', 'Retired for good.')
  change('Location', 'Molo, Iloilo City')
  change('Phone number', '+63 999 000 1122')
  expect(screen.getByText(/A new number has to be verified again/)).toBeVisible()
  await save(user)
  expect(await screen.findByText('Profile updated successfully!', {}, PATIENT)).toBeVisible()
  const saved = { bio: 'Retired for good.', location: 'Molo, Iloilo City', phone_number: '+63 999 000 1122' }
  expect(backend.db.user.find('102')).toMatchObject({ ...saved, phone_verified: false })
  expect(stored()).toMatchObject(saved)
  // The shell goes by the stored user: the badge has to know.
  await expect.poll(() => stored()['phone_verified'], PATIENT).toBe(false)
})

test('another tab switches the language of the form, and what was typed stays', async () => {
  await open()
  change('Bio', 'Retired for good.')
  act(() => storeFromAnotherTab('language', 'ceb'))
  expect(await screen.findByLabelText('Mahitungod kanimo', {}, PATIENT)).toHaveValue('Retired for good.')
  expect(screen.getByRole('button', { name: 'I-save ang mga Kausaban' })).toBeVisible()
})

test('a field that another tab has saved meanwhile is not put back', async () => {
  const { user, backend } = await open()
  change('Bio', 'Retired for good.')
  backend.db.user.update('102', { location: 'Molo, Iloilo City' })
  await save(user)
  expect(await screen.findByText('Profile updated successfully!', {}, PATIENT)).toBeVisible()
  expect(backend.db.user.find('102')).toMatchObject({ bio: 'Retired for good.', location: 'Molo, Iloilo City' })
  await expect.poll(() => screen.getByLabelText('Location'), PATIENT).toHaveValue('Molo, Iloilo City')
})

const saveElsewhere = ({ backend }: Awaited<ReturnType<typeof open>>, fields: { bio?: string; location?: string }) =>
  backend.writing(async () => {
    const version = nextVersion(backend.clock, backend.db.user.find('102')!)
    backend.db.user.update('102', { ...fields, updated_at: version })
  })

test('over a newer state only what was edited here is saved', async () => {
  const app = await open()
  change('Bio', 'Retired for good.')
  await saveElsewhere(app, { location: 'Molo, Iloilo City' })
  await save(app.user)
  expect(await screen.findByText('Profile updated successfully!', {}, PATIENT)).toBeVisible()
  expect(app.backend.db.user.find('102')).toMatchObject({ bio: 'Retired for good.', location: 'Molo, Iloilo City' })
})

test('what another tab has saved is said, and comes into the fields that nobody touched here', async () => {
  const app = await open()
  change('Bio', 'Retired for good.')
  await saveElsewhere(app, { location: 'Molo, Iloilo City' })
  fireEvent(window, new Event('visibilitychange'))
  const notice = await screen.findByRole('region', { name: /was saved in another tab/ }, PATIENT)
  expect(notice).toHaveTextContent('Changed there, and now in this form: Location.')
  expect(screen.getByLabelText('Location')).toHaveValue('Molo, Iloilo City')
  expect(screen.getByLabelText('Bio')).toHaveValue('Retired for good.')
})

test.each([
  ['Keep yours', 'Mine.'],
  ['Take the saved one', 'Theirs.'],
])('a field that another tab changed too is asked for: %s', async (choice, bio) => {
  const app = await open()
  change('Bio', 'Mine.')
  await saveElsewhere(app, { bio: 'Theirs.' })
  await save(app.user)
  const notice = await screen.findByRole('region', { name: /was saved in another tab/ }, PATIENT)
  await expect.poll(() => document.activeElement === notice, PATIENT).toBe(true)
  expect(app.backend.db.user.find('102')?.bio).toBe('Theirs.')
  await app.user.click(within(notice).getByRole('button', { name: `Bio: ${choice}` }))
  expect(screen.getByLabelText('Bio')).toHaveValue(bio)
  await save(app.user)
  await screen.findByText('Profile updated successfully!', {}, PATIENT)
  expect(app.backend.db.user.find('102')?.bio).toBe(bio)
})

test('a name is corrected, here and on the server', async () => {
  const { user, backend } = await open('signed-in-regular')
  change('First name', 'Niña')
  change('Last name', 'Dela Cruz-Peña')
  expect(screen.getByText('As on your ID.')).toBeVisible()
  await save(user)
  expect(await screen.findByText('Profile updated successfully!', {}, PATIENT)).toBeVisible()
  expect(backend.db.user.find('101')).toMatchObject({ name: 'Niña Dela Cruz-Peña', first_name: 'Niña' })
  expect(stored()).toMatchObject({ first_name: 'Niña', last_name: 'Dela Cruz-Peña' })
})

test('after an approved ID a new name waits for an administrator, and can be taken back', async () => {
  const { user, backend } = await open()
  expect(screen.getByText(/Verified with your ID/)).toBeVisible()
  change('Last name', 'Sumagaysay Jr.')
  await save(user)
  expect(await screen.findByText(/An administrator compares the new name/, {}, PATIENT)).toBeVisible()
  expect(await screen.findByText(/You asked for the name Noel Sumagaysay Jr\./, {}, PATIENT)).toBeVisible()
  expect(screen.getByLabelText('Last name')).toHaveValue('Sumagaysay')
  expect(backend.db.user.find('102')).toMatchObject({ last_name: 'Sumagaysay', id_verified: true })
  expect(stored()).toMatchObject({ last_name: 'Sumagaysay' })
  await user.click(screen.getByRole('button', { name: 'Keep my present name' }))
  expect(await screen.findByText(/Verified with your ID/, {}, PATIENT)).toBeVisible()
  expect(screen.queryByText(/You asked for the name/)).not.toBeInTheDocument()
})

test.each([
  ['First name', ' ', 'Please enter your name'],
  ['Last name', 'Cruz 3rd', 'Please use letters, as in Niña or Dela Cruz-Reyes'],
  ['Phone number', '9999999999999', 'Please enter the whole number, such as +63 917 123 4567.'],
  ['Bio', 'x'.repeat(2_001), /at most 2,000 characters/],
])('%s “%s” is refused at its field before anything is sent', async (label, text, why) => {
  const { user, backend } = await open()
  change(label, text)
  await save(user)
  const field = screen.getByLabelText(label)
  await expect.poll(() => field.getAttribute('aria-invalid'), PATIENT).toBe('true')
  expect(field).toHaveAccessibleDescription(why)
  expect(field).toHaveFocus()
  expect(backend.log.calls().some((call) => call.endpoint === 'updateOwnProfile')).toBe(false)
})

test('a number that somebody else has is refused at the field, and nothing is lost', async () => {
  const { user, backend } = await open()
  change('Bio', 'Kept.')
  change('Phone number', '0917 555 0103')
  await save(user)
  const field = screen.getByLabelText('Phone number')
  await expect.poll(() => field.getAttribute('aria-invalid'), PATIENT).toBe('true')
  expect(field).toHaveAccessibleDescription('Another account has this phone number.')
  expect(field).toHaveFocus()
  expect(screen.getByLabelText('Bio')).toHaveValue('Kept.')
  expect(backend.db.user.find('102')?.phone_number).toBe('+63 928 555 0102')
})

test('a server that is not ok leaves the changes on this device: said, kept over a reload, sent by the next try', async () => {
  const first = await open('profile-update-refused')
  change('Bio', 'Only here so far.')
  await save(first.user)
  expect(await screen.findByText('Profile updated locally!', {}, PATIENT)).toBeVisible()
  expect(await screen.findByText(/Saved on this device only/)).toBeVisible()
  expect(first.backend.db.user.find('102')?.bio).not.toBe('Only here so far.')
  expect(stored()['bio']).toBe('Only here so far.')
  expect(JSON.parse(localStorage.getItem('profileChanges') ?? '')).toMatchObject({ user_id: '102' })

  await first.router.navigate({ to: '/dashboard/u/$username', params: { username: 'noel.sumagaysay' } })
  expect(await screen.findByText(/saved on this device only/, {}, PATIENT)).toBeVisible()
  expect(screen.getByText('Only here so far.')).toBeVisible()
  await first.user.click(screen.getByRole('link', { name: 'Send them' }))
  expect(await screen.findByLabelText('Bio', {}, PATIENT)).toHaveValue('Only here so far.')
  await save(first.user)
  expect(await screen.findByText('Profile updated successfully!', {}, PATIENT)).toBeVisible()
  expect(first.backend.db.user.find('102')?.bio).toBe('Only here so far.')
  expect(localStorage.getItem('profileChanges')).toBeNull()
})

test('a save that breaks off is said, what was typed stays, and the second try gets through', async () => {
  const { user, backend } = await open('profile-update-breaks')
  change('Location', 'Arevalo')
  await save(user)
  expect(await screen.findByText('Failed to update profile', {}, PATIENT)).toBeVisible()
  expect(screen.getByLabelText('Location')).toHaveValue('Arevalo')
  await save(user)
  expect(await screen.findByText('Profile updated successfully!', {}, PATIENT)).toBeVisible()
  expect(backend.db.user.find('102')?.location).toBe('Arevalo')
})

test('a session that ends in the middle loses nothing that was typed', async () => {
  const { user, backend } = await open()
  change('Bio', 'Typed before the session ended.')
  for (const { token } of backend.db.session.all()) backend.db.session.remove(token)
  await save(user)
  expect(await screen.findByText('Profile updated locally!', {}, PATIENT)).toBeVisible()
  expect(localStorage.getItem('token')).toBeNull()
  expect(localStorage.getItem('profileChanges')).toContain('Typed before the session ended.')
})

test('changes are not left behind without asking', async () => {
  const { user, router } = await open()
  change('Bio', 'Half a thought')
  await user.click(screen.getByRole('link', { name: 'Back to Settings' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }, PATIENT))
  await user.click(question.getByRole('button', { name: 'Keep editing' }))
  expect(router.state.location.pathname).toBe(PATH)
  expect(screen.getByLabelText('Bio')).toHaveValue('Half a thought')
  await user.click(screen.getByRole('link', { name: 'Back to Settings' }))
  await user.click(await screen.findByRole('button', { name: 'Leave' }, PATIENT))
  await expect.poll(() => router.state.location.pathname, PATIENT).toBe('/dashboard/settings')
})

test('a new picture is looked at, then stored and served; what cannot be one is refused', async () => {
  const { user, backend } = await open()
  const input = screen.getByLabelText('New profile picture')
  for (const [file, said] of [
    [picture('me.gif', 'image/gif'), 'Please upload only JPG or PNG files.'],
    [new File(['text'], 'me.png', { type: 'image/png' }), 'Please upload only JPG or PNG files.'],
    [picture('me.png', 'image/png', 11 * 1024 * 1024), 'File size must be less than 10MB.'],
  ] as const) {
    fireEvent.change(input, { target: { files: [file] } })
    expect(await screen.findByText(said)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Use this photo' })).toBeNull()
  }
  fireEvent.change(input, { target: { files: [picture('me.png', 'image/png')] } })
  await user.click(await screen.findByRole('button', { name: 'Use this photo' }))
  expect(await screen.findByText('Profile picture changed', {}, PATIENT)).toBeVisible()
  const address = backend.db.user.find('102')?.profile_picture ?? ''
  expect(address).toMatch(/^\/storage\/profile-pictures\/102\//)
  expect(await backend.files.get(address.replace('/storage/', ''))).toBeDefined()
  expect(stored()['profile_picture']).toBe(address)
})

test('a picture that the server refuses stays for another try', async () => {
  const { user } = await open('photo-refused')
  fireEvent.change(screen.getByLabelText('New profile picture'), {
    target: { files: [picture('me.jpg', 'image/jpeg')] },
  })
  await user.click(await screen.findByRole('button', { name: 'Use this photo' }))
  expect(await screen.findByText('The picture is damaged.', {}, PATIENT)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Use this photo' })).toBeVisible()
})

test('without the profile there is no form to overwrite it with', async () => {
  await openApp(PATH, { scenario: 'own-profile-refused' })
  expect(await screen.findByRole('heading', { name: 'Error Loading Profile' }, PATIENT)).toBeVisible()
  expect(screen.queryByLabelText('Bio')).toBeNull()
})

test('a profile that cannot be loaded says in plain words why', async () => {
  const { backend, queryClient } = await openApp(PATH, { scenario: 'own-profile-refused' })
  const alert = await screen.findByRole('alert', {}, PATIENT)
  expect(alert).toHaveTextContent('The profile service is being restarted.')
  backend.rules.set([{ on: 'getOwnProfile', steps: [{ fail: { status: 503, message: 'Down' } }] }])
  await act(() => queryClient.resetQueries())
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent('The server has a problem. Please try again later.'),
  )
})

test('a Messenger link is kept as its name, and what is no name is refused', async () => {
  const { user, backend } = await open()
  change('Messenger', 'https://www.facebook.com/noel.at.home?mibextid=1')
  await save(user)
  expect(await screen.findByText('Profile updated successfully!', {}, PATIENT)).toBeVisible()
  expect(backend.db.user.find('102')?.messenger).toBe('noel.at.home')
  change('Messenger', 'me!')
  await save(user)
  expect(await screen.findByText(/^Please enter the name in your Messenger link/)).toBeVisible()
  expect(backend.db.user.find('102')?.messenger).toBe('noel.at.home')
  change('Messenger', '')
  await save(user)
  await expect.poll(() => backend.db.user.find('102')?.messenger, PATIENT).toBeNull()
})
