import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { personaToken } from '@mocks/accounts'
import { storeFromAnotherTab } from '@tests/helpers/open-app'
import { DASHBOARD, logIn, openDashboard, REASON, theDialog, writeReason } from './admin.test-support'

const LOGIN = '/super-admin/login'
const REVIEW = `${DASHBOARD}?review=306`

test('who is no super administrator is led to the login, and from there to where they were going', async () => {
  const app = await openDashboard('signed-in-verified', `${DASHBOARD}?tab=users&page=2`)
  expect(await screen.findByRole('heading', { level: 1, name: 'Super Admin Login' })).toBeVisible()
  expect(app.router.state.location.pathname).toBe(LOGIN)
  expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull()
  await logIn(app)
  expect(await screen.findByRole('heading', { level: 1, name: 'Super Admin Dashboard' })).toBeVisible()
  expect(app.router.state.location.search).toEqual({ tab: 'users', page: '2' })
  expect(localStorage.getItem('superAdminToken')).toMatch(/^mock-admin-/)
  expect(JSON.parse(localStorage.getItem('superAdminUser') ?? '')).toEqual({
    email: 'admin@demo.test',
    username: 'superadmin',
    role: 'super_admin',
    user: { email: 'admin@demo.test' },
  })
  expect(localStorage.getItem('token')).toBe(personaToken('verified'))
})

test('a token that the server does not know is no way in, whatever storage says', async () => {
  const app = await openDashboard('default', LOGIN)
  storeFromAnotherTab('superAdminUser', JSON.stringify({ email: 'x@y.z', role: 'super_admin' }))
  storeFromAnotherTab('superAdminToken', 'forged')
  await app.router.navigate({ to: DASHBOARD })
  expect(await screen.findByText(/^Your session has ended/)).toBeVisible()
  expect(localStorage.getItem('superAdminToken')).toBeNull()
})

test('logging out removes both keys and leads to the login', async () => {
  const app = await openDashboard()
  await app.user.click(await screen.findByRole('button', { name: 'Logout' }))
  expect(await screen.findByRole('heading', { name: 'Super Admin Login' })).toBeVisible()
  expect(localStorage.getItem('superAdminToken')).toBeNull()
  expect(localStorage.getItem('superAdminUser')).toBeNull()
  expect(screen.queryByText(/^Your session has ended/)).toBeNull()
})

test('ten rows on a page; another tab begins on the first, without filters', async () => {
  const app = await openDashboard()
  const rows = (name: string) => within(screen.getByRole('list', { name })).getAllByRole('listitem')
  await screen.findByRole('list', { name: 'Pending verifications' })
  expect(rows('Pending verifications')).toHaveLength(10)
  expect(screen.getByRole('link', { name: 'Review Fernando Jalandoni' })).toBeVisible()
  await app.user.click(screen.getByRole('link', { name: 'Last page' }))
  expect(await screen.findByText('11–12 of 12')).toBeVisible()
  await app.user.click(screen.getByRole('tab', { name: 'All Users (29)' }))
  expect(await screen.findByText('1–10 of 29')).toBeVisible()
  await app.user.type(screen.getByRole('searchbox', { name: 'Search' }), 'hofilena')
  expect(await screen.findByText('1–1 of 1')).toBeVisible()
  expect(app.router.state.location.search).toEqual({ tab: 'users', q: 'hofilena' })
  await app.user.click(screen.getByRole('button', { name: 'Clear filters' }))
  await app.user.click(screen.getByRole('combobox', { name: 'Status' }))
  await app.user.click(await screen.findByRole('option', { name: 'No profile' }))
  expect(await screen.findByText('Patrick Uy')).toBeVisible()
  expect(screen.getByText('1–1 of 1')).toBeVisible()
  await app.user.click(screen.getByRole('tab', { name: 'Pending Verifications (12)' }))
  expect(await screen.findByText('1–10 of 12')).toBeVisible()
  expect(app.router.state.location.search).toEqual({})
})

test('by keys alone: along the list, both pictures, approve, and on to the next in the queue', async () => {
  const app = await openDashboard()
  await screen.findByRole('list', { name: 'Pending verifications' })
  await app.user.keyboard('jjk{Enter}')
  const review = await theDialog('Review: Fernando Jalandoni')
  expect(await review.findByRole('img', { name: 'ID front as it was handed in' })).toBeVisible()
  expect(await review.findByRole('img', { name: 'ID back as it was handed in' })).toBeVisible()
  await app.user.keyboard('?')
  expect(review.getByText('Previous in the queue')).toBeVisible()
  await app.user.keyboard('a')
  expect(await review.findByText('Approved')).toBeVisible()
  const next = await review.findByRole('button', { name: 'Next: Ramil Hofileña' })
  await waitFor(() => expect(next).toHaveFocus())
  expect(app.backend.db.user.find('207')).toMatchObject({ id_verified: true })
  expect(app.backend.db.notification.where(({ user_id }) => user_id === '207')).toHaveLength(1)
  await app.user.keyboard('{Enter}')
  await theDialog('Review: Ramil Hofileña')
  expect(await screen.findByText('UMID, 1 of 11 in the queue')).toBeVisible()
  await app.user.keyboard('{Escape}')
  await waitFor(() => expect(screen.getByRole('link', { name: 'Review Ramil Hofileña' })).toHaveFocus())
  expect(screen.getByRole('tab', { name: 'Pending Verifications (11)' })).toBeVisible()
  expect(app.made()).toBeGreaterThanOrEqual(2)
  expect(app.held.size).toBe(0)
})

test('rejecting with a quick reason tells the user, and the decision is on record', async () => {
  const app = await openDashboard('admin', REVIEW)
  await theDialog('Review: Jomar Celiz')
  await app.user.keyboard('r')
  const dialog = await theDialog('Reject Verification')
  const field = dialog.getByLabelText('Reason for rejection')
  await waitFor(() => expect(field).toHaveFocus())
  // Letters that are keys elsewhere are only text here.
  await app.user.keyboard('jar?')
  expect(field).toHaveValue('jar?')
  await app.user.clear(field)
  await app.user.click(dialog.getByRole('button', { name: REASON }))
  await app.user.click(dialog.getByRole('button', { name: 'Reject' }))
  const review = await theDialog('Review: Jomar Celiz')
  expect(app.backend.db.audit.where(({ action }) => action === 'id_picture_viewed')).toHaveLength(2)
  expect(await review.findByText('Rejected')).toBeVisible()
  expect(review.getByText(REASON)).toBeVisible()
  expect(app.backend.db.user.find('112')).toMatchObject({ rejection_reason: REASON, id_submitted: false })
  await app.user.click(review.getAllByRole('button', { name: 'Close' })[0]!)
  await app.user.click(await screen.findByRole('tab', { name: /^Decisions \(8\)/ }))
  const [newest] = within(await screen.findByRole('list', { name: 'Decisions' })).getAllByRole('listitem')
  expect(newest).toHaveTextContent(/Jomar Celiz.*Rejected.*The picture is blurred\..*admin@demo\.test/)
})

test('a right that is missing is not an ended session', async () => {
  const app = await openDashboard('admin', REVIEW)
  const fail = { status: 403, message: 'Only a senior reviewer may do this.' }
  app.backend.rules.set([{ on: 'rejectVerification', steps: [{ fail }] }])
  const dialog = await writeReason(app)
  await app.user.click(dialog.getByRole('button', { name: 'Reject' }))
  expect(await screen.findByText(/^Failed to reject/)).toBeVisible()
  expect(screen.queryByText(/Your session has ended/)).toBeNull()
  expect(localStorage.getItem('superAdminToken')).not.toBeNull()
})

test('a session that ends while rejecting leads to the login and back, with the reason still there', async () => {
  const app = await openDashboard('admin-session-ends', REVIEW)
  const dialog = await writeReason(app)
  await app.user.click(dialog.getByRole('button', { name: 'Reject' }))
  expect(await screen.findByText(/^Your session has ended/)).toBeVisible()
  expect(localStorage.getItem('superAdminToken')).toBeNull()
  await logIn(app)
  const again = await theDialog('Reject Verification')
  expect(again.getByLabelText('Reason for rejection')).toHaveValue(REASON)
  await app.user.click(again.getByRole('button', { name: 'Reject' }))
  await waitFor(() =>
    expect(app.backend.db.id_submission.find('306')).toMatchObject({ status: 'rejected', reason: REASON }),
  )
})

test('what somebody else has decided meanwhile is said, not tried again', async () => {
  const app = await openDashboard('admin-decided-elsewhere', REVIEW)
  const review = await theDialog('Review: Jomar Celiz')
  await app.user.click(review.getByRole('button', { name: /^Approve/ }))
  expect(await review.findByRole('alert')).toHaveTextContent('This verification is already rejected.')
  expect(review.queryByRole('button', { name: /^Approve/ })).toBeNull()
  expect(review.getByRole('button', { name: /^Next: Maria/ })).toBeVisible()
})

test('a picture that fails says so in its place and comes at the second try', async () => {
  const app = await openDashboard('admin-pictures-fail', REVIEW)
  const review = await theDialog('Review: Jomar Celiz')
  await waitFor(() => expect(review.getAllByRole('alert')).toHaveLength(2))
  for (const again of review.getAllByRole('button', { name: /^Try Again/ })) await app.user.click(again)
  expect(await review.findAllByRole('img')).toHaveLength(2)
  await app.user.click(review.getByRole('button', { name: 'Zoom in: ID front' }))
  expect(review.getByRole('region', { name: 'ID front, 150%' })).toBeVisible()
})

test('the keys can be turned off on this device', async () => {
  const app = await openDashboard('admin', REVIEW)
  const review = await theDialog('Review: Jomar Celiz')
  await app.user.keyboard('?')
  await app.user.click(review.getByRole('switch', { name: 'Single-key shortcuts' }))
  await app.user.keyboard('a')
  expect(localStorage.getItem('proventous:review-keys')).toBe('off')
  expect(app.backend.db.id_submission.find('306')?.status).toBe('pending')
})

test('with nothing left to review the queue says so', async () => {
  await openDashboard('admin-queue-empty')
  expect(await screen.findByRole('heading', { name: 'No pending verifications' })).toBeVisible()
  expect(screen.getByRole('tab', { name: 'Pending Verifications (0)' })).toBeVisible()
})
