import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { server } from '@mocks/node'
import { listingKeys } from '@/api/query-keys'
import { writeArea } from '@/domain/search/query/area'
import { useVisits } from '@/session/marks/visits'
import { onPhone } from '@tests/helpers/on-phone'
import { openApp } from '@tests/helpers/open-app'
// Loaded here: the map of the opened property may load it after the end of the test.
import 'leaflet'

function heading(name: RegExp | string) {
  return waitFor(
    () => {
      const title = document.querySelector('section[aria-label=Results] h2')
      const text = title?.textContent ?? ''
      if (!title || !(typeof name === 'string' ? text === name : name.test(text)))
        throw new Error(`The heading is '${text}', not ${String(name)}`)
      return title
    },
    { timeout: 10_000 },
  )
}

function shownIds(): (string | undefined)[] {
  return [...document.querySelectorAll<HTMLElement>('[data-listing]')].map((card) => card.dataset['listing'])
}

const askedFor = (backend: Awaited<ReturnType<typeof openApp>>['backend'], endpoint: string) =>
  backend.log.calls().filter((call) => call.endpoint === endpoint)

test('a list that is too large is asked for once; from then on the server searches, with the same results', async () => {
  const path = '/properties?mode=all&category=residential&price=0-20000000&sort=price-asc'
  const first = await openApp(path)
  const title = (await heading(/\d+ Properties/)).textContent
  const expected = shownIds()
  const taken = screen.getByText(/pending or sold/).textContent
  // What stays mounted goes on asking, now the second backend.
  cleanup()
  first.queryClient.clear()

  const { user, backend, router } = await openApp(path, { scenario: 'list-too-large' })
  expect(await heading(title)).toBeVisible()
  expect(screen.getByText(/pending or sold/)).toHaveTextContent(taken)
  await waitFor(() => expect(shownIds()).toEqual(expected))
  await user.type(screen.getByLabelText('Search for properties'), 'Molo')
  await waitFor(() => expect(router.state.location.search).toMatchObject({ q: 'Molo' }))
  await user.click(screen.getByRole('button', { name: 'Remove filter: “Molo”' }))
  expect(await heading(title)).toBeVisible()
  expect(askedFor(backend, 'listProperties')).toHaveLength(1)
})

test('a backend that does not know the availability facet yet searches, and the count says nothing of it', async () => {
  const { user } = await openApp('/properties?mode=all', { scenario: 'list-too-large' })
  expect(await heading('42 Properties')).toBeVisible()
  expect(screen.getByText(/^\d+ pending or sold$/)).toBeVisible()
  const errors = { facets: ['Please name facets of the list.'] }
  server.use(
    http.get('*/api/properties/search', ({ request }) =>
      request.url.includes('status')
        ? HttpResponse.json({ success: false, message: 'Please check the search.', errors }, { status: 400 })
        : undefined,
    ),
  )
  await user.click(screen.getAllByRole('radio', { name: '2+' })[0]!)
  expect(await heading(/^(?!42 )\d+ Properties$/)).toBeVisible()
  expect(screen.queryByText(/pending or sold/)).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(await screen.findByRole('button', { name: /^Residential$/ })).toBeVisible()
})

test('while the list is refused the focus stays with what is typed; Show more brings the next page and its focus', async () => {
  const { user, router } = await openApp('/properties?mode=all', { scenario: 'list-too-large' })
  const box = screen.getByLabelText('Search for properties')
  await user.type(box, 'mo')
  expect(await heading(/^\d+ Properties/)).toBeVisible()
  expect(box).toHaveFocus()
  await user.keyboard('lo')
  await waitFor(() => expect(router.state.location.search).toMatchObject({ q: 'molo' }))
  await user.clear(box)
  // The list of before stays until the new one comes, and is replaced under a press.
  await waitFor(() => expect(router.state.location.search).not.toHaveProperty('q'))
  await waitFor(() => expect(document.querySelector('main [aria-busy=true]')).toBeNull())
  expect(await heading('42 Properties')).toBeVisible()
  expect(shownIds()).toHaveLength(24)
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  await waitFor(() => expect(shownIds()).toHaveLength(42))
  expect(new Set(shownIds()).size).toBe(42)
  await waitFor(() =>
    expect(document.activeElement?.closest('[data-listing]')).toHaveAttribute('data-listing', shownIds()[24]),
  )
  await waitFor(() => expect(router.state.location.search).toMatchObject({ page: '2' }))
})

test('a link to a later page brings its cards at once', async () => {
  const { backend } = await openApp('/properties?mode=all&page=2', { scenario: 'list-too-large' })
  expect(await heading('42 Properties')).toBeVisible()
  await waitFor(() => expect(shownIds()).toHaveLength(42))
  expect(askedFor(backend, 'searchProperties')).toHaveLength(1)
})

test('a cursor that is gone makes the search start over, and no card is lost', async () => {
  const { user } = await openApp('/properties?mode=all', { scenario: 'search-gone' })
  expect(await heading('42 Properties')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  await waitFor(() => expect(shownIds()).toHaveLength(42))
  expect(new Set(shownIds()).size).toBe(42)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('where searches are limited the cards stay, the screen says so, and Try Again brings the rest', async () => {
  const { user } = await openApp('/properties?mode=all', { scenario: 'search-limited' })
  expect(await heading('42 Properties')).toBeVisible()
  await user.click(screen.getByRole('button', { name: /Show more|Try Again/ }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Those were many searches in a short time.')
  expect(shownIds()).toHaveLength(24)
  await waitFor(async () => {
    await user.click(screen.getByRole('button', { name: /Try Again|Show more/ }))
    expect(shownIds()).toHaveLength(42)
  })
})

test('a search that fails says why, and one that is not there leaves the reason of the list', async () => {
  await openApp('/properties', { scenario: 'search-down' })
  expect(await screen.findByRole('alert')).toHaveTextContent('The search could not be made.')
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible()
})

test('categories are counted, and what stands in the way of an empty result is named', async () => {
  const { user } = await openApp('/properties?category=residential&q=bahay+na+bato&features=Basement', {
    scenario: 'list-too-large',
  })
  await user.click(await screen.findByRole('button', { name: 'Remove Basement — 1 property' }))
  expect(await heading('1 Property for Sale')).toBeVisible()
  expect(await screen.findByRole('button', { name: /^Residential ?1$/ })).toBeVisible()
})

test('limits by month are searched with their loan, with the same results as in the page', async () => {
  const path = '/properties?month=0-25000&income=80000&loan=bank,down-30&by=month'
  const first = await openApp(path)
  const title = (await heading(/[1-9]\d* Properties/)).textContent
  const expected = shownIds()
  cleanup()
  first.queryClient.clear()
  await openApp(path, { scenario: 'list-too-large' })
  expect(await heading(title)).toBeVisible()
  await waitFor(() => expect(shownIds()).toEqual(expected))
})

test('choices of the filters show how many listings they have, the same by both engines', async () => {
  const path = '/properties?mode=all&category=residential&beds=2'
  const names = ['1+', '2+', '3+', 'Furnished', 'Garage']
  const described = async () => {
    const sidebar = within(await screen.findByRole('complementary', { name: 'Property types and filters' }))
    const choice = (name: string) => sidebar.getAllByRole(name === 'Garage' ? 'checkbox' : 'radio', { name })[0]
    await waitFor(() => expect(choice('2+')).toHaveAccessibleDescription(/^\d+ results$/), { timeout: 10_000 })
    const textOf = (name: string) =>
      document.getElementById(choice(name)!.getAttribute('aria-describedby') ?? '')?.textContent
    return names.map((name) => `${name}: ${textOf(name)}`)
  }
  const first = await openApp(path)
  const title = (await heading(/\d+ Properties/)).textContent
  const expected = await described()
  expect(expected[1]).toBe(`2+: ${/\d+/.exec(title)?.[0]} results`)
  cleanup()
  first.queryClient.clear()
  await openApp(path, { scenario: 'list-too-large' })
  expect(await heading(title)).toBeVisible()
  expect(await described()).toEqual(expected)
})

test('a session on the server repeats no call: the map and the way back show what is there', async () => {
  const { user, backend, router } = await openApp('/properties', { scenario: 'list-too-large' })
  await heading(/\d+ Properties for Sale/)
  await user.click(await screen.findByRole('button', { name: /^Residential ?\d+$/ }))
  await waitFor(() => expect(askedFor(backend, 'searchProperties')).toHaveLength(2))
  await user.click(screen.getAllByRole('radio', { name: '2+' })[0]!)
  await waitFor(() => expect(router.state.location.search).toMatchObject({ beds: '2' }))
  await waitFor(() => expect(askedFor(backend, 'searchProperties')).toHaveLength(3))
  const [id] = shownIds()
  await act(() => router.navigate({ to: '/property/$id', params: { id: id! } }))
  await waitFor(() => expect(askedFor(backend, 'getProperty')).toHaveLength(1))
  await act(async () => router.history.back())
  await heading(/\d+ Properties for Sale/)
  await act(() => router.navigate({ to: '/properties', search: {} }))
  await heading(/\d+ Properties for Sale/)
  const asked = backend.log.calls().map(({ method, url }) => `${method} ${url}`)
  expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted())
  // A listing's page asks for similar ones and for prices, if it is shown for long enough; only the results are counted by filter.
  const ofResults = askedFor(backend, 'searchProperties').filter(({ url }) => url.includes('facets='))
  expect(ofResults).toHaveLength(3)
})

test('a refused list is not asked for again after a reload, for a day; a backend that cannot search is asked for it', async () => {
  const refused = await openApp('/properties?mode=all', { scenario: 'list-too-large' })
  expect(await heading('42 Properties')).toBeVisible()
  expect(askedFor(refused.backend, 'listProperties')).toHaveLength(1)
  cleanup()

  const keep = ['proventous:list-refused'] as const
  const again = await openApp('/properties?mode=all', { scenario: 'list-too-large', keep })
  expect(await heading('42 Properties')).toBeVisible()
  expect(askedFor(again.backend, 'listProperties')).toHaveLength(0)
  cleanup()

  // Another backend at the same address.
  const documented = await openApp('/properties?mode=all', { scenario: 'documented-only', keep })
  expect(await heading('42 Properties')).toBeVisible()
  expect(askedFor(documented.backend, 'listProperties')).toHaveLength(1)
  expect(localStorage.getItem(keep[0])).toBeNull()
  cleanup()

  const dayAgo = Date.now() - 25 * 60 * 60_000
  localStorage.setItem(keep[0], JSON.stringify({ at: dayAgo, said: 'Too large.' }))
  const later = await openApp('/properties?mode=all', { keep })
  expect(await heading('42 Properties')).toBeVisible()
  expect(askedFor(later.backend, 'listProperties')).toHaveLength(1)
})

const SLOW = { timeout: 15_000 }
const box = () => screen.findByRole('combobox', { name: 'Search for properties' }, SLOW)
/** The engine is chosen with the first answer. */
async function open(scenario = 'samples') {
  const opened = await openApp('/properties?mode=all', { scenario })
  await screen.findByRole('heading', { level: 2, name: '42 Properties' }, SLOW)
  return opened
}
const list = () => screen.findByRole('listbox', { name: 'Suggestions' }, SLOW)
const unlisted = () => waitFor(() => expect(screen.queryByRole('listbox', { name: 'Suggestions' })).toBeNull())
const group = async (name: string) => within(await within(await list()).findByRole('group', { name }, SLOW))
/** Its name ends with how many it finds. */
const named = (text: string) => (name: string) => name.replace(/ \d+ propert(y|ies)$/, '') === text
const option = (name: string) => screen.getByRole('option', { name: named(name) })
/** Looked up anew each time: the list leaves while letters are typed that suggest nothing. */
const optionIn = (heading: string, name: string) =>
  waitFor(() => {
    expect(option(name).closest('[role=group]')).toHaveAccessibleName(heading)
    return option(name)
  }, SLOW)

test.each(['samples', 'list-too-large'])(
  'with %s what is typed brings grouped suggestions, also with a letter wrong; the keyboard chooses one',
  async (scenario) => {
    const { user, router } = await open(scenario)
    await user.type(await box(), 'mandurio')
    const place = await optionIn('Places', 'Mandurriao')
    expect(place).toHaveAttribute('aria-selected', 'false')
    await waitFor(() => expect(option('Mandurriao').querySelector('mark')).toHaveTextContent('Mandurriao'))
    await user.keyboard('{ArrowDown}')
    const chosen = within(screen.getByRole('listbox')).getByRole('option', { selected: true })
    expect(await box()).toHaveAttribute('aria-activedescendant', chosen.id)
    await user.keyboard('{Enter}')
    await waitFor(() => expect(router.state.location.search).toMatchObject({ in: 'Mandurriao', mode: 'all' }))
    await unlisted()
    expect(await box()).toHaveAttribute('aria-expanded', 'false')
  },
)

test('a type chooses its category, a property opens, and Escape closes the list alone', async () => {
  const { user, router, queryClient } = await open()
  await user.type(await box(), 'condo')
  const [type] = (await group('Property types')).getAllByRole('option')
  const [name] = /^\D+(?= \d)/.exec(type!.textContent) ?? []
  await user.click(type!)
  await waitFor(() => expect(router.state.location.search).toMatchObject({ subtype: name }))
  await user.clear(await box())
  await user.type(await box(), 'villa')
  await waitFor(async () => expect((await list()).querySelector('mark')).toHaveTextContent(/^villa$/i))
  await user.keyboard('{Escape}')
  await unlisted()
  expect(await box()).toHaveValue('villa')
  await user.keyboard('{ArrowDown}')
  await list()
  await waitFor(() => expect(queryClient.isFetching({ queryKey: listingKeys.all })).toBe(0))
  await user.click((await group('Properties')).getAllByRole('option')[0]!)
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/property\/\w+/))
})

test('own searches stand in the empty box, and can be removed there', async () => {
  const { user } = await open()
  await user.type(await box(), 'la paz')
  await list()
  await user.keyboard('{Enter}')
  await unlisted()
  await user.clear(await box())
  await user.type(await box(), 'mandurio')
  await user.click(await optionIn('Places', 'Mandurriao'))
  await unlisted()
  await user.keyboard('{ArrowDown}')
  const made = async () => (await group('Recent searches')).getAllByRole('option').map(({ textContent }) => textContent)
  await waitFor(async () => expect(await made()).toEqual(['Mandurriao', 'la paz']))
  await user.click(screen.getByRole('button', { name: 'Remove recent search: Mandurriao' }))
  expect(await made()).toEqual(['la paz'])
  expect(await box()).toHaveFocus()
  expect(JSON.parse(localStorage.getItem('proventous:recent-searches')!)).toEqual([
    { text: 'la paz', query: 'q=la+paz' },
  ])
  await user.click((await group('Recent searches')).getByRole('option', { name: 'la paz' }))
  expect(await screen.findByRole('button', { name: 'Remove filter: In La Paz' })).toBeVisible()
})

test('on a phone they fill the screen; Back closes them and keeps what is typed', async () => {
  onPhone()
  const { user } = await open()
  await user.type(await box(), 'molo')
  await list()
  const close = screen.getByRole('button', { name: 'Close' })
  expect(close).toBeVisible()
  act(() => history.back())
  await unlisted()
  expect(close).not.toBeInTheDocument()
  expect(await box()).toHaveValue('molo')
  expect(screen.getByRole('heading', { level: 1, name: 'Find Your Perfect Home' })).toBeVisible()
  await user.type(await box(), 'zzz')
  expect(await screen.findByText(/^No suggestions/, {}, SLOW)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByText(/^No suggestions/)).toBeNull())
})

const AROUND = writeArea([
  [
    { lat: 10.6, lng: 122.4 },
    { lat: 10.9, lng: 122.4 },
    { lat: 10.9, lng: 122.8 },
  ],
])

test('the name of the area is in the tab and on paper, on results and map, until the area is lifted', async () => {
  const { user } = await openApp(`/properties?mode=all&beds=2&area=${AROUND}&place=In%20Jaro`)
  await screen.findByRole('heading', { level: 2, name: /Properties/ })
  await waitFor(() => expect(document.title).toBe('Browse Properties · In Jaro · Proventous'))
  const paper = document.querySelector('[data-paper]')
  expect(paper).toHaveTextContent('In Jaro · 2+ bedrooms · Newest first')

  await user.click(screen.getAllByRole('link', { name: 'Map View' }).at(-1)!)
  await screen.findByRole('heading', { level: 1, name: 'Map View' })
  await waitFor(() => expect(document.title).toBe('Map View · In Jaro · Proventous'))
  expect(screen.getByText('In Jaro')).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Back to Properties' }))
  const chips = within(await screen.findByRole('group', { name: 'Active filters' }))
  await user.click(chips.getByRole('button', { name: 'Remove filter: In Jaro' }))
  await waitFor(() => expect(document.title).toBe('Browse Properties · Proventous'))
})

const PATIENT = { timeout: 8_000 }
const marked = () =>
  screen.getAllByText(/^New since/).map((mark) => mark.closest<HTMLElement>('[data-listing]')?.dataset['listing'])

test('what was listed since the last visit says so, and other searches have no mark', async () => {
  const { user, backend, queryClient } = await openApp('/properties', { scenario: 'new-since-tuesday' })
  expect((await screen.findAllByText('New since Tuesday', {}, PATIENT))[0]).toBeVisible()
  const since = Date.parse('2026-06-09T12:00:00.000Z')
  const listed = (id: string | undefined) => Date.parse(backend.db.property.find(String(id))?.created_at ?? '')
  expect(marked().filter((id) => listed(id) <= since)).toEqual([])
  await waitFor(() => expect(useVisits.getState().current()['']?.since).toBe(since), PATIENT)
  await queryClient.invalidateQueries()
  expect(marked().length).toBeGreaterThan(0)
  await user.click(screen.getByRole('radio', { name: 'For Rent' }))
  await screen.findByRole('heading', { level: 2, name: /for Rent$/ }, PATIENT)
  await waitFor(() => expect(screen.queryByText(/^New since/)).toBeNull())
})

test('a saved search that was opened elsewhere marks what came since', async () => {
  const { user } = await openApp('/dashboard/saved-searches', { scenario: 'saved-searches-new' })
  const heading = await screen.findByRole('heading', { level: 2, name: 'First place in the city' }, PATIENT)
  await user.click(within(heading.closest('li')!).getByRole('link', { name: 'View Properties' }))
  expect(await screen.findAllByText('New since Apr 1', {}, PATIENT)).toHaveLength(2)
})

test.each(['samples', 'list-too-large'])(
  'with %s a sentence becomes chips that are lifted one by one; what is not read stays in the box',
  async (scenario) => {
    const { user, router } = await open(scenario)
    await user.type(await box(), '3 bedroom condo under 50k in Molo riverview')
    await optionIn('As filters', 'For rent · “riverview” · Residential · Condo · In Molo · Up to ₱50,000 · 3+ bedrooms')
    await user.keyboard('{Enter}')
    const read = { mode: 'rent', category: 'residential', subtype: 'Condo', in: 'Molo', price: '0-50000', beds: 3 }
    await waitFor(() => expect(router.state.location.search).toMatchObject({ q: 'riverview' }))
    expect(router.state.location.search).toMatchObject({ ...read, beds: expect.anything() })
    await user.click(await screen.findByRole('button', { name: /In Molo/ }, SLOW))
    await waitFor(() => expect(router.state.location.search).not.toHaveProperty('in'))
    expect(router.state.location.search).toMatchObject({ mode: 'rent', subtype: 'Condo', price: '0-50000' })
  },
)
