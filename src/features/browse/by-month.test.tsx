import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { scenarioById } from '@mocks/scenarios/catalogue'
import { openApp } from '@tests/helpers/open-app'

const chips = () => within(screen.getByRole('group', { name: 'Active filters' }))
const firstCard = async () => (await screen.findAllByRole('article'))[0]!

test('one press shows costs by month, says what they assume, and another one shows prices again', async () => {
  const { router } = await openApp('/properties')
  const user = userEvent.setup()
  expect(await firstCard()).not.toHaveTextContent('/month')
  await user.click(screen.getByRole('button', { name: 'Show costs by month' }))
  expect(
    await screen.findByText(/^By month: Pag-IBIG, the usual down payment, the usual term, rate fixed for 5 years/),
  ).toBeVisible()
  expect((await screen.findAllByText(/^₱[\d,]+, Pag-IBIG$/))[0]).toBeVisible()
  await expect.poll(() => router.state.location.searchStr).toMatch(/by=month/)
  await user.click(screen.getByRole('button', { name: 'Show prices' }))
  expect(await firstCard()).not.toHaveTextContent('/month')
  await expect.poll(() => router.state.location.searchStr).not.toMatch(/by=/)
})

test('the price filter becomes a budget by month, as a chip and in the address', async () => {
  const { router } = await openApp('/properties')
  const user = userEvent.setup()
  await user.click(await screen.findByRole('radio', { name: 'By month' }))
  await user.type(await screen.findByRole('textbox', { name: 'Maximum a month, typed' }), '25000')
  await user.tab()
  expect(await screen.findByText('Up to ₱25,000 a month, Pag-IBIG')).toBeVisible()
  await expect.poll(() => router.state.location.searchStr).toMatch(/month=0-25000.*by=month/)
  expect(screen.queryByRole('textbox', { name: 'Maximum price, typed' })).toBeNull()
  await user.click(screen.getByRole('radio', { name: 'Price' }))
  await expect.poll(() => screen.queryByText('Up to ₱25,000 a month, Pag-IBIG')).toBeNull()
})

test('an address with a budget shows homes within it by its own loan, and the way to pay can be changed', async () => {
  await openApp('/properties?month=0-20000&loan=bank,down-30,years-15')
  expect(await screen.findByText(/^By month: Bank loan, 30 % down, 15 years/)).toBeVisible()
  expect(chips().getByText('Up to ₱20,000 a month, Bank loan')).toBeVisible()
  for (const card of await screen.findAllByRole('article')) {
    const [, amount] = /₱([\d,]+)\/month/.exec(card.textContent) ?? []
    expect(Number(amount?.replaceAll(',', ''))).toBeLessThanOrEqual(20_000)
  }
})

test('what a visitor chose once holds where the address says nothing', async () => {
  const scenario = { ...scenarioById('samples'), storage: { 'proventous:by-month': 'in_house' } }
  await openApp('/properties', { scenario })
  expect(await screen.findByText(/^By month: In-house/)).toBeVisible()
})

test('the income needed filters, and rentals are not filtered by loans', async () => {
  await openApp('/properties?income=45000')
  expect(await screen.findByText('Income needed up to ₱45,000 a month, Pag-IBIG')).toBeVisible()
  const some = await screen.findByRole('heading', { level: 2, name: /^\d+ Properties for Sale$/ })
  expect(Number.parseInt(some.textContent, 10)).toBeGreaterThan(0)
  await userEvent.click(screen.getAllByRole('radio', { name: /rent/i })[0]!)
  expect(await screen.findByRole('heading', { level: 2, name: /for Rent$/ })).toBeVisible()
  expect(screen.queryByText(/^Income needed up to/)).toBeNull()
})

test('a link with a price is about prices', async () => {
  const scenario = { ...scenarioById('samples'), storage: { 'proventous:by-month': 'in_house' } }
  await openApp('/properties?price=0-3000000', { scenario })
  expect(await screen.findByRole('button', { name: 'Show costs by month' })).toBeVisible()
})
