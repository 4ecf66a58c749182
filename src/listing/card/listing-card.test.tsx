import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openApp, storeFromAnotherTab } from '@tests/helpers/open-app'
import { keptDestination } from '@tests/helpers/storage'

const TITLE = 'Restored Bahay na Bato on Seminario Street'

async function card(title = TITLE) {
  const heading = await screen.findByRole('heading', { level: 3, name: title })
  return within(heading.closest<HTMLElement>('article')!)
}

test('the heart saves a property, and its id stands in favorites', async () => {
  const { user } = await openApp('/properties')
  await user.click((await card()).getByRole('button', { name: `Add to Favorites: ${TITLE}` }))
  expect((await card()).getByRole('button', { name: `Remove from Favorites: ${TITLE}` })).toBeVisible()
  expect(localStorage.getItem('favorites')).toBe('["iloilo1"]')
})

test('what was viewed and how long a home is listed are two statements', async () => {
  localStorage.setItem('viewedPins', '["iloilo1"]')
  await openApp('/properties', { keep: ['viewedPins'] })
  const viewed = await card()
  expect(viewed.getByText('Viewed')).toBeVisible()
  expect(viewed.getByText(/^(Listed|Confirmed) (today|yesterday|\d+ days ago)$/)).toBeVisible()
  expect((await card('Two-Bedroom Condo beside Iloilo Business Park')).queryByText('Viewed')).toBeNull()
})

test('a removed favorite comes back in its place with Undo', async () => {
  const { user } = await openApp('/properties')
  await card()
  act(() => storeFromAnotherTab('favorites', '["7","iloilo1","r2"]'))
  await user.click((await card()).getByRole('button', { name: `Remove from Favorites: ${TITLE}` }))
  expect(localStorage.getItem('favorites')).toBe('["7","r2"]')
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(localStorage.getItem('favorites')).toBe('["7","iloilo1","r2"]')
})

test('Add to compare saves a property that is not saved yet, and says so', async () => {
  const { user } = await openApp('/properties')
  await user.click((await card()).getByRole('button', { name: `Add to compare: ${TITLE}` }))
  expect(await screen.findByText('Saved and added to compare: 1 of 4. Add one more to compare.')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(localStorage.getItem('favorites')).toBe('["iloilo1"]')
  expect(JSON.parse(localStorage.getItem('compareList') ?? '')).toMatchObject([
    { id: 'iloilo1', title: TITLE, price: 19_500_000, listing_type: 'sale', hoa_fees: 0 },
  ])
})

test('from the second property on, the message leads to the comparison', async () => {
  const { user, router } = await openApp('/properties', { scenario: 'compare-two' })
  await user.click((await card()).getByRole('button', { name: `Add to compare: ${TITLE}` }))
  expect(await screen.findByText('Saved and added to compare: 3 of 4.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Compare' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/compare'))
})

test('the message shares the comparison in one press, too', async () => {
  const { user, router } = await openApp('/properties', { scenario: 'compare-two' })
  await user.click((await card()).getByRole('button', { name: `Add to compare: ${TITLE}` }))
  await user.click(await screen.findByRole('button', { name: 'Share' }))
  expect(await screen.findByRole('dialog', { name: 'Share this comparison' }, { timeout: 15_000 })).toBeVisible()
  expect(router.state.location.pathname).toBe('/compare')
})

test('a fifth property is refused with the documented sentence', async () => {
  const { user } = await openApp('/properties')
  await card()
  const four = ['1', '2', '3', '5'].map((id) => ({ id, title: `No. ${id}` }))
  act(() => storeFromAnotherTab('compareList', JSON.stringify(four)))
  await user.click((await card()).getByRole('button', { name: `Add to compare: ${TITLE}` }))
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'You can compare up to 4 properties at a time. Please remove one from your compare list first.',
  )
  expect(JSON.parse(localStorage.getItem('compareList') ?? '')).toHaveLength(4)
  // What is not compared is not saved either.
  expect(JSON.parse(localStorage.getItem('favorites') ?? '[]')).toEqual([])
})

test('a visitor who wants to chat is asked to sign in, and the way to the chat is remembered', async () => {
  const { user } = await openApp('/properties')
  await user.click((await card()).getByRole('button', { name: /^Chat with/ }))
  expect(keptDestination()).toMatch(/^\/dashboard\/messages\?property=iloilo1&owner=\d+$/)
})

test('one has no chat button on one’s own listings, and a link to the chat on those of others', async () => {
  await openApp('/dashboard/properties', { scenario: 'signed-in-professional' })
  await card()
  const links = screen.getAllByRole('link', { name: /^Chat with/ })
  expect(links.length).toBeGreaterThan(0)
  for (const link of links) {
    expect(link).toHaveAttribute('href', expect.stringMatching(/^\/dashboard\/messages\?property=[^&]+&owner=[^&]+$/))
    expect(link).not.toHaveAttribute('href', expect.stringContaining('owner=103'))
  }
  expect(document.querySelectorAll('[data-listing]').length).toBeGreaterThan(links.length)
})

test('the card opens the listing, and its owner’s name the owner’s profile', async () => {
  await openApp('/properties')
  const restored = await card()
  expect(restored.getByRole('link', { name: TITLE })).toHaveAttribute('href', '/property/iloilo1')
  expect(restored.getByRole('link', { name: /^Listed by/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/u\/[\w.]+$/),
  )
})

test('prices follow the chosen currency, rent is by the month', async () => {
  await openApp('/properties?mode=rent')
  await card('Furnished One-Bedroom Condo near Atria')
  act(() => storeFromAnotherTab('currency', 'USD'))
  const rental = await card('Furnished One-Bedroom Condo near Atria')
  expect(rental.getByText('$566', { exact: false })).toHaveTextContent('$566/month')
  expect(rental.getByText('For Rent')).toBeVisible()
})
