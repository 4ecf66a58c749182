import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { layOutMap } from '@/features/map/map.test-support'
import { onPhone } from '@tests/helpers/on-phone'
import { openApp } from '@tests/helpers/open-app'

// The modal is a chunk of its own, and a busy machine takes its time to load it.
const PATIENT = { timeout: 10_000 }

const main = () => within(screen.getByRole('navigation', { name: 'Main' }))
const region = (name: string) => within(screen.getByRole('region', { name }))

test('the header shows every documented link and button', async () => {
  await openApp('/')
  for (const name of ['Buy', 'Rent', 'Sell', 'About']) expect(main().getByRole('link', { name })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Sign In' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Get Started' })).toBeVisible()
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
})

test("'Buy' and 'Rent' open the browse screen in that mode", async () => {
  const { user, router } = await openApp('/')
  await user.click(main().getByRole('link', { name: 'Rent' }))
  await waitFor(() => expect(router.state.location.href).toBe('/properties?mode=rent'))
  await router.navigate({ to: '/' })
  await user.click(await screen.findByRole('link', { name: 'Buy' }))
  await waitFor(() => expect(router.state.location.href).toBe('/properties?mode=sale'))
})

test("'Sell' asks a visitor to sign in, but not while the pointer only rests on it", async () => {
  const { user, router } = await openApp('/')
  await user.hover(main().getByRole('link', { name: 'Sell' }))
  // What resting there does, to its end.
  await router.preloadRoute({ to: '/dashboard/list-property' })
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(main().getByRole('link', { name: 'Sell' }))
  expect(await screen.findByRole('dialog', { name: 'Login' }, PATIENT)).toBeVisible()
})

test("'About' leads to the section of that name on this page", async () => {
  const { user, router } = await openApp('/')
  await user.click(main().getByRole('link', { name: 'About' }))
  await waitFor(() => expect(router.state.location.hash).toBe('about'))
  expect(screen.getByRole('heading', { name: 'About Proventous' })).toHaveFocus()
})

test('the three fixed counters stand in the hero, and it says what they count', async () => {
  await openApp('/')
  for (const [label, count] of [
    ['Properties', '50K+'],
    ['Clients', '25K+'],
    ['Cities', '500+'],
  ] as const) {
    expect(screen.getByText(label, { selector: 'dt' }).parentElement).toHaveTextContent(count)
  }
  expect(screen.getByText(/^Nationwide, all time\./)).toBeVisible()
})

test('the hero search opens the browse screen with the location, the type and the mode', async () => {
  const { user, router } = await openApp('/')
  const search = within(screen.getByRole('search'))
  await user.click(search.getByRole('radio', { name: 'For Rent' }))
  await user.type(search.getByLabelText('What are you looking for?'), '  Lopez ')
  await user.selectOptions(search.getByLabelText('Property type'), 'residential/Condo')
  await user.click(search.getByRole('button', { name: 'Search' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/properties'))
  expect(router.state.location.search).toEqual({ mode: 'rent', category: 'residential', subtype: 'Condo', q: 'Lopez' })
})

test('a newcomer finds the way to what they can afford, at the search and in the footer', async () => {
  await openApp('/')
  const ways = screen.getAllByRole('link', { name: 'What can I afford?' })
  expect(ways.map((link) => link.getAttribute('href'))).toEqual(['/afford', '/afford'])
})

test('a sentence in the hero search opens the homes that it asks for', async () => {
  const { user, router } = await openApp('/')
  await user.type(screen.getByLabelText('What are you looking for?'), '2 bedroom under 20k in Jaro')
  expect(await screen.findByRole('option', { name: /^For rent · In Jaro/ }, PATIENT)).toBeVisible()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/properties'))
  expect(router.state.location.search).toEqual({ mode: 'rent', beds: '2', price: '0-20000', in: 'Jaro' })
})

test('on a phone one sentence and two presses lead to the homes on the map', async () => {
  onPhone()
  layOutMap()
  const { user, router } = await openApp('/', { scenario: 'default' })
  await user.type(screen.getByLabelText('What are you looking for?'), '2 bedroom rent under ₱20,000 in Jaro')
  await screen.findByRole('option', { name: /^For rent · In Jaro/ }, PATIENT)
  await user.click(screen.getAllByRole('button', { name: 'Search' }).at(-1)!)
  expect(await screen.findByRole('heading', { name: '1 Property for Rent' }, PATIENT)).toBeVisible()
  await user.click(within(screen.getByRole('region', { name: 'Results' })).getByRole('link', { name: /^Map/ }))
  expect(await screen.findByText('1 property', { selector: '[data-count]' }, PATIENT)).toBeVisible()
  const asked = { mode: 'rent', beds: '2', price: '0-20000', in: 'Jaro' }
  expect(router.state.location).toMatchObject({ pathname: '/map', search: asked })
})

test('a place that the hero search suggests opens its homes at once', async () => {
  const { user, router } = await openApp('/')
  await user.type(screen.getByLabelText('What are you looking for?'), 'mandurio')
  await user.click(await screen.findByRole('option', { name: /^Mandurriao\b/ }, PATIENT))
  await waitFor(() => expect(router.state.location.pathname).toBe('/properties'))
  expect(router.state.location.search).toEqual({ in: 'Mandurriao' })
})

test('three featured listings show price, place, facts and type, and open', async () => {
  const { user, router } = await openApp('/')
  const featured = region('Featured properties')
  const cards = await featured.findAllByRole('article')
  expect(cards).toHaveLength(3)
  expect(featured.getAllByText('Featured')).toHaveLength(3)
  expect(featured.getByText('₱19,500,000')).toBeVisible()
  expect(featured.getByText('Vacation Home')).toBeVisible()
  await user.click(featured.getByRole('link', { name: 'Restored Bahay na Bato on Seminario Street' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/property/iloilo1'))
})

test('when the list fails the built-in samples stand in, a note says so, and Try Again brings the market', async () => {
  const { user } = await openApp('/', { scenario: 'list-fails-once' })
  const featured = region('Featured properties')
  expect(await featured.findAllByRole('article')).toHaveLength(3)
  expect(featured.getByText(/could not be loaded. You see built-in samples instead/)).toBeVisible()
  await user.click(featured.getByRole('button', { name: 'Try Again' }))
  await waitFor(() => expect(featured.queryByText(/built-in samples/)).toBeNull())
  expect(featured.getAllByRole('article')).toHaveLength(3)
})

test('an empty market shows the built-in samples and says so', async () => {
  await openApp('/', { scenario: 'empty-market' })
  const featured = region('Featured properties')
  expect(await featured.findByText(/Nothing is listed right now/)).toBeVisible()
  expect(featured.getAllByRole('article')).toHaveLength(3)
})

test('categories and districts open the browse screen with them, and count what is for sale', async () => {
  const { user, router } = await openApp('/')
  const categories = region('Browse by category')
  expect(await categories.findAllByText(/\d+ for sale/)).toHaveLength(6)
  await user.click(categories.getByRole('link', { name: /^Land/ }))
  await waitFor(() => expect(router.state.location.href).toBe('/properties?category=land'))
  await router.navigate({ to: '/' })
  await user.click(
    within(await screen.findByRole('region', { name: 'Browse by district' })).getByRole('link', { name: /La Paz/ }),
  )
  await waitFor(() => expect(router.state.location.search).toEqual({ q: 'La Paz' }))
})

test('categories and districts count the same where the list is too large', async () => {
  const counted = async () => {
    const categories = region('Browse by category')
    await waitFor(() => expect(categories.getAllByText(/\d+ for sale/)).toHaveLength(6), { timeout: 10_000 })
    const districts = region('Browse by district')
    await waitFor(() => expect(districts.getAllByRole('link', { name: /\d/ })).toHaveLength(12), { timeout: 10_000 })
    const all = [...categories.getAllByRole('link'), ...districts.getAllByRole('link')]
    return all.map(({ textContent }) => textContent)
  }
  await openApp('/')
  const expected = await counted()
  cleanup()
  await openApp('/', { scenario: 'list-too-large' })
  expect(await counted()).toEqual(expected)
})

test('the house in the picture is named where the list is too large, too', async () => {
  const caption = async () =>
    within((await screen.findByRole('img', { name: /^Row of five new townhouses/ })).closest('figure')!).findByRole(
      'link',
      {},
      PATIENT,
    )
  await openApp('/')
  const expected = (await caption()).textContent
  cleanup()
  await openApp('/', { scenario: 'list-too-large' })
  expect((await caption()).textContent).toBe(expected)
})

test('the footer has quick links, company links and contact details', async () => {
  await openApp('/')
  const footer = within(screen.getByRole('contentinfo'))
  expect(footer.getByRole('link', { name: 'Support' })).toHaveAttribute('href', '/support')
  expect(footer.getByRole('link', { name: 'Legal' })).toHaveAttribute('href', '/legal')
  expect(footer.getByRole('link', { name: 'About' })).toHaveAttribute('href', '/#about')
  expect(footer.getByRole('link', { name: 'Saved Properties' })).toHaveAttribute('href', '/favorites')
  expect(footer.getByRole('link', { name: 'hello@proventous.example' })).toHaveAttribute(
    'href',
    'mailto:hello@proventous.example',
  )
})

test('somebody signed in finds the way to the dashboard and their profile instead of the sign-in buttons', async () => {
  await openApp('/', { scenario: 'signed-in-verified' })
  expect(screen.queryByRole('button', { name: 'Sign In' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Go to dashboard' })).toHaveAttribute('href', '/dashboard')
  expect(screen.getByRole('link', { name: /My Profile/ })).toHaveAttribute('href', '/dashboard/u/noel.sumagaysay')
  expect(main().getByRole('link', { name: 'Rent' })).toHaveAttribute('href', '/dashboard/properties?mode=rent')
})
