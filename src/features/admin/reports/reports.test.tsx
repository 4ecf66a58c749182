import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openDashboard, theDialog } from '../admin.test-support'

const PATH = '/super-admin/dashboard?tab=reports'
const RENTAL = 'r13'

test('a report is upheld with a reason: the listing is gone, its reports are settled and the record says so', async () => {
  const { user, backend } = await openDashboard('admin-reports', PATH)
  const title = backend.db.property.find(RENTAL)!.title
  const list = within(await screen.findByRole('list', { name: 'Reports' }))
  expect(list.getAllByRole('listitem')).toHaveLength(3)
  await user.click(list.getAllByRole('button', { name: `Decide about ${title}` })[0]!)
  const dialog = await theDialog('Decide about a report')
  await user.click(dialog.getByRole('button', { name: 'Take the listing off' }))
  expect(await dialog.findByText('Please say why the listing is taken off')).toBeVisible()
  expect(backend.db.property.find(RENTAL)).toBeDefined()
  await user.type(dialog.getByLabelText('Your reason'), 'Money before a viewing.')
  await user.click(dialog.getByRole('button', { name: 'Take the listing off' }))
  expect(await screen.findByText(`Taken off: ${title}`)).toBeVisible()
  expect(backend.db.property.find(RENTAL)).toBeUndefined()
  expect(await screen.findByRole('tab', { name: 'Reports (1)' })).toBeVisible()
  await user.click(screen.getByRole('combobox', { name: 'State' }))
  await user.click(await screen.findByRole('option', { name: 'All reports' }))
  expect(await screen.findAllByText('Taken off')).toHaveLength(2)
  expect(screen.getAllByText('Money before a viewing. · admin@demo.test')).toHaveLength(2)
})

test('a dismissed report leaves the listing, and the list', async () => {
  const { user, backend } = await openDashboard('admin-reports', PATH)
  await user.click((await screen.findAllByRole('button', { name: /^Decide about/ }))[0]!)
  const dialog = await theDialog('Decide about a report')
  await user.click(dialog.getByRole('button', { name: 'Dismiss the report' }))
  await waitFor(() => expect(backend.db.report.find('rep-1')?.status).toBe('dismissed'))
  expect(await screen.findByRole('tab', { name: 'Reports (2)' })).toBeVisible()
  expect(backend.db.property.find('13')).toBeDefined()
})

test('a decision that breaks off keeps the reason, and goes through the second time', async () => {
  const { user, backend } = await openDashboard('admin-report-breaks', PATH)
  await user.click((await screen.findAllByRole('button', { name: /^Decide about/ }))[0]!)
  const dialog = await theDialog('Decide about a report')
  await user.type(dialog.getByLabelText('Your reason'), 'Too small.')
  await user.click(dialog.getByRole('button', { name: 'Take the listing off' }))
  expect(await dialog.findByText('Failed to decide the report. Please try again.')).toBeVisible()
  expect(dialog.getByLabelText('Your reason')).toHaveValue('Too small.')
  await user.click(dialog.getByRole('button', { name: 'Take the listing off' }))
  await waitFor(() => expect(backend.db.report.find('rep-1')?.status).toBe('upheld'))
})

test('a report that somebody else decided meanwhile is said to be decided', async () => {
  const { user, backend } = await openDashboard('admin-reports', PATH)
  await user.click((await screen.findAllByRole('button', { name: /^Decide about/ }))[0]!)
  const dialog = await theDialog('Decide about a report')
  backend.db.report.update('rep-1', { status: 'dismissed' })
  await user.click(dialog.getByRole('button', { name: 'Dismiss the report' }))
  expect(await screen.findByText('This report is already decided. The list is up to date again.')).toBeVisible()
  expect(await screen.findByRole('tab', { name: 'Reports (2)' })).toBeVisible()
})
