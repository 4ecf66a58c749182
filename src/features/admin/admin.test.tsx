import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { ADMIN_TOKEN, personaToken } from '@mocks/accounts'
import { decide as decideInMock } from '@mocks/services/people/id-review'
import { idPicturePath } from '@mocks/store/worlds/reviews-queue'
import { storeFromAnotherTab } from '@tests/helpers/open-app'
import {
  DASHBOARD,
  LOGIN,
  logIn,
  openDashboard,
  press,
  pressToast,
  REASON,
  REVIEW,
  sendNow,
  theDialog,
  writeReason,
} from './admin.test-support'

/** The tab comes into view again. */
const lookAgain = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))

test('who is no super administrator is led to the login, then to where they were going; logging out ends it all', async () => {
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

  // Logging out removes both keys and leads to the login.
  const session = localStorage.getItem('superAdminToken')!
  await app.user.click(await screen.findByRole('button', { name: 'Logout' }))
  expect(await screen.findByRole('heading', { name: 'Super Admin Login' })).toBeVisible()
  expect(localStorage.getItem('superAdminToken')).toBeNull()
  expect(localStorage.getItem('superAdminUser')).toBeNull()
  expect(screen.queryByText(/^Your session has ended/)).toBeNull()
  await waitFor(() => expect(app.backend.db.session.find(session)).toBeUndefined())

  // A token that the server does not know is no way in, whatever storage says.
  storeFromAnotherTab('superAdminUser', JSON.stringify({ email: 'x@y.z', role: 'super_admin' }))
  storeFromAnotherTab('superAdminToken', 'forged')
  await app.router.navigate({ to: DASHBOARD })
  expect(await screen.findByText(/^Your session has ended/)).toBeVisible()
  expect(localStorage.getItem('superAdminToken')).toBeNull()
})

test('ten rows on a page; another tab begins on the first, without filters; new rows are found and counted', async () => {
  const app = await openDashboard()
  const rows = (name: string) => within(screen.getByRole('list', { name })).getAllByRole('listitem')
  await screen.findByRole('list', { name: 'Pending verifications' })
  expect(rows('Pending verifications')).toHaveLength(10)
  expect(screen.getByRole('link', { name: 'Review Fernando Jalandoni' })).toBeVisible()
  await app.user.click(screen.getByRole('link', { name: 'Last page' }))
  expect(await screen.findByText('11–12 of 12')).toBeVisible()
  await app.user.click(screen.getByRole('tab', { name: 'All Users (29)' }))
  expect(await screen.findByText('1–10 of 29')).toBeVisible()
  await app.user.click(screen.getByRole('searchbox', { name: 'Search' }))
  await app.user.paste('hofilena')
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

  // The queue finds new verifications by itself and says how many.
  await screen.findByRole('list', { name: 'Pending verifications' })
  const [first] = app.backend.db.id_submission.where(({ status }) => status === 'pending')
  app.backend.db.id_submission.insert({ ...first!, id: '900', user_id: '101', submitted_at: app.backend.clock.iso() })
  lookAgain()
  expect(await screen.findByText('1 new verification')).toBeVisible()
  expect(screen.getByRole('tab', { name: 'Pending Verifications (13)' })).toBeVisible()
  await app.user.click(screen.getByRole('button', { name: 'Mark as seen' }))
  expect(screen.queryByText('1 new verification')).toBeNull()
})

test('by keys alone: along the list, both pictures, approve, and the next in the queue is there', async () => {
  const app = await openDashboard()
  await screen.findByRole('list', { name: 'Pending verifications' })
  await app.user.keyboard('jjk{Enter}')
  const review = await theDialog('Review: Fernando Jalandoni')
  expect(await review.findByRole('img', { name: 'ID front as submitted' })).toBeVisible()
  expect(await review.findByRole('img', { name: 'ID back as submitted' })).toBeVisible()
  await app.user.keyboard('?')
  expect(review.getByText('Previous in the queue')).toBeVisible()
  await app.user.keyboard('a')
  await theDialog('Review: Ramil Hofileña')
  await waitFor(() => expect(screen.getByText(/^Ramil Hofileña, UMID, waiting/)).toHaveFocus())
  expect(await screen.findByText('UMID, 1 of 11 in the queue')).toBeVisible()
  expect(app.backend.db.user.find('207')).toMatchObject({ id_verified: false })
  await sendNow()
  await waitFor(() => expect(app.backend.db.user.find('207')).toMatchObject({ id_verified: true }))
  expect(app.backend.db.notification.where(({ user_id }) => user_id === '207')).toHaveLength(1)
  await app.user.keyboard('{Escape}')
  await waitFor(() => expect(screen.getByRole('link', { name: 'Review Ramil Hofileña' })).toHaveFocus())
  expect(screen.getByRole('tab', { name: 'Pending Verifications (11)' })).toBeVisible()
  expect(screen.getByRole('link', { name: /^Pending verifications/ })).toHaveTextContent('11')
  expect(app.made()).toBeGreaterThanOrEqual(2)
  expect(app.held.size).toBe(0)
})

test('five quick presses on Approve decide about one person', async () => {
  const app = await openDashboard('admin', REVIEW)
  await press(app, /^Approve/)
  for (let again = 0; again < 4; again += 1) {
    await app.user.click(screen.getByRole('button', { name: /^Approve/ }))
    await app.user.keyboard('a')
  }
  const next = await screen.findByRole('dialog', { name: /^Review: Maria/ })
  expect(within(next).getByText(/ of 11 in the queue$/)).toBeVisible()
  expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1)
  await waitFor(() => expect(within(next).getByRole('button', { name: /^Approve/ })).toBeEnabled(), { timeout: 3000 })
})

test('Undo takes a decision back before the server knows of it, and opens that person again', async () => {
  const app = await openDashboard('admin', REVIEW)
  const dialog = await writeReason(app)
  await app.user.click(dialog.getByRole('button', { name: 'Reject' }))
  expect(await screen.findByRole('dialog', { name: /^Review: Maria/ })).toBeVisible()
  await pressToast('Undo')
  const again = await theDialog('Reject Verification')
  expect(again.getByLabelText('Reason for rejection')).toHaveValue(REASON)
  expect(app.backend.log.calls().filter(({ endpoint }) => endpoint === 'rejectVerification')).toEqual([])
  expect(app.backend.db.id_submission.find('306')?.status).toBe('pending')
})

test('a decision that can still be undone is sent when the dashboard is left', async () => {
  const app = await openDashboard('admin', REVIEW)
  await press(app, /^Approve/)
  await screen.findByRole('button', { name: 'Undo' })
  await app.user.keyboard('{Escape}')
  await app.user.click(await screen.findByRole('button', { name: 'Logout' }))
  expect(await screen.findByRole('heading', { name: 'Super Admin Login' })).toBeVisible()
  expect(app.backend.db.id_submission.find('306')?.status).toBe('approved')
  await waitFor(() => expect(app.backend.db.session.find(ADMIN_TOKEN)).toBeUndefined())
})

test('nothing can be decided until the pictures have loaded', async () => {
  const app = await openDashboard('admin-pictures-late', REVIEW)
  const review = await theDialog('Review: Jomar Celiz')
  expect(await review.findByText('You can approve or reject this ID after the pictures load.')).toBeVisible()
  for (const name of [/^Approve/, /^Reject/]) expect(review.getByRole('button', { name })).toBeDisabled()
  await app.user.keyboard('ar')
  expect(screen.getByRole('dialog', { name: 'Review: Jomar Celiz' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

test('bytes that are no picture can only be rejected', async () => {
  const app = await openDashboard()
  for (const side of ['front', 'back'] as const)
    await app.backend.files.put(idPicturePath('306', side), new Blob(['no picture'], { type: 'image/png' }))
  HTMLImageElement.prototype.decode = () => Promise.reject(new DOMException('', 'EncodingError'))
  onTestFinished(() => void Reflect.deleteProperty(HTMLImageElement.prototype, 'decode'))
  await app.user.click(await screen.findByRole('link', { name: 'Review Jomar Celiz' }))
  const review = await theDialog('Review: Jomar Celiz')
  await waitFor(() => expect(review.getByRole('button', { name: /^Reject/ })).toBeEnabled())
  expect(review.getByRole('button', { name: /^Approve/ })).toBeDisabled()
  expect(review.getAllByRole('alert')[0]).toHaveTextContent('The picture could not be loaded.')
})

test('a person about whom somebody else decides stays in view and says so', async () => {
  const app = await openDashboard('admin', REVIEW)
  const review = await theDialog('Review: Jomar Celiz')
  await waitFor(() => expect(review.getByRole('button', { name: /^Approve/ })).toBeEnabled())
  app.backend.db.id_submission.update('306', { status: 'rejected' })
  lookAgain()
  expect(await review.findByText('Another administrator has already decided on this ID.')).toBeVisible()
  expect(review.getByRole('button', { name: /^Approve/ })).toBeDisabled()
  await app.user.click(review.getByRole('button', { name: 'Next in the queue' }))
  expect(await screen.findByRole('dialog', { name: /^Review: / })).not.toHaveAccessibleName('Review: Jomar Celiz')
})

test('rejecting with a quick reason tells the user, and the decision is on record', async () => {
  const app = await openDashboard('admin', REVIEW)
  const review = await theDialog('Review: Jomar Celiz')
  await waitFor(() => expect(review.getByRole('button', { name: /^Reject/ })).toBeEnabled())
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
  await screen.findByRole('dialog', { name: /^Review: Maria/ })
  await sendNow()
  await waitFor(() =>
    expect(app.backend.db.user.find('112')).toMatchObject({ rejection_reason: REASON, id_submitted: false }),
  )
  const views = app.backend.db.audit.where(({ action }) => action === 'id_picture_viewed')
  expect(views.filter(({ verification_id }) => verification_id === '306')).toHaveLength(2)
  await app.user.keyboard('{Escape}')
  await app.user.click(await screen.findByRole('tab', { name: /^Decisions \(8\)/ }))
  const [newest] = within(await screen.findByRole('list', { name: 'Decisions' })).getAllByRole('listitem')
  expect(newest).toHaveTextContent(/Jomar Celiz.*Rejected.*The picture is blurred\..*admin@demo\.test/)
})

const LEFT = 'proventous:admin-decisions'
const kept = () => JSON.parse(localStorage.getItem(LEFT) ?? '[]') as unknown

test('a decision is kept until the server has taken it, and says when its page was left', async () => {
  const app = await openDashboard('admin', REVIEW)
  await press(app, /^Approve/)
  const decision = { by: 'admin@demo.test', id: '306', name: 'Jomar Celiz', left: false }
  expect(kept()).toMatchObject([decision])
  app.backend.rules.set([{ on: 'approveVerification', steps: [{ fail: 'network' }] }])
  fireEvent(window, new Event('beforeunload', { cancelable: true }))
  expect(kept()).toMatchObject([{ ...decision, left: true }])
})

test.each([
  ['Approved', {}, 'approved'],
  ['Rejected', { reason: REASON }, 'rejected'],
] as const)('a decision whose page was left is sent on return: %s', async (word, reason, status) => {
  const decision = { by: 'admin@demo.test', id: '306', name: 'Jomar Celiz', ...reason, at: Date.now(), left: true }
  const others = { ...decision, by: 'other@demo.test', id: '301' }
  localStorage.setItem(LEFT, JSON.stringify([decision, others]))
  const app = await openDashboard('admin', DASHBOARD, [LEFT])
  expect(await screen.findByText(`${word} before you left, sent now: Jomar Celiz`)).toBeVisible()
  expect(app.backend.db.id_submission.find('306')?.status).toBe(status)
  expect(app.backend.db.id_submission.find('301')?.status).toBe('pending')
  expect(kept()).toEqual([others])
})

test('two presses on Reject at once send one rejection', async () => {
  const app = await openDashboard('admin', REVIEW)
  const dialog = await writeReason(app)
  const button = dialog.getByRole('button', { name: 'Reject' })
  act(() => {
    button.click()
    button.click()
  })
  await sendNow()
  await waitFor(() => expect(app.backend.db.id_submission.find('306')?.status).toBe('rejected'))
  expect(app.backend.log.calls().filter(({ endpoint }) => endpoint === 'rejectVerification')).toHaveLength(1)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('what oneself has decided already, in another tab, is no error', async () => {
  const app = await openDashboard('admin', REVIEW)
  const [admin] = app.backend.db.admin.all()
  await press(app, /^Approve/)
  decideInMock(app.backend, '306', admin!, { status: 'approved' })
  await sendNow()
  await waitFor(() => {
    const calls = app.backend.log.calls().filter(({ endpoint }) => endpoint === 'listAuditRecords')
    expect(calls.length).toBeGreaterThan(1)
  })
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a rejection needs a reason, and a right that is missing is not an ended session', async () => {
  const app = await openDashboard('admin', REVIEW)
  const dialog = await writeReason(app, '   ')
  expect(dialog.getByRole('button', { name: 'Reject' })).toBeDisabled()
  await app.user.tab()
  expect(dialog.getByLabelText('Reason for rejection')).toHaveAccessibleDescription(
    'Please provide a reason for rejection',
  )
  expect(app.backend.db.id_submission.find('306')?.status).toBe('pending')

  const fail = { status: 403, message: 'Only a senior reviewer may do this.' }
  app.backend.rules.set([{ on: 'rejectVerification', steps: [{ fail }] }])
  fireEvent.change(dialog.getByLabelText('Reason for rejection'), { target: { value: REASON } })
  await app.user.click(dialog.getByRole('button', { name: 'Reject' }))
  await sendNow()
  expect(await screen.findByText(/^Failed to reject/)).toBeVisible()
  expect(screen.queryByText(/Your session has ended/)).toBeNull()
  expect(localStorage.getItem('superAdminToken')).not.toBeNull()
})

test('a session that ends while rejecting leads to the login and back, where the rejection can be sent again', async () => {
  const app = await openDashboard('admin-session-ends', REVIEW)
  const dialog = await writeReason(app)
  await app.user.click(dialog.getByRole('button', { name: 'Reject' }))
  await sendNow()
  expect(await screen.findByText(/^Your session has ended/)).toBeVisible()
  expect(localStorage.getItem('superAdminToken')).toBeNull()
  await logIn(app)
  const failed = within(await screen.findByRole('list', { name: 'Decisions that did not go through' }))
  expect(failed.getByRole('link', { name: 'Jomar Celiz' })).toBeVisible()
  await app.user.click(failed.getByRole('button', { name: /^Try Again/ }))
  await waitFor(() =>
    expect(app.backend.db.id_submission.find('306')).toMatchObject({ status: 'rejected', reason: REASON }),
  )
})

test('what somebody else has decided meanwhile is said, not tried again', async () => {
  const app = await openDashboard('admin-decided-elsewhere', REVIEW)
  await press(app, /^Approve/)
  await sendNow()
  expect(await screen.findByRole('alert')).toHaveTextContent('Jomar Celiz: This verification is already rejected.')
  expect(screen.queryByRole('button', { name: /^Try Again/ })).toBeNull()
  await app.user.click(screen.getByRole('button', { name: 'Close the note about Jomar Celiz' }))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a picture that fails says so in its place and comes at the second try', async () => {
  const app = await openDashboard('admin-pictures-fail', REVIEW)
  const review = await theDialog('Review: Jomar Celiz')
  await waitFor(() => expect(review.getAllByRole('alert')).toHaveLength(2))
  expect(review.getByText('A picture could not be loaded. Try again above.')).toBeVisible()
  for (const name of [/^Approve/, /^Reject/]) expect(review.getByRole('button', { name })).toBeDisabled()
  for (const again of review.getAllByRole('button', { name: /^Try Again/ })) await app.user.click(again)
  expect(await review.findAllByRole('img')).toHaveLength(2)
  await waitFor(() => expect(review.getByRole('button', { name: /^Approve/ })).toBeEnabled())
  await app.user.click(review.getByRole('button', { name: 'Zoom in: ID front' }))
  expect(review.getByRole('region', { name: 'ID front, 150%' })).toBeVisible()
})

test('the keys can be turned off on this device', async () => {
  const app = await openDashboard('admin', REVIEW)
  const review = await theDialog('Review: Jomar Celiz')
  await app.user.keyboard('?')
  await app.user.click(review.getByRole('switch', { name: 'Single-key shortcuts' }))
  await waitFor(() => expect(review.getByRole('button', { name: /^Approve/ })).toBeEnabled())
  await app.user.keyboard('a')
  expect(localStorage.getItem('proventous:review-keys')).toBe('off')
  expect(app.backend.db.id_submission.find('306')?.status).toBe('pending')
})

test('with nothing left to review the queue says so', async () => {
  await openDashboard('admin-queue-empty')
  expect(await screen.findByRole('heading', { name: 'No pending verifications' })).toBeVisible()
  expect(screen.getByRole('tab', { name: 'Pending Verifications (0)' })).toBeVisible()
})
