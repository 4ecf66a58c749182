import { createServer, type Server } from 'node:http'
import { TILES } from '../build/tiles.mjs'
import { BASE_PATH_URL } from '../playwright.config'
import { expect, test } from './helpers'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

const TILE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="255" height="255" fill="#dde5cf"/></svg>'
let service: Server
const asked = new Set<string>()

test.beforeAll(async () => {
  service = createServer((request, response) => {
    asked.add(request.url ?? '')
    response.writeHead(200, { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'no-store' }).end(TILE)
  })
  await new Promise<void>((resolve) => service.listen(TILES.port, () => resolve()))
})
test.afterAll(async () => {
  service.closeAllConnections()
  await new Promise((resolve) => service.close(resolve))
})

test('over the tiles of a service stand prices, a drawn area and its credit, in both themes, on a phone', async ({
  page,
}) => {
  await page.goto(`${BASE_PATH_URL}map?mode=all&lat=10.71&lng=122.56&z=13`)
  const pins = page.getByRole('group', { name: 'Properties on the map' }).getByRole('button')
  await expect(pins.first()).toBeVisible()
  await expect(pins.filter({ hasText: '₱' }).first()).toBeVisible()
  const tiles = page.locator('.leaflet-tile img')
  const loaded = () =>
    tiles.evaluateAll((all) => all.length > 3 && all.every((one) => (one as HTMLImageElement).naturalWidth > 0))
  await expect.poll(loaded).toBe(true)
  expect([...asked].every((path) => /^\/13\/\d+\/\d+\.svg$/.test(path))).toBe(true)
  // None was replaced by ours.
  await expect(page.locator('.leaflet-tile [data-painted]')).toHaveCount(0)

  // Nothing lies on the credit: a thumb reaches its link above the sheet.
  const credit = page.getByRole('link', { name: /OpenStreetMap/ })
  await expect
    .poll(() =>
      credit.evaluate((link) => {
        const { left, top, width, height } = link.getBoundingClientRect()
        return link.contains(document.elementFromPoint(left + width / 2, top + height / 2))
      }),
    )
    .toBe(true)

  const surface = page.getByRole('application', { name: 'Draw on the map' })
  await expect(async () => {
    if (!(await surface.isVisible())) await page.getByRole('button', { name: 'Draw area' }).click({ timeout: 2_000 })
    await expect(surface).toBeVisible({ timeout: 5_000 })
  }).toPass()
  const { x, y, width, height } = (await surface.boundingBox())!
  const corners = [
    [0.2, 0.2],
    [0.8, 0.2],
    [0.8, 0.7],
    [0.2, 0.7],
    [0.2, 0.2],
  ] as const
  const at = ([right, down]: (typeof corners)[number]) => [x + width * right, y + height * down] as const
  await page.mouse.move(...at(corners[0]))
  await page.mouse.down()
  for (const corner of corners) await page.mouse.move(...at(corner), { steps: 4 })
  await page.mouse.up()
  await page.getByRole('button', { name: /^Done · [1-9]/ }).click()
  await expect(page).toHaveURL(/[?&]area=/)
  await expect(page.locator('.leaflet-overlay-pane path').first()).toBeAttached()

  const filter = () => tiles.first().evaluate((image) => (image as HTMLElement).style.filter)
  expect(await filter()).toBe('none')
  await page.getByRole('button', { name: 'Dark mode' }).first().click()
  await expect.poll(filter).not.toBe('none')
  await expect.poll(loaded).toBe(true)
})
