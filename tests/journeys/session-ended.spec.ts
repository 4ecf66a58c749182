import type { Page } from '@playwright/test'
import { REAL_HOST } from '../build/real-host.mjs'
import { IN_BROWSER } from '../screens/fault-matrix'
import { SCREENS } from '../screens/fault-tables'
import { expect, signInAgain, signInAsAdmin, test } from './helpers'
import { startBackend, takeAway, type HttpBackend } from './real-page'

let backend: HttpBackend
test.beforeAll(async () => {
  backend = await startBackend('signed-in-verified')
})
test.afterAll(() => backend.stop())

/** The page's user as they come back after a night: the browser knows them, the backend no longer knows their token. */
async function comeBackLate(page: Page) {
  await takeAway(page, backend, { visitor: true })
  await page.addInitScript(() => {
    localStorage.setItem('token', 'ended')
    localStorage.setItem('user', '{"id":102,"username":"noel.sumagaysay","first_name":"Noel"}')
    localStorage.setItem('superAdminToken', 'ended')
  })
}

test('real, a session that had ended before the first load leads to signing in and back', async ({ page }) => {
  await comeBackLate(page)
  for (const screen of IN_BROWSER) {
    const { path, shows } = SCREENS[screen]!
    await test.step(screen, async () => {
      await page.goto(REAL_HOST.url + path)
      await expect(page.getByRole('dialog', { name: 'Login' })).toContainText('Your session has ended.')
      await signInAgain(page)
      await expect(page).toHaveURL(({ pathname, search }) => (pathname + search).startsWith(path))
      await expect(page.getByRole('main').getByText(shows).filter({ visible: true }).first()).toBeVisible()
    })
  }
})

test('real, an administrator whose session had ended before the first load signs in and is back', async ({ page }) => {
  await comeBackLate(page)
  await page.goto(`${REAL_HOST.url}/super-admin/dashboard?tab=users`)
  await expect(page).toHaveURL(/\/super-admin\/login$/)
  await signInAsAdmin(page)
  await expect(page).toHaveURL(/\/super-admin\/dashboard\?tab=users$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
