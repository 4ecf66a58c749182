import { cleanup, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openApp } from '@tests/helpers/open-app'
import { call } from '@/api/call'
import { listProperties } from '@/contract/listing/properties'
import { type WireProperty } from '@/contract/listing/property'
import { CATEGORIES, CATEGORY_IDS } from '@/domain/listing/taxonomy'

async function market(): Promise<WireProperty[]> {
  const { data } = await call(listProperties, {})
  return data.toSorted((a, b) => Date.parse(b.created_at ?? '') - Date.parse(a.created_at ?? ''))
}

/** The heading above the results, once it has counted. */
function heading(name: RegExp | string) {
  return screen.findByRole('heading', { level: 2, name })
}

function shownIds(): (string | undefined)[] {
  return [...document.querySelectorAll<HTMLElement>('[data-listing]')].map((card) => card.dataset['listing'])
}

function sidebar() {
  return within(screen.getByRole('complementary', { name: 'Property types and filters' }))
}

function searchBox() {
  return screen.getByRole('combobox', { name: /^Search for properties/ })
}

async function choose(user: UserEvent, select: string, option: string) {
  await user.click(screen.getByRole('combobox', { name: select }))
  await user.click(await screen.findByRole('option', { name: option }))
}

const soldOrNot = (listings: WireProperty[], mode: 'sale' | 'rent') =>
  listings.filter((listing) => listing.listing_type === mode)

test('the screen greets with its documented words and counts the properties for sale', async () => {
  await openApp('/properties')
  expect(await screen.findByRole('heading', { level: 1, name: 'Find Your Perfect Home' })).toBeVisible()
  expect(screen.getByText('Discover exceptional properties in prime locations')).toBeVisible()
  const count = soldOrNot(await market(), 'sale').length
  expect(await heading(`${count} Properties for Sale`)).toBeVisible()
  expect(screen.getByText('All properties')).toBeVisible()
  expect(searchBox()).toHaveAttribute('placeholder', 'Search for properties for sale...')
  expect(screen.getByRole('radio', { name: 'For Sale' })).toBeChecked()
})

test('every category shows as many properties as the rules find in the answer of the server, for sale and for rent', async () => {
  const { user } = await openApp('/properties')
  const all = await market()
  for (const mode of ['sale', 'rent'] as const) {
    await user.click(screen.getByRole('radio', { name: mode === 'sale' ? 'For Sale' : 'For Rent' }))
    const words = mode === 'sale' ? 'for Sale' : 'for Rent'
    const offered = soldOrNot(all, mode)
    expect(await heading(`${offered.length} Properties ${words}`)).toBeVisible()
    const counted = (id: keyof typeof CATEGORIES) => {
      const types: readonly string[] = CATEGORIES[id].subtypes
      return offered.filter((listing) => types.includes(listing.property_type ?? '')).length
    }
    const buttons = sidebar()
      .getAllByRole('button')
      .map((button) => button.textContent)
    expect(buttons).toEqual(
      expect.arrayContaining([
        `All${offered.length}`,
        ...CATEGORY_IDS.map((id) => `${CATEGORIES[id].label}${counted(id)}`),
      ]),
    )
    await user.click(sidebar().getByRole('button', { name: `Commercial${counted('commercial')}` }))
    expect(await heading(`${counted('commercial')} Properties ${words}`)).toBeVisible()
    expect(screen.getByText('All commercial properties')).toBeVisible()
    await user.click(sidebar().getByRole('button', { name: `All${offered.length}` }))
  }
})

test('the newest property stands first, and the cheapest when sorted by price', async () => {
  const { user } = await openApp('/properties?mode=rent')
  const rentals = soldOrNot(await market(), 'rent')
  await heading(/for Rent/)
  expect(shownIds()).toEqual(rentals.map((listing) => String(listing.id)))
  await choose(user, 'Sort by', 'Price: low to high')
  const cheapest = rentals.toSorted((a, b) => Number(a.price) - Number(b.price))
  await waitFor(() => expect(shownIds()[0]).toBe(String(cheapest[0]?.id)))
})

test('a subtype narrows its category and is named below the count', async () => {
  const { user } = await openApp('/properties?category=residential')
  const condos = soldOrNot(await market(), 'sale').filter((listing) => listing.property_type === 'Condo')
  await heading(/for Sale/)
  await choose(user, 'Type', 'Condo')
  expect(await heading(`${condos.length} Properties for Sale`)).toBeVisible()
  expect(screen.getByText('Condo', { selector: 'p' })).toBeVisible()
})

test('the same address opens the same search for somebody else', async () => {
  const { user, router } = await openApp('/properties')
  await user.click(await sidebar().findByRole('button', { name: /^Residential\d/ }))
  await user.click(await sidebar().findByRole('checkbox', { name: 'Garage' }))
  await user.click(within(sidebar().getByRole('radiogroup', { name: 'Bedrooms' })).getByRole('radio', { name: '2+' }))
  await user.type(searchBox(), 'iloilo')
  await waitFor(() =>
    expect(router.state.location.search).toMatchObject({ q: 'iloilo', features: 'Garage', beds: '2' }),
  )
  const address = router.state.location.href
  const title = (await heading(/for Sale/)).textContent
  const ids = shownIds()
  expect(ids.length).toBeGreaterThan(0)

  cleanup()
  await openApp(address)
  expect(await heading(title)).toBeVisible()
  expect(shownIds()).toEqual(ids)
})

test('text is searched in title, city and address, and nothing typed is lost', async () => {
  const { user, router } = await openApp('/properties')
  const all = soldOrNot(await market(), 'sale')
  await heading(/for Sale/)
  await user.type(searchBox(), 'MoLo')
  expect(searchBox()).toHaveValue('MoLo')
  const hits = all.filter(({ title, city, street }) => `${title}\n${city}\n${street}`.toLowerCase().includes('molo'))
  expect(await heading(`${hits.length} Properties for Sale`)).toBeVisible()
  await user.click(screen.getByRole('radio', { name: 'For Rent' }))
  expect(searchBox()).toHaveValue('MoLo')
  await waitFor(() => expect(router.state.location.search).toEqual({ mode: 'rent', q: 'MoLo' }))
})

test('a chip lifts its own filter and leaves the others', async () => {
  const { user, router } = await openApp('/properties?category=residential&beds=3&features=Garage&price=1000000-')
  await user.click(await screen.findByRole('button', { name: 'Remove filter: 3+ bedrooms' }))
  await waitFor(() =>
    expect(router.state.location.search).toEqual({
      category: 'residential',
      features: 'Garage',
      price: '1000000-',
    }),
  )
  expect(screen.queryByRole('button', { name: 'Remove filter: 3+ bedrooms' })).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Remove filter: Garage' })).toBeVisible()
})

test('lifting filters by key leads on to the next chip, and at the end to the count', async () => {
  const { user } = await openApp('/properties?beds=3&q=house')
  const chip = await screen.findByRole('button', { name: 'Remove filter: 3+ bedrooms' })
  chip.focus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: 'Clear All Filters' })).toHaveFocus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('heading', { name: /^\d+ Properties$/ })).toHaveFocus())
})

test('Clear All Filters shows every property there is, for sale and for rent', async () => {
  const { user, router } = await openApp('/properties?mode=rent&category=land&q=jaro&zoning=residential')
  const count = (await market()).length
  await user.click((await screen.findAllByRole('button', { name: 'Clear All Filters' }))[0]!)
  expect(await heading(`${count} Properties`)).toBeVisible()
  expect(screen.getByRole('radio', { name: 'For Sale' })).not.toBeChecked()
  expect(screen.getByRole('radio', { name: 'For Rent' })).not.toBeChecked()
  expect(searchBox()).toHaveValue('')
  await waitFor(() => expect(router.state.location.search).toEqual({ mode: 'all' }))
})

test('switching between sale and rent resets price, furnishing, lease, deposit and utilities', async () => {
  const { user, router } = await openApp(
    '/properties?mode=rent&category=residential&price=5000-20000&furnishing=furnished&lease=12&deposit=50000&utilities=water&beds=1',
  )
  await heading(/for Rent/)
  await user.click(screen.getByRole('radio', { name: 'For Sale' }))
  await waitFor(() => expect(router.state.location.search).toEqual({ category: 'residential', beds: '1' }))
})

test('going back undoes a choice, but not letter by letter what was typed', async () => {
  const { user, router } = await openApp('/properties')
  await user.click(await sidebar().findByRole('button', { name: /^Land\d/ }))
  await user.type(searchBox(), 'lot')
  await waitFor(() => expect(router.state.location.search).toEqual({ category: 'land', q: 'lot' }))
  router.history.back()
  await waitFor(() => expect(sidebar().getByRole('button', { name: /^All\d/ })).toHaveAttribute('aria-pressed', 'true'))
  expect(searchBox()).toHaveValue('')
})

test('a mangled address opens as the search that can be read of it, and says so at once', async () => {
  const { user, router, backend } = await openApp(
    '/properties?mode=lease&category=castles&beds=-4&price=cheap&page=0&sort=random&features=Moat,Garage&utm=letter',
  )
  await waitFor(() => expect(router.state.location.href).toBe('/properties?features=Garage'))
  expect(router.history.length).toBe(1)
  await heading(/for Sale/)
  expect(backend.log.calls().filter(({ endpoint }) => endpoint === 'listProperties')).toHaveLength(1)
  const listings = soldOrNot(await market(), 'sale').filter(({ features }) => features?.includes('Garage'))
  expect(await heading(`${listings.length} Properties for Sale`)).toBeVisible()
  await user.click(sidebar().getByRole('button', { name: /^Land\d/ }))
  await waitFor(() => expect(router.state.location.search).toEqual({ category: 'land' }))
})

test('Show more adds the next 24 and the address remembers it', async () => {
  const { user, router } = await openApp('/properties')
  const count = soldOrNot(await market(), 'sale').length
  await heading(/for Sale/)
  expect(shownIds()).toHaveLength(24)
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  await waitFor(() => expect(shownIds()).toHaveLength(Math.min(48, count)))
  await waitFor(() => expect(router.state.location.search).toEqual({ page: '2' }))
})

test('Map View takes sale or rent, category and type along, spelled out', async () => {
  const { user } = await openApp('/properties')
  await heading(/for Sale/)
  const results = within(screen.getByRole('region', { name: 'Results' }))
  const params = () => {
    const address = results.getByRole('link', { name: 'Map View' }).getAttribute('href') ?? ''
    return Object.fromEntries(new URLSearchParams(address.replace(/^\/map\?/, '')))
  }
  expect(params()).toEqual({ mode: 'sale', category: 'all', subtype: 'all' })
  await user.click(screen.getByRole('radio', { name: 'For Rent' }))
  await user.click(sidebar().getByRole('button', { name: /^Residential\d/ }))
  await choose(user, 'Type', 'Condo')
  expect(params()).toEqual({ mode: 'rent', category: 'residential', subtype: 'Condo' })
})

test('other units show other numbers and the same properties', async () => {
  const { user, router } = await openApp('/properties?size=1000-3000')
  await heading(/for Sale/)
  const before = shownIds()
  await user.click(sidebar().getByRole('radio', { name: 'Metric' }))
  expect(await screen.findByRole('button', { name: 'Remove filter: Floor area 93 to 279 sq m' })).toBeVisible()
  expect(shownIds()).toEqual(before)
  await user.click(sidebar().getByRole('radio', { name: 'Imperial' }))
  expect(await screen.findByRole('button', { name: 'Remove filter: Floor area 1,000 to 3,000 sq ft' })).toBeVisible()
  expect(shownIds()).toEqual(before)
  await waitFor(() => expect(router.state.location.search).toEqual({ size: '1000-3000' }))
  expect(localStorage.getItem('unitSystem')).toBe('imperial')
})

test('a price may be typed as people say it', async () => {
  const { user, router } = await openApp('/properties')
  await heading(/for Sale/)
  await user.type(sidebar().getByRole('textbox', { name: 'Minimum price, typed' }), '2.5M')
  await waitFor(() => expect(router.state.location.search).toEqual({ price: '2500000-' }))
  const dear = soldOrNot(await market(), 'sale').filter((listing) => Number(listing.price) >= 2_500_000)
  expect(await heading(`${dear.length} Properties for Sale`)).toBeVisible()
})

test('an emptied minimum is 0 and an emptied maximum is unlimited', async () => {
  const { user, router } = await openApp('/properties?price=2500000-4000000')
  await heading(/for Sale/)
  await user.clear(sidebar().getByRole('textbox', { name: 'Maximum price, typed' }))
  await user.tab()
  await waitFor(() => expect(router.state.location.search).toEqual({ price: '2500000-' }))
  await user.clear(sidebar().getByRole('textbox', { name: 'Minimum price, typed' }))
  await user.tab()
  await waitFor(() => expect(router.state.location.search).toEqual({}))
  expect(await heading(`${soldOrNot(await market(), 'sale').length} Properties for Sale`)).toBeVisible()
})
