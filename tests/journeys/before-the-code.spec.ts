import type { Locator, Page } from '@playwright/test'
import { expect, test } from './helpers'
import { takenOver } from './first-page-film'

test.use({ early: true })

const fillOf = (heart: Locator) => heart.locator('svg').evaluate((icon) => getComputedStyle(icon).fill)

/** Of a heart that is saved, as the page computes it. */
const heartColor = (page: Page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.className = 'fill-heart'
    const { fill } = getComputedStyle(probe)
    probe.remove()
    return fill
  })

test.describe('before the code is there', () => {
  test('presses and typing are kept and happen once it is', async ({ page }) => {
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route(/assets\/framework-.*\.js/, async (route) => {
      await released
      await route.continue()
    })
    await page.goto('/properties', { waitUntil: 'domcontentloaded' })
    await page.getByRole('combobox', { name: /^Search for properties/ }).fill('Molo')
    const heart = page.getByRole('button', { name: /Favorites/ }).first()
    // The page's own sheet has style for what stands in it alone, and so none for the probe.
    await page.waitForFunction(() => globalThis.wholeSheet !== undefined)
    await page.evaluate(() => globalThis.wholeSheet)
    const color = await heartColor(page)
    await heart.click()
    expect(await fillOf(heart)).toBe(color)
    // The second press of a heart takes the first one back.
    await heart.click()
    expect(await fillOf(heart)).not.toBe(color)
    await heart.click()
    release()
    await expect(page).toHaveURL(/q=Molo/)
    await expect
      .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('favorites') ?? '[]') as string[]))
      .toHaveLength(1)
    await expect(page.locator('[data-kept]')).toHaveCount(0)
  })

  test('a heart pressed before it is saved, even by who leaves at once', async ({ page }) => {
    await page.route(/assets\/framework-.*\.js/, () => {})
    await page.goto('/properties', { waitUntil: 'domcontentloaded' })
    const card = page.getByRole('article').first()
    await card.getByRole('button', { name: /^Add to Favorites/ }).click()
    const id = await card.getAttribute('data-listing')
    // In another tab, since this page was opened.
    await page.evaluate(() => localStorage.setItem('favorites', '["7"]'))
    await page.unroute(/assets\/framework-.*\.js/)
    await page.goto('/favorites')
    await expect(page.locator(`[data-listing="${id}"]`).first()).toBeVisible()
    await expect(page.locator('[data-listing="7"]').first()).toBeVisible()
    await page.goBack()
    await expect(card.getByRole('button', { name: /^Remove from Favorites/ })).toBeVisible()
  })

  test('its rows travel beside it, once', async ({ page }) => {
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    const rows: string[] = []
    page.on('request', (request) => {
      if (/assets\/rows-.*\.json$/.test(request.url())) rows.push(request.url())
    })
    await page.route(/assets\/index-.*\.js/, async (route) => {
      await released
      await route.continue()
    })
    await page.goto('/properties', { waitUntil: 'domcontentloaded' })
    await expect.poll(() => rows.length).toBe(1)
    release()
    await takenOver(page)
    expect(rows).toHaveLength(1)
  })

  test('with data saving the code waits for the first touch', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script' || request.url().endsWith('.js')) scripts.push(request.url())
    })
    await page.goto('/properties')
    await page.waitForLoadState('networkidle')
    expect(scripts).toEqual([])
    await page.getByRole('link', { name: 'Walled Villa with Lap Pool near Arevalo Beach' }).click()
    await expect(page).toHaveURL(/\/property\/3$/)
    expect(scripts.length).toBeGreaterThan(0)
  })

  test('a press leads on where the code cannot be had', async ({ page }) => {
    await page.route(/assets\/.*\.js/, (route) => route.abort())
    await page.goto('/properties')
    await page.getByRole('link', { name: 'Walled Villa with Lap Pool near Arevalo Beach' }).click()
    await expect(page).toHaveURL(/\/property\/3$/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Walled Villa')
  })
})
