import type { Page } from '@playwright/test'
import { cards, expect, test } from './helpers'

test('a first visit shows pictures, and Back and a reload the same place in the list', async ({ page }) => {
  await page.goto('/properties')
  await expect(page.getByRole('heading', { name: /^\d+ Properties for Sale$/ })).toBeVisible()
  await expect(cards(page)).toHaveCount(24)
  const first = cards(page).first().locator('img').first()
  await expect(first).toBeVisible()
  await expect.poll(() => first.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0)

  const card = cards(page).nth(10)
  const name = await card.getByRole('heading').innerText()
  const link = card.getByRole('link', { name })
  await link.scrollIntoViewIfNeeded()
  const place = () => page.evaluate(() => Math.round(scrollY))
  const left = await place()
  expect(left).toBeGreaterThan(200)
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
  await page.goBack()
  await expect(cards(page)).toHaveCount(24)
  await expect.poll(async () => Math.abs((await place()) - left)).toBeLessThan(2)

  await page.setViewportSize({ width: 390, height: 844 })
  const low = cards(page).nth(6)
  // Measured and scrolled in one step: a card that comes near is drawn anew, and the one before it has no place any more.
  const scrollToLow = () =>
    page.evaluate(() => {
      const below = document.querySelectorAll('article')[6]!.getBoundingClientRect().top + scrollY - 300
      // The cards stand below each other.
      if (below > 2000) scrollTo(0, below)
      return below
    })
  await expect.poll(scrollToLow).toBeGreaterThan(2000)
  await expect(low.getByRole('button', { name: /favorites/i })).toBeVisible()
  const before = await place()
  expect(before).toBeGreaterThan(2000)
  await page.reload()
  await expect(low.getByRole('button', { name: /favorites/i })).toBeVisible()
  await expect.poll(place).toBe(before)
})

test('offline, a home seen in the list can be opened', async ({ page, context }) => {
  const code = page.waitForResponse(/\/assets\/property-page-[\w-]+\.js$/)
  await page.goto('/properties')
  const link = cards(page).first().getByRole('heading').getByRole('link')
  const name = await link.innerText()
  await (await code).finished()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await context.setOffline(false)
})

test('a picture that waits for the first ones shows its blurred preview and nothing else', async ({
  page,
  context,
}) => {
  // Who has saved something gets no rendered page, whose pictures never wait.
  await page.addInitScript(() => {
    localStorage.setItem('favorites', '["3"]')
    const later = setTimeout
    // The first pictures are waited for as long as this test lasts, not for 2.5 s.
    Object.assign(window, {
      setTimeout: (run: () => void, ms = 0, ...rest: []) => later(run, ms === 2_500 ? 600_000 : ms, ...rest),
    })
  })
  await context.route(/\.webp$/, () => {})
  await page.goto('/properties', { waitUntil: 'domcontentloaded' })
  const waiting = cards(page).locator('img:not([src])').first()
  await expect(waiting).toHaveAttribute('alt', /./)
  await waiting.scrollIntoViewIfNeeded()
  const frame = waiting.locator('..')
  await expect(frame.locator('[aria-hidden]')).toHaveCSS('background-image', /^url/)
  const seen = await frame.screenshot()
  await waiting.evaluate((image) => (image.style.visibility = 'hidden'))
  expect((await frame.screenshot()).equals(seen)).toBe(true)
  await expect(waiting).not.toHaveAttribute('src')
})

test('a search opens identically from its address in a new window', async ({ page, browser }) => {
  await page.goto('/properties')
  const sidebar = page.getByRole('complementary')
  await sidebar.getByText('Residential', { exact: true }).first().click()
  await page.getByPlaceholder('Search for properties for sale...').fill('iloilo')
  await expect(page).toHaveURL(/q=iloilo/)
  await sidebar.getByRole('radiogroup', { name: 'Bedrooms' }).getByRole('radio', { name: '3+' }).check()
  await sidebar.getByRole('checkbox', { name: 'Garden' }).check()
  await sidebar.getByRole('checkbox', { name: 'Garage' }).check()
  await expect(page).toHaveURL(/features=[^&]*garden/i)
  await expect(page).toHaveURL(/features=[^&]*garage/i)

  const seen = async (where: Page) => ({
    heading: await where
      .getByRole('heading', { level: 2, name: /Propert/ })
      .first()
      .innerText(),
    ids: await cards(where).evaluateAll((all) => all.map((card) => card.getAttribute('data-listing'))),
  })
  const other = await (await browser.newContext()).newPage()
  await other.goto(page.url())
  await expect(async () => {
    const here = await seen(page)
    expect(here.ids.length).toBeGreaterThan(0)
    expect(await seen(other)).toEqual(here)
  }).toPass()
  await other.context().close()
})

test('saved listings survive a reload, agree in two tabs, and can be compared', async ({ page, context }) => {
  await page.goto('/properties')
  for (const index of [0, 1, 2]) {
    await cards(page)
      .nth(index)
      .getByRole('button', { name: /add .*favorites|save/i })
      .first()
      .click()
  }
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('favorites') ?? '[]') as string[]))
    .toHaveLength(3)
  await page.reload()
  await expect(page.getByRole('link', { name: /Favorites 3/ }).first()).toBeVisible()

  const other = await context.newPage()
  await other.goto('/favorites')
  await expect(other.getByRole('heading', { level: 1, name: 'Saved Properties' })).toBeVisible()
  await expect(other.getByText('3 properties saved')).toBeVisible()
  await other
    .getByRole('article')
    .first()
    .getByRole('button', { name: /remove/i })
    .first()
    .click()
  await expect(other.getByText('2 properties saved')).toBeVisible()
  await expect(page.getByRole('link', { name: /Favorites 2/ }).first()).toBeVisible()
  await other.close()
})

test('homes are compared from the results by keyboard on a narrow phone', async ({ page }) => {
  const width = 320
  await page.setViewportSize({ width, height: 800 })
  await page.goto('/properties')
  const compare = (index: number) =>
    cards(page)
      .nth(index)
      .getByRole('button', { name: /^Add to compare/ })
  await compare(0).press('Enter')
  await expect(page.getByText('Saved and added to compare: 1 of 4. Add one more to compare.').first()).toBeVisible()
  await compare(1).press('Enter')
  const tray = page.getByRole('button', { name: 'Compare list, 2 of 4' })
  await tray.press('Enter')
  const list = page.getByRole('dialog', { name: 'Compare list' })
  await expect(list.getByRole('listitem')).toHaveCount(2)
  const signIn = await page.locator('header').getByText('Sign In').boundingBox()
  expect((signIn?.x ?? 0) + (signIn?.width ?? 0)).toBeLessThanOrEqual(width - 16)
  await list.getByRole('link', { name: 'Compare 2 properties' }).press('Enter')
  await expect(page).toHaveURL(/\/compare\?ids=/)
  await page.reload()
  await expect(tray).toBeVisible()
})

test('ten thousand listings are filtered without a heavy page', async ({ page }) => {
  await page.goto('/properties?scenario=ten-thousand')
  await expect(page.getByRole('heading', { name: /^[\d,]{5,} Properties for Sale$/ })).toBeVisible({ timeout: 30_000 })
  expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(3_000)
  await page.getByRole('complementary').getByText('Land', { exact: true }).first().click()
  await expect(page.getByText('All land properties')).toBeVisible()
})

for (const [width, address] of [
  [390, '/properties'],
  [390, '/properties?by=month'],
  [768, '/properties'],
  [1280, '/properties?view=list'],
] as const)
  test(`cards that are outlines yet have the height they will have: ${address} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(address)
    await expect(cards(page)).toHaveCount(24)
    await page.evaluate(() => document.fonts.ready)
    // Found and measured in one step: a card that comes near is drawn anew, and the one before it has no height any more.
    const seen = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('article')].map((card) => ({
          height: card.getBoundingClientRect().height,
          whole: card.querySelector('img') !== null,
        })),
      )
    // Where every card is whole already, the test would prove nothing.
    expect((await seen()).filter(({ whole }) => whole).length).toBeLessThan(16)
    // A card has a height once its row is there.
    await expect.poll(async () => (await seen()).filter(({ height }) => height === 0).length).toBe(0)
    const before = await seen()
    for (let at = 0; at < 24; at += 1)
      await cards(page)
        .nth(at)
        .evaluate((card) => {
          scrollTo(0, card.getBoundingClientRect().top + scrollY - 200)
          return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
        })
    const heights = (await seen()).map(({ height }) => height)
    expect(heights).toEqual(before.map(({ height }): unknown => expect.closeTo(height, 0)))
  })
