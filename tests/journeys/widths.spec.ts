import type { Page } from '@playwright/test'
import { LANGUAGES } from '@/contract/fields'
import { languageTag, LOCALES } from '@/words/locales'
import { flaws } from './flaws'
import { expect, followTo, test } from './helpers'
import { ONCE } from './missing-code/screens'

/** Where each wide frame begins in the window, and how far each narrow one is from its middle, in whole pixels. */
function edges(page: Page): Promise<{ wide: number[]; narrow: number[] }> {
  return page.evaluate(() => {
    const shown = (frames: string) =>
      [...document.querySelectorAll(`:is(header, main, footer) :is(${frames})`)]
        .filter((frame) => frame.getClientRects().length > 0)
        .map((frame) => ({ ...frame.getBoundingClientRect().toJSON(), pad: getComputedStyle(frame).paddingLeft }))
    const middle = document.documentElement.clientWidth / 2
    return {
      wide: shown('.page-frame, .page-bar, .page-panel').map(({ left, pad }) => Math.round(left + parseFloat(pad))),
      narrow: shown('.page-column, .page-text').map(({ left, right }) => Math.round((left + right) / 2 - middle)),
    }
  })
}

const WIDE = [1680, 2560]

test('wide content begins at the edge of header and footer, narrow content is in the middle', async ({ page }) => {
  await page.goto('/no/such/page?as=verified')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const edgeAt = new Map<number, number>()
  for (const path of ONCE) {
    await followTo(page, path)
    for (const width of WIDE) {
      await page.setViewportSize({ width, height: 1000 })
      await expect(async () => {
        const { wide, narrow } = await edges(page)
        const found = [...new Set(wide)]
        expect(
          narrow.filter((off) => Math.abs(off) > 1),
          `${path} at ${width}`,
        ).toEqual([])
        // The same on the next screen, so that nothing jumps on the way.
        expect(found, `${path} at ${width}`).toEqual([edgeAt.get(width) ?? found[0]])
        edgeAt.set(width, found[0] ?? Number.NaN)
      }).toPass({ timeout: 20_000 })
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), { message: path })
        .toBeLessThanOrEqual(0)
    }
  }
})

/** Narrow phones. Text of 200% on a phone, and in a window that holds as much of it as 320 px do of normal text. */
const PHONES = [
  { width: 320, height: 844, text: '' },
  { width: 390, height: 844, text: '' },
  { width: 390, height: 844, text: '200%' },
  { width: 640, height: 1200, text: '200%' },
  { width: 1440, height: 900, text: '200%' },
]

/** Where a window is as wide as its layout asks for, and text of 200% has no room in it. */
const TIGHT = [
  { width: 768, height: 1024, text: '200%' },
  { width: 1024, height: 768, text: '200%' },
]

async function expectNoFlaws(page: Page, screen: string, sizes = PHONES) {
  for (const { text, ...size } of sizes) {
    await page.setViewportSize(size)
    await page.evaluate((large) => (document.documentElement.style.fontSize = large), text)
    await expect.poll(() => flaws(page), { message: `${screen} at ${size.width} ${text}` }).toEqual([])
  }
}

test('on phones, and with text of 200%, nothing is too wide, no number breaks and no bar covers another', async ({
  page,
}) => {
  for (const [as, paths] of [
    ['', ['/', '/properties', '/property/1', '/property/r1', '/map', '/compare']],
    ['?as=verified', ONCE],
  ] as const) {
    await page.goto(`/no/such/page${as}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const path of paths) {
      await followTo(page, path)
      await expectNoFlaws(page, path)
    }
  }
})

for (const address of [
  '/compare?scenario=compare-three',
  '/dashboard/favorites?scenario=favorite-lists',
  '/super-admin/login?scenario=samples',
  '/properties?scenario=samples',
])
  test(`${address} has room on phones, and with text of 200%, in every language`, async ({ page }) => {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const language of LANGUAGES) {
      await page.evaluate((code) => {
        localStorage.setItem('language', code)
        dispatchEvent(new StorageEvent('storage', { key: 'language' }))
      }, language)
      await expect(page.locator('html')).toHaveAttribute('lang', languageTag(LOCALES[language]))
      await expectNoFlaws(page, `${address} in ${language}`, [...PHONES, ...TIGHT])
    }
  })

test('the header of a visitor fits, with favorites and while they compare', async ({ page }) => {
  for (const path of ['/properties', '/favorites?scenario=with-favorites', '/compare?scenario=compare-three']) {
    await page.setViewportSize({ width: 1440, height: 1000 })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const signIn = page.getByRole('banner').getByRole('button', { name: 'Sign In' })
    for (const width of [360, 375, 390, 768, 820, 1024]) {
      await page.setViewportSize({ width, height: 1000 })
      await expect
        .poll(async () => (await signIn.boundingBox())!.x + (await signIn.boundingBox())!.width, {
          message: `${path} at ${width}`,
        })
        .toBeLessThan(width)
    }
  }
})

test('the tabs of notifications stand in one row from tablets on', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto('/dashboard/notifications?as=verified')
  const tabs = page.getByRole('tab')
  await expect(tabs).toHaveCount(7)
  await expect(tabs.filter({ hasText: /\d/ }).first()).toBeVisible()
  const rows = () => tabs.evaluateAll((all) => new Set(all.map((tab) => tab.getBoundingClientRect().top)).size)
  await expect.poll(rows).toBe(1)
})

test('the map begins where its header does, and spans a wide window', async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 1000 })
  await page.goto('/map')
  const logo = page.getByRole('link', { name: 'Proventous, home' })
  const back = page.locator('main').getByRole('link', { name: 'Back to Properties' }).locator('svg')
  await expect(back).toBeVisible()
  const left = async (place: typeof logo) => (await place.boundingBox())?.x ?? Number.NaN
  await expect.poll(async () => Math.abs((await left(logo)) - (await left(back)))).toBeLessThanOrEqual(6)
})

test('the first card stands high, highest beside the map, below one row of tools', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/properties')
  const card = page.locator('main').getByRole('article').first()
  const top = async () => Math.round((await card.boundingBox())?.y ?? Number.NaN)
  await expect.poll(top).toBeLessThanOrEqual(340)
  await page.getByRole('button', { name: 'Split' }).click()
  await expect.poll(top).toBeLessThanOrEqual(300)
})

test('results have 4 columns of cards and favorites 5 on a screen of 1920 px', async ({ page, mock }) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  await mock.open('/properties', { favorites: ['1', '2', '3', '5', '6', '7'] })
  const cards = page.locator('main').getByRole('article')
  const inFirstRow = () =>
    cards.evaluateAll((all) => {
      const tops = all.slice(0, 6).map((card) => Math.round(card.getBoundingClientRect().top))
      return tops.filter((top) => top === tops[0]).length
    })
  await expect.poll(inFirstRow).toBe(4)
  await page
    .getByRole('link', { name: /^Favorites 6/ })
    .first()
    .click()
  await expect(cards).toHaveCount(6)
  await expect.poll(inFirstRow).toBe(5)
})

for (const [path, width, height] of [
  ['/map?mode=all', 1280, 720],
  ['/map', 1440, 900],
  ['/map', 390, 844],
  ['/properties', 1440, 900],
] as const)
  test(`the map of ${path} opens ${width} px wide with no pin under a control`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('proventous:split-view', '1'))
    await page.setViewportSize({ width, height })
    await page.goto(path)
    await expect(page.locator('[data-pin], [data-cluster]').first()).toBeVisible()
    const covered = () =>
      page.evaluate(() => {
        const view = document.querySelector('.leaflet-container')!.getBoundingClientRect()
        const boxes = (what: string) => [...document.querySelectorAll(what)].map((part) => part.getBoundingClientRect())
        const controls = boxes('[data-over-map] :is(a, button, label), [data-over-map]:is(ul, section)')
        return boxes('[data-pin], [data-cluster]').filter((pin) =>
          controls.some(
            (control) =>
              Math.max(pin.left, view.left) < Math.min(pin.right, control.right, view.right) - 1 &&
              Math.min(pin.right, view.right) > Math.max(control.left, view.left) + 1 &&
              Math.max(pin.top, view.top) < Math.min(pin.bottom, control.bottom, view.bottom) - 1 &&
              Math.min(pin.bottom, view.bottom) > Math.max(control.top, view.top) + 1,
          ),
        ).length
      })
    await expect.poll(covered).toBe(0)
    await expect(page).not.toHaveURL(/lat=/)
  })
