import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openApp } from '@tests/helpers/open-app'

const PATIENT = { timeout: 5_000 }
const card = async (title: RegExp) =>
  within((await screen.findByRole('heading', { level: 2, name: title }, PATIENT)).closest('section')!)
const theDialog = async (name: string) => within(await screen.findByRole('dialog', { name }, PATIENT))

test('an administrator reads everything about a person, from the list of users', async () => {
  const { user, router } = await openApp('/super-admin/dashboard?tab=users&q=noel', { scenario: 'admin-person' })
  await user.click(await screen.findByRole('link', { name: 'Noel Sumagaysay' }, PATIENT))
  expect(router.state.location.pathname).toBe('/super-admin/users/102')
  expect((await card(/^Suspension/)).getByText(/The fee was for the documents of the bank/)).toBeVisible()
  expect((await card(/^Earlier names/)).getByText('Noel Sumagay')).toBeVisible()
  expect((await card(/^Listings/)).getByRole('link', { name: 'Airy Family House near Jaro Plaza' })).toBeVisible()
  const reports = await card(/^Reports about them/)
  expect(reports.getByText(/Send ₱5,000 by GCash/)).toBeVisible()
  expect(reports.getByRole('link', { name: 'Trisha Paredes' })).toHaveAttribute('href', '/super-admin/users/113')
  expect((await card(/^Reported conversations/)).getByText(/With/)).toHaveTextContent('With Mika Sorongon')
  expect((await card(/^Decisions/)).getByText('Suspended')).toBeVisible()
})

test('an answer is decided once: kept, or lifted', async () => {
  const { user, backend } = await openApp('/super-admin/users/102', { scenario: 'admin-person' })
  const decide = async (button: string, title: string) => {
    await user.click(await screen.findByRole('button', { name: button }, PATIENT))
    const dialog = await theDialog(title)
    await user.click(dialog.getByRole('button', { name: button }))
    expect(dialog.getByText('Please give the reason for your decision')).toBeVisible()
    await user.type(dialog.getByLabelText('Your reason'), 'We saw the papers.')
    await user.click(dialog.getByRole('button', { name: button }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), PATIENT)
  }
  await decide('Keep suspension', 'Keep the suspension')
  expect((await card(/^Suspension/)).getByText('We saw the papers.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Keep suspension' })).toBeNull()
  await decide('Lift suspension', 'Lift the suspension')
  expect(await screen.findByText('Active', undefined, PATIENT)).toBeVisible()
  expect(backend.db.suspension.all()).toEqual([])
  expect(
    backend.db.audit
      .all()
      .map(({ action }) => action)
      .slice(-2),
  ).toEqual(['suspension_kept', 'suspension_lifted'])
})

test('a suspension that breaks off keeps its reason and its end', async () => {
  const { user, backend } = await openApp('/super-admin/users/102', { scenario: 'admin-suspend-breaks' })
  await user.click(await screen.findByRole('button', { name: 'Suspend' }, PATIENT))
  const dialog = await theDialog('Suspend the person')
  const suspend = () => user.click(dialog.getByRole('button', { name: 'Suspend' }))
  await user.click(dialog.getByRole('combobox', { name: 'Ends after' }))
  await user.click(await screen.findByRole('option', { name: '30 days' }))
  await user.type(dialog.getByLabelText('Your reason'), 'An impostor.')
  await suspend()
  expect(await dialog.findByRole('alert')).toHaveTextContent(/server/)
  await suspend()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), PATIENT)
  const days = (backend.db.suspension.all()[0]!.ends_at ?? '').slice(0, 10)
  expect([days, backend.db.suspension.all()[0]!.reason]).toEqual(['2026-07-15', 'An impostor.'])
})

test('a person who could not be loaded is loaded again', async () => {
  const { user } = await openApp('/super-admin/users/102', { scenario: 'admin-person-fails' })
  await user.click(await screen.findByRole('button', { name: 'Try Again' }, PATIENT))
  expect(await screen.findByRole('heading', { level: 1, name: 'Noel Sumagaysay' }, PATIENT)).toBeVisible()
})

test('a person who is not there is said so', async () => {
  await openApp('/super-admin/users/none', { scenario: 'admin-person' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Person not found' }, PATIENT)).toBeVisible()
})
