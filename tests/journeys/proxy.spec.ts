import type { BrowserContext, Page } from '@playwright/test'
import { ENDPOINTS, type EndpointId } from '@/contract'
import { REAL_HOST } from '../build/real-host.mjs'
import type { Fault, Plan } from '../proxy/faults'
import { startFaultyProxy, type FaultyProxy } from '../proxy/proxy'
import { columnsOf, IN_BROWSER, type Column } from '../screens/fault-matrix'
import { SCREENS } from '../screens/fault-tables'
import { expect, stands, test as base } from './helpers'
import { isSamePage, mark, signInHere, startBackend, type HttpBackend } from './real-page'

/** Where a corrupt answer breaks off. */
const SEED = 22
const AWAY = '/dashboard/legal'

let backend: HttpBackend
base.beforeAll(async () => {
  backend = await startBackend('signed-in-verified')
})
base.afterAll(() => backend.stop())

/** A page whose requests all go through a proxy, those of its service worker too. Behind a build with mocks there is no backend. */
const test = base.extend<{ mocked: boolean; proxy: FaultyProxy; context: BrowserContext }>({
  mocked: [false, { option: true }],
  proxy: async ({ mocked }, give) => {
    const proxy = await startFaultyProxy({
      seed: SEED,
      // Calls of a page that is being left pass by the mocks. A backend that does not know their session would end it.
      route: (path) => (!mocked && /^\/(api|storage|socket\.io)\//.test(path) ? backend.url : null),
    })
    await give(proxy)
    await proxy.stop()
  },
  context: async ({ browser, proxy }, give) => {
    const context = await browser.newContext({ proxy: { server: proxy.server, bypass: '<-loopback>' } })
    await context.routeWebSocket('**', () => {})
    await give(context)
    await context.close()
  },
})

const main = (page: Page) => page.getByRole('main')
const tryAgain = (page: Page) => main(page).getByRole('button', { name: 'Try Again' }).first()
const failed = (page: Page) => page.getByRole('heading', { level: 1, name: 'This screen could not be loaded' })
const go = (page: Page, path: string) => page.evaluate((to) => history.pushState({}, '', to), path)
async function open(page: Page, address: string) {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(/\w/)
  await mark(page)
}

/** Files of code suffer `file`, the answers to a call suffer `answer`. */
function suffer(file: Fault | null, call?: EndpointId, answer: Fault | null = null): Plan {
  const endpoint = ENDPOINTS.find(({ id }) => id === call)
  const called = endpoint && new RegExp(`^${endpoint.path.replace(/\{\w+\}/g, '[^/]+')}$`)
  return (path) => {
    if (/^\/assets\/.*\.js$/.test(path)) return file
    return called?.test(path) ? answer : null
  }
}

/** The service worker of the mocked build may learn later than the page that the connection is back: then a press asks again. */
async function untilHeld(page: Page, proxy: FaultyProxy) {
  let held = false
  void proxy.held().then(() => (held = true))
  await expect(async () => {
    if (!held) await tryAgain(page).click({ timeout: 500 })
    expect(held).toBe(true)
  }).toPass()
}

/** A press loads what failed; a screen that asks again by itself may have it before the press. */
async function recovers(page: Page, shows: RegExp) {
  await expect(async () => {
    const there = main(page).getByText(shows).filter({ visible: true }).first()
    if (!(await there.isVisible())) await tryAgain(page).click({ timeout: 500 })
    await expect(there).toBeVisible({ timeout: 2_000 })
  }).toPass()
}

type Meets = (column: Column, attempt: () => Promise<unknown>) => Promise<void>

/** Tries the faults of a screen, each a step, and says at the end which it has met. */
function meeting() {
  const met: Column[] = []
  const on: Meets = async (column, attempt) => {
    await base.step(column, attempt)
    met.push(column)
  }
  return { on, met: () => new Set(met) }
}

/** Opens a screen whose code was not loaded yet: offline, then with its files late and missing. The page stays the same. */
async function codeFails(page: Page, proxy: FaultyProxy, path: string, plan: (file: Fault | null) => void, on: Meets) {
  await on('offline', async () => {
    await page.context().setOffline(true)
    await go(page, path)
    await expect(failed(page)).toBeVisible()
    await expect(page.getByText('You are offline. It loads as soon as the connection is back.')).toBeVisible()
  })
  await on('file late', async () => {
    plan('late')
    await page.context().setOffline(false)
    await untilHeld(page, proxy)
    await expect(page.getByRole('banner')).toBeVisible()
  })
  await on('file missing', async () => {
    plan('missing')
    proxy.release()
    await expect(tryAgain(page)).toBeEnabled()
    await expect(failed(page)).toBeVisible()
    expect(await isSamePage(page)).toBe(true)
  })
}

test.describe(() => {
  test.use({ mocked: true })
  test(`mocked, ${columnsOf('proxy', 'mocked').join(', ')}`, async ({ page, proxy }) => {
    await signInHere(page, { visitor: true })
    proxy.plant(() => null)
    await open(page, `${AWAY}?as=verified`)
    // Cut off before, the demo cannot start at all, and says so.
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    for (const screen of IN_BROWSER) {
      const { path, shows } = SCREENS[screen]!
      const { on, met } = meeting()
      await codeFails(page, proxy, path, (file) => proxy.plant(suffer(file)), on)
      proxy.plant(() => null)
      await recovers(page, shows)
      expect(met()).toEqual(new Set(columnsOf('proxy', 'mocked')))
    }
  })
})

for (const screen of IN_BROWSER)
  test(`real, ${columnsOf('proxy', 'real').join(', ')}: ${screen}`, async ({ page, proxy }) => {
    const { path, call, shows, says } = SCREENS[screen]!
    const { on, met } = meeting()
    const plan = (file: Fault | null) => proxy.plant(suffer(file, call, 'corrupt'))
    await signInHere(page)
    plan(null)
    await open(page, REAL_HOST.url + AWAY)
    await codeFails(page, proxy, path, plan, on)
    await on('file corrupt', async () => {
      plan('corrupt')
      await tryAgain(page).click()
      await expect(page.getByText('A file of the app arrived damaged.')).toBeVisible()
      expect(await isSamePage(page)).toBe(true)
      plan(null)
      await page.getByRole('button', { name: 'Reload Page' }).click()
    })
    await on('call corrupt', async () => {
      await expect(failed(page)).toBeHidden()
      await stands(page, says)
    })
    await on('call late', async () => {
      proxy.plant(suffer(null, call, 'late'))
      await tryAgain(page).click()
      await proxy.held()
      await expect(page.getByRole('banner')).toBeVisible()
    })
    await on('call lost', async () => {
      proxy.plant(suffer(null, call, 'lost'))
      proxy.release()
      await stands(page, says)
      await expect(tryAgain(page)).toBeEnabled()
    })
    proxy.plant(() => null)
    await recovers(page, shows)
    expect(met()).toEqual(new Set(columnsOf('proxy', 'real')))
  })
