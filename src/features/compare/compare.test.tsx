import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { scenarioById } from '@mocks/scenarios/catalog'
import { openApp, storeFromAnotherTab } from '@tests/helpers/open-app'
// Loaded here: a busy machine takes its time to read the costs.
import '@/listing/monthly/month-engine'

const stored = () =>
  JSON.parse(localStorage.getItem('compareList') ?? '[]') as { id: string; [field: string]: unknown }[]
const storedIds = () => stored().map((entry) => entry.id)
const table = () => screen.findByRole('table', { name: 'Comparison' })
const row = async (name: string) => {
  const label = within(await table()).getByRole('rowheader', { name })
  return label.closest<HTMLElement>('[role=row]')!
}
const cells = async (name: string) =>
  within(await row(name))
    .getAllByRole('cell')
    .map((cell) => cell.textContent)

test('An empty comparison says so and leads to the saved properties', async () => {
  await openApp('/compare')
  expect(screen.getByRole('heading', { level: 1, name: 'Compare Properties' })).toBeVisible()
  expect(await screen.findByRole('heading', { name: 'No Properties to Compare' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Saved Properties' })).toHaveAttribute('href', '/favorites')
})

test('Each property has its column, each fact its row, and nothing unknown is made up', async () => {
  await openApp('/compare', { scenario: 'compare-two' })
  const heads = within(await table()).getAllByRole('columnheader')
  expect(heads[1]).toHaveTextContent('Airy Family House near Jaro Plaza')
  expect(heads[2]).toHaveTextContent('Modern House with Basement in Tabucan')
  expect(await cells('Price')).toEqual(['₱12,800,000Best', '₱24,500,000'])
  await waitFor(async () => expect(await cells('Place')).toEqual(['Jaro', 'Mandurriao']))
  for (const label of [
    'Type',
    'Bedrooms',
    'Bathrooms',
    'Square feet',
    'Parking',
    'Lot',
    'Year built',
    'Price per sq ft',
    'Days on market',
    'Rating',
    'Status',
  ])
    expect(await row(label)).toBeVisible()
  expect(await cells('Association dues')).toEqual(['–Not stated', '–Not stated'])
})

test('At most five marks of the best value, only where better is beyond doubt', async () => {
  await openApp('/compare', { scenario: 'compare-four' })
  await waitFor(async () => expect((await cells('Days on market'))[1]).toBe('Listed todayBest'))
  expect(await cells('Price')).toEqual(['₱12,800,000', '₱38,000,000', '₱4,350,000Best', '₱6,900,000'])
  expect(await cells('Bedrooms')).toEqual(['4', '5', '3', '3'])
  expect(within(await table()).getAllByText('Best').length).toBeLessThanOrEqual(5)
})

test('A tie has no best', async () => {
  const given = scenarioById('compare-four')
  const compareList = given.storage!['compareList']!.replace('"price":6900000', '"price":4350000')
  const { network } = scenarioById('compare-stored-only')
  await openApp('/compare', { scenario: { ...given, network, storage: { ...given.storage, compareList } } })
  expect(await cells('Price')).toEqual(['₱12,800,000', '₱38,000,000', '₱4,350,000', '₱4,350,000'])
})

test('A row says what each home for sale costs a month', async () => {
  await openApp('/compare', { scenario: 'compare-three' })
  await waitFor(async () =>
    expect(await cells('Monthly cost')).toEqual([
      expect.stringMatching(/^≈ ₱\d+K a month, /),
      expect.stringMatching(/^≈ ₱\d+K a month, /),
      '₱12,500/month',
    ]),
  )
})

test('What the sellers state of the papers is compared; a row that nobody fills is left out', async () => {
  await openApp('/compare', { scenario: 'compare-four' })
  // The stored entries lack these facts: they come with the market.
  await screen.findByRole('rowheader', { name: 'Sale stage' })
  expect(await cells('Sale stage')).toEqual(['Resale', 'Foreclosed', '–Not stated', 'Assumed balance'])
  expect(await cells('Land title')).toEqual(['TCT (land)', 'TCT (land)', '–Not stated', 'TCT (land)'])
  expect(await cells('Flood in 100 years')).toEqual([
    'Medium, 0.5 to 1.5 m',
    'High, above 1.5 m',
    '–Not stated',
    'Medium, 0.5 to 1.5 m',
  ])
  expect(screen.queryByRole('rowheader', { name: 'Open to foreign buyers' })).toBeNull()
})

test('Plans are compared where a listing has one', async () => {
  await openApp('/compare?ids=7,16,18')
  const plans = await row('Plan')
  expect(await within(plans).findByRole('img', { name: /^Sketch of the floor plan: .*kitchen/ })).toBeVisible()
  expect(within(plans).getByRole('img', { name: /^Sketch of the place in West tower: / })).toBeVisible()
  expect(within(plans).getByRole('img', { name: /^Sketch of the lot: / })).toBeVisible()
  expect(within(plans).getAllByRole('cell')[2]).toHaveTextContent('Not stated')
})

test('A monthly rent is not the best price among properties for sale', async () => {
  await openApp('/compare', { scenario: 'compare-three' })
  expect(await cells('Price')).toEqual(['₱12,800,000', '₱8,200,000Best', '₱12,500/month'])
  expect(screen.getByText('Sale prices and monthly rents are each compared among their own kind.')).toBeVisible()
})

test('Listed today is the shortest time on the market', async () => {
  await openApp('/compare', { scenario: 'compare-four' })
  await waitFor(async () =>
    expect(await cells('Days on market')).toEqual(['2 days', 'Listed todayBest', '67 days', '20 days']),
  )
})

test('Status comes from the market as it is now', async () => {
  await openApp('/compare', { scenario: 'compare-four' })
  await waitFor(async () => expect(await cells('Status')).toEqual(['Available', 'Available', 'Sold', 'Pending']))
})

test('A price that changed since the property was added is shown with the old one', async () => {
  const given = scenarioById('compare-two')
  const compareList = given.storage!['compareList']!.replace('"price":12800000', '"price":13500000')
  await openApp('/compare', { scenario: { ...given, storage: { ...given.storage, compareList } } })
  expect(await screen.findByText('Was ₱13,500,000 when added')).toBeVisible()
})

test('An entry that was stored without a price says nothing of an earlier one', async () => {
  const given = scenarioById('compare-two')
  const compareList = given.storage!['compareList']!.replace('"price":12800000', '"price":0')
  await openApp('/compare', { scenario: { ...given, storage: { ...given.storage, compareList } } })
  await waitFor(async () => expect((await cells('Price'))[0]).toContain('₱12,800,000'))
  expect(screen.queryByText(/when added/)).toBeNull()
})

test('A property can be removed, and undo puts it back in its place', async () => {
  const { user } = await openApp('/compare', { scenario: 'compare-three' })
  await user.click(await screen.findByRole('button', { name: /^Remove Two-Bedroom Condo .* from comparison$/ }))
  expect(storedIds()).toEqual(['1', 'r2'])
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(storedIds()).toEqual(['1', '7', 'r2'])
})

test('Clear empties the list and can be undone', async () => {
  const { user } = await openApp('/compare', { scenario: 'compare-three' })
  await user.click(await screen.findByRole('button', { name: 'Clear' }))
  expect(await screen.findByRole('heading', { name: 'No Properties to Compare' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  expect(storedIds()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(storedIds()).toEqual(['1', '7', 'r2'])
})

test('Add Property offers the saved properties; those in the list already cannot be added again', async () => {
  const { user } = await openApp('/compare', { scenario: 'compare-two' })
  await user.click(await screen.findByRole('button', { name: 'Add Property' }))
  const dialog = await screen.findByRole('dialog', { name: 'Add Property' })
  const list = await within(dialog).findByRole('list', { name: 'Saved properties' })
  expect(within(list).getAllByRole('button')).toHaveLength(4)
  const house = within(list).getByRole('button', { name: /Airy Family House.*Added/ })
  expect(house).toHaveAttribute('aria-disabled', 'true')
  await user.click(house)
  expect(storedIds()).toEqual(['1', '2'])
  await user.type(within(dialog).getByRole('searchbox'), 'condo')
  await user.click(within(list).getByRole('button', { name: /Two-Bedroom Condo/ }))
  expect(storedIds()).toEqual(['1', '2', '7'])
  expect(within(dialog).getByText('3 of 4 chosen')).toBeVisible()
})

test('What is kept has exactly the documented fields', async () => {
  const { user } = await openApp('/compare', { scenario: 'compare-two' })
  await user.click(await screen.findByRole('button', { name: 'Add Property' }))
  await user.click(await screen.findByRole('button', { name: /Two-Bedroom Condo/ }))
  const added = stored()[2]!
  expect(Object.keys(added)).toEqual([
    'id',
    'title',
    'address',
    'price',
    'listing_type',
    'property_type',
    'bedrooms',
    'bathrooms',
    'square_feet',
    'parking_spots',
    'year_built',
    'hoa_fees',
    'images',
    'features',
    'rating',
    'days_on_market',
    'price_per_sqft',
  ])
  expect(added).toMatchObject({
    id: '7',
    price: 8_200_000,
    listing_type: 'sale',
    address: 'Iloilo City, Iloilo',
    hoa_fees: 6400,
  })
})

test('A full list says that one must be removed first', async () => {
  const { user } = await openApp('/compare', { scenario: 'compare-four' })
  await user.click(await screen.findByRole('button', { name: 'Add Property' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'You can compare up to 4 properties at a time. Please remove one from your compare list first.',
  )
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('Without favorites the picker says so and leads to browsing', async () => {
  const { user } = await openApp('/compare')
  await user.click(await screen.findByRole('button', { name: 'Add Property' }))
  expect(await screen.findByRole('heading', { name: 'No Saved Properties' })).toBeVisible()
  const dialog = screen.getByRole('dialog')
  expect(within(dialog).getByRole('link', { name: 'Browse Properties' })).toHaveAttribute('href', '/properties')
})

test('One property alone asks for a second', async () => {
  const { user } = await openApp('/compare', { scenario: 'compare-two' })
  await user.click(await screen.findByRole('button', { name: /^Remove Airy Family House/ }))
  expect(await screen.findByText('Please select at least 2 properties to compare.')).toBeVisible()
})

test('Only the rows that differ remain when asked for differences', async () => {
  const { user } = await openApp('/compare', { scenario: 'compare-two' })
  expect(await row('Type')).toBeVisible()
  await user.click(screen.getByRole('switch', { name: 'Show only differences' }))
  expect(within(await table()).queryByRole('rowheader', { name: 'Type' })).toBeNull()
  expect(await row('Price')).toBeVisible()
})

test('Areas follow the chosen unit', async () => {
  const { user } = await openApp('/compare', { scenario: 'compare-two' })
  expect((await cells('Square feet'))[0]).toContain('2,260 sq ft')
  await user.click(screen.getByRole('radio', { name: 'sq m' }))
  expect((await cells('Square meters'))[0]).toContain('210 sq m')
  expect(localStorage.getItem('unitSystem')).toBe('metric')
})

test('The address names the list and follows it', async () => {
  const { user, router } = await openApp('/compare', { scenario: 'compare-three' })
  await waitFor(() => expect(router.state.location.search).toEqual({ ids: '1,7,r2' }))
  await user.click(await screen.findByRole('button', { name: /^Remove Corner Studio/ }))
  await waitFor(() => expect(router.state.location.search).toEqual({ ids: '1,7' }))
  expect(screen.queryByText(/shared with you/)).toBeNull()
})

test('Another tab changes the list and this one follows, address and all', async () => {
  const { router } = await openApp('/compare', { scenario: 'compare-three' })
  await waitFor(() => expect(router.state.location.search).toEqual({ ids: '1,7,r2' }))
  storeFromAnotherTab('compareList', JSON.stringify(stored().slice(0, 2)))
  await waitFor(() => expect(router.state.location.search).toEqual({ ids: '1,7' }))
  expect(within(await table()).getAllByRole('columnheader')).toHaveLength(3)
  expect(screen.queryByText(/shared with you/)).toBeNull()
})

test('A shared link shows its properties and leaves the own list alone', async () => {
  const { user } = await openApp('/compare?ids=2,8', { scenario: 'compare-three' })
  expect(
    await screen.findByText(/This comparison was shared with you by link\. Your own compare list is not changed\./),
  ).toBeVisible()
  expect(
    within(await table())
      .getAllByRole('columnheader')
      .slice(1)
      .map((head) => head.textContent),
  ).toEqual([expect.stringContaining('Modern House with Basement'), expect.stringContaining('Double-Height Loft')])
  expect(storedIds()).toEqual(['1', '7', 'r2'])
  await user.click(screen.getByRole('button', { name: 'Show my compare list' }))
  expect(await screen.findByRole('link', { name: 'Airy Family House near Jaro Plaza' })).toBeVisible()
  expect(storedIds()).toEqual(['1', '7', 'r2'])
})

test('A shared comparison can be saved, which saves its properties too, and undone', async () => {
  const { user, router } = await openApp('/compare?ids=2,8', { scenario: 'compare-three' })
  await user.click(await screen.findByRole('button', { name: 'Save to my compare list' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Replace' }))
  await waitFor(() => expect(storedIds()).toEqual(['2', '8']))
  expect(JSON.parse(localStorage.getItem('favorites')!)).toEqual(['1', '7', 'r2', 'iloilo1', '2', '8'])
  await waitFor(() => expect(router.state.location.search).toEqual({ ids: '2,8' }))
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(storedIds()).toEqual(['1', '7', 'r2'])
  expect(JSON.parse(localStorage.getItem('favorites')!)).toEqual(['1', '7', 'r2', 'iloilo1'])
  await waitFor(() => expect(router.state.location.search).toEqual({ ids: '1,7,r2' }))
})

test('A link to a single property and to one that is gone says what is missing', async () => {
  await openApp('/compare?ids=7,withdrawn-99')
  expect(await screen.findByText('1 property in this link is no longer offered.')).toBeVisible()
  expect(within(await table()).getAllByRole('columnheader')).toHaveLength(2)
})

test('Share offers the apps of a listing, and copies the link', async () => {
  const { user } = await openApp('/compare', { scenario: 'compare-three' })
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await user.click(await screen.findByRole('button', { name: 'Share' }))
  const dialog = await screen.findByRole('dialog', { name: 'Share this comparison' })
  for (const app of ['Messenger', 'Viber', 'WhatsApp'])
    expect(within(dialog).getByRole('link', { name: app })).toHaveAttribute('href', expect.stringContaining('ids%3D'))
  await user.click(within(dialog).getByRole('button', { name: 'Copy link' }))
  expect(copy).toHaveBeenCalledWith(`${window.location.origin}/compare?ids=1,7,r2`)
  expect(await screen.findByText('Link copied to the clipboard')).toBeVisible()
})
