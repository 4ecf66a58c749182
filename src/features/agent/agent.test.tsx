import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openApp } from '@tests/helpers/open-app'
import { scenarioById } from '@mocks/scenarios/catalog'

const signedIn = { scenario: 'signed-in-regular' }
const signedInAs = scenarioById('signed-in-regular')
const PATIENT = { timeout: 15_000 }

test('an agent is shown with what they list, and with the way to chat', async () => {
  const { backend } = await openApp('/dashboard/agent/103?name=Marivic+Palmejar', signedIn)
  expect(await screen.findByRole('heading', { level: 1, name: 'Marivic Palmejar' })).toBeVisible()
  await waitFor(() => expect(document.title).toBe('Marivic Palmejar · Proventous'))
  const count = backend.db.property.where((row) => row.user_id === '103').length
  expect(await screen.findByRole('heading', { name: `${count} listings` })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Start Chat' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/dashboard\/messages\?property=.+&owner=103$/),
  )
  expect(screen.getByRole('link', { name: 'Back to Properties' })).toHaveAttribute('href', '/dashboard/properties')
})

test('how the agent answers is said as a number of people and a period', async () => {
  await openApp('/dashboard/agent/103?name=Marivic+Palmejar', signedIn)
  expect(await screen.findByText('Answers 5 of 5 within a day, last 90 days')).toBeVisible()
})

test('a name in the address puts no words under somebody’s picture', async () => {
  await openApp('/dashboard/agent/103?name=Somebody+Else', signedIn)
  expect(await screen.findByRole('heading', { level: 1, name: 'Marivic Palmejar' })).toBeVisible()
  expect(within(screen.getByRole('main')).queryByText('Somebody Else')).toBeNull()
})

test('an unknown agent is not found', async () => {
  await openApp('/dashboard/agent/999?name=Nobody', signedIn)
  expect(await screen.findByRole('heading', { level: 1, name: 'Agent Not Found' })).toBeVisible()
})

test('no figure is shown before it is known', async () => {
  const { backend } = await openApp('/dashboard/agent/103?name=Marivic+Palmejar', signedIn)
  backend.rules.set([{ on: 'getPublicProfile', steps: [{ delay: 'forever' }] }])
  expect(await screen.findByText('Loading the figures')).toBeInTheDocument()
  for (const sample of ['127', '89', '8+']) expect(screen.queryByText(sample)).toBeNull()
})

test('an agent is the same where the list is too large, with the next listings at a press', async () => {
  const { user } = await openApp('/dashboard/agent/103', { scenario: { ...signedInAs, world: 'hundred-thousand' } })
  expect(await screen.findByRole('heading', { level: 1, name: 'Marivic Palmejar' }, PATIENT)).toBeVisible()
  expect(screen.getByRole('heading', { name: /^\d+,\d{3} listings$/ })).toBeVisible()
  const listings = () => within(screen.getByRole('region', { name: /listings$/ })).getAllByRole('listitem')
  const before = listings().length
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  await waitFor(() => expect(listings().length).toBeGreaterThan(before), PATIENT)
})

test('an unknown agent is not found either where the list is too large', async () => {
  const { network } = scenarioById('list-too-large')
  await openApp('/dashboard/agent/999', { scenario: { ...signedInAs, network } })
  expect(await screen.findByRole('heading', { level: 1, name: 'Agent Not Found' }, PATIENT)).toBeVisible()
})
