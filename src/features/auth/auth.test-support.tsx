import { fireEvent, screen, within } from '@testing-library/react'
import { scenarioById } from '@mocks/scenarios/catalog'
import type { openApp } from '@tests/helpers/open-app'

// The modal is a chunk of its own, and a busy machine takes its time to load it.
export const PATIENT = { timeout: 10_000 }

export type Opened = Awaited<ReturnType<typeof openApp>>

/** Opens the modal from the landing page's header and presses the named buttons in it, one after the other. */
export async function openModal({ user }: Opened, opener: 'Sign In' | 'Get Started', ...presses: string[]) {
  await user.click(screen.getByRole('button', { name: opener }))
  const dialog = within(await screen.findByRole('dialog', {}, PATIENT))
  for (const name of presses) await user.click(dialog.getByRole('button', { name }))
  return dialog
}

export type Dialog = Awaited<ReturnType<typeof openModal>>

/** Puts a text into a field at once: each key would render the form again. */
export function fill(dialog: Dialog, label: string, text: string) {
  fireEvent.change(dialog.getByLabelText(label), { target: { value: text } })
}

/** The calls meet the failures of a documented scenario from now on, those of none without one. */
export function failAs({ backend }: Opened, scenario?: string) {
  backend.rules.set(scenario === undefined ? [] : scenarioById(scenario).network!)
}

/** The code in the latest message of the mock's outbox. */
export function latestCode({ backend }: Opened): string {
  return /\d{6}/.exec(backend.db.outbox.all().at(-1)?.body ?? '')?.[0] ?? ''
}

/** From the first field of the registration to a code that was sent. */
export async function askForCode({ user }: Opened, dialog: Dialog, email: string) {
  fill(dialog, 'Email', email)
  await user.click(dialog.getByText('Send code'))
}

export async function enterCode({ user }: Opened, dialog: Dialog, code: string) {
  await dialog.findByLabelText('Verification code')
  fill(dialog, 'Verification code', code)
  await user.click(dialog.getByText('Verify code'))
}

/** From the first field of the registration to a verified address. */
export async function verifyAddress(app: Opened, dialog: Dialog, email: string) {
  await askForCode(app, dialog, email)
  await dialog.findByLabelText('Verification code')
  await enterCode(app, dialog, latestCode(app))
  await dialog.findByText('Your email is verified.')
}

/** From a verified address to what the server says. */
export async function signUp({ user }: Opened, dialog: Dialog, password = 'Sampaguita7') {
  fill(dialog, 'Password', password)
  fill(dialog, 'Confirm password', password)
  await user.click(dialog.getByRole('checkbox', { name: /terms/ }))
  await user.click(dialog.getByText('Sign up'))
}
