import { expect, test } from './helpers'

const TROUBLES = ['list-fails', 'list-refused', 'list-malformed', 'list-wrong-shape', 'offline'] as const

/** The text that each screen shows only when the list of listings fails. */
const SCREENS = {
  '/properties': 'No Properties Found',
  '/map': 'The properties could not be loaded.',
  '/favorites': 'These are samples, not your saved properties',
  '/compare?ids=1,7': 'This comparison could not be loaded',
} as const

for (const [path, said] of Object.entries(SCREENS)) {
  for (const trouble of TROUBLES) {
    test(`${path} has a designed state in '${trouble}'`, async ({ page, mock }) => {
      await mock.open(path, { scenario: trouble })
      const main = page.getByRole('main')
      await expect(main.getByText(said).first()).toBeVisible()
      await expect(main.getByRole('button', { name: 'Try Again' }).first()).toBeEnabled()
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    })
  }
}

test('browse recovers on retry', async ({ page, mock }) => {
  await mock.open('/properties', { scenario: 'list-fails-once' })
  await expect(page.getByText('No Properties Found').first()).toBeVisible()
  await page.getByRole('button', { name: 'Try Again' }).first().click()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('a built-in listing is shown from the samples when its call fails', async ({ page, mock }) => {
  await mock.open('/property/1', { scenario: 'detail-fails' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\w/)
  await expect(page.getByRole('heading', { name: 'Property Details' })).toBeVisible()
})

test('any other listing shows that it was not found', async ({ page, mock }) => {
  await mock.open('/property/unknown', { scenario: 'detail-fails' })
  await expect(page.getByText('Error Loading Property')).toBeVisible()
  await expect(page.getByText('Property not found')).toBeVisible()
  await page.getByRole('link', { name: 'Back to Properties' }).first().click()
  await expect(page).toHaveURL(/\/properties/)
})

test('an unknown id has a page of its own', async ({ page }) => {
  await page.goto('/property/unknown')
  await expect(page.getByText('Property Not Found')).toBeVisible()
})

test('an unknown address has a page that says so', async ({ page }) => {
  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible()
})

test('an empty market is not an error', async ({ page, mock }) => {
  await mock.open('/properties', { scenario: 'empty-market' })
  await expect(page.getByText('No Properties Found').first()).toBeVisible()
})
