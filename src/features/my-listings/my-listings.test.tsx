import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openApp } from '@tests/helpers/open-app'
import { storeFromAnotherTab } from '@tests/helpers/storage'

const MINE = '/dashboard/my-listings'
const HOUSE = 'Airy Family House near Jaro Plaza'

type App = Awaited<ReturnType<typeof openApp>>

const titles = () => screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
const row = async (title: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name: title })
  return within(heading.closest('article')!)
}
const choose = async ({ user }: App, title: string, item: string) => {
  await user.click((await row(title)).getByRole('button', { name: `More for ${title}` }))
  await user.click(await screen.findByRole('menuitem', { name: item }))
  return within(await screen.findByRole('alertdialog'))
}
const remove = async (app: App) => {
  const asked = await choose(app, HOUSE, 'Delete')
  await app.user.click(asked.getByRole('button', { name: 'Delete' }))
}
const markSold = async (app: App) => {
  const asked = await choose(app, HOUSE, 'Mark as sold')
  await app.user.click(asked.getByRole('button', { name: 'Mark as sold' }))
}

test('the own listings stand with status, figures and since when', async () => {
  const { backend, queryClient } = await openApp(MINE, { scenario: 'my-listings' })
  const house = await row(HOUSE)
  expect(house.getByText('Available')).toBeVisible()
  const stored = backend.db.property.find('1')
  const figure = (name: string) => house.getByText(name).nextElementSibling?.textContent
  expect(figure('Views')).toBe(String(stored?.views))
  expect(figure('Saves')).toBe(String(stored?.likes))
  expect(figure('Listed')).toMatch(/days ago|months ago|today|yesterday/)
  expect(screen.getByText('3 properties listed')).toBeVisible()

  // What would bring more answers is said as soon as it is so.
  expect(house.queryByText(/missing from the map/)).toBeNull()
  backend.db.property.update('1', { latitude: null, longitude: null })
  await queryClient.invalidateQueries()
  const tips = within(await house.findByRole('list', { name: `Tips for ${HOUSE}` }, { timeout: 8_000 }))
  expect(tips.getByText('It has no pin, so it is missing from the map.')).toBeVisible()
})

const LINES: [scenario: string, act: (app: App) => Promise<void>, text: string, status: string | undefined][] = [
  ['my-listings', remove, 'Property deleted successfully!', undefined],
  ['delete-refused', remove, 'Failed to delete property: The listing has a signed contract.', 'available'],
  ['delete-breaks', remove, 'Failed to delete property. Please try again.', 'available'],
  ['my-listings', markSold, 'Property updated successfully!', 'sold'],
  ['edit-refused', markSold, 'Update failed: Listings are frozen for an audit.', 'available'],
  ['edit-breaks', markSold, 'Failed to update property. Please try again.', 'available'],
]

test.each(LINES)('%s: what is shown is what is documented and what is stored', async (scenario, act, text, status) => {
  const app = await openApp(MINE, { scenario })
  await act(app)
  expect(await screen.findByText(text)).toBeVisible()
  expect(app.backend.db.property.find('1')?.status).toBe(status)
  const shown = await waitFor(() => {
    const heading = screen.queryByRole('heading', { level: 2, name: HOUSE })
    return (
      heading &&
      within(heading.closest('article')!)
        .queryByText(/^(Available|Sold)$/)
        ?.textContent?.toLowerCase()
    )
  })
  expect(shown ?? undefined).toBe(status)
})

test('deleting asks first, and browse forgets the listing', async () => {
  const app = await openApp(MINE, { scenario: 'my-listings' })
  const asked = await choose(app, HOUSE, 'Delete')
  await app.user.click(asked.getByRole('button', { name: 'Cancel' }))
  expect(app.backend.db.property.find('1')).toBeDefined()
  await remove(app)
  await screen.findByText('Property deleted successfully!')
  await app.user.click(screen.getAllByRole('link', { name: /Browse/ })[0]!)
  await screen.findByRole('heading', { level: 2, name: /Properties for Sale/ })
  expect(screen.queryByText(HOUSE)).toBeNull()
  expect(app.backend.db.property.find('1')).toBeUndefined()
})

test('a change made in another tab shows here', async () => {
  const { backend } = await openApp(MINE, { scenario: 'my-listings' })
  await row(HOUSE)
  backend.db.property.update('1', { status: 'sold' })
  storeFromAnotherTab('proventous:listings-changed', 'another')
  expect(await (await row(HOUSE)).findByText('Sold')).toBeVisible()
})

test('many listings are narrowed and ordered, and the address keeps it', async () => {
  const { user, router, backend } = await openApp(MINE, { scenario: 'my-listings-many' })
  await user.click(await screen.findByRole('combobox', { name: 'Sort by' }))
  await user.click(await screen.findByRole('option', { name: 'Most views' }))
  const own = backend.db.property.where(({ user_id }) => user_id === '103')
  const views = titles().map((title) => own.find((listing) => listing.title === title)?.views)
  expect(views).toEqual(own.map((listing) => listing.views).toSorted((one, other) => other - one))
  await user.click(screen.getByRole('combobox', { name: 'Status' }))
  await user.click(await screen.findByRole('option', { name: /^Available/ }))
  expect(titles()).toHaveLength(own.filter(({ status }) => status === 'available').length)
  expect(router.state.location.search).toEqual({ status: 'available', sort: 'views' })
})

test.each([
  ['my-listings-none', 'List Property'],
  ['my-listings-unverified', 'Complete verification'],
])('%s says that there are none and leads to listing', async (scenario, action) => {
  await openApp(MINE, { scenario })
  expect(await screen.findByRole('heading', { name: 'No Active Listings' })).toBeVisible()
  const main = within(screen.getByRole('main'))
  expect(await main.findByRole('link', { name: action })).toHaveAttribute('href', '/dashboard/list-property')
})

test('a list that could not be loaded comes on the second try', async () => {
  const { user } = await openApp(MINE, { scenario: 'my-listings-fail' })
  expect(await screen.findByRole('alert')).toHaveTextContent('Your listings could not be read.')
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  await row(HOUSE)
})

test('one press confirms that a listing is still available, for its owner and for buyers', async () => {
  const { user, backend } = await openApp(MINE, { scenario: 'listing-unconfirmed' })
  const house = await row(HOUSE)
  expect(house.getByText('You have not confirmed this listing for 14 days. Is it still available?')).toBeVisible()
  await user.click(house.getByRole('button', { name: `Still available: ${HOUSE}` }))
  expect(await (await row(HOUSE)).findByText('Confirmed available today')).toBeVisible()
  expect(backend.db.property.find('1')?.confirmed_at).toBe(backend.clock.iso())
  expect(backend.db.property.find('1')?.updated_at).toBeNull()
  // A sale that is being settled needs no confirmation.
  const pending = backend.db.property.find('5')!.title
  expect((await row(pending)).queryByRole('button', { name: /^Still available/ })).toBeNull()
})

test('a confirmation that is refused says why', async () => {
  const { user, backend } = await openApp(MINE, { scenario: 'confirm-refused' })
  await user.click((await row(HOUSE)).getByRole('button', { name: /^Still available/ }))
  expect(await screen.findByText('Failed to confirm the listing: The listings are being moved.')).toBeVisible()
  expect(backend.db.property.find('1')?.confirmed_at).toBeNull()
})

test('the last 30 days stand as figures and as a table, for all listings and for one', async () => {
  const { user, backend } = await openApp(MINE, { scenario: 'my-listings' })
  const card = within(await screen.findByRole('region', { name: 'Last 30 days' }, { timeout: 8_000 }))
  await user.click(await card.findByRole('button', { name: 'Show as table' }))
  const table = () => within(card.getByRole('table'))
  const together = () =>
    within(table().getByRole('row', { name: /^Total/ }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
  expect(table().getAllByRole('row')).toHaveLength(32)
  const figure = (name: string) => card.getByText(name, { selector: 'dt' }).nextElementSibling?.firstChild?.textContent
  expect(together()).toEqual(['Views', 'Saves', 'Inquiries', 'Offers'].map(figure))
  const ofAll = together()
  await user.click(card.getByRole('combobox', { name: 'Listing' }))
  await user.click(await screen.findByRole('option', { name: HOUSE }, { timeout: 8_000 }))
  expect(
    await card.findByRole('table', { name: `Last 30 days of ${HOUSE}, day by day in Philippine time` }),
  ).toBeVisible()
  expect(together()).not.toEqual(ofAll)
  expect(Number(together()[0]?.replaceAll(',', ''))).toBeLessThanOrEqual(backend.db.property.find('1')?.views ?? 0)
})

test('days that cannot be counted leave the listings as they are', async () => {
  const { user } = await openApp(MINE, { scenario: 'activity-fail' })
  const card = within(await screen.findByRole('region', { name: 'Last 30 days' }, { timeout: 8_000 }))
  expect(await card.findByText(/^These figures could not be loaded. The figures are being counted./)).toBeVisible()
  expect(titles()).toContain(HOUSE)
  await user.click(card.getByRole('button', { name: 'Try Again' }))
  expect(await card.findByRole('button', { name: 'Show as table' }, { timeout: 8_000 })).toBeVisible()
})
