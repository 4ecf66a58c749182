import type { Locator, Page } from '@playwright/test'
import { cards, expect, signIn, test } from './helpers'

/** Browsers without something that the product uses. Each script runs before the page's own. */
const MACHINES = {
  'storage is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  },
  'there is no IndexedDB': () => {
    Object.defineProperty(window, 'indexedDB', { value: undefined })
  },
} as const

for (const [name, refuse] of Object.entries(MACHINES)) {
  test(`where ${name}, a visitor can browse, save and sign in`, async ({ page }) => {
    await page.addInitScript(refuse)
    await page.goto('/properties')
    const save = cards(page)
      .first()
      .getByRole('button', { name: /favorites/i })
    await save.click()
    await expect(page.getByRole('link', { name: /Favorites 1/ }).first()).toBeVisible()
    await page.getByRole('button', { name: 'Switch to dark mode' }).click()
    await expect(page.locator('html')).toHaveClass(/dark/)
    await signIn(page, 'verified@demo.test')
    // The landing page has a profile menu too; it is visible until the next screen is.
    await expect(page.getByRole('heading', { level: 1, name: 'Find Your Perfect Home' })).toBeVisible()
    await page.getByRole('button', { name: /^Profile menu of/ }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await expect(page.getByRole('button', { name: 'Sign In', exact: true }).first()).toBeVisible()
  })
}

test('where storage is blocked, the demo says what the visitor has to allow', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    })
  })
  await page.goto('/properties')
  await expect(page.getByRole('heading', { name: 'This demo cannot start here' })).toBeVisible()
  await expect(page.getByText('which does not let this site store any')).toBeVisible()
  await expect(page.getByText('allow this site to store data')).toBeVisible()
})

test('where storage is full, a demo that cannot start says so', async ({ page }) => {
  await page.addInitScript(MACHINES['storage is full'])
  await page.goto('/properties?as=verified')
  await expect(page.getByRole('heading', { name: 'This demo cannot start here' })).toBeVisible()
  await expect(page.getByText('whose storage for this site is full')).toBeVisible()
})

test('where IndexedDB never answers, the demo starts and a listing can be written', async ({ page }) => {
  await page.addInitScript(() => {
    // oxlint-disable-next-line typescript/consistent-type-assertions -- a request that nobody ever answers
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest
  })
  await page.goto('/dashboard/list-property?as=verified')
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeVisible()
  await page.goto('/properties')
  await expect(cards(page).first()).toBeVisible()
})

test('a page that the worker missed is not loaded again', async ({ page, context }) => {
  const late = await context.newPage()
  let loads = 0
  await late.route('**/districts/jaro', async (route) => {
    loads += 1
    if (loads === 1) {
      await page.goto('/properties')
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    }
    await route.continue()
  })
  await late.goto('/districts/jaro')
  expect(await late.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  await late.waitForFunction(() => navigator.serviceWorker.controller !== null)
  expect(loads).toBe(1)
})

test.describe('a browser that is too old', () => {
  test.use({ early: true })
  for (const [feature, remove] of [
    ['Array.prototype.toSorted', () => void Reflect.deleteProperty(Array.prototype, 'toSorted')],
  ] as const) {
    test(`a browser without ${feature} is told that it is too old`, async ({ page }) => {
      await page.addInitScript(remove)
      await page.goto('/properties')
      const note = page.getByRole('alert')
      await expect(note).toContainText('This browser is too old for Proventous.')
      await expect(note).toContainText(`Missing here: ${feature}`)
      await expect(note).toContainText('Firefox 124')
      await expect(cards(page)).toHaveCount(0)
    })
  }
})

for (const [name, days] of [['two days behind', -2]] as const) {
  test(`a machine whose clock is ${name} of the server tells the server's time`, async ({ page, mock }) => {
    await page.goto('/dashboard/messages?as=verified&conversation=c101-1')
    const box = page.getByRole('textbox', { name: /^Message to/ })
    await expect(box).toBeVisible()
    await mock.passTime(-days * 86_400_000)
    // The product reads the server's time from any answer.
    await box.fill('What day is it?')
    await box.press('Enter')
    await expect(box).toHaveValue('')
    const thread = page.getByRole('region', { name: /^Messages with/ })
    await expect(thread.getByText('What day is it?')).toBeVisible()
    await expect(thread.getByText('Today', { exact: true })).toBeVisible()
  })
}

/** How many colors a canvas of the map shows at a few hundred of its points. */
const colorsOf = (canvas: Locator) =>
  canvas.evaluate((element: HTMLCanvasElement) => {
    const copy = document.createElement('canvas')
    copy.width = copy.height = 24
    const ctx = copy.getContext('2d')!
    ctx.imageSmoothingEnabled = false
    ctx.drawImage(element, 0, 0, 24, 24)
    const points = new Uint32Array(ctx.getImageData(0, 0, 24, 24).data.buffer)
    return new Set(points).size
  })

for (const [name, prepare] of [
  ['with a worker that paints', () => {}],
  ['where no worker can paint', () => void Reflect.deleteProperty(window, 'OffscreenCanvas')],
] as const) {
  test(`the map has its ground and its names ${name}`, async ({ page }) => {
    const workers: string[] = []
    page.on('worker', (worker) => workers.push(worker.url()))
    await page.addInitScript(prepare)
    await page.goto('/map')
    const tiles = page.locator('.leaflet-tile-loaded')
    await expect(tiles.first()).toBeVisible()
    await expect.poll(() => colorsOf(tiles.first())).toBeGreaterThan(5)
    await expect.poll(() => colorsOf(page.locator('.leaflet-base-map-labels-pane canvas'))).toBeGreaterThan(1)
    expect(workers.some((url) => url.includes('painter.worker'))).toBe(name === 'with a worker that paints')
    await page.getByRole('button', { name: 'Zoom in' }).click()
    await expect.poll(() => page.locator('.leaflet-tile:not(.leaflet-tile-loaded)').count()).toBe(0)
    await expect.poll(() => colorsOf(tiles.last())).toBeGreaterThan(5)
  })
}

const lightbox = (page: Page) => page.getByRole('dialog').filter({ has: page.getByText(/^1 \/ \d+$/) })

test('Back closes the pictures and only then leaves the listing; Forward works too', async ({ page }) => {
  await page.goto('/properties')
  await cards(page).first().getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/property\//)
  const listing = page.url()
  const open = page.getByRole('button', { name: /^Show all \d+ pictures/ })

  await open.click()
  await expect(lightbox(page)).toBeVisible()
  await page.goBack()
  await expect(lightbox(page)).toBeHidden()
  expect(page.url()).toBe(listing)
  await expect(open).toBeFocused()

  // Closed with Escape, it leaves no history entry: one Back leaves the listing.
  await open.click()
  await page.keyboard.press('Escape')
  await expect(lightbox(page)).toBeHidden()
  await page.waitForFunction(() => !('closedByBack' in (history.state ?? {})))
  await page.goBack()
  await expect(page).toHaveURL(/\/properties$/)
  await page.goForward()
  await expect(page).toHaveURL(listing)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  // With a reload in between, and Back and Forward in quick succession.
  await open.click()
  await page.reload()
  await expect(lightbox(page)).toBeHidden()
  await page.evaluate(() => {
    history.back()
    history.back()
    history.forward()
  })
  await expect(page.getByRole('main')).not.toBeEmpty()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
