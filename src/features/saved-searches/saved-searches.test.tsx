import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openApp } from '@tests/helpers/open-app'

const member = { scenario: 'signed-in-regular' }
const PATIENT = { timeout: 8_000 }
const FIRST = 'First place in the city'

/** The card of a saved search. */
async function card(name: string) {
  const heading = await screen.findByRole('heading', { level: 2, name }, PATIENT)
  return within(heading.closest('li')!)
}
const labels = (within: Awaited<ReturnType<typeof card>>) =>
  within.getAllByRole('listitem').map(({ textContent }) => textContent)

const fill = (dialog: ReturnType<typeof within>, label: string | RegExp, value: string) =>
  fireEvent.change(dialog.getByLabelText(label), { target: { value } })

test('a saved search says what it looks for and finds what View Properties shows', async () => {
  const { user, router } = await openApp('/dashboard/saved-searches', member)
  const saved = await card('Rentals near the hospital')
  expect(labels(saved)).toEqual(['For rent', '“La Paz”', 'Residential', 'Up to ₱30,000'])
  expect((await card(FIRST)).getByText(/Last alert Jun 1[23]/)).toBeVisible()
  const found = Number(/^(\d+) propert(y|ies) found/.exec(saved.getByText(/found/).textContent ?? '')?.[1])
  await user.click(saved.getByRole('link', { name: 'View Properties' }))
  expect(
    await screen.findByRole('heading', { name: new RegExp(`^${found} Propert(y|ies) for Rent`) }, PATIENT),
  ).toBeVisible()
  expect(router.state.location).toMatchObject({
    pathname: '/dashboard/properties',
    search: { mode: 'rent', category: 'residential', q: 'La Paz', price: '0-30000' },
  })
})

test('a new search is made from the form, and a name is asked for and taken once', async () => {
  const { user, backend } = await openApp('/dashboard/saved-searches', member)
  await card(FIRST)
  await user.click(screen.getByRole('button', { name: 'Create New Search' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Create New Search' }))
  await user.click(dialog.getByRole('button', { name: 'Save search' }))
  expect(dialog.getByText('Please name your search')).toBeVisible()
  fill(dialog, 'Name', FIRST.toUpperCase())
  fill(dialog, /What and where/, 'Lopez')
  fill(dialog, /Minimum price/, '9M')
  fill(dialog, /Maximum price/, '5M')
  await user.click(dialog.getByRole('button', { name: 'Save search' }))
  expect(dialog.getByText('You already have a saved search with this name.')).toBeVisible()
  expect(dialog.getByText('The maximum price is lower than the minimum price.')).toBeVisible()
  fill(dialog, /Minimum price/, '')
  fill(dialog, 'Name', 'Under five')
  await user.click(within(dialog.getByRole('radiogroup', { name: 'Bedrooms' })).getByRole('radio', { name: '2+' }))
  await user.click(dialog.getByRole('button', { name: 'Save search' }))
  expect(labels(await card('Under five'))).toEqual(['“Lopez”', 'Up to ₱5,000,000', '2+ bedrooms'])
  expect(backend.db.saved_search.where(({ name }) => name === 'Under five')).toMatchObject([
    { user_id: '101', location: 'Lopez', min_price: null, max_price: 5_000_000, bedrooms: 2, alerts_enabled: true },
  ])
})

test('a sentence fills in the form with what it says', async () => {
  const { user } = await openApp('/dashboard/saved-searches', member)
  await user.click(await screen.findByRole('button', { name: 'Create New Search' }, PATIENT))
  const dialog = within(await screen.findByRole('dialog', { name: 'Create New Search' }, PATIENT))
  await user.type(dialog.getByLabelText(/What and where/), 'condo or apartment for rent in Jaro, 2 bedrooms, with pool')
  await dialog.findByRole('option', { name: /Apartment or Condo/ }, PATIENT)
  await user.keyboard('{Enter}')
  expect(dialog.getByLabelText(/What and where/)).toHaveValue('')
  expect(dialog.getByRole('radio', { name: 'For Rent' })).toBeChecked()
  expect(dialog.getByLabelText('Property type')).toHaveTextContent('Apartment or Condo')
  expect(within(dialog.getByRole('radiogroup', { name: 'Bedrooms' })).getByRole('radio', { name: '2+' })).toBeChecked()
  for (const label of ['In Jaro', 'Pool']) {
    expect(dialog.getByRole('button', { name: new RegExp(`^Remove.*${label}`) })).toBeVisible()
  }
})

test('editing keeps the filters that the form has no field for, unless they are lifted', async () => {
  const { user, backend } = await openApp('/dashboard/saved-searches', { scenario: 'saved-searches-long' })
  const [long] = await screen.findAllByRole('button', { name: 'Edit' }, PATIENT)
  await user.click(long!)
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit saved search' }))
  expect(dialog.getByLabelText(/Maximum price/)).toHaveValue('45,000')
  fill(dialog, 'Name', 'Shorter')
  fill(dialog, /What and where/, '')
  await user.click(dialog.getByRole('button', { name: 'Remove filter: Pool' }))
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }))
  const shown = labels(await card('Shorter'))
  expect(shown).toEqual(expect.arrayContaining(['For rent', 'Garden', 'Pet friendly', 'Internet included']))
  expect(shown).not.toContain('Pool')
  const kept = new URLSearchParams(backend.db.saved_search.find('s101-1')?.query ?? '')
  expect([kept.get('features'), kept.get('utilities'), kept.get('q')]).toEqual([
    'Garden,Balcony,Garage,Basement',
    'electricity,water,internet',
    null,
  ])
})

test('alerts switch at once, and a search is deleted after asking', async () => {
  const { user, backend } = await openApp('/dashboard/saved-searches', member)
  const saved = await card(FIRST)
  const alerts = saved.getByRole('switch', { name: `Alerts for “${FIRST}”` })
  expect(alerts).toBeChecked()
  await user.click(alerts)
  expect(alerts).not.toBeChecked()
  await expect.poll(() => backend.db.saved_search.find('s101-1')?.alerts_enabled, PATIENT).toBe(false)
  await user.click(saved.getByRole('button', { name: 'Delete' }))
  await user.click(await screen.findByRole('button', { name: 'Keep it' }, PATIENT))
  expect(backend.db.saved_search.find('s101-1')).toBeDefined()
  await user.click(saved.getByRole('button', { name: 'Delete' }))
  await user.click(await screen.findByRole('button', { name: 'Delete it' }, PATIENT))
  await waitFor(() => expect(screen.queryByRole('heading', { name: FIRST })).toBeNull(), PATIENT)
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  expect(backend.db.saved_search.find('s101-1')).toBeUndefined()
})

test('a saved search says how many homes are new until it is opened, and how often alerts come is kept', async () => {
  const { user, backend, router } = await openApp('/dashboard/saved-searches', { scenario: 'saved-searches-new' })
  const saved = await card(FIRST)
  expect(saved.getByText(/^\d+ new/)).toHaveTextContent('2 new since Apr 1')
  expect(saved.getByText('Alerts on')).toBeVisible()
  await user.click(saved.getByRole('button', { name: 'Edit' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit saved search' }))
  await user.click(dialog.getByRole('radio', { name: 'Weekly' }))
  expect(dialog.getByText('One notification on Monday at 8 AM with the listings of the week.')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }))
  expect(await saved.findByText('Weekly alerts', {}, PATIENT)).toBeVisible()
  expect(backend.db.saved_search.find('s101-1')?.alert_frequency).toBe('weekly')
  await user.click(saved.getByRole('link', { name: 'View Properties' }))
  await expect.poll(() => backend.db.saved_search.find('s101-1')?.opened_at, PATIENT).toBe(backend.clock.iso())
  await router.navigate({ to: '/dashboard/saved-searches' })
  expect((await card(FIRST)).queryByText(/^\d+ new/)).toBeNull()
})

test('what the server refuses is taken back with the reason, and nothing typed is lost', async () => {
  const { user, backend } = await openApp('/dashboard/saved-searches', { scenario: 'saved-searches-stubborn' })
  const saved = await card(FIRST)
  await user.click(saved.getByRole('switch'))
  expect(
    await screen.findByText(`The alerts of “${FIRST}” were not changed. The server is busy.`, {}, PATIENT),
  ).toBeVisible()
  expect(saved.getByRole('switch')).toBeChecked()
  await user.click(saved.getByRole('button', { name: 'Delete' }))
  await user.click(await screen.findByRole('button', { name: 'Delete it' }, PATIENT))
  expect(await screen.findByText(`“${FIRST}” was not deleted. The server is busy.`, {}, PATIENT)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Create New Search' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Create New Search' }))
  fill(dialog, 'Name', 'Kept')
  await user.click(dialog.getByRole('button', { name: 'Save search' }))
  expect(await dialog.findByText('The server is busy.', {}, PATIENT)).toBeVisible()
  expect(dialog.getByLabelText('Name')).toHaveValue('Kept')
  expect(backend.db.saved_search.where(({ user_id }) => user_id === '101')).toHaveLength(3)
})

const BROWSED = 'mode=rent&category=residential&subtype=Condo&beds=1&features=Pool'

test('Save this search keeps the search on the browse screen, every filter of it', async () => {
  const { user, backend } = await openApp(`/dashboard/properties?${BROWSED}`, member)
  await user.click(await screen.findByRole('button', { name: 'Save this search' }, PATIENT))
  const dialog = within(await screen.findByRole('dialog', { name: 'Save this search' }, PATIENT))
  await waitFor(() => expect(dialog.getByLabelText('Name')).toHaveValue('Condo for rent'))
  await user.click(dialog.getByRole('button', { name: 'Save search' }))
  expect(await screen.findByText('Search saved', {}, PATIENT)).toBeVisible()
  const [saved] = backend.db.saved_search.where(({ name }) => name === 'Condo for rent')
  expect(saved).toMatchObject({ user_id: '101', property_type: 'Condo', bedrooms: 1, alerts_enabled: true })
  expect(Object.fromEntries(new URLSearchParams(saved?.query ?? ''))).toEqual(
    Object.fromEntries(new URLSearchParams(BROWSED)),
  )
})

test('a visitor who saves a search signs in first and comes back to the very question', async () => {
  const { user, backend, router } = await openApp(`/properties?${BROWSED}`)
  await user.click(await screen.findByRole('button', { name: 'Save this search' }, PATIENT))
  const modal = within(await screen.findByRole('dialog', { name: 'Login' }, PATIENT))
  await user.click(modal.getByRole('button', { name: 'Email, username or mobile' }))
  await user.type(modal.getByLabelText('Email, username or mobile'), 'regular@demo.test')
  await user.type(modal.getByLabelText('Password'), 'Password1{Enter}')
  const dialog = within(await screen.findByRole('dialog', { name: 'Save this search' }, PATIENT))
  await expect.poll(() => router.state.location.pathname, PATIENT).toBe('/dashboard/properties')
  expect(router.state.location.search).toMatchObject({ mode: 'rent', subtype: 'Condo', features: 'Pool' })
  await user.click(await dialog.findByRole('button', { name: 'Save search' }))
  await expect
    .poll(() => backend.db.saved_search.where(({ name }) => name === 'Condo for rent').length, PATIENT)
    .toBe(1)
})
