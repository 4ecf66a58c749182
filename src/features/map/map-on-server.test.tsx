import { configure, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openApp } from '@tests/helpers/open-app'
import { scenarioById } from '@mocks/scenarios/catalog'
import { listingKeys } from '@/api/query-keys'
import { SAMPLE_LISTINGS } from '@/samples/listings'
import { layOutMap } from './map.test-support'

const ALL = SAMPLE_LISTINGS.length

configure({ asyncUtilTimeout: 15_000 })
beforeEach(() => layOutMap())

const counted = (text: string | RegExp) => screen.findByText(text, { selector: '[data-count]' })
const group = async () => within(await screen.findByRole('group', { name: 'Properties on the map' }))
const sum = (buttons: HTMLElement[]) => buttons.reduce((all, button) => all + Number(button.dataset['cluster'] ?? 1), 0)

test('few listings in view are pins and clusters as ever, the list has all, and a pin opens', async () => {
  const { user, router, backend } = await openApp('/map?mode=all&list=1', { scenario: 'list-too-large' })
  expect(await counted(`${ALL} properties`)).toBeVisible()
  expect(await screen.findByRole('heading', { name: `Properties (${ALL})` })).toBeVisible()
  const first = (await screen.findAllByRole('button', { name: /^Show on map: / }))[0]!
  await user.click(first)
  await waitFor(() => expect(router.state.location.search).toHaveProperty('pin'))
  expect(await screen.findByRole('dialog')).toBeVisible()
  expect((await group()).getAllByRole('button').length).toBeGreaterThan(1)
  expect(backend.log.calls().filter(({ endpoint }) => endpoint === 'listProperties')).toHaveLength(1)
})

test('many listings in view are squares with counts, and a press zooms in', async () => {
  const { user, router } = await openApp('/map?mode=all&z=10', {
    scenario: 'hundred-thousand',
  })
  expect(await counted('100,000 properties')).toBeVisible()
  const pins = await group()
  await waitFor(() => expect(sum(pins.queryAllByRole('button'))).toBeGreaterThan(10_000))
  const [largest] = pins
    .getAllByRole('button')
    .toSorted((one, other) => Number(other.dataset['cluster'] ?? 1) - Number(one.dataset['cluster'] ?? 1))
  await user.click(largest!)
  await waitFor(() => expect(Number((router.state.location.search as { z?: number }).z)).toBeGreaterThan(10))
})

test('a search that fails is said on the map, which still works', async () => {
  await openApp('/map', { scenario: 'search-down' })
  expect(await screen.findByRole('alert')).toHaveTextContent('The search could not be made.')
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible()
})

test('whoever has the focus keeps it while the list is refused', async () => {
  const { backend, queryClient } = await openApp('/map?mode=all')
  expect(await counted(`${ALL} properties`)).toBeVisible()
  const link = screen.getByRole('link', { name: 'Back to Properties' })
  link.focus()
  backend.rules.set(scenarioById('list-too-large').network ?? [])
  await queryClient.invalidateQueries({ queryKey: listingKeys.list })
  await waitFor(() => expect(backend.log.calls().some(({ endpoint }) => endpoint === 'clusterProperties')).toBe(true))
  expect(await counted(`${ALL} properties`)).toBeVisible()
  expect(link).toHaveFocus()
})
