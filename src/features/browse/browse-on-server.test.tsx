import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openApp } from '@tests/helpers/open-app'

function heading(name: RegExp | string) {
  return screen.findByRole('heading', { level: 2, name }, { timeout: 10_000 })
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
  first.queryClient.clear()
  document.body.replaceChildren()

  const { user, backend, router } = await openApp(path, { scenario: 'list-too-large' })
  expect(await heading(title)).toBeVisible()
  await waitFor(() => expect(shownIds()).toEqual(expected))
  await user.type(screen.getByLabelText('Search for properties'), 'Molo')
  await waitFor(() => expect(router.state.location.search).toMatchObject({ q: 'Molo' }))
  await user.click(screen.getByRole('button', { name: 'Remove filter: “Molo”' }))
  expect(await heading(title)).toBeVisible()
  expect(askedFor(backend, 'listProperties')).toHaveLength(1)
})

test('whoever types while the list is refused keeps the focus and what is typed', async () => {
  const { user, router } = await openApp('/properties?mode=all', { scenario: 'list-too-large' })
  const box = screen.getByLabelText('Search for properties')
  await user.type(box, 'mo')
  expect(await heading(/^\d+ Properties/)).toBeVisible()
  expect(box).toHaveFocus()
  await user.keyboard('lo')
  await waitFor(() => expect(router.state.location.search).toMatchObject({ q: 'molo' }))
})

test('Show more brings the next page, and its first card has the focus', async () => {
  const { user, router } = await openApp('/properties?mode=all', { scenario: 'list-too-large' })
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
  expect(await screen.findByRole('alert')).toHaveTextContent('That were many searches in a short time.')
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
  expect(await heading('1 Properties for Sale')).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Residential1' })).toBeVisible()
})

test('limits by month are searched with their loan, with the same results as in the page', async () => {
  const path = '/properties?month=0-25000&income=80000&loan=bank,down-30&by=month'
  const first = await openApp(path)
  const title = (await heading(/[1-9]\d* Properties/)).textContent
  const expected = shownIds()
  first.queryClient.clear()
  document.body.replaceChildren()
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
  first.queryClient.clear()
  document.body.replaceChildren()
  await openApp(path, { scenario: 'list-too-large' })
  expect(await heading(title)).toBeVisible()
  expect(await described()).toEqual(expected)
})

test('a session on the server repeats no call: the map and the way back show what is there', async () => {
  const { user, backend, router } = await openApp('/properties', { scenario: 'list-too-large' })
  await heading(/\d+ Properties for Sale/)
  await user.click(await screen.findByRole('button', { name: /^Residential\d+$/ }))
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
