import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openApp, storeFromAnotherTab } from '@tests/helpers/open-app'
import { forgetIdDraft } from './identity/id-draft'
import { forgetPhoneDraft } from './phone/phone-draft'
import {
  askForCode,
  choose,
  enterCode,
  latestCode,
  openCard,
  openDialog,
  PATIENT,
  picture,
  submitId,
} from './verification.test-support'

afterEach(() => {
  forgetPhoneDraft()
  forgetIdDraft()
})

const storedUser = () => JSON.parse(localStorage.getItem('user') ?? '{}') as Record<string, unknown>

test('the number on the profile cannot be changed here, and its code verifies it', async () => {
  const app = await openCard()
  const dialog = await openDialog(app, 'Verify Phone')
  expect(dialog.getByLabelText('Mobile number')).toHaveAttribute('readonly')
  expect(dialog.getByLabelText('Mobile number')).toHaveValue('917 155 0101')
  await app.user.click(dialog.getByRole('button', { name: 'Get verification code' }))
  expect(await dialog.findByLabelText('Verification code')).toHaveFocus()
  await app.user.click(dialog.getByText('Demo: no text message leaves this machine.'))
  await app.user.click(dialog.getByRole('button', { name: 'Fill it in' }))
  expect(dialog.getByLabelText('Verification code')).toHaveValue(latestCode(app))
  await app.user.click(dialog.getByRole('button', { name: 'Verify Code' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await app.card.findByText('Verified (+63 917 155 0101)')).toBeVisible()
  expect(app.backend.db.user.find('101')).toMatchObject({ phone_verified: true, phone_number: '+63 917 155 0101' })
  expect(storedUser()).toMatchObject({ phone_verified: true, id_verified: false })
})

test('the phone step says where a number of another country goes', async () => {
  const app = await openCard('unverified-no-number')
  const dialog = await openDialog(app, 'Verify Phone')
  expect(dialog.getByLabelText('Mobile number')).toHaveAccessibleDescription(/We text codes to Philippine numbers\./)
  await app.user.click(dialog.getByRole('link', { name: 'Use a number from another country' }))
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/dashboard/settings/profile'))
})

test('a code that was guessed wrong too often is not called valid any more', async () => {
  const app = await openCard()
  const dialog = await openDialog(app, 'Verify Phone')
  await app.user.click(dialog.getByRole('button', { name: 'Get verification code' }))
  expect(await dialog.findByText(/It is valid for 10 minutes\.$/)).toBeVisible()
  const fail = { status: 429, message: 'Too many wrong codes. Please ask for a new one.' }
  app.backend.rules.set([{ on: 'verifyPhone', steps: [{ fail }], afterwards: 'normal' }])
  await app.user.type(dialog.getByLabelText('Verification code'), '000000')
  await app.user.click(dialog.getByRole('button', { name: 'Verify Code' }))
  expect(await dialog.findByText(/^The code that we sent to .+ no longer works\.$/)).toBeVisible()
  expect(dialog.queryByText(/valid for 10 minutes/)).toBeNull()
  await app.user.click(dialog.getByRole('button', { name: 'Send the code again' }))
  expect(await dialog.findByText(/^We sent a new code to/)).toBeVisible()
})

test('a failing send goes back to the number, a closed modal goes on at the code, and nothing typed is lost', async () => {
  const app = await openCard('unverified-no-number')
  const dialog = await openDialog(app, 'Verify Phone')
  await app.user.type(dialog.getByLabelText('Mobile number'), '0920 455 0106')
  await app.user.click(dialog.getByRole('button', { name: 'Get verification code' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent('Another account has this phone number.')
  expect(dialog.getByLabelText('Mobile number')).toHaveValue('0920 455 0106')
  await app.user.clear(dialog.getByLabelText('Mobile number'))
  await app.user.type(dialog.getByLabelText('Mobile number'), '917 155 0199{Enter}')
  await app.user.type(await dialog.findByLabelText('Verification code'), '12')
  await app.user.keyboard('{Escape}')
  const again = await openDialog(app, 'Verify Phone')
  expect(again.getByLabelText('Verification code')).toHaveValue('12')
  app.backend.rules.set([{ on: 'sendVerificationCode', steps: [{ fail: 'network' }] }])
  await app.user.click(again.getByRole('button', { name: 'Send the code again' }))
  expect(await again.findByLabelText('Mobile number')).toHaveValue('917 155 0199')
})

test('verifying what was missing last ends with the popup, and everything opens', async () => {
  const app = await openCard('phone-is-last')
  await askForCode(app)
  await screen.findByLabelText('Verification code')
  await enterCode(app)
  expect(await screen.findByRole('dialog', { name: 'Verification Complete!' })).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), PATIENT)
  expect(storedUser()).toMatchObject({ phone_verified: true, id_verified: true })
  await app.user.click(await screen.findByRole('button', { name: 'Verification Complete!' }))
  expect(screen.queryByRole('region', { name: 'Your account is verified' })).toBeNull()
  expect(screen.getByText('Verified User')).toBeVisible()
})

test('pictures of both sides are handed in, with progress and the popup, and wait for their review', async () => {
  const app = await openCard()
  const dialog = await openDialog(app, 'Submit ID')
  choose(dialog, 'Front of ID', picture('front.jpg', 'image/jpeg', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)))
  fireEvent.drop(dialog.getByLabelText('Back of ID'), { dataTransfer: { files: [picture('back.png')] } })
  expect(await dialog.findByRole('img', { name: 'Preview: Front of ID' })).toBeInTheDocument()
  expect(await dialog.findByRole('img', { name: 'Preview: Back of ID' })).toBeInTheDocument()
  await app.user.click(dialog.getByRole('combobox', { name: 'ID type' }))
  await app.user.click(await screen.findByRole('option', { name: 'UMID' }))
  await app.user.click(dialog.getByRole('button', { name: 'Submit Requirements' }))
  expect(dialog.getByRole('button', { name: 'Submitting Requirements...' })).toHaveAttribute('aria-busy', 'true')
  expect(Number(dialog.getByRole('progressbar').getAttribute('value')) % 10).toBe(0)
  expect(await screen.findByRole('dialog', { name: 'ID Submitted Successfully!' })).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), PATIENT)
  expect(app.card.getByText(/In review/)).toBeVisible()
  const { db, files } = app.backend
  expect(db.user.find('101')).toMatchObject({ id_submitted: true, id_verified: false })
  const handed = db.id_submission.where(({ user_id }) => user_id === '101')[0]!
  expect(handed).toMatchObject({ id_type: 'umid', status: 'pending' })
  expect((await files.get(handed.front))?.type).toBe('image/jpeg')
  expect((await files.get(handed.back))?.size).toBe(12 + 'back.png'.length)
  const waiting = await openDialog(app, 'View status')
  expect(waiting.getByText('Your ID is in review')).toBeVisible()
})

test('one picture is not taken for both sides', async () => {
  const app = await openCard()
  const dialog = await openDialog(app, 'Submit ID')
  choose(dialog, 'Front of ID', picture('card.png'))
  await dialog.findByText('card.png')
  choose(dialog, 'Back of ID', new File([picture('card.png')], 'copy.png', { type: 'image/png' }))
  expect(await dialog.findByText('Front and back are the same picture. Please take one of each side.')).toBeVisible()
  expect(dialog.queryByText('copy.png')).toBeNull()
})

test('an error keeps both pictures, and the second try goes through', async () => {
  const app = await openCard('id-refused')
  const dialog = await submitId(app)
  expect(await dialog.findByRole('alert')).toHaveFocus()
  expect(dialog.getByText('front.png')).toBeVisible()
  await app.user.click(dialog.getByRole('button', { name: 'Remove: Back of ID' }))
  expect(dialog.getByLabelText('Back of ID')).toHaveFocus()
  choose(dialog, 'Back of ID', picture('other.png'))
  await dialog.findByText('other.png')
  await app.user.keyboard('{Escape}')
  const again = await openDialog(app, 'Submit ID')
  expect(again.getByText('other.png')).toBeVisible()
  await app.user.click(again.getByRole('button', { name: 'Submit Requirements' }))
  expect(await screen.findByRole('dialog', { name: 'ID Submitted Successfully!' })).toBeVisible()
})

test('a press on Submit while a picture is still read sends it once it is read', async () => {
  const app = await openCard()
  const dialog = await openDialog(app, 'Submit ID')
  const slow = picture('back.png')
  let letRead = () => {}
  const read = new Promise<void>((resolve) => (letRead = resolve))
  const slice = slow.slice.bind(slow)
  slow.slice = (...range) => {
    const part = slice(...range)
    const bytes = part.arrayBuffer.bind(part)
    part.arrayBuffer = async () => read.then(bytes)
    return part
  }
  choose(dialog, 'Front of ID', picture('front.png'))
  choose(dialog, 'Back of ID', slow)
  await dialog.findByText('front.png')
  await app.user.click(dialog.getByRole('button', { name: 'Submit Requirements' }))
  expect(dialog.queryByText('back.png')).toBeNull()
  expect(dialog.queryByRole('alert')).toBeNull()
  letRead()
  expect(await screen.findByRole('dialog', { name: 'ID Submitted Successfully!' })).toBeVisible()
})

test('text that calls itself a picture is refused at its field', async () => {
  const app = await openCard()
  const dialog = await openDialog(app, 'Submit ID')
  choose(dialog, 'Back of ID', picture('back.png', 'image/png', 'no picture at all'))
  await waitFor(() =>
    expect(dialog.getByLabelText('Back of ID')).toHaveAccessibleDescription('Please upload only JPG or PNG files.'),
  )
  expect(dialog.queryByText('back.png')).toBeNull()
})

test('what only the server sees about a picture stands at that picture', async () => {
  const app = await openCard()
  const errors = { id_back: ['This side is too dark.'] }
  app.backend.rules.set([
    { on: 'submitIdVerification', steps: [{ fail: { status: 422, message: 'Too dark.', errors } }] },
  ])
  const dialog = await submitId(app)
  await waitFor(() => expect(dialog.getByLabelText('Back of ID')).toHaveAccessibleDescription('This side is too dark.'))
  expect(app.backend.db.id_submission.where(({ user_id }) => user_id === '101')).toEqual([])
})

test('a refused ID shows the reason, and sending it again clears that', async () => {
  const app = await openCard('id-rejected')
  expect(app.card.getByText(/The expiry date is cut off on the front/)).toBeVisible()
  const dialog = await submitId(app)
  expect(dialog.getByText('Your last ID was not accepted')).toBeVisible()
  await screen.findByRole('dialog', { name: 'ID Submitted Successfully!' })
  expect(app.backend.db.user.find('101')).toMatchObject({ id_submitted: true, rejection_reason: null })
})

test.each([
  ['coming back to the window', () => void window.dispatchEvent(new Event('visibilitychange'))],
  ['the stored user changing in another tab', () => storeFromAnotherTab('user', localStorage.getItem('user'))],
])('an approval elsewhere counts at once after %s', async (_, happens) => {
  const app = await openCard('id-pending')
  app.backend.db.user.update('101', { id_verified: true })
  act(happens)
  expect(await screen.findByRole('region', { name: 'Your account is verified' })).toBeVisible()
  expect(await screen.findByText('Your ID was approved. You can list properties now.')).toBeVisible()
  expect(storedUser()).toMatchObject({ phone_verified: true, id_verified: true })
})

test('where the profile cannot be read, the stored user says how far it is', async () => {
  const app = await openApp('/dashboard/u/mika.sorongon', { scenario: 'verification-profile-refused' })
  const card = within(await screen.findByRole('region', { name: 'Complete verification to list properties' }, PATIENT))
  expect(card.getByRole('button', { name: 'Verify Phone' })).toBeVisible()
  expect(card.getByRole('button', { name: 'Submit ID' })).toBeVisible()
  expect(app.backend.db.user.find('101')?.phone_verified).toBe(false)
})
