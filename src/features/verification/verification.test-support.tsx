import { fireEvent, screen, within } from '@testing-library/react'
import { openApp } from '@tests/helpers/open-app'

/** Mika's own profile, with the red card on it. */
export async function openCard(scenario = 'unverified') {
  const app = await openApp('/dashboard/u/mika.sorongon', { scenario })
  const card = within(await screen.findByRole('region', { name: 'Complete verification to list properties' }, PATIENT))
  await card.findAllByText(/6-digit code|Verified|In review/)
  return { ...app, card }
}

export type Opened = Awaited<ReturnType<typeof openCard>>

// The modals are chunks of their own, and a busy machine takes its time to load them.
export const PATIENT = { timeout: 10_000 }

export async function openDialog({ user, card }: Opened, button: string) {
  await user.click(await card.findByRole('button', { name: button }))
  return within(await screen.findByRole('dialog', {}, PATIENT))
}

/** From the phone modal to the code's field. */
export async function askForCode(app: Opened) {
  const dialog = await openDialog(app, 'Verify Phone')
  await app.user.click(dialog.getByRole('button', { name: 'Get verification code' }))
  return dialog
}

export async function enterCode(app: Opened, code = latestCode(app)) {
  const dialog = within(screen.getByRole('dialog'))
  await app.user.type(await dialog.findByLabelText('Verification code'), code)
  await app.user.click(dialog.getByRole('button', { name: 'Verify Code' }))
  return dialog
}

/** The code in the latest text message of the mock's outbox. */
export function latestCode({ backend }: Pick<Opened, 'backend'>): string {
  return /\d{6}/.exec(backend.db.outbox.all().at(-1)?.body ?? '')?.[0] ?? ''
}

const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13)

/** A picture with bytes of its own, by its name. */
export function picture(name = 'card.png', type = 'image/png', bytes: BlobPart = PNG): File {
  return new File(bytes === PNG ? [PNG, name] : [bytes], name, { type })
}

type Dialog = Awaited<ReturnType<typeof openDialog>>

/** Each side is a picture of its own. */
export function choose(
  dialog: Dialog,
  label: 'Front of ID' | 'Back of ID',
  file = new File([PNG, label], 'card.png', { type: 'image/png' }),
) {
  fireEvent.change(dialog.getByLabelText(label), { target: { files: [file] } })
}

/** From the card to a press on 'Submit Requirements' with both pictures chosen. */
export async function submitId(app: Opened) {
  const dialog = await openDialog(app, 'Submit ID')
  choose(dialog, 'Front of ID', picture('front.png'))
  choose(dialog, 'Back of ID', picture('back.png'))
  // The first bytes of a chosen file are read before it is taken.
  await dialog.findByText('front.png')
  await dialog.findByText('back.png')
  await app.user.click(dialog.getByRole('button', { name: 'Submit Requirements' }))
  return dialog
}
