import type { Page } from '@playwright/test'
import { REAL_HOST } from '../build/real-host.mjs'
import { expect, test } from './helpers'
import { startBackend, takeAway, type HttpBackend } from './real-page'

let backend: HttpBackend
test.beforeAll(async () => {
  backend = await startBackend('signed-in-verified')
})
test.afterAll(() => backend.stop())

const WAYS = {
  'for another page': (page: Page) => page.goto(`${REAL_HOST.url}/favicon.svg`),
  'by closing the tab': (page: Page) => page.close({ runBeforeUnload: true }),
}

for (const [how, leave] of Object.entries(WAYS))
  test(`leaving ${how} tells the server once that the user is offline`, async ({ page, context }) => {
    await takeAway(page, backend)
    // The page's own record: no tool sees the calls of a page that is gone.
    await page.addInitScript(() => {
      const usual = window.fetch.bind(window)
      window.fetch = (to, init) => {
        const body = typeof init?.body === 'string' ? init.body : ''
        if (body.includes('"is_online":false'))
          localStorage.setItem('told', `${localStorage.getItem('told') ?? ''}${init?.keepalive ? 'kept ' : 'lost '}`)
        return usual(to, init)
      }
    })
    const online = page.waitForRequest((request) => request.postData()?.includes('"is_online":true') ?? false)
    await page.goto(`${REAL_HOST.url}/dashboard/legal`)
    await online
    await leave(page)
    const other = await context.newPage()
    await other.goto(`${REAL_HOST.url}/favicon.svg`)
    await expect.poll(() => other.evaluate(() => localStorage.getItem('told'))).toBe('kept ')
  })

test('addresses named as properties of every object open without a script error', async ({ page }) => {
  await takeAway(page, backend, { visitor: true })
  for (const path of ['/__proto__', '/constructor', '/property/__proto__']) {
    await page.goto(REAL_HOST.url + path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  }
})
