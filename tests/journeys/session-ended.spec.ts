import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { REAL_HOST } from '../build/real-host.mjs'
import { meets } from './fault-cells'
import { SCREENS } from './faults-tables'
import { expect, signInAgain, signInAsAdmin, test } from './helpers'
import { SCREENS as ROUTES } from './missing-code/screens'
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

async function leadsToSigningInAndBack(page: Page, path: string, shows: RegExp) {
  await page.goto(REAL_HOST.url + path)
  await expect(page.getByRole('dialog', { name: 'Login' })).toContainText('Your session has ended.')
  await signInAgain(page)
  await expect(page).toHaveURL(({ pathname, search }) => (pathname + search).startsWith(path))
  await expect(page.getByRole('main').getByText(shows).filter({ visible: true }).first()).toBeVisible()
}

/** The routes that need an account, beside the screens of the matrix. */
const pathOf = (address: string) => address.split('?')[0]
const inMatrix = new Set(Object.values(SCREENS).map(({ path }) => pathOf(path)))
const others = Object.entries(ROUTES)
  .filter(
    ([file]) => file.startsWith('dashboard/') || readFileSync(`src/routes/${file}`, 'utf8').includes('requireSession'),
  )
  .flatMap(([, path]) => (inMatrix.has(path) ? [] : [[path, path, /\w/] as const]))

const rows = [...Object.entries(SCREENS).map(([screen, { path, shows }]) => [screen, path, shows] as const), ...others]

/** Each page walks through some of them, so that two pages share the work. */
const GROUPS = 4
for (const group of Array.from({ length: GROUPS }, (_, number) => number)) {
  const some = rows.filter((_, place) => place % GROUPS === group)
  const names = some.map(([name]) => name).join(', ')
  test(`real, a session that had ended before the first load leads to signing in and back: ${names}`, async ({
    page,
  }) => {
    // Eight times to load, sign in and come back.
    test.setTimeout(360_000)
    await comeBackLate(page)
    for (const [screen, path, shows] of some) {
      const attempt = () => leadsToSigningInAndBack(page, path, shows)
      await (screen in SCREENS
        ? meets({ screen, column: 'session ended', build: 'real' }, attempt)
        : test.step(path, attempt))
    }
  })
}

test('real, an administrator whose session had ended before the first load signs in and is back', async ({ page }) => {
  await comeBackLate(page)
  await page.goto(`${REAL_HOST.url}/super-admin/dashboard?tab=users`)
  await expect(page).toHaveURL(/\/super-admin\/login$/)
  await signInAsAdmin(page)
  await expect(page).toHaveURL(/\/super-admin\/dashboard\?tab=users$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
