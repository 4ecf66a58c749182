import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openApp } from '@tests/helpers/open-app'

const HOUSE = 'Airy Family House near Jaro Plaza'
const card = async (title: string) => {
  const saved = within(await screen.findByRole('list', { name: 'Saved properties' }))
  const heading = await saved.findByRole('heading', { name: title })
  return within(heading.closest('li')!)
}

test('a note is kept with a favorite', async () => {
  const user = userEvent.setup()
  await openApp('/favorites', { scenario: 'with-favorites' })
  await user.click((await card(HOUSE)).getByRole('button', { name: `More for ${HOUSE}` }))
  await user.click(await screen.findByRole('menuitem', { name: 'Add a note' }))
  const box = (await card(HOUSE)).getByRole('textbox', { name: `Note on ${HOUSE}` })
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  expect(box).toHaveFocus()
  await user.type(box, 'Ask for the title')
  expect(JSON.parse(localStorage.getItem('proventous:saved-notes')!)).toEqual({ '1': 'Ask for the title' })
})

test('what else a card says is one line', async () => {
  await openApp('/favorites', { scenario: 'with-favorites' })
  expect((await card(HOUSE)).getByText(/^Built \d{4} · Rated [\d.]+$/)).toBeVisible()
})

test('a favorite says how its price changed since it was saved', async () => {
  localStorage.setItem('proventous:saved-prices', JSON.stringify({ '1': { price: 13_300_000, currency: 'PHP' } }))
  await openApp('/favorites', { scenario: 'with-favorites', keep: ['proventous:saved-prices'] })
  expect((await card(HOUSE)).getByText('₱500K less since you saved it')).toBeVisible()
})

test('what was opened is marked on its card, and a row leads back to it', async () => {
  localStorage.setItem('viewedPins', '["r1","1"]')
  await openApp('/favorites', { scenario: 'with-favorites', keep: ['viewedPins'] })
  expect((await card(HOUSE)).getByText('Viewed')).toBeVisible()
  const row = within(await screen.findByRole('region', { name: 'Recently viewed' }))
  expect(row.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    HOUSE,
    'Furnished One-Bedroom Condo near Atria',
  ])
})

test('saving a listing keeps its price', async () => {
  const user = userEvent.setup()
  await openApp('/property/7')
  await user.click((await screen.findAllByRole('button', { name: 'Add to Favorites' }))[0]!)
  expect(JSON.parse(localStorage.getItem('proventous:saved-prices')!)).toEqual({
    '7': { price: 8_200_000, currency: 'PHP' },
  })
})
