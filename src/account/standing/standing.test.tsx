import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openApp } from '@tests/helpers/open-app'
import { useStoredUser } from '@/session/session'

const SUSPENDED = /^Your account is suspended until June 22, 2026 at 9:00 AM: Two people reported/
const suspension = {
  id: 'sus-2',
  user_id: '101',
  reason: 'Two people reported the same.',
  decided_at: '2026-06-14T03:00:00.000Z',
  ends_at: '2026-06-22T01:00:00.000Z',
  answer: null,
  answered_at: null,
  kept_because: null,
}
const PATIENT = { timeout: 5_000 }

test('a suspended person reads why on every screen, and answers once', async () => {
  const { user, backend } = await openApp('/dashboard/my-listings', { scenario: 'suspension-answer-breaks' })
  expect(await screen.findByText(SUSPENDED, undefined, PATIENT)).toBeVisible()
  expect(await screen.findByText(/They come back when your suspension ends or is lifted/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Answer this' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Answer the suspension' }, PATIENT))
  const send = () => user.click(dialog.getByRole('button', { name: 'Send answer' }))
  await send()
  expect(dialog.getByText('Please write your answer')).toBeVisible()
  await user.type(dialog.getByLabelText('Your answer'), 'I did not know.')
  await send()
  expect(await dialog.findByRole('alert')).toHaveTextContent(/server/)
  expect(dialog.getByLabelText('Your answer')).toHaveValue('I did not know.')
  await send()
  expect(await screen.findByText(/You answered: “I did not know.”/, undefined, PATIENT)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Answer this' })).toBeNull()
  expect(backend.db.suspension.find('sus-1')?.answer).toBe('I did not know.')
})

test('who is suspended meanwhile reads it with the next refused call, and it goes when it is lifted', async () => {
  const path = '/dashboard/messages?conversation=c101-1'
  const { user, backend, queryClient } = await openApp(path, { scenario: 'signed-in-regular' })
  const words = await screen.findByRole('textbox', { name: /message/i }, PATIENT)
  backend.db.suspension.insert(suspension)
  await user.type(words, 'Is it free?')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByRole('region', { name: 'Your account' }, PATIENT)).toBeVisible()
  expect(await screen.findByText(SUSPENDED, undefined, PATIENT)).toBeVisible()
  expect(useStoredUser.getState().value?.standing).toBe('suspended')
  backend.db.suspension.remove('sus-2')
  await queryClient.invalidateQueries()
  await waitFor(() => expect(screen.queryByText(SUSPENDED)).toBeNull())
})

test('a lister whose number is no longer verified reads why the listings are paused, and where to verify it', async () => {
  await openApp('/dashboard/my-listings', { scenario: 'paused-lister' })
  const note = await screen.findByRole('note', undefined, PATIENT)
  expect(note).toHaveTextContent('Your mobile number is no longer verified. Verify it again')
  expect(within(note).getByRole('link', { name: 'Verify now' })).toHaveAttribute('href', '/dashboard/u/noel.sumagaysay')
  expect(screen.queryByRole('button', { name: /^Still available/ })).toBeNull()
})

test('a visitor with the link of a paused listing reads so, and can schedule no tour', async () => {
  await openApp('/property/1', { scenario: 'admin-person' })
  expect(await screen.findByText('This listing is paused.', undefined, PATIENT)).toBeVisible()
  expect(screen.getByText(/This property is paused, so tours are closed/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Schedule Tour' })).toBeNull()
})
