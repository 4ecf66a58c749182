import { afterEach, expect, test } from 'vitest'
import { openApp } from '@tests/helpers/open-app'
import {
  askForCode,
  enterCode,
  latestCode,
  openModal,
  PATIENT,
  signUp,
  verifyAddress,
  type Dialog,
} from './auth.test-support'
import { forgetDrafts } from './auth-drafts'

afterEach(forgetDrafts)

type App = Awaited<ReturnType<typeof openApp>>

const EMAIL = 'mika.delos_reyes@demo.test'

const google = async (app: App) => {
  const dialog = await openModal(app, 'Sign In', 'Continue with Google')
  await app.user.click(await dialog.findByRole('button', { name: /Noel Sumagaysay/ }))
  return dialog
}
const login = async (app: App) => {
  const dialog = await openModal(app, 'Sign In', 'Email, username or mobile')
  await app.user.type(dialog.getByLabelText('Email, username or mobile'), 'verified@demo.test')
  await app.user.type(dialog.getByLabelText('Password'), 'Password1{Enter}')
  return dialog
}
const sendCode = async (app: App) => {
  const dialog = await openModal(app, 'Get Started', 'Email')
  await askForCode(app, dialog, EMAIL)
  return dialog
}
const verifyCode = async (app: App) => {
  const dialog = await sendCode(app)
  await dialog.findByLabelText('Verification code')
  await enterCode(app, dialog, latestCode(app))
  return dialog
}
const register = async (app: App) => {
  const dialog = await openModal(app, 'Get Started', 'Email')
  await verifyAddress(app, dialog, EMAIL)
  await signUp(app, dialog)
  return dialog
}

const ADDRESS = { Email: EMAIL }
const FORM = { Email: EMAIL, Password: 'Sampaguita7', 'Confirm password': 'Sampaguita7' }
const LOGIN = { 'Email, username or mobile': 'verified@demo.test', Password: 'Password1' }

type Way = (app: App) => Promise<Dialog>

const LINES: [scenario: string, way: Way, text: string, kept: Record<string, string>][] = [
  ['google-refused', google, 'Google authentication failed: This Google account is suspended.', {}],
  ['google-breaks', google, 'Google authentication error. Please try again.', {}],
  [
    'registration-invalid',
    register,
    'Registration failed:\n• password: The password has appeared in a data leak. Choose another one.\n• city: The city is not served yet.',
    FORM,
  ],
  [
    'registration-taken',
    register,
    'This email address is already registered. Please use a different email or try logging in.',
    FORM,
  ],
  ['registration-refused', register, 'Registration failed: New accounts are closed today.', FORM],
  ['registration-unexplained', register, 'Registration failed: Unknown error', FORM],
  [
    'registration-malformed',
    register,
    'Registration failed: Server returned an invalid response. Please try again.',
    FORM,
  ],
  ['registration-breaks', register, 'Registration failed. Please try again.', FORM],
  // Documented as 'nothing shown, logged only': a gap that the reading in A 8 closes with an inline error.
  ['login-fails', login, 'Signing in is closed for maintenance.', LOGIN],
  ['code-not-sent', sendCode, 'Failed to send verification code: Too many codes. Wait a minute.', ADDRESS],
  ['code-send-breaks', sendCode, 'Failed to send verification code. Please try again.', ADDRESS],
  ['code-refused', verifyCode, 'Failed to verify code: Codes cannot be checked right now.', ADDRESS],
  ['code-verify-breaks', verifyCode, 'Failed to verify code. Please try again.', ADDRESS],
]

test.each(LINES)('%s says exactly what is documented, and nothing typed is lost', async (scenario, way, text, kept) => {
  const app = await openApp('/', { scenario })
  const dialog = await way(app)
  expect((await dialog.findByRole('alert')).textContent).toBe(text)
  for (const [label, value] of Object.entries(kept)) expect(dialog.getByLabelText(label)).toHaveValue(value)
  expect(localStorage.getItem('token')).toBeNull()
})

test('what the server says about a field stands at the field too', async () => {
  const app = await openApp('/', { scenario: 'registration-invalid' })
  const dialog = await register(app)
  expect(await dialog.findByRole('alert')).toHaveFocus()
  expect(dialog.getByLabelText('Password')).toHaveAccessibleDescription(
    'The password has appeared in a data leak. Choose another one.',
  )
  expect(dialog.getByRole('combobox', { name: 'City' })).toHaveAccessibleDescription('The city is not served yet.')
})

test('the second try gets through where the first broke off', async () => {
  const app = await openApp('/', { scenario: 'registration-breaks' })
  const dialog = await register(app)
  await dialog.findByRole('alert')
  await app.user.click(dialog.getByRole('button', { name: 'Sign up' }))
  await expect.poll(() => app.router.state.location.pathname, PATIENT).toBe('/dashboard/properties')
})
