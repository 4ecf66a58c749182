import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { scenarioById } from '@mocks/scenarios/catalog'
import { logIn, LOGIN, openDashboard, press, REVIEW, sendNow, theDialog, writeReason } from './admin.test-support'

const UNREACHED = 'The server could not be reached. Check your connection and try again.'

/** A 8, administration. All offer to try again, and the second try goes through. */
const BANNERS: [scenario: string, text: string][] = [
  ['admin-stats-refused', 'Failed to load dashboard statistics'],
  ['admin-stats-unreachable', 'Failed to connect to dashboard statistics API'],
  ['admin-unreachable', 'Failed to load dashboard data. Please check your connection.'],
  ['admin-pending-refused', 'Failed to load pending verifications: The queue is locked.'],
  ['admin-pending-unreachable', `Failed to load verifications: ${UNREACHED}`],
  ['admin-users-refused', 'Failed to load all users: The user list is too long today.'],
  ['admin-audit-refused', 'Failed to load decisions: The record is being archived.'],
]

test('each list that fails says exactly what is documented, once, and trying again helps', async () => {
  const { user, backend, queryClient } = await openDashboard()
  await screen.findByRole('list', { name: 'Pending verifications' })
  for (const [scenario, text] of BANNERS) {
    backend.rules.set(scenarioById(scenario).network!)
    await act(() => queryClient.resetQueries())
    await waitFor(() => expect(screen.getByRole('alert').textContent, scenario).toBe(text))
    await user.click(screen.getByRole('button', { name: `Try Again: ${text}` }))
    await waitFor(() => expect(screen.queryByRole('alert'), scenario).toBeNull())
  }
})

test.each([
  ['admin-approve-fails', /^Approve/, 'Failed to approve verification. Please try again.'],
  ['admin-reject-fails', /^Reject/, 'Failed to reject verification. Please try again.'],
])('%s says exactly what is documented, once, and trying again helps', async (scenario, decision, text) => {
  const app = await openDashboard(scenario, REVIEW)
  if (scenario === 'admin-approve-fails') await press(app, decision)
  else await app.user.click((await writeReason(app)).getByRole('button', { name: 'Reject' }))
  await sendNow()
  expect((await screen.findByRole('alert')).textContent).toBe(text)
  await app.user.click(screen.getByRole('button', { name: `Try Again: ${text}` }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

const REFUSALS: [scenario: string | null, text: string][] = [
  ['admin-login-breaks', 'Login failed. Please try again.'],
  ['admin-login-silent', 'Invalid credentials. Only super admins can access this area.'],
  ['admin-login-refused', 'Too many attempts. Please wait ten minutes and try again.'],
  [null, 'Invalid credentials. Only super admins can access this area.'],
]

// A 5: email, username and password are all required.
test('a login without all three is not sent, one that fails says why, and what was typed stays', async () => {
  const app = await openDashboard('default', LOGIN)
  for (const label of ['Email', 'Username', 'Password']) {
    await logIn(app, { [label]: '' })
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(`${label} is required`)
    expect(screen.getByLabelText(label)).toHaveFocus()
  }
  expect(app.backend.log.calls().filter(({ endpoint }) => endpoint === 'superAdminLogin')).toEqual([])
  for (const [scenario, text] of REFUSALS) {
    const typed = scenario === null ? 'Passwort1' : 'Password1'
    app.backend.rules.set(scenario === null ? [] : scenarioById(scenario).network!)
    await logIn(app, { Password: typed })
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(text))
    expect(screen.getByLabelText('Email')).toHaveValue('admin@demo.test')
    expect(screen.getByLabelText('Password')).toHaveValue(typed)
    expect(localStorage.getItem('superAdminToken')).toBeNull()
  }
})

// A 2: the guard's words while it checks.
test('while the server is asked, the guard says so', async () => {
  await openDashboard('admin-checking')
  expect(await screen.findByText('Verifying super admin access...')).toBeInTheDocument()
})

const PATH = '/super-admin/dashboard?tab=reports'
const RENTAL = 'r13'

test('a report is upheld with a reason: the listing is gone, its reports are settled and the record says so', async () => {
  const { user, backend } = await openDashboard('admin-reports', PATH)
  const title = backend.db.property.find(RENTAL)!.title
  const list = within(await screen.findByRole('list', { name: 'Reports' }))
  expect(list.getAllByRole('listitem')).toHaveLength(3)
  await user.click(list.getAllByRole('button', { name: `Decide on “${title}”` })[0]!)
  const dialog = await theDialog('Decide on a report')
  await user.click(dialog.getByRole('button', { name: 'Take down the listing' }))
  expect(await dialog.findByText('Please give the reason for your decision')).toBeVisible()
  expect(backend.db.property.find(RENTAL)).toBeDefined()
  fireEvent.change(dialog.getByLabelText('Your reason'), { target: { value: 'Money before a viewing.' } })
  await user.click(dialog.getByRole('button', { name: 'Take down the listing' }))
  expect(await screen.findByText(`Taken down: ${title}`)).toBeVisible()
  expect(backend.db.property.find(RENTAL)).toBeUndefined()
  expect(await screen.findByRole('tab', { name: 'Reports (1)' })).toBeVisible()
  await user.click(screen.getByRole('combobox', { name: 'State' }))
  await user.click(await screen.findByRole('option', { name: 'All reports' }))
  expect(await screen.findAllByText('Taken down')).toHaveLength(2)
  expect(screen.getAllByText('Money before a viewing. · admin@demo.test')).toHaveLength(2)
})

test('reports about a message, a person and a review show what is needed to decide, and act on each', async () => {
  const { user, backend } = await openDashboard('admin-reports-of-people', PATH)
  const uphold = async (place: number, action: string) => {
    await user.click((await screen.findAllByRole('button', { name: /^Decide on/ }))[place]!)
    const dialog = await theDialog('Decide on a report')
    const facts = dialog.getAllByRole('term').map(({ textContent }) => textContent)
    fireEvent.change(dialog.getByLabelText('Your reason'), { target: { value: 'Against our rules.' } })
    await user.click(dialog.getByRole('button', { name: action }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    return facts
  }
  expect(await uphold(2, 'Remove the review')).toEqual(
    expect.arrayContaining(['Review', 'Stars', 'Reviewed', 'Author']),
  )
  expect(backend.db.review.find('rv102-2')?.removed_at).toBe(backend.clock.iso())
  expect(await uphold(1, 'Warn the person')).toEqual(expect.arrayContaining(['Name', 'Reported by']))
  expect(await uphold(0, 'Warn the sender')).toEqual(
    expect.arrayContaining(['Message', 'In the chat about', 'Sender', 'Reason']),
  )
  const warned = backend.db.notification.where(({ message }) => message.includes('Against our rules.'))
  expect(warned.map(({ user_id }) => user_id).toSorted()).toEqual(['102', '103', '113'])
})

test('reports that nobody sent name an automatic check and what it found', async () => {
  const { user } = await openDashboard('admin-automatic-reports', PATH)
  expect(await screen.findAllByText('Automatic check')).toHaveLength(2)
  expect(screen.getByText('Another person’s listing has the same photo')).toBeVisible()
  await user.click(screen.getAllByRole('button', { name: /^Decide on/ })[0]!)
  expect((await theDialog('Decide on a report')).getByText(/^Also on “Garden Bungalow in Lapuz”/)).toBeVisible()
})

test('a report is dismissed, is decided by somebody else meanwhile, or its decision breaks off and keeps the reason', async () => {
  const { user, backend } = await openDashboard('admin-reports', PATH)
  const decide = async () => {
    await user.click((await screen.findAllByRole('button', { name: /^Decide on/ }))[0]!)
    return theDialog('Decide on a report')
  }
  const listings = backend.db.property.all().length
  let dialog = await decide()
  backend.db.report.update('rep-1', { status: 'dismissed' })
  await user.click(dialog.getByRole('button', { name: 'Dismiss the report' }))
  expect(await screen.findByText('This report is already decided. The list is now up to date.')).toBeVisible()
  expect(await screen.findByRole('tab', { name: 'Reports (2)' })).toBeVisible()

  dialog = await decide()
  await user.click(dialog.getByRole('button', { name: 'Dismiss the report' }))
  await waitFor(() => expect(backend.db.report.where(({ status }) => status === 'dismissed')).toHaveLength(2))
  expect(await screen.findByRole('tab', { name: 'Reports (1)' })).toBeVisible()
  expect(backend.db.property.all()).toHaveLength(listings)

  backend.rules.set(scenarioById('admin-report-breaks').network!)
  dialog = await decide()
  fireEvent.change(dialog.getByLabelText('Your reason'), { target: { value: 'Too small.' } })
  await user.click(dialog.getByRole('button', { name: 'Take down the listing' }))
  expect(await dialog.findByText('Failed to save the decision. Please try again.')).toBeVisible()
  expect(dialog.getByLabelText('Your reason')).toHaveValue('Too small.')
  await user.click(dialog.getByRole('button', { name: 'Take down the listing' }))
  await waitFor(() => expect(backend.db.report.where(({ status }) => status === 'upheld')).toHaveLength(1))
})
