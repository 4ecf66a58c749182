import type { Page } from '@playwright/test'
import { REAL_HOST } from '../build/real-host.mjs'
import { listProperties } from '@/contract/listing/properties'
import { expect, test } from './helpers'

test.use({ early: true })

const LISTING = { id: 1, title: 'House by the River', price: 9_500_000, currency: 'PHP', listing_type: 'sale' }
const SESSION = { token: 'token-of-user-102', user: JSON.stringify({ id: 102, first_name: 'Noel' }) }

/**
 * Plays a backend that has one listing and nothing else, and holds the app's code back until the listings are requested: without a
 * prefetch the app never starts. Collects the `Authorization` headers of the requests for the listings.
 */
async function playBackend(page: Page) {
  const requests: (string | null)[] = []
  let requested = () => {}
  const first = new Promise<void>((resolve) => {
    requested = resolve
  })
  await page.routeWebSocket('**', () => {})
  await page.route('**/assets/index-*.js', async (route) => {
    await first
    await route.continue()
  })
  await page.route(/\/(api|socket\.io)\//, async (route) => {
    const request = route.request()
    const isList = request.method() === 'GET' && new URL(request.url()).pathname === listProperties.path
    if (isList) {
      requests.push(await request.headerValue('authorization'))
      requested()
    }
    await route.fulfill(isList ? { json: { success: true, data: [LISTING] } } : { status: 404, json: {} })
  })
  return requests
}

for (const [path, who, session] of [
  ['/properties', 'a visitor', null],
  ['/map', 'a visitor', null],
  ['/favorites', 'a signed-in user', SESSION],
] as const)
  test(`${path} requests the listings once for ${who}, ahead of the app's code`, async ({ page }) => {
    await page.addInitScript(
      (stored) => {
        for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text)
      },
      { favorites: JSON.stringify(['1']), ...session },
    )
    const requests = await playBackend(page)
    await page.goto(REAL_HOST.url + path)
    await expect(
      page
        .getByText(/\b1 propert/i)
        .filter({ visible: true })
        .first(),
    ).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(requests).toEqual([session && `Bearer ${session.token}`])
  })
