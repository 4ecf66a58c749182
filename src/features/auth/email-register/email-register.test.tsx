import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { server } from '@mocks/node'
import { settingsOf } from '@mocks/services/people/settings'
import { openApp } from '@tests/helpers/open-app'
import { forgetDrafts } from '../auth-drafts'
import { askForCode, enterCode, latestCode, openModal, PATIENT, signUp, verifyAddress } from '../auth.test-support'
import { namesFromEmail } from './names'

afterEach(forgetDrafts)

async function openEmailRegister() {
  const app = await openApp('/')
  const { user } = app
  const dialog = await openModal(app, 'Get Started', 'Email')
  const options = async (label: string) => {
    await user.click(dialog.getByRole('combobox', { name: label }))
    const names = (await screen.findAllByRole('option')).map((option) => option.textContent)
    await user.keyboard('{Escape}')
    return names
  }
  const choose = async (label: string, name: string) => {
    await user.click(dialog.getByRole('combobox', { name: label }))
    await user.click(await screen.findByRole('option', { name }))
  }
  return { app, user, dialog, options, choose }
}

test('registering starts in the Philippines, Western Visayas, Iloilo City, with the documented choices', async () => {
  const { dialog, options } = await openEmailRegister()
  expect(dialog.getByRole('combobox', { name: 'Country' })).toHaveTextContent('Philippines')
  expect(dialog.getByRole('combobox', { name: 'Region' })).toHaveTextContent('Western Visayas')
  expect(dialog.getByRole('combobox', { name: 'City' })).toHaveTextContent('Iloilo City')
  expect(await options('Country')).toEqual(['Philippines', 'United States', 'Canada', 'United Kingdom'])
  expect(await options('Region')).toEqual(['Western Visayas', 'Metro Manila', 'Central Luzon', 'Calabarzon'])
})

test('another country clears region and city, another region clears the city', async () => {
  const { dialog, options, choose } = await openEmailRegister()
  await choose('Country', 'United States')
  expect(dialog.getByRole('combobox', { name: 'Region' })).toHaveTextContent('Choose a region')
  expect(dialog.getByRole('combobox', { name: 'City' })).toBeDisabled()
  expect(await options('Region')).toEqual(['California', 'New York', 'Texas', 'Florida'])
  await choose('Region', 'California')
  await choose('City', 'San Diego')
  expect(dialog.getByRole('combobox', { name: 'City' })).toHaveTextContent('San Diego')
  await choose('Region', 'Texas')
  expect(dialog.getByRole('combobox', { name: 'City' })).toHaveTextContent('None to choose')
  await choose('Country', 'Canada')
  expect(dialog.getByRole('combobox', { name: 'Region' })).toBeDisabled()
})

test("'Send code' asks for an address first", async () => {
  const { user, dialog, app } = await openEmailRegister()
  const email = dialog.getByLabelText('Email')
  await user.click(dialog.getByRole('button', { name: 'Send code' }))
  expect(email).toHaveAccessibleDescription('Please enter an email address first')
  expect(email).toHaveFocus()
  await user.type(email, 'mika@')
  await user.click(dialog.getByRole('button', { name: 'Send code' }))
  expect(email).toHaveAccessibleDescription('Please enter a valid email address')
  expect(app.backend.db.outbox.all()).toEqual([])
})

test('a code has six characters, and the right one verifies the address', async () => {
  const { user, dialog, app } = await openEmailRegister()
  await askForCode(app, dialog, 'mika@demo.test')
  const code = await dialog.findByLabelText('Verification code')
  expect(code).toHaveFocus()
  expect(dialog.getByText(/We sent a 6-digit code to mika@demo\.test/)).toBeVisible()
  await user.type(code, '1234567')
  expect(code).toHaveValue('123456')
  await user.clear(code)
  await user.type(code, '123{Enter}')
  expect(code).toHaveAccessibleDescription('Please enter a 6-digit verification code')
  await user.clear(code)
  await user.type(code, '000000{Enter}')
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'Failed to verify code: That code is not right or has expired.',
  )
  expect(code).toHaveValue('000000')
  await user.clear(code)
  await user.type(code, `${latestCode(app)}{Enter}`)
  expect(await dialog.findByText('Your email is verified.')).toBeVisible()
  expect(dialog.getByLabelText('Password')).toHaveFocus()
})

test('in mocked mode the code stands in the modal and can be filled in', async () => {
  const { user, dialog, app } = await openEmailRegister()
  await askForCode(app, dialog, 'Mika@demo.test')
  await user.click(await dialog.findByText('Demo: no email leaves this machine.'))
  expect(dialog.getByText(/Latest code:/)).toHaveTextContent(`Latest code: ${latestCode(app)}`)
  await user.click(dialog.getByRole('button', { name: 'Fill it in' }))
  expect(dialog.getByLabelText('Verification code')).toHaveValue(latestCode(app))
})

test('a code that is ten minutes old does not verify, a new one does', async () => {
  const { dialog, app, user } = await openEmailRegister()
  await askForCode(app, dialog, 'mika@demo.test')
  await dialog.findByLabelText('Verification code')
  app.backend.clock.advance(10 * 60_000)
  await enterCode(app, dialog, latestCode(app))
  expect(await dialog.findByRole('alert')).toHaveTextContent(/has expired/)
  await user.click(dialog.getByRole('button', { name: 'Send the code again' }))
  expect(await dialog.findByText(/We sent a new code to mika@demo\.test/)).toBeVisible()
  expect(dialog.getByLabelText('Verification code')).toHaveValue('')
  await enterCode(app, dialog, latestCode(app))
  expect(await dialog.findByText('Your email is verified.')).toBeVisible()
})

test.each(['country', 'region', 'city', 'email'])(
  'another %s takes back the sent code and the verified address',
  async (what) => {
    const { user, dialog, app, choose } = await openEmailRegister()
    const change = async () => {
      if (what === 'country') await choose('Country', 'Canada')
      if (what === 'region') await choose('Region', 'Calabarzon')
      if (what === 'city') await choose('City', 'Kalibo')
      if (what === 'email') await user.type(dialog.getByLabelText('Email'), '.ph')
    }
    await askForCode(app, dialog, 'mika@demo.test')
    await dialog.findByLabelText('Verification code')
    await change()
    expect(dialog.queryByLabelText('Verification code')).toBeNull()
    expect(dialog.getByRole('button', { name: 'Send code' })).toBeVisible()
  },
)

test('another city takes back a verified address', async () => {
  const { dialog, app, choose } = await openEmailRegister()
  await verifyAddress(app, dialog, 'mika@demo.test')
  await choose('City', 'Kalibo')
  expect(dialog.queryByText('Your email is verified.')).toBeNull()
  expect(dialog.queryByLabelText('Password')).toBeNull()
  expect(dialog.getByRole('button', { name: 'Send code' })).toBeVisible()
})

test("'Sign up' asks for the verified address first, then names everything that is missing", async () => {
  const { user, dialog, app } = await openEmailRegister()
  await user.click(dialog.getByRole('button', { name: 'Sign up' }))
  expect(dialog.getByLabelText('Email')).toHaveFocus()
  expect(dialog.getByLabelText('Email')).toHaveAccessibleDescription('Please verify your email first')
  await verifyAddress(app, dialog, 'mika@demo.test')
  await user.type(dialog.getByLabelText('Password'), 'short')
  await user.type(dialog.getByLabelText('Confirm password'), 'other')
  await user.click(dialog.getByRole('button', { name: 'Sign up' }))
  expect(dialog.getByLabelText('Password')).toHaveFocus()
  expect(dialog.getByLabelText('Password')).toHaveAccessibleDescription('Password must be at least 8 characters long')
  expect(dialog.getByLabelText('Confirm password')).toHaveAccessibleDescription('Passwords do not match')
  expect(dialog.getByRole('checkbox', { name: /terms/ })).toHaveAccessibleDescription('Please accept the terms')
  expect(localStorage.getItem('token')).toBeNull()
})

test('signing up sends exactly the documented payload, signs in and arrives at the dashboard', async () => {
  const sent: unknown[] = []
  const read = async ({ request }: { request: Request }) => {
    if (request.url.endsWith('/api/register')) sent.push(await request.clone().json())
  }
  server.events.on('request:start', read)
  const { dialog, app } = await openEmailRegister()
  await verifyAddress(app, dialog, 'mika.delos_reyes@demo.test')
  await signUp(app, dialog)
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/dashboard/properties'), PATIENT)
  server.events.removeListener('request:start', read)
  expect(sent).toEqual([
    {
      first_name: 'Mika',
      last_name: 'Delos Reyes',
      email: 'mika.delos_reyes@demo.test',
      password: 'Sampaguita7',
      password_confirmation: 'Sampaguita7',
      date_of_birth: '1990-01-01',
      country_code: '+63',
      phone_number: '',
      accepted_terms: true,
      country: 'Philippines',
      region: 'Western Visayas',
      city: 'Iloilo City',
    },
  ])
  expect(screen.queryByRole('dialog')).toBeNull()
  const created = app.backend.db.user.all().find(({ email }) => email === 'mika.delos_reyes@demo.test')
  expect(created).toMatchObject({
    auth_provider: 'email',
    phone_verified: false,
    id_verified: false,
    premium_plan: null,
  })
  expect(created?.password_hash).toMatch(/^[0-9a-f]{64}$/)
  expect(JSON.parse(localStorage.getItem('user') ?? '{}')).toMatchObject({ id: created?.id, first_name: 'Mika' })
  expect(app.backend.viewerOf(localStorage.getItem('token') ?? '')?.id).toBe(created?.id)
  expect(await screen.findByRole('region', { name: /^Welcome, / }, PATIENT)).toBeVisible()
})

test('the names that were typed are registered, with ñ and hyphens; what is no name is refused at its field', async () => {
  const { user, dialog, app } = await openEmailRegister()
  await user.type(dialog.getByLabelText('First name'), 'Niña 3')
  await user.type(dialog.getByLabelText('Last name'), 'Dela Cruz-Peña')
  await verifyAddress(app, dialog, 'maria88@demo.test')
  await signUp(app, dialog)
  const first = dialog.getByLabelText('First name')
  expect(first).toHaveAccessibleDescription('Please use letters, as in Niña or Dela Cruz-Reyes')
  expect(first).toHaveFocus()
  await user.type(first, '{Backspace}{Backspace}')
  await user.click(dialog.getByRole('button', { name: 'Sign up' }))
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/dashboard/properties'), PATIENT)
  expect(app.backend.db.user.all().at(-1)).toMatchObject({ name: 'Niña Dela Cruz-Peña', first_name: 'Niña' })
})

test.each([false, true])('whether tips and offers may be sent (%s) is kept in the new account', async (wanted) => {
  const { user, dialog, app } = await openEmailRegister()
  await verifyAddress(app, dialog, 'mika@demo.test')
  if (wanted) await user.click(dialog.getByRole('checkbox', { name: /tips and offers/ }))
  await signUp(app, dialog)
  const kept = () => {
    const row = app.backend.db.user.all().find(({ email }) => email === 'mika@demo.test')
    return row && settingsOf(row).marketingEmails
  }
  await waitFor(() => expect(kept()).toBe(wanted), PATIENT)
})

test('an address that has an account is told so in the documented sentence', async () => {
  const { dialog, app } = await openEmailRegister()
  await verifyAddress(app, dialog, 'Verified@demo.test')
  await signUp(app, dialog)
  expect((await dialog.findByRole('alert')).textContent).toBe(
    'This email address is already registered. Please use a different email or try logging in.',
  )
  expect(dialog.getByLabelText('Email')).toHaveAccessibleDescription('This email already has an account.')
  expect(dialog.getByRole('button', { name: 'Send code' })).toBeVisible()
  await app.user.click(dialog.getByRole('button', { name: 'Log in with Verified@demo.test' }))
  const login = within(await screen.findByRole('dialog', { name: 'Login' }, PATIENT))
  expect(await login.findByLabelText('Email, username or mobile')).toHaveValue('Verified@demo.test')
})

test('an address with ñ is refused in the form, with what to do', async () => {
  const { dialog, app } = await openEmailRegister()
  await app.user.type(dialog.getByLabelText('Email'), 'peña.niño@demo.test')
  await app.user.click(dialog.getByRole('button', { name: 'Send code' }))
  expect(dialog.getByLabelText('Email')).toHaveAccessibleDescription(/^Please use letters without marks/)
  expect(app.backend.log.calls().filter(({ endpoint }) => endpoint === 'sendEmailVerification')).toEqual([])
})

test('a newcomer whom the guard stopped goes on to where they were heading', async () => {
  const app = await openApp('/dashboard/tours?from=mail')
  const dialog = within(await screen.findByRole('dialog', { name: 'Login' }, PATIENT))
  await app.user.click(dialog.getByRole('button', { name: 'Create an account' }))
  await app.user.click(dialog.getByRole('button', { name: 'Email' }))
  await verifyAddress(app, dialog, 'mika@demo.test')
  await signUp(app, dialog)
  await waitFor(() => expect(app.router.state.location.href).toBe('/dashboard/tours?from=mail'), PATIENT)
})

test.each([
  ['ana@demo.test', 'Ana', 'User'],
  ['juan.dela_cruz@demo.test', 'Juan', 'Dela Cruz'],
  ['__@demo.test', 'User', 'User'],
  ['maria88@demo.test', 'Maria', 'User'],
  ['jun-jun+realty@demo.test', 'Jun-jun', 'User'],
])('%s gives the names %s %s', (email, first_name, last_name) => {
  expect(namesFromEmail(email)).toEqual({ first_name, last_name })
})

test('closing by accident keeps the verified address and the terms, never a password', async () => {
  const { user, dialog, app } = await openEmailRegister()
  await verifyAddress(app, dialog, 'mika@demo.test')
  await user.type(dialog.getByLabelText('Password'), 'Sampaguita7')
  await user.click(dialog.getByRole('checkbox', { name: /terms/ }))
  await user.keyboard('{Escape}')
  const again = await openModal(app, 'Get Started', 'Email')
  expect(again.getByText('Your email is verified.')).toBeVisible()
  expect(again.getByRole('checkbox', { name: /terms/ })).toBeChecked()
  expect(again.getByLabelText('Password')).toHaveValue('')
})

test("'Other sign up options' and closing keep the place and the address", async () => {
  const { user, dialog, choose } = await openEmailRegister()
  await choose('City', 'Roxas City')
  await user.type(dialog.getByLabelText('Email'), 'mika@demo.test')
  await user.click(dialog.getByRole('button', { name: 'Other sign up options' }))
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Get Started' }))
  const again = within(await screen.findByRole('dialog', {}, PATIENT))
  await user.click(again.getByRole('button', { name: 'Email' }))
  expect(again.getByRole('combobox', { name: 'City' })).toHaveTextContent('Roxas City')
  expect(again.getByLabelText('Email')).toHaveValue('mika@demo.test')
})
