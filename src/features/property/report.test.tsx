import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openApp } from '@tests/helpers/open-app'
import { keptDestination } from '@tests/helpers/storage'
import { useAuthDialog } from '@/session/auth-dialog'

const LATE = { timeout: 10_000 }

async function openReport(path: string, scenario: string) {
  const app = await openApp(path, { scenario })
  await app.user.click(await screen.findByRole('button', { name: 'Report this listing' }))
  return { ...app, sheet: within(await screen.findByRole('dialog', { name: 'Report this listing' }, LATE)) }
}

test('a report needs a reason, and words for something else; it is stored and thanked for', async () => {
  const { user, sheet, backend } = await openReport('/dashboard/property/7', 'report-listing')
  await user.click(sheet.getByRole('button', { name: 'Send report' }))
  expect(await sheet.findByText('Please choose what is wrong')).toBeVisible()
  await user.click(sheet.getByRole('radio', { name: 'Something else' }))
  await user.click(sheet.getByRole('button', { name: 'Send report' }))
  expect(await sheet.findByText('Please describe what is wrong')).toBeVisible()
  expect(backend.db.report.where(({ subject_id }) => subject_id === '7')).toEqual([])
  await user.type(sheet.getByLabelText(/^What should we know/), 'It is my aunt’s house.')
  await user.click(sheet.getByRole('button', { name: 'Send report' }))
  expect(await screen.findByText('Thank you. An administrator looks at it.')).toBeVisible()
  expect(backend.db.report.where(({ subject_id }) => subject_id === '7')).toMatchObject([
    { user_id: '101', reason: 'other', details: 'It is my aunt’s house.', status: 'open' },
  ])
})

test('a second report by the same person is refused, and the window says why', async () => {
  const { user, sheet, backend } = await openReport('/dashboard/property/r13', 'report-again')
  const before = backend.db.report.all().length
  await user.click(sheet.getByRole('radio', { name: 'It is listed twice' }))
  await user.click(sheet.getByRole('button', { name: 'Send report' }))
  expect(await sheet.findByText('You have reported this listing already.')).toBeVisible()
  expect(backend.db.report.all()).toHaveLength(before)
})

test('a report that breaks off keeps what was typed, and goes through the second time', async () => {
  const { user, sheet, backend } = await openReport('/dashboard/property/7', 'report-breaks')
  await user.click(sheet.getByRole('radio', { name: 'It is already sold or rented out' }))
  await user.type(sheet.getByLabelText(/^What should we know/), 'Sold in May.')
  await user.click(sheet.getByRole('button', { name: 'Send report' }))
  expect(await sheet.findByText('The report could not be sent. Please try again.')).toBeVisible()
  expect(sheet.getByLabelText(/^What should we know/)).toHaveValue('Sold in May.')
  await user.click(sheet.getByRole('button', { name: 'Send report' }))
  await waitFor(() =>
    expect(backend.db.report.where(({ subject_id }) => subject_id === '7')).toMatchObject([
      { reason: 'gone', details: 'Sold in May.' },
    ]),
  )
})

test('a visitor is asked to sign in first, and nobody reports their own listing', async () => {
  const { user, router } = await openApp('/property/7')
  await user.click(await screen.findByRole('button', { name: 'Report this listing' }))
  expect(useAuthDialog.getState()).toMatchObject({ mode: 'login', reason: 'report' })
  expect(keptDestination()).toBe('/dashboard/property/7')
  expect(router.state.location.pathname).toBe('/property/7')
})

test('one’s own listing has no report', async () => {
  await openApp('/dashboard/property/1', { scenario: 'signed-in-verified' })
  expect(await screen.findByText(/This is your listing/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Report this listing' })).toBeNull()
})

test('a fresh confirmation stands on the listing, an old one does not', async () => {
  const { router } = await openApp('/property/iloilo2')
  expect(await screen.findByText('Confirmed available 3 days ago')).toBeVisible()
  // Confirmed 400 hours before.
  await router.navigate({ to: '/property/$id', params: { id: '13' } })
  expect(await screen.findByText(/^Since today$|^\d+ days?$/)).toBeVisible()
  expect(screen.queryByText(/^Confirmed available/)).toBeNull()
})
