import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { rememberDestination } from '@/session/end/destination'
import { openApp } from '@tests/helpers/open-app'
import { useToken } from '@/session/session'
import { forgetDrafts } from './auth-drafts'

// The modal is a chunk of its own, and a busy machine takes its time to load it.
const PATIENT = { timeout: 10_000 }

afterEach(forgetDrafts)

type Opened = Awaited<ReturnType<typeof openApp>>

/** From the landing page's header to the form that asks for a password. */
async function openEmailLogin({ user }: Opened) {
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Login' }, PATIENT))
  await user.click(dialog.getByRole('button', { name: 'Email, username or mobile' }))
  return dialog
}

async function logIn(app: Opened, name: string, password = 'Password1') {
  const dialog = await openEmailLogin(app)
  await app.user.type(dialog.getByLabelText('Email, username or mobile'), name)
  await app.user.type(dialog.getByLabelText('Password'), password)
  await app.user.click(dialog.getByRole('button', { name: 'Log in' }))
  return dialog
}

test("'Sign In' opens the modal titled 'Login' and 'Get Started' the one titled 'Create account'", async () => {
  const { user } = await openApp('/')
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  const login = within(await screen.findByRole('dialog', { name: 'Login' }, PATIENT))
  expect(login.getByRole('button', { name: 'Continue with Google' })).toBeVisible()
  expect(login.getByRole('button', { name: 'Email, username or mobile' })).toBeVisible()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Get Started' }))
  const register = within(await screen.findByRole('dialog', { name: 'Create account' }, PATIENT))
  expect(register.getByRole('button', { name: 'Sign up with Google' })).toBeVisible()
  expect(register.getByRole('button', { name: 'Email' })).toBeVisible()
  expect(register.getByText(/By signing up you agree/)).toBeVisible()
})

test('logging in and creating an account lead to each other', async () => {
  const { user } = await openApp('/')
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  const dialog = within(await screen.findByRole('dialog', {}, PATIENT))
  await user.click(dialog.getByRole('button', { name: 'Create an account' }))
  expect(screen.getByRole('dialog', { name: 'Create account' })).toBeVisible()
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Log in' }))
  expect(screen.getByRole('dialog', { name: 'Login' })).toBeVisible()
})

test('Escape closes the modal and gives the focus back to the button that opened it', async () => {
  const { user } = await openApp('/')
  const opener = screen.getByRole('button', { name: 'Sign In' })
  await user.click(opener)
  await screen.findByRole('dialog', {}, PATIENT)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(opener).toHaveFocus())
})

test("the e-mail form has every documented part, and 'Other log in options' leads back", async () => {
  const app = await openApp('/')
  const dialog = await openEmailLogin(app)
  expect(dialog.getByLabelText('Email, username or mobile')).toHaveFocus()
  const password = dialog.getByLabelText('Password')
  expect(password).toHaveAttribute('type', 'password')
  await app.user.click(dialog.getByRole('button', { name: 'Show password' }))
  expect(password).toHaveAttribute('type', 'text')
  expect(dialog.getByRole('button', { name: 'Forgot password?' })).toBeVisible()
  await app.user.click(dialog.getByRole('button', { name: 'Other log in options' }))
  expect(dialog.getByRole('button', { name: 'Continue with Google' })).toBeVisible()
})

test('somebody logs in with an e-mail address and arrives at the dashboard', async () => {
  const app = await openApp('/')
  await logIn(app, 'verified@demo.test')
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/dashboard/properties'))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(localStorage.getItem('token')).toBe(useToken.getState().value)
  expect(JSON.parse(localStorage.getItem('user') ?? '{}')).toMatchObject({ email: 'verified@demo.test' })
  expect(app.backend.db.session.all().some(({ token }) => token === localStorage.getItem('token'))).toBe(true)
})

test('somebody logs in with a username', async () => {
  const app = await openApp('/')
  const { username, id } = app.backend.db.user.all().find(({ email }) => email === 'professional@demo.test')!
  await logIn(app, username)
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/dashboard/properties'))
  expect(JSON.parse(localStorage.getItem('user') ?? '{}')).toMatchObject({ id })
})

test('somebody logs in with a mobile number', async () => {
  const app = await openApp('/')
  await logIn(app, '0928 555 0102')
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/dashboard/properties'))
  expect(JSON.parse(localStorage.getItem('user') ?? '{}')).toMatchObject({ email: 'verified@demo.test' })
})

test('a wrong password keeps what was typed and shows the server’s sentence, which gets the focus', async () => {
  const app = await openApp('/')
  const dialog = await logIn(app, 'verified@demo.test', 'Password2')
  const alert = await dialog.findByRole('alert')
  expect(alert).toHaveTextContent('That email, username or mobile and password do not match an account.')
  expect(alert).toHaveFocus()
  expect(dialog.getByLabelText('Email, username or mobile')).toHaveValue('verified@demo.test')
  expect(dialog.getByLabelText('Password')).toHaveValue('Password2')
  expect(localStorage.getItem('token')).toBeNull()
})

test('without a connection the form says so and keeps what was typed', async () => {
  const app = await openApp('/', { scenario: 'offline' })
  const dialog = await logIn(app, 'verified@demo.test')
  expect(await dialog.findByRole('alert')).toHaveTextContent('The server could not be reached.')
  expect(dialog.getByLabelText('Password')).toHaveValue('Password1')
  expect(localStorage.getItem('token')).toBeNull()
})

test('empty fields are named and the first of them gets the focus', async () => {
  const app = await openApp('/')
  const dialog = await openEmailLogin(app)
  await app.user.click(dialog.getByRole('button', { name: 'Log in' }))
  const name = dialog.getByLabelText('Email, username or mobile')
  expect(name).toHaveFocus()
  expect(name).toHaveAccessibleDescription('Please enter your email, username or mobile')
  expect(dialog.getByLabelText('Password')).toHaveAccessibleDescription('Please enter your password')
  await app.user.type(name, 'v')
  expect(name).not.toHaveAttribute('aria-invalid')
})

test('a visitor whom the guard stopped goes on to where they were heading after logging in', async () => {
  const app = await openApp('/dashboard/tours?from=mail')
  expect(app.router.state.location.pathname).toBe('/')
  const dialog = within(await screen.findByRole('dialog', { name: 'Login' }, PATIENT))
  expect(dialog.getByText(/That page needs an account/)).toBeVisible()
  await app.user.click(dialog.getByRole('button', { name: 'Email, username or mobile' }))
  await app.user.type(dialog.getByLabelText('Email, username or mobile'), 'regular@demo.test')
  await app.user.type(dialog.getByLabelText('Password'), 'Password1{Enter}')
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/dashboard/tours'))
  expect(app.router.state.location.href).toBe('/dashboard/tours?from=mail')
})

test('the modal says nothing of a page to visitors who open it themselves', async () => {
  rememberDestination('/dashboard/tours', 'page')
  const app = await openApp('/')
  await app.user.click((await screen.findAllByRole('button', { name: 'Sign In' }))[0]!)
  const dialog = within(await screen.findByRole('dialog', { name: 'Login' }, PATIENT))
  expect(dialog.getByText(/One account for your favorites/)).toBeVisible()
})

test('what an account agrees to can be read without one', async () => {
  const app = await openApp('/')
  await app.user.click(await screen.findByRole('button', { name: 'Get Started' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Create account' }, PATIENT))
  expect(dialog.getByRole('link', { name: 'Terms of use' })).toHaveAttribute('href', '/legal')
  expect(dialog.getByRole('link', { name: 'Privacy notice' })).toHaveAttribute('href', '/legal?tab=privacy')
  await app.user.click(dialog.getByRole('button', { name: /close/i }))
  for (const name of ['Legal', 'Support']) {
    const link = screen.getByRole('link', { name })
    await app.router.navigate({ to: link.getAttribute('href')! })
    expect(await screen.findByRole('heading', { level: 1, name: new RegExp(`^${name}`) }, PATIENT)).toBeVisible()
    await app.router.navigate({ to: '/' })
  }
})

test('a demo account fills the form, which then logs in', async () => {
  const app = await openApp('/')
  const dialog = await openEmailLogin(app)
  await app.user.click(dialog.getByText('Demo accounts'))
  await app.user.click(dialog.getByRole('button', { name: /regular@demo\.test/ }))
  await app.user.click(dialog.getByRole('button', { name: 'Log in' }))
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/dashboard/properties'))
  expect(JSON.parse(localStorage.getItem('user') ?? '{}')).toMatchObject({ email: 'regular@demo.test' })
})

test('closing the modal by accident keeps the name, never the password', async () => {
  const app = await openApp('/')
  let dialog = await openEmailLogin(app)
  await app.user.type(dialog.getByLabelText('Email, username or mobile'), 'mika')
  await app.user.type(dialog.getByLabelText('Password'), 'Password1')
  await app.user.keyboard('{Escape}')
  dialog = await openEmailLogin(app)
  expect(dialog.getByLabelText('Email, username or mobile')).toHaveValue('mika')
  expect(dialog.getByLabelText('Password')).toHaveValue('')
})
