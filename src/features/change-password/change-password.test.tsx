import { fireEvent, screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { hashPassword } from '@mocks/store/passwords'
import { openApp } from '@tests/helpers/open-app'

const PATIENT = { timeout: 8_000 }
const PATH = '/dashboard/settings/password'
const LABELS = ['Current password', 'New password', 'Confirm new password'] as const

const open = async (scenario = 'signed-in-verified') => {
  const app = await openApp(PATH, { scenario })
  await screen.findByRole('heading', { level: 1, name: 'Change Password' }, PATIENT)
  return app
}
const fill = (...texts: string[]) => {
  for (const [index, text] of texts.entries())
    fireEvent.change(screen.getByLabelText(LABELS[index] ?? ''), { target: { value: text } })
}
const press = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Change Password' }))
const complaints = () => LABELS.map((label) => descriptionOf(screen.getByLabelText(label)))
const descriptionOf = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent ?? ''

const REFUSED: [typed: [string, string, string], said: [string, string, string]][] = [
  [
    ['', '', ''],
    ['Current password is required', 'New password is required', 'Please confirm your new password'],
  ],
  [
    ['Password1', 'Abc12', 'Abc12'],
    ['', 'Password must be at least 8 characters long', ''],
  ],
  [
    ['Password1', 'sampaguita7', 'sampaguita'],
    ['', 'Password must contain uppercase, lowercase, and number', 'Passwords do not match'],
  ],
  [
    ['Password1', 'Password1', 'Password1'],
    ['', 'The new password must differ from the current one', ''],
  ],
  [
    ['Wrong1234', 'Sampaguita7', 'Sampaguita7'],
    ['That is not your current password.', '', ''],
  ],
]

test('what is wrong is said at its field in the documented words, and the focus goes to the first', async () => {
  const { user, backend } = await open()
  for (const [typed, said] of REFUSED) {
    fill(...typed)
    await press(user)
    await expect.poll(complaints, PATIENT).toEqual(said)
    expect(screen.getByLabelText(LABELS[said.findIndex(Boolean)] ?? '')).toHaveFocus()
    expect(LABELS.map((label) => screen.getByLabelText<HTMLInputElement>(label).value)).toEqual(typed)
  }
  expect(backend.db.user.find('102')?.password_hash).toBe(await hashPassword('Password1'))
})

test('the new password is the one that signs in, and the fields are empty again', async () => {
  const { user, backend } = await open()
  fill('Password1', 'Sampaguita7', 'Sampaguita7')
  await press(user)
  expect(await screen.findByText('Password changed successfully!', {}, PATIENT)).toBeVisible()
  for (const label of LABELS) expect(screen.getByLabelText(label)).toHaveValue('')
  expect(backend.db.user.find('102')?.password_hash).toBe(await hashPassword('Sampaguita7'))
  expect(localStorage.getItem('token')).not.toBeNull()
})

test('the strength has five labels, and the checklist says what is met', async () => {
  const { user } = await open()
  expect(screen.queryByRole('progressbar')).toBeNull()
  const labels = [
    ['a', 'Very Weak'],
    ['aA', 'Weak'],
    ['aA1', 'Fair'],
    ['aA1!', 'Good'],
    ['aA1!aA1!', 'Strong'],
  ] as const
  for (const [password, label] of labels) {
    fill('', password)
    expect(screen.getByRole('progressbar', { name: 'Password strength' })).toHaveAttribute('aria-valuetext', label)
  }
  expect(screen.getAllByText(': met')).toHaveLength(5)
  await user.click(screen.getAllByRole('button', { name: 'Show password' })[1]!)
  expect(screen.getByLabelText('New password')).toHaveAttribute('type', 'text')
})

test('a server that fails is said above the form, and what was typed stays', async () => {
  const { user } = await open('password-change-fails')
  fill('Password1', 'Sampaguita7', 'Sampaguita7')
  await press(user)
  expect(await screen.findByRole('alert')).toHaveTextContent('Passwords cannot be changed right now.')
  expect(screen.getByLabelText('New password')).toHaveValue('Sampaguita7')
})
