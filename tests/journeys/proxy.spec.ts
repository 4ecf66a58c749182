import type { BrowserContext, Page } from '@playwright/test'
import { ENDPOINTS, type EndpointId } from '@/contract'
import { REAL_HOST } from '../build/real-host.mjs'
import type { Fault, Plan } from '../proxy/faults'
import { startFaultyProxy, type FaultyProxy } from '../proxy/proxy'
import { SCREENS } from './faults-tables'
import { expect, signInAgain, stands, test as base } from './helpers'
import { mark, isSamePage, signInHere, startBackend, type HttpBackend } from './real-page'

/** Where a corrupt answer breaks off. */
const SEED = 22
const AWAY = '/dashboard/legal'

let backend: HttpBackend
base.beforeAll(async () => {
  backend = await startBackend('signed-in-verified')
})
base.afterAll(() => backend.stop())

/** A page whose requests all go through a proxy, those of its service worker too. */
const test = base.extend<{ proxy: FaultyProxy; context: BrowserContext }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern
  proxy: async ({}, use) => {
    const proxy = await startFaultyProxy({
      seed: SEED,
      route: (path) => (/^\/(api|storage|socket\.io)\//.test(path) ? backend.url : null),
    })
    await use(proxy)
    await proxy.stop()
  },
  context: async ({ browser, proxy }, use) => {
    const context = await browser.newContext({ proxy: { server: proxy.server, bypass: '<-loopback>' } })
    await use(context)
    await context.close()
  },
})

const main = (page: Page) => page.getByRole('main')
const tryAgain = (page: Page) => main(page).getByRole('button', { name: 'Try Again' }).first()
const go = (page: Page, path: string) => page.evaluate((to) => history.pushState({}, '', to), path)
const reached = (page: Page) => expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(/\w/)

/** Files of code suffer `file`, the answers to a call suffer `answer`. */
function suffer(file: Fault | null, call?: EndpointId, answer: Fault | null = null): Plan {
  const endpoint = ENDPOINTS.find(({ id }) => id === call)
  const called = endpoint && new RegExp(`^${endpoint.path.replace(/\{\w+\}/g, '[^/]+')}$`)
  return (path) => {
    if (/^\/assets\/.*\.js$/.test(path)) return file
    return called?.test(path) ? answer : null
  }
}

/** A screen whose code was not loaded yet, offline and then with its files late, missing and corrupt. `calls` suffer all along. */
async function codeFails(page: Page, proxy: FaultyProxy, path: string, call?: EndpointId) {
  const plan = (file: Fault | null) => proxy.plant(suffer(file, call, call ? 'corrupt' : null))
  const failed = page.getByRole('heading', { level: 1, name: 'This screen could not be loaded' })
  await mark(page)
  await page.context().setOffline(true)
  await go(page, path)
  await expect(failed).toBeVisible()
  await expect(page.getByText('You are offline. It loads as soon as the connection is back.')).toBeVisible()
  plan('late')
  await page.context().setOffline(false)
  await proxy.held()
  await expect(page.getByRole('banner')).toBeVisible()
  plan('missing')
  proxy.release()
  await expect(tryAgain(page)).toBeEnabled()
  await expect(failed).toBeVisible()
  plan('corrupt')
  await tryAgain(page).click()
  await expect(page.getByText('A file of the app arrived damaged.')).toBeVisible()
  expect(await isSamePage(page)).toBe(true)
  plan(null)
  await page.getByRole('button', { name: 'Reload Page' }).click()
  await expect(failed).toBeHidden()
}

for (const [name, { path, call, shows, says, open }] of Object.entries(SCREENS)) {
  test(`${name}, mocked: offline, and with its code late, missing and corrupt`, async ({ page, proxy }) => {
    await signInHere(page, { visitor: true })
    await page.goto(`${AWAY}?as=verified`)
    await reached(page)
    await codeFails(page, proxy, path)
    await expect(main(page).getByText(shows).filter({ visible: true }).first()).toBeVisible()
  })

  test(`${name}, real: offline, with its code and then its call late, missing and corrupt`, async ({ page, proxy }) => {
    await signInHere(page)
    proxy.plant(suffer(null, call, 'corrupt'))
    await page.goto(REAL_HOST.url + AWAY)
    await reached(page)
    await codeFails(page, proxy, path, call)
    await test.step('call corrupt', () => stands(page, says))
    await test.step('call late', async () => {
      proxy.plant(suffer(null, call, 'late'))
      await tryAgain(page).click()
      await proxy.held()
      await expect(page.getByRole('banner')).toBeVisible()
    })
    await test.step('call lost', async () => {
      proxy.plant(suffer(null, call, 'lost'))
      proxy.release()
      await stands(page, says)
      await expect(tryAgain(page)).toBeEnabled()
    })
    proxy.plant(() => null)
    await tryAgain(page).click()
    await expect(main(page).getByText(shows).filter({ visible: true }).first()).toBeVisible()
  })

  if (open) continue
  test(`${name}, real: a session that has ended leads to sign-in and back`, async ({ page }) => {
    await page.addInitScript(() => {
      if (!sessionStorage.getItem('begun')) localStorage.setItem('token', 'ended')
      sessionStorage.setItem('begun', 'yes')
    })
    await page.goto(REAL_HOST.url + path)
    await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible()
    await signInAgain(page)
    await expect(page).toHaveURL(({ pathname, search }) => (pathname + search).startsWith(path))
    await expect(main(page).getByText(shows).filter({ visible: true }).first()).toBeVisible()
  })
}
