import type { Locator, Page } from '@playwright/test'
import { takenOver } from './first-page-film'
import { cards, expect, test } from './helpers'

async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error('not in the page')
  return box
}

async function openBrowse(page: Page, width: number, height: number) {
  await page.setViewportSize({ width, height })
  await page.goto('/properties')
  await takenOver(page)
  await expect(cards(page).first()).toBeVisible()
}

test('on a phone of 390 × 844 the first price stands above 420 px, and the results header stays in view', async ({
  page,
}) => {
  await openBrowse(page, 390, 844)
  const price = await boxOf(cards(page).first().getByText(/^₱/).first())
  expect(price.y).toBeLessThan(420)
  const filters = page.getByRole('button', { name: /^Filters/ })
  await cards(page).nth(6).scrollIntoViewIfNeeded()
  await expect(page.getByRole('searchbox')).not.toBeInViewport()
  for (const part of [
    filters,
    page.getByRole('combobox', { name: 'Sort by' }),
    page.getByRole('link', { name: 'Map View' }).last(),
    page.getByRole('heading', { level: 2, name: /^\d+ Properties for Sale$/ }),
  ]) {
    await expect(part).toBeInViewport({ ratio: 1 })
    expect((await boxOf(part)).y).toBeLessThan(110)
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test('on a phone of 320 × 640 a whole card is in the first screen, above the bottom bar', async ({ page }) => {
  await openBrowse(page, 320, 640)
  const card = await boxOf(cards(page).first())
  const bar = await boxOf(page.getByRole('navigation', { name: 'Bottom bar' }))
  expect(card.y + card.height).toBeLessThanOrEqual(bar.y)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

test('on a phone the categories are in the one filter sheet', async ({ page }) => {
  await openBrowse(page, 390, 844)
  await expect(page.getByRole('button', { name: /Categories/ })).toHaveCount(0)
  await page.getByRole('button', { name: /^Filters/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByRole('button', { name: /^Show Categories/ }).click()
  await sheet.getByRole('button', { name: /^Land/ }).click()
  await expect(page).toHaveURL(/category=land/)
  await sheet.getByRole('button', { name: /^Hide Categories/ }).click()
  await sheet.getByRole('button', { name: /^Show \d+ propert/ }).click()
  await expect(page.getByRole('region', { name: 'Results' }).getByText('All land properties')).toBeVisible()
})
