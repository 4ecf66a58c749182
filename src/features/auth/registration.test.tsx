import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { server } from '@mocks/node'
import { settingsOf } from '@mocks/services/people/settings'
import { openApp } from '@tests/helpers/open-app'
import { forgetDrafts } from './auth-drafts'
import {
  askForCode,
  enterCode,
  failAs,
  fill,
  latestCode,
  openModal,
  PATIENT,
  signUp,
  verifyAddress,
} from './auth.test-support'

afterEach(forgetDrafts)

async function openEmailRegister() {
  const app = await openApp('/')
  const { user } = app
  const dialog = await openModal(app, 'Get Started', 'Email')
  const box = (label: string) => dialog.getByLabelText(label)
  const choose = async (label: string, name: string) => {
    await user.click(box(label))
    await user.click(await screen.findByRole('option', { name }))
  }
  return { app, user, dialog, box, choose }
}

const emailOf = (app: Awaited<ReturnType<typeof openApp>>, address: string) =>
  app.backend.db.user.all().find(({ email }) => email === address)

test('the place starts at home, follows country and region, and is kept with the address when one leaves', async () => {
  const { user, app, dialog, box, choose } = await openEmailRegister()
  expect(box('Country')).toHaveTextContent('Philippines')
  expect(box('Region')).toHaveTextContent('Western Visayas')
  expect(box('City')).toHaveTextContent('Iloilo City')
  await user.click(box('Country'))
  const countries = (await screen.findAllByRole('option')).map((option) => option.textContent)
  expect(countries).toEqual(['Philippines', 'United States', 'Canada', 'United Kingdom'])
  await user.keyboard('{Escape}')
  await choose('Country', 'United States')
  expect(box('Region')).toHaveTextContent('Choose a region')
  expect(box('City')).toBeDisabled()
  await choose('Region', 'California')
  await choose('City', 'San Diego')
  expect(box('City')).toHaveTextContent('San Diego')
  await choose('Region', 'Texas')
  expect(box('City')).toHaveTextContent('None to choose')
  await choose('Country', 'Canada')
  expect(box('Region')).toBeDisabled()
  fill(dialog, 'Email', 'mika@demo.test')
  await user.click(dialog.getByText('Other sign up options'))
  await user.keyboard('{Escape}')
  const again = await openModal(app, 'Get Started', 'Email')
  expect(again.getByLabelText('Country')).toHaveTextContent('Canada')
  expect(again.getByLabelText('Email')).toHaveValue('mika@demo.test')
})

test('the right code in time verifies the address; it is asked for, checked and sent again in words', async () => {
  const { user, dialog, app, box } = await openEmailRegister()
  await user.click(dialog.getByText('Send code'))
  expect(box('Email')).toHaveAccessibleDescription('Please enter an email address first')
  expect(box('Email')).toHaveFocus()
  expect(app.backend.log.calls().filter(({ endpoint }) => endpoint === 'sendEmailVerification')).toEqual([])
  await askForCode(app, dialog, 'Mika@demo.test')
  const code = await dialog.findByLabelText('Verification code')
  expect(code).toHaveFocus()
  expect(dialog.getByText(/We sent a 6-digit code to Mika@demo\.test/)).toBeVisible()
  await user.keyboard('1234567')
  expect(code).toHaveValue('123456')
  fill(dialog, 'Verification code', '123')
  await user.keyboard('{Enter}')
  expect(code).toHaveAccessibleDescription('Please enter a 6-digit verification code')
  fill(dialog, 'Verification code', '000000')
  await user.keyboard('{Enter}')
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'Failed to verify code: That code is not right or has expired.',
  )
  expect(code).toHaveValue('000000')

  // In mocked mode the code stands in the modal and can be filled in.
  await user.click(dialog.getByText('Demo: no email leaves this machine.'))
  expect(dialog.getByText(/Latest code:/)).toHaveTextContent(`Latest code: ${latestCode(app)}`)
  await user.click(dialog.getByText('Fill it in'))
  expect(code).toHaveValue(latestCode(app))

  app.backend.clock.advance(10 * 60_000)
  await enterCode(app, dialog, latestCode(app))
  expect(await dialog.findByRole('alert')).toHaveTextContent(/has expired/)
  await user.click(dialog.getByText('Send the code again'))
  expect(await dialog.findByText(/We sent a new code to Mika@demo\.test/)).toBeVisible()
  expect(code).toHaveValue('')
  fill(dialog, 'Verification code', latestCode(app))
  code.focus()
  await user.keyboard('{Enter}')
  expect(await dialog.findByText('Your email is verified.')).toBeVisible()
  expect(box('Password')).toHaveFocus()
})

test("'Sign up' names what is missing, closing keeps no secret, another place or address takes the code back", async () => {
  const { user, dialog, app, box } = await openEmailRegister()
  await user.click(dialog.getByText('Sign up'))
  expect(box('Email')).toHaveFocus()
  expect(box('Email')).toHaveAccessibleDescription('Please verify your email first')
  await verifyAddress(app, dialog, 'mika@demo.test')
  fill(dialog, 'Password', 'short')
  fill(dialog, 'Confirm password', 'other')
  await user.click(dialog.getByText('Sign up'))
  expect(box('Password')).toHaveFocus()
  expect(box('Password')).toHaveAccessibleDescription('Password must be at least 8 characters long')
  expect(box('Confirm password')).toHaveAccessibleDescription('Passwords do not match')
  const terms = dialog.getByRole('checkbox', { name: /terms/ })
  expect(terms).toHaveAccessibleDescription('Please accept the terms')
  expect(localStorage.getItem('token')).toBeNull()

  await user.click(terms)
  await user.keyboard('{Escape}')
  const again = await openModal(app, 'Get Started', 'Email')
  expect(again.getByText('Your email is verified.')).toBeVisible()
  expect(again.getByRole('checkbox', { name: /terms/ })).toBeChecked()
  expect(again.getByLabelText('Password')).toHaveValue('')

  await user.click(again.getByLabelText('City'))
  await user.click(await screen.findByRole('option', { name: 'Kalibo' }))
  expect(again.queryByText('Your email is verified.')).toBeNull()
  expect(again.queryByLabelText('Password')).toBeNull()
  await user.click(again.getByText('Send code'))
  await again.findByLabelText('Verification code')
  fill(again, 'Email', 'mika@demo.test.ph')
  expect(again.queryByLabelText('Verification code')).toBeNull()
  expect(again.getByText('Send code')).toBeVisible()
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
  const created = emailOf(app, 'mika.delos_reyes@demo.test')
  expect(created).toMatchObject({
    auth_provider: 'email',
    phone_verified: false,
    id_verified: false,
    premium_plan: null,
  })
  expect(created?.password_hash).toMatch(/^[0-9a-f]{64}$/)
  expect(settingsOf(created!).marketingEmails, 'nobody asked for tips and offers').toBe(false)
  expect(JSON.parse(localStorage.getItem('user') ?? '{}')).toMatchObject({ id: created?.id, first_name: 'Mika' })
  expect(app.backend.viewerOf(localStorage.getItem('token') ?? '')?.id).toBe(created?.id)
  expect(await screen.findByRole('region', { name: /^Welcome, / }, PATIENT)).toBeVisible()
})

test('a newcomer whom the guard stopped registers the typed names and goes on to where they were heading', async () => {
  const app = await openApp('/dashboard/tours?from=mail')
  const dialog = within(await screen.findByRole('dialog', { name: 'Login' }, PATIENT))
  await app.user.click(dialog.getByText('Create an account'))
  await app.user.click(dialog.getByText('Email'))
  fill(dialog, 'First name', 'Niña 3')
  fill(dialog, 'Last name', 'Dela Cruz-Peña')
  await verifyAddress(app, dialog, 'maria88@demo.test')
  await app.user.click(dialog.getByRole('checkbox', { name: /tips and offers/ }))
  await signUp(app, dialog)
  const first = dialog.getByLabelText('First name')
  expect(first).toHaveAccessibleDescription('Please use letters, as in Niña or Dela Cruz-Reyes')
  expect(first).toHaveFocus()
  fill(dialog, 'First name', 'Niña')
  await app.user.click(dialog.getByText('Sign up'))
  await waitFor(() => expect(app.router.state.location.href).toBe('/dashboard/tours?from=mail'), PATIENT)
  expect(app.backend.db.user.all().at(-1)).toMatchObject({ name: 'Niña Dela Cruz-Peña', first_name: 'Niña' })
  await waitFor(() => expect(settingsOf(emailOf(app, 'maria88@demo.test')!).marketingEmails).toBe(true), PATIENT)
})

test('an address that has an account is told so in the documented sentence', async () => {
  const { dialog, app } = await openEmailRegister()
  await verifyAddress(app, dialog, 'Verified@demo.test')
  await signUp(app, dialog)
  expect((await dialog.findByRole('alert')).textContent).toBe(TAKEN)
  expect(dialog.getByLabelText('Email')).toHaveAccessibleDescription('This email already has an account.')
  expect(dialog.getByText('Send code')).toBeVisible()
  await app.user.click(dialog.getByText('Log in with Verified@demo.test'))
  const login = within(await screen.findByRole('dialog', { name: 'Login' }, PATIENT))
  expect(await login.findByLabelText('Email, username or mobile')).toHaveValue('Verified@demo.test')
})

const TAKEN = 'This email address is already registered. Please use a different email or try logging in.'

const REFUSALS: [scenario: string, text: string][] = [
  [
    'registration-invalid',
    'Registration failed:\n• password: The password has appeared in a data leak. Choose another one.\n• city: The city is not served yet.',
  ],
  ['registration-taken', TAKEN],
  ['registration-refused', 'Registration failed: New accounts are closed today.'],
  ['registration-unexplained', 'Registration failed: Unknown error'],
  ['registration-malformed', 'Registration failed: Server returned an invalid response. Please try again.'],
  ['registration-breaks', 'Registration failed. Please try again.'],
]

test('each failure says exactly what is documented, nothing typed is lost, and the next try gets through', async () => {
  const { user, dialog, app } = await openEmailRegister()
  const isSaid = (text: string) =>
    waitFor(() => expect(dialog.getByRole('alert').textContent, text).toBe(text), PATIENT)
  const areKept = (kept: Record<string, string>) => {
    for (const [label, value] of Object.entries(kept)) expect(dialog.getByLabelText(label)).toHaveValue(value)
    expect(localStorage.getItem('token')).toBeNull()
  }
  const Email = 'mika.delos_reyes@demo.test'

  failAs(app, 'code-not-sent')
  await askForCode(app, dialog, Email)
  await isSaid('Failed to send verification code: Too many codes. Wait a minute.')
  areKept({ Email })
  failAs(app, 'code-send-breaks')
  await user.click(dialog.getByText('Send code'))
  await isSaid('Failed to send verification code. Please try again.')
  areKept({ Email })
  await user.click(dialog.getByText('Send code'))
  await dialog.findByLabelText('Verification code')

  failAs(app, 'code-refused')
  await enterCode(app, dialog, latestCode(app))
  await isSaid('Failed to verify code: Codes cannot be checked right now.')
  areKept({ Email })
  failAs(app, 'code-verify-breaks')
  await user.click(dialog.getByText('Verify code'))
  await isSaid('Failed to verify code. Please try again.')
  areKept({ Email })
  await user.click(dialog.getByText('Verify code'))
  await dialog.findByText('Your email is verified.')

  fill(dialog, 'Password', 'Sampaguita7')
  fill(dialog, 'Confirm password', 'Sampaguita7')
  await user.click(dialog.getByRole('checkbox', { name: /terms/ }))
  for (const [scenario, text] of REFUSALS) {
    failAs(app, scenario)
    await user.click(dialog.getByText('Sign up'))
    await isSaid(text)
    areKept({ Email, Password: 'Sampaguita7', 'Confirm password': 'Sampaguita7' })
    if (scenario !== 'registration-invalid') continue
    expect(dialog.getByRole('alert')).toHaveFocus()
    expect(dialog.getByLabelText('Password'), 'said at the field too').toHaveAccessibleDescription(
      'The password has appeared in a data leak. Choose another one.',
    )
    expect(dialog.getByLabelText('City')).toHaveAccessibleDescription('The city is not served yet.')
  }
  await user.click(dialog.getByText('Sign up'))
  await expect.poll(() => app.router.state.location.pathname, PATIENT).toBe('/dashboard/properties')
})
