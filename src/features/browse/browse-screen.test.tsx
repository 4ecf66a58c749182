import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { scenarioById } from '@mocks/scenarios/catalog'
import { openApp } from '@tests/helpers/open-app'
import { call } from '@/api/call'
import { listProperties } from '@/contract/listing/properties'
import { type WireProperty } from '@/contract/listing/property'
import { CATEGORIES, CATEGORY_IDS } from '@/domain/listing/taxonomy'
// Loaded here: a busy machine takes its time to read the costs.
import '@/listing/monthly/month-engine'

async function market(): Promise<WireProperty[]> {
  const { data } = await call(listProperties, {})
  return data.toSorted((a, b) => Date.parse(b.created_at ?? '') - Date.parse(a.created_at ?? ''))
}

/** The heading above the results, once it has counted. A look-up by role takes long among this many cards. */
function heading(name: RegExp | string) {
  return waitFor(() => {
    const title = document.querySelector('section[aria-label=Results] h2')
    const text = title?.textContent ?? ''
    if (!title || !(typeof name === 'string' ? text === name : name.test(text)))
      throw new Error(`The heading is '${text}', not ${String(name)}`)
    return title
  })
}

function shownIds(): (string | undefined)[] {
  return [...document.querySelectorAll<HTMLElement>('[data-listing]')].map((card) => card.dataset['listing'])
}

const sidebar = () => within(screen.getByLabelText('Property types and filters'))
/** The button of a category, by its name and count. */
const category = (text: RegExp) =>
  waitFor(() => {
    const found = sidebar()
      .getAllByRole('button')
      .find(({ textContent }) => text.test(textContent))
    expect(found, String(text)).toBeDefined()
    return found!
  })
const searchBox = () => screen.getByLabelText(/^Search for properties/)
const chips = () => within(screen.getByRole('group', { name: 'Active filters' }))

/** Opens the screen, and another search in it without opening the app again. */
async function open(address = '/properties') {
  const app = await openApp(address)
  await heading(/for (Sale|Rent)|Properties$/)
  const go = (search: Record<string, string | number>) => act(() => app.router.navigate({ to: '/properties', search }))
  return { ...app, go }
}

async function choose(user: UserEvent, select: string, option: string) {
  await user.click(screen.getByRole('combobox', { name: select }))
  await user.click(await screen.findByRole('option', { name: option }))
}

const soldOrNot = (listings: WireProperty[], mode: 'sale' | 'rent') =>
  listings.filter((listing) => listing.listing_type === mode)

test('the screen greets, pages, and shows in each category what the rules find in the answer of the server', async () => {
  const { user, router } = await open()
  const all = await market()
  expect(await screen.findByRole('heading', { level: 1, name: 'Find Your Perfect Home' })).toBeVisible()
  expect(screen.getByText('Discover exceptional properties in prime locations')).toBeVisible()
  const sold = soldOrNot(all, 'sale')
  expect(screen.getByRole('heading', { level: 2, name: `${sold.length} Properties for Sale` })).toBeVisible()
  expect(screen.getByText('All properties')).toBeVisible()
  expect(searchBox()).toHaveAttribute('placeholder', 'Search for properties for sale...')
  expect(screen.getByRole('radio', { name: 'For Sale' })).toBeChecked()

  // Map View takes sale or rent, category and type along, spelled out.
  const results = within(screen.getByRole('region', { name: 'Results' }))
  const params = () => {
    const address = results.getByRole('link', { name: 'Map View' }).getAttribute('href') ?? ''
    return Object.fromEntries(new URLSearchParams(address.replace(/^\/map\?/, '')))
  }
  expect(params()).toEqual({ mode: 'sale', category: 'all', subtype: 'all' })

  // Show more adds the next 24 and the address remembers it.
  expect(shownIds()).toHaveLength(24)
  await user.click(screen.getByText('Show more'))
  await waitFor(() => expect(shownIds()).toHaveLength(Math.min(48, sold.length)))
  await waitFor(() => expect(router.state.location.search).toEqual({ page: '2' }))

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
    await user.click(await category(/^Commercial\d/))
    expect(await heading(`${counted('commercial')} Properties ${words}`)).toBeVisible()
    expect(screen.getByText('All commercial properties')).toBeVisible()
    expect(params()).toEqual({ mode, category: 'commercial', subtype: 'all' })
    await user.click(await category(/^All\d/))
  }

  // A subtype narrows its category and is named below the count.
  await user.click(screen.getByRole('radio', { name: 'For Sale' }))
  await user.click(await category(/^Residential\d/))
  await choose(user, 'Type', 'Condo')
  const condos = sold.filter((listing) => listing.property_type === 'Condo')
  expect(await heading(`${condos.length} Properties for Sale`)).toBeVisible()
  expect(screen.getByText('Condo', { selector: 'p' })).toBeVisible()
  expect(params()).toEqual({ mode: 'sale', category: 'residential', subtype: 'Condo' })
})

test('text is searched in title, city and address, nothing typed is lost, and the order can be chosen', async () => {
  const { user, router, go } = await open()
  const listings = await market()
  const all = soldOrNot(listings, 'sale')
  await user.type(searchBox(), 'MoLo')
  expect(searchBox()).toHaveValue('MoLo')
  const hits = all.filter(({ title, city, street }) => `${title}\n${city}\n${street}`.toLowerCase().includes('molo'))
  expect(await heading(`${hits.length} Properties for Sale`)).toBeVisible()
  await user.click(screen.getByRole('radio', { name: 'For Rent' }))
  expect(searchBox()).toHaveValue('MoLo')
  await waitFor(() => expect(router.state.location.search).toEqual({ mode: 'rent', q: 'MoLo' }))

  // The newest property stands first, and the cheapest when sorted by price.
  await go({ mode: 'rent' })
  const rentals = soldOrNot(listings, 'rent')
  await waitFor(() => expect(shownIds()).toEqual(rentals.map((listing) => String(listing.id))))
  await choose(user, 'Sort by', 'Price: low to high')
  const cheapest = rentals.toSorted((a, b) => Number(a.price) - Number(b.price))
  await waitFor(() => expect(shownIds()[0]).toBe(String(cheapest[0]?.id)))
})

test('the same address opens the same search for somebody else', async () => {
  const { user, router } = await open()
  await user.click(await category(/^Residential\d/))
  await user.click(await sidebar().findByRole('checkbox', { name: 'Garage' }))
  await user.click(within(sidebar().getByRole('radiogroup', { name: 'Bedrooms' })).getByRole('radio', { name: '2+' }))
  await user.type(searchBox(), 'iloilo')
  await waitFor(() =>
    expect(router.state.location.search).toMatchObject({ q: 'iloilo', features: 'Garage', beds: '2' }),
  )
  const address = router.state.location.href
  await waitFor(() => expect(shownIds().length).toBeGreaterThan(0))
  const title = (await heading(/for Sale/)).textContent
  const ids = shownIds()

  cleanup()
  await open(address)
  expect(await heading(title)).toBeVisible()
  expect(shownIds()).toEqual(ids)
})

test('filters are lifted one by one, by key too, all at once, and by what they do not fit', async () => {
  const { user, router, go } = await open('/properties?category=residential&beds=3&features=Garage&price=1000000-')
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

  // By key the focus goes on to the next chip, and at the end to the count.
  await go({ beds: '3', q: 'house' })
  const chip = await screen.findByRole('button', { name: 'Remove filter: 3+ bedrooms' })
  chip.focus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: 'Clear All Filters' })).toHaveFocus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('heading', { name: /^\d+ Properties$/ })).toHaveFocus())

  // Clear All Filters shows every property there is, for sale and for rent.
  await go({ mode: 'rent', category: 'land', q: 'jaro', zoning: 'residential' })
  await heading(/for Rent/)
  const count = (await market()).length
  await user.click((await screen.findAllByRole('button', { name: 'Clear All Filters' }))[0]!)
  expect(await heading(`${count} Properties`)).toBeVisible()
  expect(screen.getByRole('radio', { name: 'For Sale' })).not.toBeChecked()
  expect(screen.getByRole('radio', { name: 'For Rent' })).not.toBeChecked()
  expect(searchBox()).toHaveValue('')
  await waitFor(() => expect(router.state.location.search).toEqual({ mode: 'all' }))

  // Switching between sale and rent resets price, furnishing, lease, deposit and utilities.
  await go({
    mode: 'rent',
    category: 'residential',
    price: '5000-20000',
    furnishing: 'furnished',
    lease: '12',
    deposit: '50000',
    utilities: 'water',
    beds: '1',
  })
  await heading(/for Rent/)
  await user.click(screen.getByRole('radio', { name: 'For Sale' }))
  await waitFor(() => expect(router.state.location.search).toEqual({ category: 'residential', beds: '1' }))
})

test('going back undoes a choice, but not letter by letter what was typed', async () => {
  const { user, router } = await open()
  await user.click(await category(/^Land\d/))
  await user.type(searchBox(), 'lot')
  await waitFor(() => expect(router.state.location.search).toEqual({ category: 'land', q: 'lot' }))
  router.history.back()
  await waitFor(async () => expect(await category(/^All\d/)).toHaveAttribute('aria-pressed', 'true'))
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
  await user.click(await category(/^Land\d/))
  await waitFor(() => expect(router.state.location.search).toEqual({ category: 'land' }))
})

test('other units show other numbers and the same properties, and bounds are typed as people say them', async () => {
  const { user, router, go } = await open('/properties?size=1000-3000')
  const before = shownIds()
  await user.click(sidebar().getByRole('radio', { name: 'Metric' }))
  expect(await screen.findByRole('button', { name: 'Remove filter: Floor area 93 to 279 sq m' })).toBeVisible()
  expect(shownIds()).toEqual(before)
  await user.click(sidebar().getByRole('radio', { name: 'Imperial' }))
  expect(await screen.findByRole('button', { name: 'Remove filter: Floor area 1,000 to 3,000 sq ft' })).toBeVisible()
  expect(shownIds()).toEqual(before)
  await waitFor(() => expect(router.state.location.search).toEqual({ size: '1000-3000' }))
  expect(localStorage.getItem('unitSystem')).toBe('imperial')

  // An emptied minimum is 0 and an emptied maximum is unlimited.
  const sold = soldOrNot(await market(), 'sale')
  await go({ price: '2500000-4000000' })
  await waitFor(() => expect(sidebar().getByLabelText('Maximum price, typed')).toHaveValue('4,000,000'))
  await user.clear(sidebar().getByLabelText('Maximum price, typed'))
  await user.tab()
  await waitFor(() => expect(router.state.location.search).toEqual({ price: '2500000-' }))
  await user.clear(sidebar().getByLabelText('Minimum price, typed'))
  await user.tab()
  await waitFor(() => expect(router.state.location.search).toEqual({}))
  expect(await heading(`${sold.length} Properties for Sale`)).toBeVisible()

  await user.type(sidebar().getByLabelText('Minimum price, typed'), '2.5M')
  await waitFor(() => expect(router.state.location.search).toEqual({ price: '2500000-' }))
  const dear = sold.filter((listing) => Number(listing.price) >= 2_500_000)
  expect(await heading(`${dear.length} Properties for Sale`)).toBeVisible()
})

test('when nothing matches, the filter in the way is named and one press lifts it', async () => {
  const { user } = await open('/properties?category=residential&q=bahay+na+bato&features=Basement')
  expect(await screen.findByRole('heading', { name: 'No Properties Found' })).toBeVisible()
  expect(screen.getByText('Try selecting a different property type or adjusting your filters')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Remove Basement — 1 property' }))
  expect(await heading('1 Property for Sale')).toBeVisible()
})

test('one press leaves out what is pending or sold, and stands in the address', async () => {
  const { user, router } = await open()
  const all = soldOrNot(await market(), 'sale')
  const free = all.filter(({ status }) => status === 'available')
  expect(free.length).toBeLessThan(all.length)
  const taken = `${all.length - free.length} pending or sold`
  expect(await screen.findByText(taken)).toBeVisible()
  const button = screen.getByRole('button', { name: 'Available only' })
  await user.click(button)
  expect(await heading(`${free.length} Properties for Sale`)).toBeVisible()
  expect(button).toHaveAttribute('aria-pressed', 'true')
  expect(router.state.location.search).toEqual({ status: 'available' })
  expect(screen.queryByText(taken)).toBeNull()
  // The choice is remembered where an address says nothing of it.
  await act(() => router.navigate({ to: '/properties', search: { mode: 'sale' } }))
  expect(await heading(`${free.length} Properties for Sale`)).toBeVisible()
  await user.click(button)
  expect(await heading(`${all.length} Properties for Sale`)).toBeVisible()
})

test('when nothing matches, what a misspelled text means is offered first, with its count', async () => {
  const { user, router } = await open('/properties?q=mandurio')
  const listings = soldOrNot(await market(), 'sale')
  const there = listings.filter(({ street, city }) => `${street}\n${city}`.includes('Mandurriao'))
  await user.click(await screen.findByRole('button', { name: `In Mandurriao — ${there.length} properties` }))
  expect(await heading(`${there.length} Properties for Sale`)).toBeVisible()
  expect(router.state.location.search).toEqual({ in: 'Mandurriao' })
})

test('when nothing matches, a search without the words that no listing has is offered', async () => {
  const { user, router } = await open('/properties?q=helipad+bungalow+jacuzzi')
  const there = soldOrNot(await market(), 'sale').filter(({ title }) => title.includes('Bungalow'))
  expect(there).toHaveLength(1)
  await user.click(await screen.findByRole('button', { name: /“bungalow” · without “helipad jacuzzi” — 1 property$/ }))
  expect(await heading('1 Property for Sale')).toBeVisible()
  expect(router.state.location.search).toEqual({ q: 'bungalow' })
})

test('the choice Studio is a minimum that takes every home, so it has no count', async () => {
  await open('/properties?category=residential')
  const bedrooms = within(sidebar().getByRole('radiogroup', { name: /^Bedrooms/ }))
  const chip = (name: string) => bedrooms.getByRole('radio', { name }).parentElement
  await waitFor(() => expect(chip('2+')).toHaveTextContent(/^2\+\d+ results$/))
  expect(chip('Studio')).toHaveTextContent(/^Studio$/)
})

test('an empty market says so in the documented words', async () => {
  await openApp('/properties', { scenario: 'empty-market' })
  expect(await screen.findByRole('heading', { name: 'No Properties Found' })).toBeVisible()
  expect(await heading('0 Properties for Sale')).toBeVisible()
})

test('a list that cannot be loaded says why, whatever came, and Try Again brings it', async () => {
  const { user, backend, queryClient } = await openApp('/properties', { scenario: 'list-fails-once' })
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('No Properties Found')
  expect(alert).toHaveTextContent('The listings could not be loaded. The listings could not be read.')
  for (const [scenario, reason] of [
    ['list-refused', 'Listings are being updated.'],
    ['list-malformed', 'The server sent something that this app cannot show.'],
    ['list-wrong-shape', 'The server sent something that this app cannot show.'],
    ['offline', 'The server could not be reached.'],
  ] as const) {
    backend.rules.set(scenarioById(scenario).network!)
    await act(() => queryClient.resetQueries())
    await waitFor(() => expect(screen.getByRole('alert'), scenario).toHaveTextContent(reason))
  }
  backend.rules.set([])
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await heading(/\d+ Properties for Sale/)).toBeVisible()
})

test('while the listings are on their way the screen says so', async () => {
  await openApp('/properties', { scenario: 'list-loading' })
  expect(await screen.findByText('Loading properties...')).toBeVisible()
})

const opener = () => screen.findByRole('button', { name: 'Stage, papers and risk' })

test('filters by papers are folded, open on request, and are chips and parts of the address', async () => {
  const { user, router } = await open()
  expect(await opener()).toHaveAttribute('aria-expanded', 'false')
  expect(screen.queryByRole('radio', { name: 'Pre-selling' })).toBeNull()
  await user.click(await opener())
  await user.click(screen.getByRole('radio', { name: 'Pre-selling' }))
  await user.click(screen.getByRole('switch', { name: 'License to sell stated' }))
  expect(await screen.findByRole('heading', { level: 2, name: '1 Property for Sale' })).toBeVisible()
  expect(chips().getByText('Pre-selling stage')).toBeVisible()
  expect(chips().getByText('License to sell stated')).toBeVisible()
  await expect.poll(() => router.state.location.searchStr).toMatch(/stage=pre-selling.*licence=true/)
  cleanup()

  // An address with such a filter opens them.
  await open('/properties?flood=low&sqm=0-60000')
  expect(await opener()).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByRole('radio', { name: 'Low, up to 0.5 m' })).toBeChecked()
  expect(chips().getByText('Flood at most low, up to 0.5 m')).toBeVisible()
  expect(chips().getByText('Up to ₱60,000 per sq m')).toBeVisible()
})

test('a barangay and a landmark are found by their names, alone and together', async () => {
  const { router, backend } = await open('/properties?q=calaparan')
  const house = backend.db.property.find('3')!.title
  expect(await screen.findByRole('heading', { level: 3, name: house })).toBeVisible()
  await router.navigate({ to: '/properties', search: { q: 'villa beach calaparan' } })
  expect(await heading('1 Property for Sale')).toBeVisible()
  expect(screen.getByRole('heading', { level: 3, name: house })).toBeVisible()
  cleanup()

  const { user, ...opened } = await open('/properties?mode=all')
  await user.click(await opener())
  await user.type(screen.getByRole('textbox', { name: 'Barangay' }), 'calaparan')
  expect(await heading('1 Property')).toBeVisible()
  expect(screen.getByRole('heading', { level: 3, name: house })).toBeVisible()
  expect(chips().getByText('Barangay calaparan')).toBeVisible()
  await expect.poll(() => opened.router.state.location.searchStr).toContain('barangay=calaparan')
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

const firstCard = async () => (await screen.findAllByRole('article'))[0]!

test('a card says price, then cost a month; by month the price filter is a budget, and both go back', async () => {
  const { user, router, go } = await open()
  await waitFor(async () => expect(await firstCard()).toHaveTextContent(/^[^≈]*₱[\d,]{9,}[^≈]*≈ ₱\d+K a month, bank/))
  await user.click(await screen.findByRole('radio', { name: 'By month' }))
  expect(
    await screen.findByText(/^By month: Pag-IBIG, the usual down payment, the usual term, rate fixed for 5 years/),
  ).toBeVisible()
  expect((await screen.findAllByText(/^≈ ₱[\d.]+K a month, Pag-IBIG, \d+% down$/))[0]).toBeVisible()
  await expect.poll(() => router.state.location.searchStr).toMatch(/by=month/)
  await user.click(screen.getByRole('button', { name: 'Show prices' }))
  await expect.poll(() => router.state.location.searchStr).not.toMatch(/by=/)

  await user.click(await screen.findByRole('radio', { name: 'By month' }))
  await user.type(await screen.findByRole('textbox', { name: 'Maximum a month, typed' }), '25000')
  await user.tab()
  expect(await screen.findByText('Up to ₱25,000 a month, Pag-IBIG')).toBeVisible()
  await expect.poll(() => router.state.location.searchStr).toMatch(/month=0-25000.*by=month/)
  expect(screen.queryByRole('textbox', { name: 'Maximum price, typed' })).toBeNull()
  await user.click(screen.getByRole('radio', { name: 'Price' }))
  await expect.poll(() => screen.queryByText('Up to ₱25,000 a month, Pag-IBIG')).toBeNull()

  // The income needed filters, and rentals are not filtered by loans.
  await go({ income: '45000' })
  expect(await screen.findByText('Income needed up to ₱45,000 a month, Pag-IBIG')).toBeVisible()
  const some = await screen.findByRole('heading', { level: 2, name: /^\d+ Properties for Sale$/ })
  expect(Number.parseInt(some.textContent, 10)).toBeGreaterThan(0)
  await user.click(screen.getAllByRole('radio', { name: /rent/i })[0]!)
  expect(await screen.findByRole('heading', { level: 2, name: /for Rent$/ })).toBeVisible()
  expect(screen.queryByText(/^Income needed up to/)).toBeNull()

  // An address with a budget shows homes within it by its own loan.
  await go({ month: '0-20000', loan: 'bank,down-30,years-15' })
  expect(await screen.findByText(/^By month: Bank loan, 30% down, 15 years/)).toBeVisible()
  expect(chips().getByText('Up to ₱20,000 a month, Bank loan')).toBeVisible()
  await waitFor(() => {
    // What is pending or sold carries no financing.
    const cards = screen.getAllByRole('article').filter((card) => !/sold|pending/i.test(card.textContent))
    expect(cards.length).toBeGreaterThan(0)
    for (const card of cards) {
      const [, thousands] = /≈ ₱([\d.]+)K a month, bank, 30% down/.exec(card.textContent) ?? []
      expect(Number(thousands)).toBeLessThanOrEqual(20)
    }
  })
})

test('what a visitor chose once holds where the address says nothing; a link with a price is about prices', async () => {
  const scenario = { ...scenarioById('samples'), storage: { 'proventous:by-month': 'in_house' } }
  const { router } = await openApp('/properties', { scenario })
  expect(await screen.findByText(/^By month: In-house/)).toBeVisible()
  await act(() => router.navigate({ to: '/properties', search: { price: '0-3000000' } }))
  await waitFor(() => expect(screen.queryByText(/^By month: In-house/)).toBeNull())
})
