import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, vi } from 'vitest'
import type { StoredKey } from '@/domain/stored-keys'
import { openApp } from '@tests/helpers/open-app'
import { forgetDecisions } from './decision/decision-store'
import { sendDecisions } from './decision/use-decision'
import { forgetReasons } from './review/reasons'

export const LOGIN = '/super-admin/login'
export const DASHBOARD = '/super-admin/dashboard'
export const REVIEW = `${DASHBOARD}?review=306`
export const REASON = 'The picture is blurred.'

/** Opens the dashboard on a scenario; jsdom knows no addresses for bytes, so they are counted here. */
export async function openDashboard(scenario = 'admin', path = DASHBOARD, keep: readonly StoredKey[] = []) {
  await sendDecisions()
  forgetDecisions()
  forgetReasons()
  const held = new Set<string>()
  let made = 0
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: () => {
        const url = `blob:picture-${(made += 1)}`
        held.add(url)
        return url
      },
      revokeObjectURL: (url: string) => void held.delete(url),
    }),
  )
  const app = await openApp(path, { scenario, keep })
  return { ...app, held, made: () => made }
}

export type Opened = Awaited<ReturnType<typeof openDashboard>>

export const theDialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }))

/** Presses Approve or Reject of an open review once it can be pressed. */
export async function press({ user }: Pick<Opened, 'user'>, name: RegExp, person = 'Jomar Celiz') {
  const review = await theDialog(`Review: ${person}`)
  await waitFor(() => expect(review.getByRole('button', { name })).toBeEnabled(), { timeout: 3000 })
  await user.click(review.getByRole('button', { name }))
}

/** Presses a toast's button. Without stylesheets an open modal keeps the pointer from it. */
export async function pressToast(name: 'Undo' | 'Dismiss') {
  fireEvent.click((await screen.findAllByRole('button', { name }))[0]!)
}

/** Closes the Undo toast, so that the decision is sent. */
export const sendNow = () => pressToast('Dismiss')

/** Opens the reject modal of Jomar Celiz with a reason in it. */
export async function writeReason({ user }: Opened, text = REASON) {
  await press({ user }, /^Reject/)
  const dialog = await theDialog('Reject Verification')
  fireEvent.change(dialog.getByLabelText('Reason for rejection'), { target: { value: text } })
  return dialog
}

export async function logIn({ user }: Pick<Opened, 'user'>, changes: Partial<Record<string, string>> = {}) {
  const typed = { Email: 'admin@demo.test', Username: 'superadmin', Password: 'Password1', ...changes }
  for (const [label, text] of Object.entries(typed))
    fireEvent.change(await screen.findByLabelText(label), { target: { value: text } })
  await user.click(screen.getByRole('button', { name: 'Log in' }))
}
