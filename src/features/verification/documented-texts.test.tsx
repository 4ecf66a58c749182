import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { NetworkRule, Step } from '@mocks/network/rules/rules'
import { afterEach, expect, test } from 'vitest'
import { dismissAllToasts } from '@/ui/toast/notify'
import { forgetIdDraft } from './identity/id-draft'
import { forgetPhoneDraft } from './phone/phone-draft'
import { choose, latestCode, openCard, openDialog, PATIENT, picture, type Opened } from './verification.test-support'

afterEach(() => {
  forgetPhoneDraft()
  forgetIdDraft()
})

type Line = {
  /** What the server does meanwhile. */
  server?: NetworkRule
  way: (app: Opened) => Promise<unknown>
  says: string
  role?: 'status'
}

const answers = (on: NetworkRule['on'], step: Step): { server: NetworkRule } => ({ server: { on, steps: [step] } })
const dialog = () => within(screen.getByRole('dialog'))
const press = ({ user }: Opened, name: string) => user.click(dialog().getByRole('button', { name }))

const send = (app: Opened) => press(app, 'Get verification code')
const verify = async (app: Opened) => {
  if (!dialog().queryByLabelText('Verification code')) {
    app.backend.rules.set([])
    await send(app)
  }
  const field = await dialog().findByLabelText<HTMLInputElement>('Verification code')
  if (field.value === '') await app.user.type(field, latestCode(app))
}
const verifyAgainst = (server: NetworkRule | null) => async (app: Opened) => {
  await verify(app)
  app.backend.rules.set(server ? [server] : [])
  await press(app, 'Verify Code')
}
const submit = (app: Opened) => press(app, 'Submit Requirements')
const drop = (label: string, file: File) => async () => {
  fireEvent.drop(dialog().getByLabelText(label), { dataTransfer: { files: [file] } })
}
const submitBoth = async (app: Opened) => {
  choose(dialog(), 'Front of ID')
  choose(dialog(), 'Back of ID')
  await waitFor(() => expect(dialog().getAllByText('card.png')).toHaveLength(2))
  await submit(app)
}
const withoutToken = (way: (app: Opened) => Promise<unknown>) => async (app: Opened) => {
  localStorage.removeItem('token')
  await way(app)
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/'))
}
const refresh = ({ user, card }: Opened) => user.click(card.getByRole('button', { name: 'Refresh Status' }))

// Every line of A 5 and A 8 about phone and ID, in the order in which they can come about on one screen.
const LINES: Record<string, { opens?: string; lines: Line[] }> = {
  'the phone': {
    opens: 'Verify Phone',
    lines: [
      {
        ...answers('sendVerificationCode', { fail: { status: 500, message: 'Text messages are down.' } }),
        way: send,
        says: 'Text messages are down.',
      },
      {
        ...answers('sendVerificationCode', { fail: 'network' }),
        way: send,
        says: 'Failed to send verification code',
      },
      {
        way: verifyAgainst({ on: 'verifyPhone', steps: [{ refuse: 'That number is blocked.' }] }),
        says: 'That number is blocked.',
      },
      { way: verifyAgainst({ on: 'verifyPhone', steps: [{ refuse: '' }] }), says: 'Invalid verification code' },
      {
        way: verifyAgainst({ on: 'verifyPhone', steps: [{ fail: 'network' }] }),
        says: 'Failed to verify code. Please try again.',
      },
      { way: verifyAgainst(null), says: 'Phone number verified successfully!', role: 'status' },
    ],
  },
  'the phone without a token': {
    opens: 'Verify Phone',
    lines: [{ way: withoutToken(send), says: 'No authentication token found. Please log in first.' }],
  },
  'the ID': {
    opens: 'Submit ID',
    lines: [
      { way: submit, says: 'Please upload both ID front and back images.' },
      {
        way: drop('Front of ID', picture('card.pdf', 'application/pdf')),
        says: 'Please upload only JPG or PNG files.',
      },
      {
        way: drop('Back of ID', picture('card.png', 'image/png', new Uint8Array(10 * 1024 * 1024 + 1))),
        says: 'File size must be less than 10MB.',
      },
      {
        ...answers('submitIdVerification', { fail: { status: 500, message: 'The document store is full.' } }),
        way: submitBoth,
        says: 'Error submitting ID verification: The document store is full.',
      },
      {
        ...answers('submitIdVerification', { fail: { status: 500, message: '' } }),
        way: submit,
        says: 'Error submitting ID verification: Failed to submit ID verification',
      },
      {
        way: submit,
        says: 'ID verification submitted successfully! Your documents will be reviewed by our team.',
        role: 'status',
      },
    ],
  },
  'the ID without a token': {
    opens: 'Submit ID',
    lines: [{ way: withoutToken(submitBoth), says: 'Please log in to submit ID verification.' }],
  },
  'the status': {
    lines: [
      { way: refresh, says: 'Verification status refreshed!', role: 'status' },
      {
        ...answers('getOwnProfile', { fail: 'network' }),
        way: refresh,
        says: 'Failed to refresh verification status',
      },
    ],
  },
}

test.each(Object.entries(LINES))('%s: says exactly what is documented', async (_, { opens, lines }) => {
  const app = await openCard()
  if (opens) await openDialog(app, opens)
  for (const { server, way, says, role = 'alert' } of lines) {
    dismissAllToasts()
    app.backend.rules.set(server ? [server] : [])
    await way(app)
    const said = () => screen.getAllByRole(role, { hidden: true }).map(({ textContent }) => textContent)
    await waitFor(() => expect(said()).toContain(says), PATIENT)
  }
})

test('the modals carry their documented titles, prefix, hint and promise, and the buttons wait for what they need', async () => {
  const app = await openCard('unverified-no-number')
  const phone = await openDialog(app, 'Verify Now')
  expect(screen.getByRole('dialog')).toHaveAccessibleName('Your listing is not yet visible')
  expect(phone.getByText('PH +63')).toBeVisible()
  expect(phone.getByRole('button', { name: 'Get verification code' })).toBeDisabled()
  await app.user.type(phone.getByLabelText('Mobile number'), '0917 155 0199')
  await app.user.click(phone.getByRole('button', { name: 'Get verification code' }))
  const code = await phone.findByLabelText('Verification code')
  expect(phone.getByRole('button', { name: 'Verify Code' })).toBeDisabled()
  await app.user.type(code, '1234567')
  expect(code).toHaveValue('123456')
  await app.user.clear(code)
  await app.user.type(code, '123{Enter}')
  expect(phone.getByLabelText('Verification code')).toHaveAccessibleDescription(
    'Please enter a 6-digit verification code',
  )
  await app.user.keyboard('{Escape}')
  const id = await openDialog(app, 'Submit ID')
  expect(screen.getByRole('dialog')).toHaveAccessibleName('Government ID Verification')
  expect(id.getByText('Please upload both ID front and back images before submitting')).toBeVisible()
  expect(id.getByText('24-48 hours')).toBeVisible()
  for (const step of ['Verify your mobile number', 'Submit government ID for verification'])
    expect(app.card.getByText(step)).toBeInTheDocument()
})
