import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openApp } from '@tests/helpers/open-app'
import { scenarioById } from '@mocks/scenarios/catalog'

const PATIENT = { timeout: 15_000 }

test('a newcomer with ₱45,000 a month learns what they can buy and opens those homes', async () => {
  const { user, router } = await openApp('/afford')
  expect(await screen.findByText('Fill in your income and your savings to see prices.')).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: /^Savings/ }), '300k')
  await user.type(screen.getByRole('textbox', { name: /^Income a month/ }), '45,000')
  expect(await screen.findByText(/You can look at homes up to about/)).toHaveTextContent('₱2,500,000')
  const reach = within(screen.getByRole('region', { name: 'Within reach' }))
  const bank = within(reach.getByRole('heading', { name: 'Bank loan' }).closest('section')!)
  expect(bank.getByText('Your savings set this limit, not your income.')).toBeVisible()
  expect(bank.getAllByRole('link')).toHaveLength(1)
  expect(reach.getByText('Expanded 4PH:').closest('li')).toHaveTextContent('Only for incomes up to ₱34,686 a month.')
  await user.click(reach.getAllByRole('link', { name: /^Show \d+ homes? up to ₱2,500,000$/ })[0]!)
  expect(router.state.location.pathname).toBe('/properties')
  expect(router.state.location.search).toMatchObject({ price: '0-2500000' })
})

test('before any figure one reads what each loan asks, and which is not given', async () => {
  const { user } = await openApp('/afford')
  const wayOf = (name: string) => screen.getByRole('heading', { level: 3, name }).closest('section')
  await screen.findByRole('heading', { level: 2, name: 'Ways to pay' })
  expect(wayOf('Pag-IBIG')).toHaveTextContent('5%–10%')
  expect(wayOf('Bank loan')).toHaveTextContent('Down payment20%')
  await user.click(screen.getByRole('radio', { name: 'Lot' }))
  expect(wayOf('Expanded 4PH')).toHaveTextContent('Not for a lot without a house.')
})

test('the prices go with the input, and bare lots leave out what is only for houses', async () => {
  const { user } = await openApp('/afford', { scenario: 'buyer-of-modest-means' })
  await user.click(await screen.findByRole('radio', { name: 'Lot' }))
  expect(await screen.findByText('Not for a lot without a house.', { exact: false })).toBeVisible()
  const income = screen.getByRole('textbox', { name: /^Income a month/ })
  await user.clear(income)
  await user.type(income, '20000')
  expect(await screen.findByText(/You can look at homes up to about/)).not.toHaveTextContent('₱2,500,000')
})

test('somebody of 66 learns that Pag-IBIG does not lend any more', async () => {
  await openApp('/afford', { scenario: 'buyer-too-old' })
  expect(await screen.findByText('Pag-IBIG:')).toBeVisible()
  expect(screen.getAllByText(/Only up to the age of 65/)[0]).toBeVisible()
  expect(screen.getByRole('heading', { level: 3, name: 'Bank loan' })).toBeVisible()
})

test('homes within reach are counted the same where the list is too large', async () => {
  const links = async () => {
    const reach = within(await screen.findByRole('region', { name: 'Within reach' }, PATIENT))
    await waitFor(() => expect(reach.getAllByRole('link', { name: /^Show \d/ }).length).toBeGreaterThan(1), PATIENT)
    return reach.getAllByRole('link').map(({ textContent }) => textContent)
  }
  const scenario = scenarioById('buyer-of-modest-means')
  await openApp('/afford', { scenario })
  const expected = await links()
  cleanup()
  const { network } = scenarioById('list-too-large')
  await openApp('/afford', { scenario: { ...scenario, network: network ?? [] } })
  await waitFor(async () => expect(await links()).toEqual(expected), PATIENT)
})

test('words say where the homes within reach are to be, and for rent they stay words', async () => {
  const { user } = await openApp('/afford', { scenario: 'buyer-of-modest-means' })
  const words = await screen.findByRole('combobox', { name: /^Where, and with what/ })
  await user.type(words, 'condo in Mandurriao or Jaro')
  await screen.findByRole('option', { name: /Condo · In/ }, PATIENT)
  await user.keyboard('{Enter}')
  expect(words).toHaveValue('')
  expect(screen.getByRole('radio', { name: 'Condo' })).toBeChecked()
  expect(screen.getByRole('button', { name: /^Remove.*In Mandurriao or Jaro/ })).toBeVisible()
  const link = async () => (await screen.findAllByRole('link', { name: /up to ₱/ }, PATIENT))[0]
  await waitFor(async () => expect(await link()).toHaveAttribute('href', expect.stringMatching(/in=Mandurriao,Jaro$/)))
  await user.type(words, 'apartment for rent{Enter}')
  expect(words).toHaveValue('apartment for rent')
})
