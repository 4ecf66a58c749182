import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { scenarioById } from '@mocks/scenarios/catalog'
import { openApp } from '@tests/helpers/open-app'
import { additionKeys } from '@/api/query-keys'

const PATIENT = { timeout: 8_000 }
const NOT_HERE = /^This is not available here yet\./

const documentedOnly = (scenario: string) => ({ ...scenarioById(scenario), additions: false as const })
const chat = '/dashboard/messages?conversation=c101-1'

/** A control, where it is, and something beside it that a backend without additions has too. */
const ABSENT: readonly [control: RegExp, scenario: string, path: string, beside: RegExp][] = [
  [/^Add photos$/, 'signed-in-regular', chat, /^Send$/],
  [/^Propose a tour$/, 'signed-in-regular', chat, /^Send$/],
  [/^Propose a tour$/, 'signed-in-verified', chat, /^Send$/],
  [/^Archive: /, 'signed-in-regular', chat, /^Send$/],
  [/^Still available/, 'my-listings', '/dashboard/my-listings', /^More for /],
  [/^Follow$/, 'signed-in-regular', '/dashboard/u/noel.sumagaysay', /^Message(?!s)/],
]

const besides = (name: RegExp) => [
  ...screen.queryAllByRole('button', { name }),
  ...screen.queryAllByRole('link', { name }),
]

test.each(ABSENT)('%s is offered only where the backend has it (%s, %s)', async (control, scenario, path) => {
  await openApp(path, { scenario })
  expect((await screen.findAllByRole('button', { name: control }, PATIENT)).length).toBeGreaterThan(0)
})

test.each(ABSENT)('without additions there is no %s (%s, %s)', async (control, scenario, path, beside) => {
  const { queryClient } = await openApp(path, { scenario: documentedOnly(scenario) })
  await waitFor(() => expect(besides(beside)).not.toEqual([]), PATIENT)
  await waitFor(() => expect(queryClient.getQueryData(additionKeys.all)).toEqual(new Set()), PATIENT)
  await waitFor(() => expect(screen.queryByRole('button', { name: control })).toBeNull())
})

const SAID: readonly [opener: RegExp, scenario: string, path: string, field: RegExp][] = [
  [/^Schedule Tour$/, 'signed-in-regular', '/dashboard/property/1', /^Notes/],
  [/^Report this listing$/, 'signed-in-regular', '/dashboard/property/1', /^What should we know/],
]

test.each(SAID)('without additions %s says so before anything is typed', async (opener, scenario, path, field) => {
  const { user } = await openApp(path, { scenario: documentedOnly(scenario) })
  const [button] = await screen.findAllByRole('button', { name: opener }, PATIENT)
  await user.click(button!)
  const dialog = within(await screen.findByRole('dialog', {}, PATIENT))
  expect(await dialog.findByText(NOT_HERE, {}, PATIENT)).toBeVisible()
  expect(dialog.queryByLabelText(field)).toBeNull()
})

test('without additions the new password is not asked for', async () => {
  await openApp('/dashboard/settings/password', { scenario: documentedOnly('signed-in-regular') })
  expect(await screen.findByText(NOT_HERE, {}, PATIENT)).toBeVisible()
  expect(screen.queryByLabelText(/password/i)).toBeNull()
})

test.each([true, false])('the menu of a chat mutes and archives only where the backend can: %s', async (offered) => {
  const scenario = offered ? 'signed-in-regular' : documentedOnly('signed-in-regular')
  const { user, queryClient } = await openApp(chat, { scenario })
  const known = () => queryClient.getQueryData<ReadonlySet<string>>(additionKeys.all)
  await waitFor(() => expect(known() && known()!.size > 0).toBe(offered), PATIENT)
  await user.click(await screen.findByRole('button', { name: 'Conversation options' }, PATIENT))
  const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
  expect(items.length).toBeGreaterThan(0)
  for (const name of ['Mute', 'Archive']) expect(items.includes(name), name).toBe(offered)
})
