import { cleanup, configure, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openApp } from '@tests/helpers/open-app'
import { scenarioById } from '@mocks/scenarios/catalog'

configure({ asyncUtilTimeout: 15_000 })

const MARIVIC = '/u/marivic.palmejar'
const { network } = scenarioById('list-too-large')
const cards = () =>
  [...document.querySelectorAll<HTMLElement>('[data-listing]')].map(({ dataset }) => dataset['listing'])
const calls = ({ backend }: Awaited<ReturnType<typeof openApp>>, endpoint: string) =>
  backend.log.calls().filter((call) => call.endpoint === endpoint)

test('a person’s listings are the same where the list is too large, and only theirs are asked for', async () => {
  await openApp(MARIVIC)
  const tab = (await screen.findByRole('tab', { name: /^Listings \(\d+\)$/ })).textContent
  const expected = cards()
  expect(expected.length).toBeGreaterThan(0)
  cleanup()
  const app = await openApp(MARIVIC, { scenario: 'list-too-large' })
  expect(await screen.findByRole('tab', { name: tab })).toBeVisible()
  await waitFor(() => expect(cards()).toEqual(expected))
  expect(calls(app, 'searchProperties')).toHaveLength(1)
})

test('where the server searches a profile shows the next listings of the person at a press', async () => {
  const { user } = await openApp(MARIVIC, { scenario: 'ten-thousand-searched' })
  expect(await screen.findByRole('tab', { name: /^Listings \(\d+,\d{3}\)$/ })).toBeVisible()
  await waitFor(() => expect(cards()).toHaveLength(24))
  await user.click(screen.getByRole('button', { name: 'Show 24 more' }))
  await waitFor(() => expect(new Set(cards()).size).toBe(48))
})

test('where more of a person’s listings cannot be loaded, the profile says why and tries again', async () => {
  const { user, backend } = await openApp(MARIVIC, { scenario: 'ten-thousand-searched' })
  await waitFor(() => expect(cards()).toHaveLength(24))
  const fail = { status: 500, message: 'The search could not be made.' }
  backend.rules.set([{ on: 'searchProperties', steps: [{ fail }] }])
  await user.click(screen.getByRole('button', { name: 'Show 24 more' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('The search could not be made.')
  backend.rules.set([])
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  await waitFor(() => expect(cards()).toHaveLength(48))
})

test('the own listings by status are those of My Listings where only some are loaded', async () => {
  const scenario = { ...scenarioById('signed-in-verified'), world: 'ten-thousand' as const, network }
  const { backend } = await openApp('/dashboard/u/noel.sumagaysay?tab=insights', { scenario })
  const own = backend.db.property.where(({ user_id, status }) => user_id === '102' && status === 'available')
  const chart = within((await screen.findByRole('heading', { name: 'Listings by status' })).closest('section')!)
  const available = () => chart.getByText('Available').closest('div')
  await waitFor(() => expect(available()).toHaveTextContent(`Available${own.length}`), { timeout: 5_000 })
})
