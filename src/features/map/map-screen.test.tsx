import { configure, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { onPhone } from '@tests/helpers/on-phone'
import { openApp } from '@tests/helpers/open-app'
import { useCurrency } from '@/session/preferences'
import { layOutMap } from './map.test-support'
import { SAMPLE_LISTINGS } from '@/samples/listings'

/** Every listing of the seed. */
const ALL = SAMPLE_LISTINGS.length

// The map comes as a file of its own, which a busy machine takes its time to read.
configure({ asyncUtilTimeout: 8_000 })
beforeEach(() => layOutMap())

/** The count in the header; the live region says it too. */
const counted = (text: string | RegExp, timeout?: number) =>
  screen.findByText(text, { selector: '[data-count]' }, { timeout })
const pins = async () =>
  within(await screen.findByRole('group', { name: 'Properties on the map' })).findAllByRole('button')
const openList = async (user: Awaited<ReturnType<typeof openApp>>['user']) =>
  user.click(await screen.findByRole('button', { name: 'Show List' }))

test('the header counts the properties and names mode and category', async () => {
  await openApp('/map?mode=rent&category=commercial')
  expect(await screen.findByRole('heading', { level: 1, name: 'Map View' })).toBeVisible()
  expect(await counted(/^\d+ properties$/)).toBeVisible()
  expect(screen.getByText('For Rent')).toBeVisible()
  expect(screen.getByText('Commercial')).toBeVisible()
  expect(
    screen.getByRole('link', { name: 'Back to Properties' }),
    'the back button leads to browse with mode, category and subtype',
  ).toHaveAttribute('href', '/properties?mode=rent&category=commercial&subtype=all')
})

test('a map of everything says All Properties; the legend says which pin is for sale and which for rent', async () => {
  await openApp('/map?mode=all')
  expect(await screen.findByText('All Properties')).toBeVisible()
  const legend = await screen.findByRole('list', { name: 'Legend' })
  expect(legend).toHaveTextContent('Blue pin = for sale')
  expect(legend).toHaveTextContent('Green pin = for rent')
  expect(legend).toHaveTextContent('Dark cluster = both')
})

test('every pin and cluster is a button with a telling name', async () => {
  await openApp('/map?mode=all&z=16&lat=10.702&lng=122.551')
  for (const pin of await pins()) {
    expect(pin).toHaveAccessibleName(
      /^(₱[\d.]+[KM]?( a month)?, .+, for (sale|rent)|\d+ (₱[\d.]+[KM]?\+ )?properties: .+)/,
    )
  }
})

test('the map obeys the filters of the address', async () => {
  await openApp('/map?mode=all&q=iloilo&beds=5')
  const count = await counted(/^\d+ propert(y|ies)$/)
  expect(Number.parseInt(count.textContent, 10)).toBeLessThan(ALL)
})

test('a sentence in the box of the map becomes filters, other words search, and an emptied box searches all', async () => {
  const { user, router } = await openApp('/map')
  const box = await screen.findByRole('combobox', { name: 'Search for properties for sale' })
  await user.type(box, 'condo for rent in Mandurriao, skyline')
  await screen.findByRole('option', { name: /Condo/ })
  await user.keyboard('{Enter}')
  const asked = { mode: 'rent', category: 'residential', subtype: 'Condo', in: 'Mandurriao' }
  await waitFor(() => expect(router.state.location.search).toMatchObject({ ...asked, q: 'skyline' }))
  await waitFor(() => expect(box).toHaveValue('skyline'))
  await user.click(screen.getByRole('button', { name: 'Clear search text' }))
  await waitFor(() => expect(router.state.location.search).not.toHaveProperty('q'))
  expect(router.state.location.search).toMatchObject(asked)
})

test('pressing a pin opens its popup and the detail card, pressing it again closes both', async () => {
  const { user, router } = await openApp('/map?pin=7')
  const popup = await screen.findByRole('dialog')
  expect(within(popup).getByRole('link', { name: 'View Details' })).toHaveAttribute('href', '/property/7')
  expect(screen.getByRole('region', { name: 'Selected property' })).toBeVisible()
  const pin = screen.getByRole('button', { pressed: true, name: /for sale/ })
  await user.click(pin)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByRole('region', { name: 'Selected property' })).toBeNull()
  await waitFor(() => expect(router.state.location.search).not.toHaveProperty('pin'))
  await user.click(screen.getByRole('button', { name: /^Show List$/ }))
  await user.click((await screen.findAllByRole('button', { name: /^Show on map/ }))[0]!)
  expect(await screen.findByRole('dialog')).toBeVisible()
})

test('the card of a pin leads there, adds to the comparison and saves; in dollars its popup converts by 56', async () => {
  useCurrency.getState().set('USD')
  const { user } = await openApp('/map?pin=7', { keep: ['currency'] })
  const popup = await screen.findByRole('dialog')
  expect(within(popup).getByText('$146K')).toBeVisible()
  useCurrency.getState().set('PHP')
  const card = await screen.findByRole('region', { name: 'Selected property' })
  const link = screen.getByRole('link', { name: /^Directions/ })
  expect(link, 'Directions open in the map service, in a new tab').toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/www\.openstreetmap\.org\/directions\?to=10\./),
  )
  expect(link).toHaveAttribute('target', '_blank')
  expect(link.getAttribute('rel')).toContain('noopener')
  await user.click(within(card).getByRole('button', { name: /^Add to compare/ }))
  expect(await screen.findByText(/^Saved and added to compare: 1 of 4\./)).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Compare list, 1 of 4' })).toBeVisible()
  expect(localStorage.getItem('favorites'), 'the card of a pin adds to the comparison and saves').toBe('["7"]')
})

test('the card of a rental tells deposit, furnishing, lease and utilities', async () => {
  await openApp('/map?mode=rent&pin=r1')
  const card = await screen.findByRole('region', { name: 'Selected property' })
  for (const text of ['For Rent', /^Deposit ₱/, 'Furnishing', 'Minimum lease', 'Utilities included', 'Parking spots']) {
    expect(within(card).getByText(text)).toBeVisible()
  }
  expect(within(card).getByText(/\/mo$/)).toBeVisible()
})

test('a viewed pin says so and is remembered', async () => {
  const { user } = await openApp('/map?pin=12&z=18&lat=10.7&lng=122.5')
  await screen.findByRole('dialog')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog'), 'Escape deselects').toBeNull())
  expect(JSON.parse(localStorage.getItem('viewedPins') ?? '[]')).toContain('12')
  expect(await screen.findByRole('button', { name: /, viewed$/ })).toBeVisible()
})

test('Show List opens a list whose entries link to the properties and mark their pins, Hide List closes it', async () => {
  const { user, container } = await openApp('/map?mode=all')
  await openList(user)
  expect(await screen.findByRole('heading', { name: `Properties (${ALL})` })).toBeVisible()
  const list = screen.getByRole('complementary', { name: 'List of properties' })
  const [first] = await within(list).findAllByRole('link')
  expect(first).toHaveAttribute('href', expect.stringMatching(/^\/property\//))
  await user.hover(first!)
  await waitFor(() => {
    const marked = container.querySelector('[data-pin][data-hovered], [data-cluster][data-hovered]')
    expect(marked, 'an entry under the focus marks its pin').not.toBeNull()
  })
  await user.click(screen.getByRole('button', { name: 'Hide List' }))
  await waitFor(() => expect(screen.queryByRole('complementary', { name: 'List of properties' })).toBeNull())
})

test('Filters shows what narrows the map, changes it, and leads to browse with the same search', async () => {
  const { user, router } = await openApp('/map?mode=rent&category=residential&subtype=Condo&beds=1')
  await user.click(await screen.findByRole('button', { name: /^Filters/ }))
  const panel = await screen.findByRole('dialog', { name: 'Filters' })
  expect(within(panel).getByText('1+ bedrooms')).toBeVisible()
  const href = within(panel).getByRole('link', { name: 'Change Filters' }).getAttribute('href') ?? ''
  expect(Object.fromEntries(new URLSearchParams(href.split('?')[1]))).toMatchObject({
    mode: 'rent',
    category: 'residential',
    subtype: 'Condo',
    beds: '1',
  })
  await user.click(within(panel).getByRole('button', { name: 'Remove filter: 1+ bedrooms' }))
  await waitFor(() => expect(router.state.location.search).not.toHaveProperty('beds'))
  await user.click(within(panel).getByRole('radio', { name: 'For Sale' }))
  await waitFor(() => expect(router.state.location.search).toMatchObject({ mode: 'sale', category: 'residential' }))
  await user.click(within(panel).getByRole('button', { name: /^Show \d+ propert/ }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Filters' })).toBeNull())
})

test('members open properties in their dashboard', async () => {
  await openApp('/dashboard/map?pin=7', { scenario: 'signed-in-verified' })
  const popup = await screen.findByRole('dialog')
  expect(within(popup).getByRole('link', { name: 'View Details' })).toHaveAttribute('href', '/dashboard/property/7')
  expect(screen.getByRole('link', { name: 'Back to Properties' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/dashboard\/properties/),
  )
})

test('Search this area limits list and count to what the map shows', async () => {
  const { user, router } = await openApp('/map?mode=all&lat=10.702&lng=122.55&z=16')
  await counted(`${ALL} properties`)
  await user.click(screen.getByRole('button', { name: 'Search this area' }))
  const limited = await counted(/^\d+ propert(y|ies) in this area$/)
  await waitFor(() => expect(Number.parseInt(limited.textContent, 10)).toBeLessThan(ALL))
  await waitFor(() => expect(router.state.location.searchStr).toContain('inview=1'))
  await user.click(screen.getByRole('button', { name: 'Searching this area' }))
  expect(await counted(`${ALL} properties`)).toBeVisible()
})

test('moving the map is kept in the address, without a new step in the history', async () => {
  const { user, router } = await openApp('/map?mode=all')
  await pins()
  const steps = router.history.length
  await user.click(screen.getByRole('button', { name: 'Zoom in' }))
  await waitFor(() => expect(router.state.location.searchStr).toContain('lat=10.696&lng=122.5665&z=14'))
  expect(router.history.length).toBe(steps)
})

test('a filtered map opens on its results, and again after another filter', async () => {
  const { user, router } = await openApp('/map?mode=all&q=santa%20barbara')
  await counted(/^\d+ propert(y|ies)$/)
  const north = () => Number((router.state.location.search as { lat?: number }).lat)
  await waitFor(() => expect(north()).toBeGreaterThan(10.8))
  await user.click(screen.getByRole('button', { name: /^Filters/ }))
  await user.click(await screen.findByRole('button', { name: /^Remove/ }))
  await waitFor(() => expect(router.state.location.search, 'Iloilo City again').not.toHaveProperty('lat'))
})

test('what lies outside the picture is counted, and a press shows all', async () => {
  layOutMap({ width: 300, height: 300 })
  const { user, router } = await openApp('/map?mode=all')
  await user.click(await screen.findByRole('button', { name: /^\d+ more outside: show all$/ }))
  await waitFor(() => expect(router.state.location.searchStr).toMatch(/z=\d+/))
  await waitFor(() => expect(screen.queryByRole('button', { name: /outside: show all$/ })).toBeNull())
})

test('a link with a position opens the map there', async () => {
  await openApp('/map?mode=all&lat=10.75&lng=122.6&z=17&inview=1')
  expect(await counted(/^\d+ propert(y|ies) in this area$/)).toBeVisible()
})

test('while the list loads the map says so', async () => {
  await openApp('/map', { scenario: 'list-loading' })
  expect(await screen.findByText('Loading map...')).toBeInTheDocument()
})

test('when the list fails a banner offers to try again and the map stays', async () => {
  const { user } = await openApp('/map', { scenario: 'list-fails-once' })
  const banner = await screen.findByRole('alert')
  expect(banner).toHaveTextContent('The properties could not be loaded.')
  expect(screen.getByRole('button', { name: 'Zoom in' })).toBeVisible()
  await user.click(within(banner).getByRole('button', { name: 'Try Again' }))
  expect(await counted('27 properties')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('an empty market says that there is nothing yet', async () => {
  await openApp('/map', { scenario: 'empty-market' })
  expect(await screen.findByText('There is nothing on the market yet.')).toBeVisible()
  expect(await counted('0 properties')).toBeVisible()
})

test('filters that leave nothing can be cleared on the map', async () => {
  const { user } = await openApp('/map?q=nowhere')
  await user.click(await screen.findByRole('button', { name: 'Clear All Filters' }))
  expect(await counted(`${ALL} properties`)).toBeVisible()
})

test('ten thousand listings make no more than 150 pins', async () => {
  await openApp('/map?mode=all', { scenario: 'ten-thousand' })
  await counted(/^10,\d{3} properties$/, 10_000)
  expect((await pins()).length).toBeLessThanOrEqual(150)
})

test('on a phone the list is a sheet with three stops', async () => {
  onPhone()
  const { user } = await openApp('/map?mode=all')
  const sheet = await screen.findByRole('region', { name: 'List of properties' })
  expect(await within(sheet).findByRole('heading', { name: `Properties (${ALL})` })).toBeVisible()
  expect(sheet).toHaveAttribute('data-stop', 'peek')
  await user.click(within(sheet).getByRole('button', { name: 'Show List' }))
  expect(sheet).toHaveAttribute('data-stop', 'half')
  await user.click(within(sheet).getByRole('button', { name: 'Full list' }))
  expect(sheet).toHaveAttribute('data-stop', 'full')
  await user.keyboard('{Escape}')
  expect(sheet).toHaveAttribute('data-stop', 'peek')
})

test('on a phone the selected property is one card at the bottom', async () => {
  onPhone()
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390)
  await openApp('/map?pin=7')
  expect(await screen.findByRole('region', { name: 'Selected property' })).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each([
  ['mandurio', 'Mandurriao'],
  ['jarro', 'Jaro'],
  ['arebalo', 'Arevalo'],
])('where %s finds nothing, the map offers %s with its count', async (q, place) => {
  const { user, router } = await openApp(`/map?mode=all&q=${q}`)
  await user.click(await screen.findByRole('button', { name: new RegExp(`^In ${place} — \\d+ propert`) }))
  await waitFor(() => expect(router.state.location.search).toMatchObject({ in: place }))
  expect(router.state.location.search).not.toHaveProperty('q')
})
