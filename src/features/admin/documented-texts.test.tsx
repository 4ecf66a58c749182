import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DASHBOARD, logIn, openDashboard, press, sendNow, writeReason, type Opened } from './admin.test-support'

const LOGIN = '/super-admin/login'
const REVIEW = `${DASHBOARD}?review=306`
const UNREACHED = 'The server could not be reached. Check your connection and try again.'

const look = async () => {}
const approve = async (app: Opened) => {
  await press(app, /^Approve/)
  await sendNow()
}
const reject = async (app: Opened) => {
  const dialog = await writeReason(app)
  await app.user.click(dialog.getByRole('button', { name: 'Reject' }))
  await sendNow()
}

type Line = [scenario: string, path: string, way: (app: Opened) => Promise<void>, text: string]

/** A 8, administration. All but the login's offer to try again, and the second try goes through. */
const BANNERS: Line[] = [
  ['admin-stats-refused', DASHBOARD, look, 'Failed to load dashboard statistics'],
  ['admin-stats-unreachable', DASHBOARD, look, 'Failed to connect to dashboard statistics API'],
  ['admin-unreachable', DASHBOARD, look, 'Failed to load dashboard data. Please check your connection.'],
  ['admin-pending-refused', DASHBOARD, look, 'Failed to load pending verifications: The queue is locked.'],
  ['admin-pending-unreachable', DASHBOARD, look, `Failed to load verifications: ${UNREACHED}`],
  ['admin-users-refused', DASHBOARD, look, 'Failed to load all users: The user list is too long today.'],
  ['admin-audit-refused', DASHBOARD, look, 'Failed to load decisions: The record is being archived.'],
  ['admin-approve-fails', REVIEW, approve, 'Failed to approve verification. Please try again.'],
  ['admin-reject-fails', REVIEW, reject, 'Failed to reject verification. Please try again.'],
]

test.each(BANNERS)(
  '%s says exactly what is documented, once, and trying again helps',
  async (scenario, path, way, text) => {
    const app = await openDashboard(scenario, path)
    await way(app)
    expect((await screen.findByRole('alert')).textContent).toBe(text)
    await app.user.click(screen.getByRole('button', { name: `Try Again: ${text}` }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  },
)

const REFUSALS: [scenario: string, changes: Record<string, string>, text: string][] = [
  ['admin-login-breaks', {}, 'Login failed. Please try again.'],
  ['admin-login-silent', {}, 'Invalid credentials. Only super admins can access this area.'],
  ['admin-login-refused', {}, 'Too many attempts. Please wait ten minutes and try again.'],
  ['default', { Password: 'Passwort1' }, 'Invalid credentials. Only super admins can access this area.'],
]

test.each(REFUSALS)('%s: a login that fails says why and keeps what was typed', async (scenario, changes, text) => {
  const app = await openDashboard(scenario, LOGIN)
  await logIn(app, changes)
  expect((await screen.findByRole('alert')).textContent).toBe(text)
  expect(screen.getByLabelText('Email')).toHaveValue('admin@demo.test')
  expect(screen.getByLabelText('Password')).toHaveValue(changes.Password ?? 'Password1')
  expect(localStorage.getItem('superAdminToken')).toBeNull()
})

// A 5: email, username and password are all required.
test.each([
  ['Email', 'Email is required'],
  ['Username', 'Username is required'],
  ['Password', 'Password is required'],
])('a login without %s is not sent and says so at the field', async (label, text) => {
  const app = await openDashboard('default', LOGIN)
  await logIn(app, { [label]: '' })
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(text)
  expect(screen.getByLabelText(label)).toHaveFocus()
  expect(app.backend.log.calls().filter(({ endpoint }) => endpoint === 'superAdminLogin')).toEqual([])
})

// A 5: a rejection needs a non-blank reason; the button is disabled when it is empty.
test('a rejection without a reason cannot be sent and says what is missing', async () => {
  const app = await openDashboard('admin', REVIEW)
  const dialog = await writeReason(app, '   ')
  expect(dialog.getByRole('button', { name: 'Reject' })).toBeDisabled()
  await app.user.tab()
  expect(dialog.getByLabelText('Reason for rejection')).toHaveAccessibleDescription(
    'Please provide a reason for rejection',
  )
  expect(app.backend.db.id_submission.find('306')?.status).toBe('pending')
})

// A 2: the guard's words while it checks.
test('while the server is asked, the guard says so', async () => {
  await openDashboard('admin-checking')
  expect(await screen.findByText('Verifying super admin access...')).toBeInTheDocument()
})
