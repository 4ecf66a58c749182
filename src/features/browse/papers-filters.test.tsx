import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { scenarioById } from '@mocks/scenarios/catalogue'
import { openApp } from '@tests/helpers/open-app'

const opener = () => screen.findByRole('button', { name: 'Stage, papers and risk' })
const chips = () => within(screen.getByRole('group', { name: 'Active filters' }))

test('filters by papers are folded, open on request, and are chips and parts of the address', async () => {
  const user = userEvent.setup()
  const { router } = await openApp('/properties')
  expect(await opener()).toHaveAttribute('aria-expanded', 'false')
  expect(screen.queryByRole('radio', { name: 'Pre-selling' })).toBeNull()
  await user.click(await opener())
  await user.click(screen.getByRole('radio', { name: 'Pre-selling' }))
  await user.click(screen.getByRole('switch', { name: 'License to sell stated' }))
  expect(await screen.findByRole('heading', { level: 2, name: '1 Properties for Sale' })).toBeVisible()
  expect(chips().getByText('Pre-selling')).toBeVisible()
  expect(chips().getByText('License to sell stated')).toBeVisible()
  await expect.poll(() => router.state.location.searchStr).toMatch(/stage=pre-selling.*licence=true/)
})

test('an address with such a filter opens them', async () => {
  await openApp('/properties?flood=low&sqm=0-60000')
  expect(await opener()).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByRole('radio', { name: 'Low, up to 0.5 m' })).toBeChecked()
  expect(chips().getByText('Flood at most low, up to 0.5 m')).toBeVisible()
  expect(chips().getByText('Up to ₱60,000 per sq m')).toBeVisible()
})

test('a barangay and a landmark are found by their names, alone and together', async () => {
  const { router, backend } = await openApp('/properties?q=calaparan')
  const house = backend.db.property.find('3')!.title
  expect(await screen.findByRole('heading', { level: 3, name: house })).toBeVisible()
  await router.navigate({ to: '/properties', search: { q: 'villa beach calaparan' } })
  expect(await screen.findByRole('heading', { level: 2, name: '1 Properties for Sale' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 3, name: house })).toBeVisible()
})

test('the price by square meter is an order too, and the cards say it', async () => {
  const scenario = { ...scenarioById('samples'), storage: { unitSystem: 'metric' } }
  await openApp('/properties?sort=price-per-area-asc&category=residential', { scenario })
  expect((await screen.findAllByText(/^₱[\d,]+ \/ sq m$/)).length).toBeGreaterThan(3)
  const cards = screen.getAllByRole('article').map((card) => card.textContent)
  const prices = cards.map((text) => Number(/₱([\d,]+) \/ sq m/.exec(text)?.[1]?.replaceAll(',', '')))
  expect(prices.length).toBeGreaterThan(3)
  expect(prices.every(Number.isFinite)).toBe(true)
  expect(prices).toEqual(prices.toSorted((one, other) => one - other))
})
