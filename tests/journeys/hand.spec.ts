import type { Locator } from '@playwright/test'
import type { Language } from '@/contract/fields'
import { capitalize } from '@/domain/text'
import { cards, expect, test, wordsOf } from './helpers'

/** One search as people say it in each language. */
const SENTENCES: Record<Language, string> = {
  en: '2 bedroom rent under ₱20,000 in Jaro',
  tl: '2 kwarto na paupahan sa Jaro hanggang 20k',
  hil: '2 ka kwarto nga paarkilahan sa Jaro tubtob 20k',
  ceb: '2 ka kwarto nga paabangon sa Jaro hangtod 20k',
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error('not in the page')
  return box
}

test('on phones a card or its price is in the first screen, the results header stays, and one sheet filters', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/properties')
  await expect(cards(page).first()).toBeVisible()
  const bar = await boxOf(page.getByRole('navigation', { name: 'Bottom bar' }))
  await expect
    .poll(async () => {
      const card = await boxOf(cards(page).first())
      return card.y + card.height
    })
    .toBeLessThanOrEqual(bar.y)
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)

  await page.setViewportSize({ width: 390, height: 844 })
  const price = cards(page).first().getByText(/^₱/).first()
  await expect.poll(async () => (await boxOf(price)).y).toBeLessThan(420)
  const filters = page.getByRole('button', { name: /^Filters/ })
  await cards(page).nth(6).scrollIntoViewIfNeeded()
  await expect(page.getByRole('combobox', { name: /^Search for properties/ })).not.toBeInViewport()
  for (const part of [
    filters,
    page.getByRole('combobox', { name: 'Sort by' }),
    page.getByRole('link', { name: 'Map View' }).last(),
    page.getByRole('heading', { level: 2, name: /^\d+ Properties for Sale$/ }),
  ]) {
    await expect(part).toBeInViewport({ ratio: 1 })
    await expect.poll(async () => (await boxOf(part)).y).toBeLessThan(110)
  }
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  // The categories are in the one filter sheet.
  await expect(page.getByRole('button', { name: /Categories/ })).toHaveCount(0)
  await filters.click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByRole('button', { name: /^Show Categories/ }).click()
  await sheet.getByRole('button', { name: /^Land/ }).click()
  await expect(page).toHaveURL(/category=land/)
  await sheet.getByRole('button', { name: /^Hide Categories/ }).click()
  await sheet.getByRole('button', { name: /^Show \d+ propert/ }).click()
  await expect(page.getByRole('region', { name: 'Results' }).getByText('All land properties')).toBeVisible()

  // With a filter set too, the row of tools is whole up to what saves the search, and the heading says what it counts.
  await page.goto('/properties?beds=2')
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    await expect(page.getByRole('button', { name: 'Filters · 1' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Save this search' })).toBeInViewport({ ratio: 1 })
    await expect(page.locator('h2', { hasText: /^\d+ Properties for Sale$/ })).toBeInViewport({ ratio: 1 })
  }
})

test('on a phone a conversation has the whole screen, and most of what a keyboard leaves', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/dashboard/messages?conversation=c101-1&as=regular')
  const thread = page.getByRole('region', { name: /^Messages with/ })
  await expect(thread.getByRole('listitem').first()).toBeVisible()
  const box = page.getByRole('textbox', { name: /^Message to/ })
  await expect.poll(async () => (await boxOf(thread)).height).toBeGreaterThan(500)
  await expect(page.getByRole('button', { name: 'Make an offer' })).toBeVisible()
  // As with `interactive-widget=resizes-content`: the keyboard takes 336 px.
  await page.setViewportSize({ width: 390, height: 508 })
  await expect(async () => {
    expect((await boxOf(thread)).height).toBeGreaterThan(300)
    const { y, height } = await boxOf(box)
    expect(y + height).toBeLessThanOrEqual(508)
  }).toPass({ timeout: 20_000 })
})

test('members see what is new in the header, and messages in the bottom bar of phones', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/dashboard/favorites?as=verified')
  const header = page.getByRole('banner').first()
  await expect(header.getByRole('link', { name: 'Messages, 3 new' })).toBeVisible()
  await expect(header.getByRole('link', { name: 'Notifications, 5 new' })).toBeVisible()
  await expect(header.getByRole('link', { name: 'List Property' })).toBeVisible()
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    await expect(header.getByRole('link', { name: 'Notifications, 5 new' })).toBeInViewport({ ratio: 1 })
    const messages = page.getByRole('navigation', { name: 'Bottom bar' }).getByRole('link', { name: /Messages/ })
    await expect(messages).toHaveAccessibleName(/3 new/)
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
})

test('a visitor reads a seller’s profile, and the login sheet says whom a message is for', async ({ page }) => {
  await page.goto('/dashboard/u/marivic.palmejar')
  await expect(page).toHaveURL(/\/u\/marivic\.palmejar$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Marivic Palmejar' })).toBeVisible()
  await page.getByRole('link', { name: 'Message', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Login' })).toContainText('Log in to message Marivic Palmejar.')
})

test('on a phone a home is listed in five steps, and Back leads to the step before', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/dashboard/list-property?as=verified')
  const title = (step: number) => page.getByRole('heading', { level: 2, name: new RegExp(`^Step ${step} of 5`) })
  const next = page.getByRole('button', { name: 'Next', exact: true })
  await expect(title(1)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Take a photo' })).toBeInViewport()
  await next.click()
  await expect(page.getByText('Add at least 1 photo')).toBeVisible()

  await page.getByRole('button', { name: /^Step 3/ }).click()
  await expect(title(3)).toBeFocused()
  await expect(next).toBeInViewport({ ratio: 1 })
  await page.getByRole('textbox', { name: 'City' }).fill('Iloilo City')
  const barangay = page.getByRole('combobox', { name: 'Barangay' })
  await expect(async () => {
    await barangay.fill('')
    await barangay.fill('san raf')
    await page.getByRole('option', { name: 'San Rafael' }).click({ timeout: 2_000 })
  }).toPass({ timeout: 20_000 })
  await expect(barangay).toHaveValue('San Rafael')
  await expect(page.getByText('Latitude')).toHaveCount(0)
  await next.click()
  await expect(title(4)).toBeFocused()
  await page.goBack()
  await expect(title(3)).toBeVisible()
  await expect(barangay).toHaveValue('San Rafael')
  await page.setViewportSize({ width: 320, height: 640 })
  for (const step of [1, 2, 3, 4, 5]) {
    await page.getByRole('button', { name: new RegExp(`^Step ${step}`) }).click()
    await expect(title(step)).toBeVisible()
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  }
})

test.describe('by thumb', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  for (const [language, sentence] of Object.entries(SENTENCES) as [Language, string][])
    test(`the 2-bedroom rent under ₱20,000 in Jaro is found in one sentence and two presses, with map, in ${language}`, async ({
      page,
      context,
      mock,
    }) => {
      const t = wordsOf(language)
      await context.addInitScript((code) => localStorage.setItem('language', code), language)
      await page.goto('/')
      const rentals = await mock.rows('property', { listing_type: 'rent' })
      const right = rentals
        .filter(({ bedrooms, price, street }) => (bedrooms ?? 0) >= 2 && price <= 20_000 && street?.endsWith(', Jaro'))
        .map(({ id }) => id)
      expect(right.length).toBeGreaterThan(0)

      const form = page.getByRole('search', { name: t('Search properties') })
      await form.getByRole('combobox', { name: t('What are you looking for?') }).fill(sentence)
      await expect(page.getByRole('option').filter({ hasText: t('In {places}', { places: 'Jaro' }) })).toBeVisible()
      // The panel has a button of its own, over that of the form.
      await form
        .getByRole('button', { name: t('Search'), exact: true })
        .first()
        .tap()
      const results = page.getByRole('region', { name: t('Results') })
      const count = t.count(right.length, '{n} Property for Rent', '{n} Properties for Rent')
      await expect(results.getByRole('heading', { level: 2, name: count })).toBeVisible()
      const listed = () => cards(page).evaluateAll((all) => all.map((card) => card.getAttribute('data-listing')))
      await expect.poll(async () => new Set(await listed())).toEqual(new Set(right))
      const chips = page.getByRole('group', { name: t('Active filters') }).getByRole('button')
      for (const chip of [
        t('In {places}', { places: 'Jaro' }),
        capitalize(t('up to {bound}', { bound: '₱20,000' })),
        t('{bounds} bedrooms', { bounds: '2+' }),
      ])
        await expect(chips.filter({ hasText: chip })).toHaveCount(1)

      await results.getByRole('link', { name: t('Map') }).tap()
      await expect(page).toHaveURL(/\/map\?/)
      await expect(page.locator('[data-count]')).toHaveText(new RegExp(`^${right.length} `))
      const pins = page.locator('[data-pin]')
      const pinned = () => pins.evaluateAll((all) => all.map((pin) => pin.getAttribute('data-pin')))
      await expect.poll(async () => new Set(await pinned())).toEqual(new Set(right))
      for (const pin of await pins.all()) await expect(pin).toBeInViewport({ ratio: 1 })
    })
})
