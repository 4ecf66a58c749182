import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { server } from '@mocks/node'
import { rememberDestination } from '@/session/end/destination'
import { useToken } from '@/session/session'
import { loadWords } from '@/words/load-words'
import { openApp } from '@tests/helpers/open-app'
import { forgetDrafts } from './auth-drafts'
import { failAs, fill, latestCode, openModal, PATIENT } from './auth.test-support'

afterEach(forgetDrafts)

const NAME = 'Email, username or mobile'
const storedUser = (): unknown => JSON.parse(localStorage.getItem('user') ?? '{}')

test("'Sign In' opens 'Login', 'Get Started' opens 'Create account', and both lead to each other and back", async () => {
  // A visitor who opens the modal themselves hears nothing of a page that they once wanted.
  rememberDestination('/dashboard/tours', 'page')
  const { user, router } = await openApp('/')
  const opener = screen.getByRole('button', { name: 'Sign In' })
  await user.click(opener)
  const login = within(await screen.findByRole('dialog', { name: 'Login' }, PATIENT))
  expect(login.getByText(/One account for your favorites/)).toBeVisible()
  expect(login.getByRole('button', { name: 'Continue with Google' })).toBeVisible()
  expect(login.getByRole('button', { name: NAME })).toBeVisible()
  await user.click(login.getByText('Create an account'))
  const create = within(screen.getByRole('dialog', { name: 'Create account' }))
  await user.click(create.getByRole('button', { name: 'Log in' }))
  expect(screen.getByRole('dialog', { name: 'Login' })).toBeVisible()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(opener).toHaveFocus())

  await user.click(screen.getByRole('button', { name: 'Get Started' }))
  const register = within(await screen.findByRole('dialog', { name: 'Create account' }, PATIENT))
  expect(register.getByRole('button', { name: 'Sign up with Google' })).toBeVisible()
  expect(register.getByRole('button', { name: 'Email' })).toBeVisible()
  expect(register.getByText(/By signing up you agree/)).toBeVisible()
  // What an account agrees to can be read without one.
  expect(register.getByRole('link', { name: 'Terms of use' })).toHaveAttribute('href', '/legal')
  expect(register.getByRole('link', { name: 'Privacy notice' })).toHaveAttribute('href', '/legal?tab=privacy')
  await user.click(register.getByRole('button', { name: /close/i }))
  for (const name of ['Legal', 'Support']) {
    const link = screen.getByRole('link', { name })
    await router.navigate({ to: link.getAttribute('href')! })
    expect(await screen.findByRole('heading', { level: 1, name: new RegExp(`^${name}`) }, PATIENT)).toBeVisible()
    await router.navigate({ to: '/' })
  }
})

test('the form for a password has its parts, says what is wrong, keeps what was typed, and logs in', async () => {
  const app = await openApp('/')
  const { user } = app
  let dialog = await openModal(app, 'Sign In', NAME)
  expect(dialog.getByLabelText(NAME)).toHaveFocus()
  const password = dialog.getByLabelText('Password')
  expect(password).toHaveAttribute('type', 'password')
  await user.click(dialog.getByRole('button', { name: 'Show password' }))
  expect(password).toHaveAttribute('type', 'text')
  expect(dialog.getByRole('button', { name: 'Forgot password?' })).toBeVisible()
  await user.click(dialog.getByText('Other log in options'))
  expect(dialog.getByRole('button', { name: 'Continue with Google' })).toBeVisible()
  await user.click(dialog.getByRole('button', { name: NAME }))

  await user.click(dialog.getByText('Log in'))
  const name = dialog.getByLabelText(NAME)
  expect(name, 'the first empty field has the focus').toHaveFocus()
  expect(name).toHaveAccessibleDescription('Please enter your email, username or mobile')
  expect(dialog.getByLabelText('Password')).toHaveAccessibleDescription('Please enter your password')
  await user.keyboard('mika')
  expect(name).not.toHaveAttribute('aria-invalid')

  fill(dialog, 'Password', 'Password1')
  await user.keyboard('{Escape}')
  dialog = await openModal(app, 'Sign In', NAME)
  expect(dialog.getByLabelText(NAME), 'closing by accident keeps the name').toHaveValue('mika')
  expect(dialog.getByLabelText('Password'), 'and never the password').toHaveValue('')

  fill(dialog, NAME, 'verified@demo.test')
  fill(dialog, 'Password', 'Password2')
  const fails = async (text: string, typed: string) => {
    await user.click(dialog.getByText('Log in'))
    await waitFor(() => expect(dialog.getByRole('alert').textContent).toContain(text), PATIENT)
    expect(dialog.getByRole('alert')).toHaveFocus()
    expect(dialog.getByLabelText(NAME)).toHaveValue('verified@demo.test')
    expect(dialog.getByLabelText('Password')).toHaveValue(typed)
    expect(localStorage.getItem('token')).toBeNull()
  }
  await fails('That email, username or mobile and password do not match an account.', 'Password2')
  fill(dialog, 'Password', 'Password1')
  failAs(app, 'offline')
  await fails('The server could not be reached.', 'Password1')
  // Documented as 'nothing shown, logged only': a gap that the reading in A 8 closes with an inline error.
  failAs(app, 'login-fails')
  await fails('Signing in is closed for maintenance.', 'Password1')
  expect(dialog.getByRole('alert').textContent).toBe('Signing in is closed for maintenance.')

  failAs(app)
  dialog.getByLabelText('Password').focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/dashboard/properties'), PATIENT)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(localStorage.getItem('token')).toBe(useToken.getState().value)
  expect(storedUser()).toMatchObject({ email: 'verified@demo.test' })
  expect(app.backend.viewerOf(localStorage.getItem('token') ?? '')?.id).toBe('102')
})

test('a refused form says why in Hiligaynon to whoever reads it', async () => {
  onTestFinished(async () => void (await loadWords('en')))
  localStorage.setItem('language', 'hil')
  const { user } = await openApp('/', { keep: ['language'] })
  await user.click(screen.getByRole('button', { name: 'Mag-sign in' }))
  const dialog = within(await screen.findByRole('dialog', {}, PATIENT))
  const name = 'Email, username ukon mobile'
  await user.click(dialog.getByRole('button', { name }))
  fill(dialog, name, 'verified@demo.test')
  fill(dialog, 'Password', 'Password2')
  await user.click(dialog.getByRole('button', { name: 'Mag-log in' }))
  const refusal = 'Wala sing account nga nagasanto sa sina nga email, username ukon mobile number kag password.'
  await waitFor(() => expect(dialog.getByRole('alert').textContent).toContain(refusal), PATIENT)
})

test('a visitor whom the guard stopped logs in as a demo account and goes on to where they were heading', async () => {
  const app = await openApp('/dashboard/tours?from=mail')
  expect(app.router.state.location.pathname).toBe('/')
  const dialog = within(await screen.findByRole('dialog', { name: 'Login' }, PATIENT))
  expect(dialog.getByText(/You need an account for that page/)).toBeVisible()
  await app.user.click(dialog.getByRole('button', { name: NAME }))
  await app.user.click(dialog.getByText('Demo accounts'))
  await app.user.click(dialog.getByRole('button', { name: /regular@demo\.test/ }))
  await app.user.click(dialog.getByText('Log in'))
  await waitFor(() => expect(app.router.state.location.href).toBe('/dashboard/tours?from=mail'), PATIENT)
  expect(storedUser()).toMatchObject({ email: 'regular@demo.test' })
})

test('a demo person signs in with Google, only the credential is sent, and goes on to where they were heading', async () => {
  const sent: unknown[] = []
  const read = async ({ request }: { request: Request }) => {
    if (request.url.endsWith('/api/auth/google')) sent.push(await request.clone().json())
  }
  server.events.on('request:start', read)
  const app = await openApp('/dashboard/tours')
  const dialog = within(await screen.findByRole('dialog', { name: 'Login' }, PATIENT))
  await app.user.click(dialog.getByRole('button', { name: 'Continue with Google' }))
  await app.user.click(await dialog.findByRole('button', { name: /Noel Sumagaysay/ }))
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/dashboard/tours'), PATIENT)
  server.events.removeListener('request:start', read)
  expect(sent).toEqual([{ credential: expect.stringMatching(/^demo\.[^.]+\.unsigned$/) }])
  expect(app.backend.viewerOf(localStorage.getItem('token') ?? '')?.id).toBe('102')
  expect(JSON.parse(localStorage.getItem('google_data') ?? '{}')).toEqual({
    name: 'Noel Sumagaysay',
    given_name: 'Noel',
    family_name: 'Sumagaysay',
    picture: '/storage/avatars/102.svg',
  })
})

test('each failure of Google says exactly what is documented, and one can choose again', async () => {
  const app = await openApp('/')
  const dialog = await openModal(app, 'Sign In', 'Continue with Google')
  const fails = async (press: RegExp, text: string) => {
    await app.user.click(await dialog.findByRole('button', { name: press }))
    await waitFor(() => expect(dialog.getByRole('alert').textContent).toBe(text), PATIENT)
    expect(localStorage.getItem('token')).toBeNull()
  }
  await fails(/^Answer without a credential/, 'Google authentication error. Please try again.')
  expect(app.backend.log.calls().filter(({ endpoint }) => endpoint === 'signInWithGoogle')).toEqual([])
  failAs(app, 'google-refused')
  await fails(/Noel Sumagaysay/, 'Google authentication failed: This Google account is suspended.')
  failAs(app, 'google-breaks')
  await fails(/Noel Sumagaysay/, 'Google authentication error. Please try again.')
  failAs(app)
  await app.user.click(dialog.getByRole('button', { name: /Noel Sumagaysay/ }))
  await waitFor(() => expect(app.backend.viewerOf(localStorage.getItem('token') ?? '')?.id).toBe('102'), PATIENT)
  expect(screen.queryByRole('region', { name: /^Welcome/ })).toBeNull()
})

test('another account signs up on first sight', async () => {
  const app = await openApp('/')
  const dialog = await openModal(app, 'Get Started', 'Sign up with Google')
  await app.user.click(await dialog.findByRole('button', { name: 'Use another account' }))
  await app.user.click(dialog.getByRole('button', { name: 'Continue' }))
  const email = dialog.getByLabelText(/email/)
  expect(email).toHaveAccessibleDescription('Please enter an email address first')
  await app.user.click(email)
  await app.user.paste('nina.cruz@demo.test')
  await app.user.keyboard('{Enter}')
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/dashboard/properties'), PATIENT)
  const created = app.backend.db.user.all().find((one) => one.email === 'nina.cruz@demo.test')
  expect(created).toMatchObject({ auth_provider: 'google', name: 'Nina Cruz', id_verified: false })
  expect(app.backend.viewerOf(localStorage.getItem('token') ?? '')?.id).toBe(created?.id)
  expect(await screen.findByRole('region', { name: 'Welcome, Nina' }, PATIENT)).toBeVisible()
})

async function openForgotPassword() {
  const app = await openApp('/')
  const dialog = await openModal(app, 'Sign In', NAME, 'Forgot password?')
  const ask = async (email: string) => {
    fill(dialog, 'Email', email)
    await app.user.click(dialog.getByText('Send code'))
    return dialog.findByLabelText('Verification code')
  }
  const choose = async (code: string, password: string, again = password) => {
    fill(dialog, 'Verification code', code)
    fill(dialog, 'New password', password)
    fill(dialog, 'Confirm new password', again)
    await app.user.click(dialog.getByRole('button', { name: 'Change password' }))
  }
  return { app, dialog, ask, choose }
}

test('a code by e-mail gives a new password, which signs in, and ends the old sessions', async () => {
  const { app, dialog, ask, choose } = await openForgotPassword()
  const { db } = app.backend
  db.session.insert({ token: 'elsewhere', user_id: '102', created_at: app.backend.clock.iso() })
  expect(dialog.getByLabelText('Email')).toHaveFocus()
  expect(await ask('verified@demo.test')).toHaveFocus()

  // Each code that is sent again says so.
  for (const text of [/^If verified@demo\.test .+, a new code is/, /^If .+, another new code \(number 3\) is/]) {
    await app.user.click(dialog.getByText('Send the code again'))
    expect(await dialog.findByText(text)).toBeVisible()
  }
  expect(db.outbox.all()).toHaveLength(3)

  // What is missing is said before anything is sent, and a wrong code is said with all kept.
  await choose('12', 'weakling', 'other')
  const code = dialog.getByLabelText('Verification code')
  expect(code).toHaveFocus()
  expect(code).toHaveAccessibleDescription('Please enter a 6-digit verification code')
  expect(dialog.getByLabelText('New password')).toHaveAccessibleDescription(
    'Password must contain uppercase, lowercase, and number',
  )
  expect(dialog.getByLabelText('Confirm new password')).toHaveAccessibleDescription('Passwords do not match')
  expect(app.backend.log.calls().filter(({ endpoint }) => endpoint === 'resetPassword')).toEqual([])
  await choose('000000', 'Sampaguita7')
  expect(await dialog.findByRole('alert')).toHaveTextContent('That code is not right or has expired.')
  expect(dialog.getByLabelText('New password')).toHaveValue('Sampaguita7')

  await choose(latestCode(app), 'Sampaguita7')
  expect(await dialog.findByText('Your password was changed. Log in with the new one.')).toBeVisible()
  expect(db.session.find('elsewhere')).toBeUndefined()
  expect(dialog.getByLabelText(NAME)).toHaveValue('verified@demo.test')
  fill(dialog, 'Password', 'Password1')
  await app.user.click(dialog.getByText('Log in'))
  await dialog.findByRole('alert')
  fill(dialog, 'Password', 'Sampaguita7')
  await app.user.click(dialog.getByText('Log in'))
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/dashboard/properties'), PATIENT)
})

test('who forgot the password takes the name along, hears the same about an unknown one, and can return', async () => {
  const app = await openApp('/')
  const dialog = await openModal(app, 'Sign In', NAME)
  fill(dialog, NAME, 'nobody@demo.test')
  await app.user.click(dialog.getByText('Forgot password?'))
  expect(dialog.getByLabelText('Email')).toHaveValue('nobody@demo.test')
  await app.user.click(dialog.getByText('Send code'))
  await dialog.findByLabelText('Verification code')
  expect(dialog.getByText(/If nobody@demo\.test has an account, a code is on its way to it/)).toBeVisible()
  expect(app.backend.db.outbox.all()).toEqual([])
  fill(dialog, 'Verification code', '123')
  await app.user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  const again = await openModal(app, 'Sign In', NAME)
  expect(again.getByLabelText('Verification code')).toHaveValue('123')
  await app.user.click(again.getByText('Back to log in'))
  expect(again.getByLabelText(NAME)).toHaveFocus()
})
