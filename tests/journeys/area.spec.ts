import type { CDPSession, Page } from '@playwright/test'
import { readArea, type Point } from '@/domain/search/query/area'
import { mockOf } from '../mock/playwright'
import { takenOver } from './first-page-film'
import { expect, test } from './helpers'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

const surface = (page: Page) => page.getByRole('application', { name: 'Draw on the map' })
const done = (page: Page) => page.getByRole('button', { name: /^Done · / })
const count = async (page: Page) => Number.parseInt((await done(page).innerText()).replace(/\D+/, ''), 10)
const areaIn = (page: Page) => readArea(new URL(page.url()).searchParams.get('area') ?? '') ?? []

/** Starts drawing on the members' map, where it shows the city. */
async function startDrawing(page: Page) {
  await page.goto('/dashboard/map?mode=all&lat=10.71&lng=122.56&z=12&as=regular')
  await takenOver(page)
  await expect(page.locator('[data-cluster], [data-pin]').first()).toBeVisible()
  await expect(async () => {
    if (!(await surface(page).isVisible()))
      await page.getByRole('button', { name: 'Draw area' }).click({ timeout: 2_000 })
    await expect(surface(page)).toBeVisible({ timeout: 5_000 })
  }).toPass()
  return (await surface(page).boundingBox())!
}

/** Draws with one finger along points that are given as shares of the surface. */
async function drawByFinger(page: Page, box: { x: number; y: number; width: number; height: number }) {
  const finger: CDPSession = await page.context().newCDPSession(page)
  const at = (angle: number) => ({
    x: Math.round(box.x + box.width * (0.5 + 0.34 * Math.cos(angle))),
    y: Math.round(box.y + box.height * (0.42 + 0.26 * Math.sin(angle))),
  })
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at(0)] })
  for (let step = 1; step <= 30; step += 1)
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at((step / 30) * 2 * Math.PI)] })
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** Moves what is below two fingers, from the middle of the surface. */
async function panByTwoFingers(page: Page, box: { x: number; y: number; width: number; height: number }) {
  const hand: CDPSession = await page.context().newCDPSession(page)
  const at = (step: number) =>
    [-40, 40].map((aside, id) => ({
      id,
      x: Math.round(box.x + box.width / 2 + aside),
      y: Math.round(box.y + box.height / 2 + step * 4),
    }))
  await hand.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) })
  for (let step = 1; step <= 10; step += 1)
    await hand.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step) })
  await hand.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** Lists a house there, as somebody else. */
async function list(page: Page, title: string, { lat, lng }: Point) {
  const [session] = await mockOf(page).rows('session', { user_id: '102' })
  const answered = await page.evaluate(
    async ([token, fields]) => {
      const body = new FormData()
      for (const [name, value] of Object.entries(fields)) body.append(name, value)
      const canvas = new OffscreenCanvas(8, 8)
      canvas.getContext('2d')!.fillRect(0, 0, 8, 8)
      body.append(
        'photos[0]',
        new File([await canvas.convertToBlob({ type: 'image/png' })], 'front.png', { type: 'image/png' }),
      )
      const answer = await fetch('/api/properties', {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body,
      })
      return `${answer.status} ${await answer.text()}`
    },
    [
      session!.token,
      {
        title,
        price: '4200000',
        listing_type: 'sale',
        category: 'residential',
        property_type: 'Villa',
        lat: String(lat),
        lng: String(lng),
      },
    ] as const,
  )
  expect(answered).toMatch(/^20/)
}

const middleOf = (ring: readonly Point[]): Point => ({
  lat: ring.reduce((sum, { lat }) => sum + lat, 0) / ring.length,
  lng: ring.reduce((sum, { lng }) => sum + lng, 0) / ring.length,
})

test('an area drawn by finger is saved as a search, opens elsewhere with the same count, and alerts for what is listed inside', async ({
  page,
  browser,
  context,
  mock,
}) => {
  const box = await startDrawing(page)
  // Two fingers move the map and draw nothing.
  await panByTwoFingers(page, box)
  await expect(page).not.toHaveURL(/lat=10\.71&/)
  await expect(page).toHaveURL(/z=12/)
  await expect(surface(page)).toBeVisible()
  await drawByFinger(page, box)
  await expect(done(page)).toBeVisible()
  const found = await count(page)
  expect(found).toBeGreaterThan(0)
  await done(page).click()
  await expect(page.getByRole('main').locator('[data-count]')).toHaveText(new RegExp(`^${found} propert`))
  await expect(page).toHaveURL(/area=/)
  const [ring] = areaIn(page)
  expect(ring!.length).toBeLessThanOrEqual(16)

  await page.getByRole('link', { name: 'Back to Properties' }).click()
  await expect(page.getByRole('heading', { level: 2, name: new RegExp(`^${found} propert`, 'i') })).toBeVisible()
  await expect(page.getByRole('button', { name: /Drawn area/ })).toBeVisible()
  await page.getByRole('button', { name: 'Save this search' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save this search' })
  await expect(dialog.getByRole('textbox').first()).toHaveValue(/drawn area$/)
  await dialog.getByRole('button', { name: /^Save/ }).click()
  await expect(dialog).toBeHidden()

  const link = page.url().replace('/dashboard', '')
  const other = await (await browser.newContext()).newPage()
  await other.goto(link)
  await takenOver(other)
  await expect(other.getByRole('heading', { level: 2, name: new RegExp(`^${found} propert`, 'i') })).toBeVisible()

  const seller = await context.newPage()
  await seller.goto('/dashboard/legal?as=verified')
  await seller.waitForFunction(() => 'mock' in window)
  const inside = middleOf(ring!)
  await list(seller, 'House outside', { lat: inside.lat + 0.4, lng: inside.lng })
  await list(seller, 'House inside', inside)
  const alerts = async () => {
    const rows = await mock.rows('notification', { user_id: '101', type: 'property_alert' })
    return rows.filter(({ title }) => title.includes('drawn area')).map(({ message }) => message)
  }
  await expect.poll(alerts).toEqual([expect.stringContaining('House inside')])
  await page.goto('/dashboard/notifications')
  await expect(page.getByText(/House inside/).first()).toBeVisible()
  await expect(page.getByText(/House outside/)).toHaveCount(0)
})

test('the keyboard alone draws an area and lifts it', async ({ page }) => {
  await startDrawing(page)
  await expect(surface(page)).toBeFocused()
  const press = async (key: string, times = 1) => {
    for (let time = 0; time < times; time += 1) await page.keyboard.press(key)
  }
  await press('ArrowLeft', 5)
  await press('ArrowUp', 6)
  await press('Enter')
  await press('ArrowRight', 11)
  await press('Enter')
  await press('ArrowDown', 12)
  await press('Enter')
  await press('ArrowLeft', 11)
  await press('Enter')
  await press('Tab')
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await press('Tab')
  await expect(page.getByRole('button', { name: 'Close area' })).toBeFocused()
  await press('Enter')
  await expect(done(page)).toBeFocused()
  const found = await count(page)
  expect(found).toBeGreaterThan(0)
  await press('Enter')
  await expect(page.getByRole('main').locator('[data-count]')).toHaveText(new RegExp(`^${found} propert`))
  expect(areaIn(page)[0]).toHaveLength(4)
  await expect(page.getByRole('button', { name: 'Change area' })).toBeFocused()
  await page.getByRole('button', { name: /^Filters/ }).press('Enter')
  await page.getByRole('button', { name: /Drawn area/ }).press('Enter')
  await expect(page).not.toHaveURL(/area=/)
  await expect(async () => {
    await press('Escape')
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeHidden({ timeout: 2_000 })
  }).toPass()

  // The raised list is one step of the history.
  const sheet = page.getByRole('region', { name: 'List of properties' })
  await expect(async () => {
    const show = sheet.getByRole('button', { name: 'Show List' })
    if (await show.isVisible()) await show.press('Enter', { timeout: 2_000 })
    await expect(sheet).toHaveAttribute('data-stop', 'half', { timeout: 2_000 })
  }).toPass()
  await sheet.getByRole('button', { name: 'Full list' }).press('Enter')
  await expect(sheet).toHaveAttribute('data-stop', 'full')
  await page.goBack()
  await expect(sheet).toHaveAttribute('data-stop', 'peek')
  // A finger pulls it up by its head, as far as it is drawn. The head moves until the sheet has come down.
  const finger = await page.context().newCDPSession(page)
  await expect(async () => {
    await sheet.evaluate((one) => Promise.all(one.getAnimations().map((motion) => motion.finished)))
    const head = (await sheet.getByRole('heading').boundingBox())!
    const at = (step: number) => ({ x: Math.round(head.x + 20), y: Math.round(head.y + head.height / 2 - step * 20) })
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at(0)] })
    for (let step = 1; step <= 16; step += 1)
      await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at(step)] })
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect(sheet).not.toHaveAttribute('data-stop', 'peek', { timeout: 5_000 })
  }).toPass()
  await page.goBack()
  await expect(sheet).toHaveAttribute('data-stop', 'peek')
  await expect(page).toHaveURL(/\/dashboard\/map/)
})
