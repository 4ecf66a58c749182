import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openApp, storeFromAnotherTab } from '@tests/helpers/open-app'

const section = async (name: string) => within(await screen.findByRole('region', { name }))

test('a home for sale shows its title, address, price and badges, what it costs a month, and its first facts', async () => {
  await openApp('/property/1')
  const heading = await screen.findByRole('heading', { level: 1, name: 'Airy Family House near Jaro Plaza' })
  const header = within(heading.closest('header')!)
  expect(header.getByText('28 Arguelles Street, Jaro, Iloilo City, Iloilo, 5000')).toBeVisible()
  expect(header.getByText('₱12.8M')).toBeVisible()
  expect(header.getByText('₱12,800,000')).toBeVisible()
  expect(header.getByText('For Sale')).toBeVisible()
  expect(header.getByText('available')).toBeVisible()
  expect(header.queryByText('/month')).toBeNull()
  await waitFor(() => expect(document.title).toBe('Airy Family House near Jaro Plaza · Proventous'))

  const details = await section('Property Details')
  expect(
    details
      .getAllByRole('term')
      .slice(0, 4)
      .map((term) => term.textContent),
  ).toEqual(['Bedrooms', 'Bathrooms', 'Square feet', 'Parking'])
  expect(
    details
      .getAllByRole('definition')
      .slice(0, 4)
      .map((value) => value.textContent),
  ).toEqual(['4', '3', '2,260', '2'])
  expect(details.getByText('2014')).toBeVisible()
  expect(details.getByText('2 days')).toBeVisible()

  const monthly = await header.findByText('₱87,955 a month')
  expect(monthly.closest('a'), 'the price comes with what it costs a month').toHaveAttribute('href', '#costs')
  expect(header.getByText('Reduced ₱300K')).toBeVisible()
  const history = await section('Price history')
  expect(history.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
    expect.stringMatching(/₱12,800,000Reduced by ₱300,000$/),
    expect.stringMatching(/₱13,100,000Listed$/),
  ])
})

test('measures, currency and tabs follow what is chosen', async () => {
  const { user, router } = await openApp('/property/1')
  await user.click(await screen.findByRole('radio', { name: 'sq m' }))
  const details = await section('Property Details')
  expect(details.getByText('Square meters')).toBeVisible()
  expect(details.getByText('210')).toBeVisible()
  expect(screen.getByText('₱60,952 per sq m')).toBeVisible()
  expect(localStorage.getItem('unitSystem'), 'choosing square meters changes every measure and is remembered').toBe(
    'metric',
  )

  const header = within(screen.getByText('Airy Family House near Jaro Plaza', { selector: 'h1' }).closest('header')!)
  storeFromAnotherTab('currency', 'USD')
  expect(await header.findByText('$226,549'), 'in dollars the price is converted').toBeVisible()
  expect(screen.getByText('Listed at ₱12,800,000'), 'and the asked one is noted').toBeVisible()

  const tabs = within(screen.getByRole('navigation', { name: 'Sections of this listing' }))
  expect(tabs.getAllByRole('link').map((tab) => tab.textContent)).toEqual(['Facts', 'Owner', 'Costs', 'Papers', 'Map'])
  expect(tabs.getByText('Facts').closest('a')).toHaveAttribute('aria-current', 'true')
  await user.click(tabs.getByText('Map'))
  expect(screen.getByText('Location', { selector: 'h2' })).toHaveFocus()
  expect(router.state.location.href, 'tabs leave the history alone').toBe('/property/1')
})

test('land begins with its lot area and a price by area; its documented zeros come last', async () => {
  const { router } = await openApp('/property/18')
  const details = await section('Property Details')
  const facts = details.getAllByRole('term').map((term) => term.textContent)
  expect(facts[0]).toBe('Lot area')
  expect(facts.slice(-4)).toEqual(['Bedrooms', 'Bathrooms', 'Square feet', 'Parking'])
  expect(
    details
      .getAllByRole('definition')
      .slice(-4)
      .map((value) => value.textContent),
  ).toEqual(['0', '0', '0', '0'])
  expect(details.getByText('Zoning')).toBeVisible()
  expect(screen.getByText('₱743 per sq ft of lot')).toBeVisible()
  const papers = await section('Papers and risk')
  const title = 'Title: OCT (original), name not stated, liens not stated'
  expect(papers.getByText(title), 'a lot for sale names its land title').toBeVisible()
  expect(screen.queryByRole('region', { name: /plan/i }), 'it states too little for a plan').toBeNull()
  await router.navigate({ to: '/properties', search: { category: 'land', title: 'OCT' } as never })
  expect((await screen.findAllByText('OCT (original)')).length, 'a link finds it by that title').toBeGreaterThan(1)
  expect((await screen.findAllByRole('radio', { name: 'OCT (original)' }))[0]).toBeChecked()
})

test('a rental shows its price by the month and its rental information', async () => {
  const { backend, router } = await openApp('/property/r1')
  const heading = await screen.findByRole('heading', { level: 1, name: 'Furnished One-Bedroom Condo near Atria' })
  expect(heading.closest('header')).toHaveTextContent('₱32,000/month')
  expect(within(heading.closest('header')!).getByText('For Rent')).toBeVisible()
  const rental = await section('Rental Information')
  const facts = rental.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`)
  expect(facts).toEqual([
    'Minimum lease: 12 months',
    'Security deposit: ₱64,000',
    'Furnishing: Furnished',
    'Floor level: Elevator',
    'Pet friendly: Yes',
  ])
  expect(rental.getByRole('heading', { name: 'Utilities Included' })).toBeVisible()
  expect(rental.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Internet', 'Association dues'])

  await router.navigate({ to: '/property/$id', params: { id: '1' } })
  await screen.findByText(/^Airy/, { selector: 'h1' })
  expect(screen.queryByText('Rental Information'), 'a sale has no rental facts').toBeNull()
  backend.db.property.update('r2', { utilities_included: '[]' })
  await router.navigate({ to: '/property/$id', params: { id: 'r2' } })
  await screen.findByRole('region', { name: 'Rental Information' })
  expect(screen.queryByText('Utilities Included'), 'none are mentioned where none are included').toBeNull()
})

test('features, the lists of its category and nearby amenities are listed', async () => {
  await openApp('/property/10')
  const features = await section('Features')
  expect(features.getByText('Street arcade')).toBeVisible()
  expect(features.getByRole('heading', { name: 'Building' })).toBeVisible()
  expect(features.getByText('Backup Power')).toBeVisible()
  const nearby = await section('Nearby Amenities')
  expect(nearby.getByText('Plazoleta Gay')).toBeVisible()
})

test('a listing is saved and compared from its own page', async () => {
  const { user } = await openApp('/property/1')
  await user.click(await screen.findByText('Add to compare'))
  expect(await screen.findByText(/^Saved and added to compare: 1 of 4\./)).toBeVisible()
  expect(localStorage.getItem('favorites')).toBe('["1"]')
  await user.click(screen.getByRole('button', { name: 'Remove from compare' }))
  expect(localStorage.getItem('compareList')).toBe('[]')
})

test('a long description is folded until somebody reads more; the pictures open over the screen', async () => {
  const { backend, router, user } = await openApp('/compare')
  backend.db.property.update('1', {
    description: 'A line about the house. '.repeat(80),
    images: JSON.stringify([
      'properties/1/a.webp',
      'properties/1/b.webp',
      { image_url: 'properties/1/floor-plan.svg', kind: 'floor_plan' },
    ]),
  })
  await router.navigate({ to: '/property/$id', params: { id: '1' } })
  const more = await screen.findByRole('button', { name: 'Read more' })
  expect(more).toHaveAttribute('aria-expanded', 'false')
  await user.click(more)
  expect(screen.getByRole('button', { name: 'Read less' })).toHaveAttribute('aria-expanded', 'true')

  const all = await screen.findByRole('button', { name: /Show all 2 pictures/ })
  await user.click(all)
  const box = await screen.findByRole('dialog', { name: 'Airy Family House near Jaro Plaza' })
  expect(within(box).getByText('1 / 2')).toBeVisible()
  // The plan has the place after the last picture.
  await within(box).findByRole('button', { name: 'Floor plan' })
  await user.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(within(box).getByText('2 / 2')).toBeVisible()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(all, 'Escape gives the focus back').toHaveFocus())

  backend.db.property.update('2', { images: '[]' })
  await router.navigate({ to: '/property/$id', params: { id: '2' } })
  expect(await screen.findByText('No Image Available'), 'a listing without pictures says so').toBeVisible()
})

test('the owner is named with stars, reviews and tier; one who shows neither phone nor e-mail is reached by chat', async () => {
  await openApp('/property/iloilo1')
  const owner = within(await screen.findByRole('complementary', { name: 'Owner and next steps' }))
  const name = /^Listed by Marivic Palmejar\sverified @marivic\.palmejar$/
  expect(owner.getByRole('heading', { name })).toBeVisible()
  expect(owner.getByRole('img', { name: '4.8 out of 5 stars' }).querySelectorAll('[data-filled=true]')).toHaveLength(4)
  expect(owner.getByText('(8 reviews)')).toBeVisible()
  expect(owner.getByText('Professional Seller')).toBeVisible()
  expect(owner.queryByRole('link', { name: /Call|Email/ })).toBeNull()
  expect(owner.getByText('Contact Marivic Palmejar by chat.')).toBeVisible()
  expect(owner.getByRole('button', { name: 'Chat with Owner' })).toBeVisible()
  expect(owner.getByRole('link', { name: 'Marivic Palmejar' })).toHaveAttribute('href', '/u/103')
})

test('an owner who shows phone and e-mail is called and written to, by Viber, WhatsApp and Messenger too', async () => {
  const { backend } = await openApp('/property/11')
  const owner = within(await screen.findByRole('complementary', { name: 'Owner and next steps' }))
  expect(owner.getByRole('link', { name: /Call/ })).toHaveAttribute('href', 'tel:+639189550104')
  expect(owner.getByRole('link', { name: /Email/ })).toHaveAttribute('href', 'mailto:gerard.sobrevega@proventous.test')
  expect(owner.queryByText(/^Contact .* by chat/)).toBeNull()
  expect(owner.getByRole('link', { name: 'Gerard Sobrevega' })).toHaveAttribute('href', '/u/gerard.sobrevega')
  const links = { Viber: 'viber://chat?number=%2B639189550104', WhatsApp: 'https://wa.me/639189550104' }
  for (const [name, href] of Object.entries({ ...links, Messenger: 'https://m.me/sobrevega.properties' }))
    expect(await owner.findByRole('link', { name })).toHaveAttribute('href', href)
  expect(backend.db.user.find('104')?.messenger).toBe('sobrevega.properties')
})

test('an owner without a review has no stars', async () => {
  await openApp('/property/14')
  const owner = within(await screen.findByRole('complementary', { name: 'Owner and next steps' }))
  expect(owner.getByText('No reviews yet')).toBeVisible()
  expect(owner.queryByRole('img', { name: /out of 5 stars/ })).toBeNull()
})

test('similar listings are within 25% of the price', async () => {
  await openApp('/property/5')
  const similar = await section('Similar listings')
  const prices = similar
    .getAllByRole('article')
    .map((card) => /₱([\d,]+)/.exec(card.textContent)?.[1]?.replaceAll(',', ''))
  expect(prices.length).toBeGreaterThan(0)
  for (const price of prices) expect(Math.abs(Number(price) - 6_900_000)).toBeLessThanOrEqual(6_900_000 / 4)
  expect(screen.queryByRole('note'), 'a usual price has no note').toBeNull()
})

test('places nearby that our map knows have their distance', async () => {
  await openApp('/property/7')
  const nearby = await section('Nearby Amenities')
  expect(await nearby.findByText('Distances are in a straight line.')).toBeVisible()
  expect(nearby.getByText('SM City Iloilo').closest('li')).toHaveTextContent(/SM City Iloilo\d/)
})

test('all three addresses of the screen show the same listing', async () => {
  const { router } = await openApp('/property/1', { scenario: 'signed-in-regular' })
  await screen.findByRole('heading', { level: 1, name: /Airy/ })
  for (const to of ['/dashboard/property/$id', '/dashboard/properties/$id'] as const) {
    await router.navigate({ to, params: { id: '1' } })
    expect(await screen.findByRole('heading', { level: 1, name: /Airy/ })).toBeVisible()
  }
})

test('what is stated of a home becomes cautions, named as unchecked; what is not stated is asked for', async () => {
  const { router, user } = await openApp('/property/3')
  const next = (id: string) => router.navigate({ to: '/property/$id', params: { id } })
  const acquired = await section('Papers and risk')
  expect(acquired.getByText(/^Stated by the seller, not checked by us\./)).toBeVisible()
  expect(acquired.getByText('Somebody lives there.')).toBeVisible()
  expect(acquired.getByText('It is sold as it is, where it is.')).toBeVisible()

  // A tower that is not built yet shows how it is paid, and how deep the water stands.
  await next('iloilo2')
  await screen.findByText('Own title (CCT)')
  const tower = await section('Papers and risk')
  expect(tower.queryByRole('list', { name: 'Cautions' })).toBeNull()
  expect(tower.getByText('₱12,333 a month for 30 months, without interest')).toBeVisible()
  expect(tower.getByText('At turnover in March 2029, usually by bank')).toBeVisible()
  expect(tower.getByText('Medium, 0.5 to 1.5 m')).toBeVisible()
  expect(tower.getByText('Own title (CCT)')).toBeVisible()

  await next('10')
  const unstated = /^Not stated: the stage of the sale, the flood level\./
  expect(await screen.findByText(unstated), 'a home that states nothing says what to ask for').toBeVisible()
  expect(screen.getByText('Title: kind not stated, name not stated, liens not stated')).toBeVisible()
  await next('1')
  const titled = await screen.findByText('Title: TCT (land), in the name of the seller, no liens stated')
  const block = within(titled.closest('details')!)
  expect(block.getByText('As stated by the seller on May 18, 2026.')).not.toBeVisible()
  await user.click(titled)
  expect(block.getByText('As stated by the seller on May 18, 2026.')).toBeVisible()
  expect(block.getByText(/certified true copy from the Registry of Deeds/)).toBeVisible()
  await next('r5')
  await section('Rental Information')
  expect(screen.queryByText('Papers and risk'), 'a rental that states nothing has no such section').toBeNull()
})

test('a price by area is said beside the median of others, with their number', async () => {
  await openApp('/property/1', { scenario: 'default' })
  const said = 'The price per sqm is 13% above the median of 9 Single-Family Home listings in Iloilo City.'
  expect(await screen.findByText(said, { exact: false })).toBeVisible()
})

test('a price far below similar listings is noted without blame', async () => {
  await openApp('/property/1', { scenario: 'price-unusually-low' })
  expect(await screen.findByRole('note')).toHaveTextContent(
    /similar listings in Iloilo City\. There may be a good reason\./,
  )
})
