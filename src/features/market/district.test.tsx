import { cleanup, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { toListing } from '@/domain/listing/map-listing'
import { formatPricePerArea } from '@/domain/money/money'
import { askedOf, marketFigures } from '@/domain/market/market'
import { call } from '@/api/call'
import { listProperties } from '@/contract/listing/properties'
import { openApp } from '@tests/helpers/open-app'

const PATIENT = { timeout: 15_000 }
const forRent = () => screen.findByRole('region', { name: 'For rent' }, PATIENT)

test('a district shows its figures by kind beside those of the city, and leads to each kind', async () => {
  const { user, router } = await openApp('/districts/jaro', { scenario: 'default' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Asking prices in Jaro' })).toBeVisible()
  const listings = (await call(listProperties, {})).data.map(toListing)
  const figures = marketFigures(listings.map(askedOf), { city: 'Iloilo City', district: 'Jaro' }, Date.now())
  const apartments = figures.find(
    ({ district, listing_type, property_type }) =>
      district === 'Jaro' && listing_type === 'rent' && property_type === 'Apartment',
  )!
  const row = within(await forRent())
    .getByRole('link', { name: 'Apartment' })
    .closest('li')!
  expect(row).toHaveTextContent(`${apartments.count} listings`)
  expect(row).toHaveTextContent(`Per sqm${formatPricePerArea(apartments.per_sqm!)}`)
  expect(row).toHaveTextContent(/Iloilo City: ₱[\d,.]+ per sqm, \d+ listings/)
  expect(within(await forRent()).getAllByText(/too few for figures/).length).toBeGreaterThan(0)
  await user.click(within(row).getByRole('link', { name: 'Apartment' }))
  expect(router.state.location.search).toMatchObject({ mode: 'rent', subtype: 'Apartment', in: 'Jaro' })
})

test('where the list is too large, the figures are those of every listing', async () => {
  await openApp('/districts/mandurriao')
  await screen.findAllByText(/^\d+ listings?/, {}, PATIENT)
  const shown = screen.getByRole('main').textContent
  cleanup()
  const { backend } = await openApp('/districts/mandurriao', { scenario: 'list-too-large' })
  await screen.findAllByText(/^\d+ listings?/, {}, PATIENT)
  expect(screen.getByRole('main').textContent).toBe(shown)
  expect(backend.log.calls().filter(({ endpoint }) => endpoint === 'getMarket')).toHaveLength(1)
})

test('a name that is no district is not found', async () => {
  await openApp('/districts/atlantis')
  expect(await screen.findByRole('heading', { level: 1, name: 'District Not Found' })).toBeVisible()
})
