import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openApp, storeFromAnotherTab } from '@tests/helpers/open-app'

const favorites = () => JSON.parse(localStorage.getItem('favorites') ?? '[]') as string[]
const compared = () =>
  (JSON.parse(localStorage.getItem('compareList') ?? '[]') as { id: string }[]).map((entry) => entry.id)
const cards = async () => within(await screen.findByRole('list', { name: 'Saved properties' })).getAllByRole('article')
const toggle = (title: string) => screen.findByRole('button', { name: new RegExp(`^Compare: ${title}`) })

test('Saved Properties counts what is saved and shows the newest first, in the chosen currency, as other tabs save', async () => {
  await openApp('/favorites', { scenario: 'with-favorites' })
  expect(screen.getByRole('heading', { level: 1, name: 'Saved Properties' })).toBeVisible()
  expect(screen.getByText('4 properties saved')).toBeVisible()
  const shown = await cards()
  expect(shown).toHaveLength(4)
  expect(shown[0]).toHaveTextContent('Restored Bahay na Bato')
  expect(shown[3]).toHaveTextContent('Airy Family House')
  expect(shown[3]).toHaveTextContent('₱12,800,000')
  storeFromAnotherTab('currency', 'USD')
  await waitFor(() => expect(shown[3], 'Prices follow the currency of the shell').toHaveTextContent('$226,549'))
  storeFromAnotherTab('favorites', '["1","7","r2","iloilo1","3"]')
  const more = 'Another tab saves a property and it appears here'
  await waitFor(async () => expect(await cards(), more).toHaveLength(5))
  storeFromAnotherTab('favorites', '["7"]')
  expect(await screen.findByText('1 property saved'), 'One is counted in the singular').toBeVisible()
  await waitFor(async () => expect(await cards()).toHaveLength(1))
})

test('Grid or list is a choice that the address keeps, and the page has its own switch between dark and light', async () => {
  const { user, router } = await openApp('/favorites', { scenario: 'with-favorites' })
  await user.click(await screen.findByRole('radio', { name: 'List' }))
  await waitFor(() => expect(router.state.location.search).toEqual({ view: 'list' }))
  expect(screen.getByRole('radio', { name: 'List' })).toBeChecked()
  const main = within(screen.getByRole('main'))
  await user.click(main.getByRole('button', { name: 'Dark mode' }))
  expect(localStorage.getItem('darkMode')).toBe('true')
  await user.click(main.getByRole('button', { name: 'Light mode' }))
  expect(localStorage.getItem('darkMode')).toBe('false')
})

test('Nothing saved yet explains the heart and leads to browsing', async () => {
  await openApp('/favorites')
  expect(await screen.findByRole('heading', { name: 'No Saved Properties Yet' })).toBeVisible()
  expect(screen.getByText(/clicking the heart icon/)).toBeVisible()
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Browse Properties' })).toHaveAttribute(
    'href',
    '/properties',
  )
  expect(screen.queryByRole('button', { name: 'Clear All' })).toBeNull()
})

test('While the listings are on their way it says so', async () => {
  await openApp('/favorites', { scenario: 'list-loading' })
  expect(screen.getByText('Loading your favorites...')).toBeVisible()
})

test('Removing a card takes it out of the favorites and out of the comparison; undo brings back both', async () => {
  const { user } = await openApp('/favorites', { scenario: 'compare-three' })
  const heard = vi.fn()
  window.addEventListener('favorites-updated', heard)
  await user.click(await screen.findByRole('button', { name: /^Remove from Favorites: Two-Bedroom Condo/ }))
  expect(favorites()).toEqual(['1', 'r2', 'iloilo1'])
  expect(compared()).toEqual(['1', 'r2'])
  expect(heard).toHaveBeenCalledOnce()
  window.removeEventListener('favorites-updated', heard)
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(favorites()).toEqual(['1', '7', 'r2', 'iloilo1'])
  expect(compared()).toEqual(['1', '7', 'r2'])
})

test('The keyboard goes on at the next card after a removal', async () => {
  const { user } = await openApp('/favorites', { scenario: 'with-favorites' })
  const first = await screen.findByRole('button', { name: /^Remove from Favorites: Restored Bahay/ })
  first.focus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: /^Remove from Favorites: Corner Studio/ })).toHaveFocus()
})

test('Clear All asks first, empties favorites and the compare selection, and can be undone', async () => {
  const { user } = await openApp('/favorites', { scenario: 'compare-three' })
  await screen.findByRole('list', { name: 'Saved properties' })
  await user.click(screen.getByRole('button', { name: 'Clear All' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }))
  expect(favorites()).toHaveLength(4)
  await user.click(screen.getByRole('button', { name: 'Clear All' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Clear All' }))
  await waitFor(() => expect(localStorage.getItem('favorites')).toBe('[]'))
  expect(localStorage.getItem('compareList')).toBe('[]')
  expect(await screen.findByRole('heading', { name: 'No Saved Properties Yet' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(localStorage.getItem('favorites')).toBe('["1","7","r2","iloilo1"]')
  expect(compared()).toEqual(['1', '7', 'r2'])
})

test('A fifth property cannot be selected', async () => {
  const { user } = await openApp('/favorites', { scenario: 'compare-four' })
  await user.click(await toggle('Two-Bedroom Condo'))
  expect(await screen.findByRole('alert')).toHaveTextContent(/^You can compare up to 4 properties at a time\.$/)
  expect(compared()).toEqual(['1', '3', '4', '5'])
})

test('Two selected properties are compared, and a selection can be taken back', async () => {
  const { user, router } = await openApp('/favorites', { scenario: 'with-favorites' })
  await user.click(await toggle('Airy Family House'))
  await user.click(screen.getByRole('button', { name: 'Compare Selected (1)' }))
  expect(await screen.findByRole('alert'), 'Comparing needs two properties').toHaveTextContent(
    'Please select at least 2 properties to compare.',
  )
  expect(router.state.location.pathname).toBe('/favorites')
  await user.click(await toggle('Corner Studio'))
  await user.click(await toggle('Two-Bedroom Condo'))
  expect(await toggle('Corner Studio')).toHaveAttribute('aria-pressed', 'true')
  await user.click(await toggle('Corner Studio'))
  await user.click(screen.getByRole('button', { name: 'Compare Selected (2)' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/compare'))
  expect(compared()).toEqual(['1', '7'])
  expect(await screen.findByRole('heading', { level: 1, name: 'Compare Properties' })).toBeVisible()
})

test('A member stays under the dashboard', async () => {
  const { user, router } = await openApp('/dashboard/favorites', { scenario: 'signed-in-verified' })
  storeFromAnotherTab('favorites', '["1","7"]')
  await user.click(await toggle('Airy Family House'))
  await user.click(await toggle('Two-Bedroom Condo'))
  await user.click(screen.getByRole('button', { name: 'Compare Selected (2)' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/compare'))
})

test('When the call fails fifteen samples stand in, marked as such, and the own favorites are not lost', async () => {
  await openApp('/favorites', { scenario: 'list-fails' })
  storeFromAnotherTab('favorites', '["1","7"]')
  expect(await screen.findByText('These are samples, not your saved properties')).toBeVisible()
  expect(
    screen.getByText(/The listings could not be read\. Your 2 saved properties are still on this device/),
  ).toBeVisible()
  const samples = await screen.findByRole('list', { name: 'Sample properties' })
  await waitFor(() => expect(within(samples).getAllByText('Sample')).toHaveLength(15))
  expect(screen.getByText('2 properties saved')).toBeVisible()
  expect(within(samples).queryByRole('button')).toBeNull()
  expect(favorites()).toEqual(['1', '7'])
})

test('Try Again brings the own favorites back', async () => {
  const { user } = await openApp('/favorites', { scenario: 'list-fails-once' })
  storeFromAnotherTab('favorites', '["1","7"]')
  await user.click(await screen.findByRole('button', { name: 'Try Again' }))
  await waitFor(async () => expect(await cards()).toHaveLength(2))
  expect(screen.queryByText(/These are samples/)).toBeNull()
})

test('A server without any listing brings the samples too', async () => {
  await openApp('/favorites', { scenario: 'empty-market' })
  expect(await screen.findByText(/The server has no listings at the moment/)).toBeVisible()
  const samples = await screen.findByRole('list', { name: 'Sample properties' })
  await waitFor(() => expect(within(samples).getAllByText('Sample')).toHaveLength(15))
  expect(screen.getByText('0 properties saved')).toBeVisible()
})

test('A saved listing that is no longer offered is named and can be removed', async () => {
  const { user } = await openApp('/favorites', { scenario: 'saved-since-gone' })
  expect(await screen.findByText('1 saved listing is no longer offered')).toBeVisible()
  const shown = await cards()
  expect(shown).toHaveLength(4)
  const since = 'A property sold or pending since it was saved says so'
  expect(
    shown.find((card) => card.textContent.includes('Bungalow with Mango Tree')),
    since,
  ).toHaveTextContent('Sold')
  expect(
    shown.find((card) => card.textContent.includes('Half of a Duplex')),
    since,
  ).toHaveTextContent('Pending')
  await user.click(screen.getByRole('button', { name: 'Remove it' }))
  expect(favorites()).toEqual(['1', '4', '5', 'r2'])
  expect(screen.queryByText('1 saved listing is no longer offered')).toBeNull()
})
