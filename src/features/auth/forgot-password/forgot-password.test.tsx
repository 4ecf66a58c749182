import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openApp } from '@tests/helpers/open-app'
import { forgetDrafts } from '../auth-drafts'
import { latestCode, openModal, PATIENT } from '../auth.test-support'

afterEach(forgetDrafts)

async function openForgotPassword() {
  const app = await openApp('/')
  const dialog = await openModal(app, 'Sign In', 'Email, username or mobile', 'Forgot password?')
  const ask = async (email: string) => {
    await app.user.type(dialog.getByLabelText('Email'), email)
    await app.user.click(dialog.getByRole('button', { name: 'Send code' }))
    return dialog.findByLabelText('Verification code')
  }
  const choose = async (code: string, password: string, again = password) => {
    await app.user.type(dialog.getByLabelText('Verification code'), code)
    await app.user.type(dialog.getByLabelText('New password'), password)
    await app.user.type(dialog.getByLabelText('Confirm new password'), again)
    await app.user.click(dialog.getByRole('button', { name: 'Change password' }))
  }
  return { app, dialog, ask, choose }
}

test('a code by e-mail gives a new password, which signs in, and ends the old sessions', async () => {
  const { app, dialog, ask, choose } = await openForgotPassword()
  const { db } = app.backend
  db.session.insert({ token: 'elsewhere', user_id: '102', created_at: app.backend.clock.iso() })
  expect(dialog.getByLabelText('Email')).toHaveFocus()
  expect(await ask('verified@demo.test')).toHaveFocus()
  await choose(latestCode(app), 'Sampaguita7')
  expect(await dialog.findByText('Your password was changed. Log in with the new one.')).toBeVisible()
  expect(db.session.find('elsewhere')).toBeUndefined()
  expect(dialog.getByLabelText('Email, username or mobile')).toHaveValue('verified@demo.test')
  await app.user.type(dialog.getByLabelText('Password'), 'Password1{Enter}')
  await dialog.findByRole('alert')
  await app.user.clear(dialog.getByLabelText('Password'))
  await app.user.type(dialog.getByLabelText('Password'), 'Sampaguita7{Enter}')
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/dashboard/properties'), PATIENT)
})

test('an address without an account gets the same answer, and no message', async () => {
  const { app, dialog, ask } = await openForgotPassword()
  await ask('nobody@demo.test')
  expect(dialog.getByText(/If nobody@demo\.test has an account, a code is on its way to it/)).toBeVisible()
  expect(app.backend.db.outbox.all()).toEqual([])
})

test('each code that is sent again says so', async () => {
  const { app, dialog, ask } = await openForgotPassword()
  await ask('verified@demo.test')
  for (const text of [/^We sent a new code, if verified@demo\.test/, /^We sent another new code \(number 3\)/]) {
    await app.user.click(dialog.getByRole('button', { name: 'Send the code again' }))
    expect(await dialog.findByText(text)).toBeVisible()
  }
  expect(app.backend.db.outbox.all()).toHaveLength(3)
})

test('a wrong code is named at its field, and what is missing is said before anything is sent', async () => {
  const { app, dialog, ask, choose } = await openForgotPassword()
  await ask('verified@demo.test')
  await choose('12', 'weakling', 'other')
  expect(dialog.getByLabelText('Verification code')).toHaveFocus()
  expect(dialog.getByLabelText('Verification code')).toHaveAccessibleDescription(
    'Please enter a 6-digit verification code',
  )
  expect(dialog.getByLabelText('New password')).toHaveAccessibleDescription(
    'Password must contain uppercase, lowercase, and number',
  )
  expect(dialog.getByLabelText('Confirm new password')).toHaveAccessibleDescription('Passwords do not match')
  for (const label of ['Verification code', 'New password', 'Confirm new password'])
    await app.user.clear(dialog.getByLabelText(label))
  await choose('000000', 'Sampaguita7')
  expect(await dialog.findByRole('alert')).toHaveTextContent('That code is not right or has expired.')
  expect(dialog.getByLabelText('New password')).toHaveValue('Sampaguita7')
})

test("the name typed before comes along, 'Back to log in' leads back, and closing keeps the step", async () => {
  const app = await openApp('/')
  const dialog = await openModal(app, 'Sign In', 'Email, username or mobile')
  await app.user.type(dialog.getByLabelText('Email, username or mobile'), 'verified@demo.test')
  await app.user.click(dialog.getByRole('button', { name: 'Forgot password?' }))
  expect(dialog.getByLabelText('Email')).toHaveValue('verified@demo.test')
  await app.user.click(dialog.getByRole('button', { name: 'Send code' }))
  await app.user.type(await dialog.findByLabelText('Verification code'), '123')
  await app.user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  const again = await openModal(app, 'Sign In', 'Email, username or mobile')
  expect(again.getByLabelText('Verification code')).toHaveValue('123')
  await app.user.click(again.getByRole('button', { name: 'Back to log in' }))
  expect(again.getByLabelText('Email, username or mobile')).toHaveFocus()
})
