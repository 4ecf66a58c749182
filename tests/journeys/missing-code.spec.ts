import type { Route } from '@playwright/test'
import { filesOf, readManifest, unpublishedFolder } from '../../src/build/manifest.mjs'
import { REAL_HOST } from '../build/real-host.mjs'
import { expect, test } from './helpers'
import { PARTS } from './missing-code/parts'
import { QUIET, WITH_QUIET } from './missing-code/quiet'
import { SCREENS } from './missing-code/screens'
import { isSamePage, mark, startBackend, takeAway, type HttpBackend } from './real-page'

test.use({ early: true })

const routeOf = (name: string) => `src/routes/${name}?tsr-split=component`
/** The build lies in another folder than the packages that it takes modules from. */
const keyOf = (module: string) => Object.keys(manifest).find((key) => key.endsWith(module)) ?? module
const lateFiles = (module: string) => [...filesOf(manifest, keyOf(module))].filter((file) => !atStart.has(file))
const filesOfScreenAt = (path: string) => {
  const name = Object.keys(SCREENS).find((route) => SCREENS[route] === path.split('?')[0]) ?? ''
  return new Set(lateFiles(routeOf(name)))
}

let manifest: ReturnType<typeof readManifest>
let atStart: ReadonlySet<string>
let backend: HttpBackend
test.beforeAll(async () => {
  manifest = readManifest(unpublishedFolder(REAL_HOST.folder))
  atStart = filesOf(manifest, 'index.html')
  backend = await startBackend('signed-in-verified')
})
test.afterAll(() => backend.stop())

test('a screen without its code says so and loads on Try Again', async ({ page }) => {
  const { missing, refused } = await takeAway(page, backend)
  const heading = page.getByRole('heading', { level: 1 }).first()
  const again = page.getByRole('button', { name: 'Try Again', exact: true })
  for (const name of ['map.tsx', 'dashboard/edit-property.$id.tsx'])
    await test.step(name, async () => {
      const files = lateFiles(routeOf(name))
      for (const file of files) missing.add(file)
      await page.goto(REAL_HOST.url + SCREENS[name]!)
      await expect(heading).toHaveText('This screen could not be loaded')
      // It has tried again by itself: from here on a press loads it.
      await expect(again).toBeEnabled()
      expect(files.filter((file) => !refused.has(file))).toEqual([])
      await mark(page)
      missing.clear()
      await again.click()
      await expect(heading).not.toHaveText('This screen could not be loaded')
      await expect(heading).toHaveText(/\w/)
      expect(await isSamePage(page)).toBe(true)
    })
})

const refuseList = (route: Route) =>
  route.fulfill({
    status: 413,
    headers: { 'Access-Control-Allow-Origin': '*' },
    json: { success: false, message: 'So many listings do not travel in one answer.' },
  })

for (const [module, part] of Object.entries(PARTS)) {
  const { path, within = [], visitor, as, administrator, phone, tooLarge, opens, says, again, shows, keeps } = part
  test(`${module}: a part without its code says so in its place`, async ({ page }) => {
    if (phone) await page.setViewportSize({ width: 390, height: 844 })
    const { missing, refused } = await takeAway(page, backend, { visitor, as, administrator })
    const needed = new Set([...filesOfScreenAt(path), ...within.flatMap(lateFiles)])
    for (const file of lateFiles(module)) if (!needed.has(file)) missing.add(file)
    if (tooLarge) await page.route(({ pathname }) => pathname === '/api/properties', refuseList)
    await page.goto(REAL_HOST.url + path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(/\w/)
    await mark(page)
    await opens(page)
    const button = page.getByRole('button', { name: again ?? /^$/ })
    await expect(again ? button.first() : page.getByText(says).first()).toBeVisible()
    expect(refused.size).toBeGreaterThan(0)
    if (again) await expect(button.first()).toBeEnabled()
    missing.clear()
    if (!again) await opens(page)
    // Parts that share a file fail together, each with a button of its own.
    await expect(async () => {
      if (again && !(await shows(page).first().isVisible())) await button.first().click({ timeout: 2_000 })
      await expect(shows(page).first()).toBeVisible({ timeout: 5_000 })
    }).toPass()
    await keeps?.(page)
    expect(await isSamePage(page)).toBe(true)
  })
}

test('without its quiet parts a screen is whole', async ({ page }) => {
  const { missing, refused } = await takeAway(page, backend)
  // What a part shares with code that says so is left to both.
  const quiet = QUIET.map(keyOf)
  const others = Object.keys(manifest).filter((key) => manifest[key]?.isDynamicEntry && !quiet.includes(key))
  const needed = new Set(others.flatMap(lateFiles))
  for (const file of QUIET.flatMap(lateFiles)) if (!needed.has(file)) missing.add(file)
  const fileOf = (module: string) => manifest[keyOf(module)]?.file ?? module
  expect(QUIET.filter((module) => !missing.has(fileOf(module)))).toEqual([])
  for (const [path, { loads, shows }] of Object.entries(WITH_QUIET))
    await test.step(path, async () => {
      refused.clear()
      await page.goto(REAL_HOST.url + path)
      await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(/\w/)
      // A part has failed when its second attempt was refused too.
      await expect.poll(() => loads.filter((module) => (refused.get(fileOf(module)) ?? 0) < 2)).toEqual([])
      await expect(shows(page)).toBeVisible()
      await expect(page.getByRole('main').getByRole('alert').filter({ hasText: /\w/ })).toHaveCount(0)
    })
})

test('offline, a screen that was not loaded says so in the app, and loads with the connection', async ({
  page,
  context,
}) => {
  await takeAway(page, backend, { visitor: true })
  await page.goto(`${REAL_HOST.url}/legal`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await mark(page)
  await page.route(/\/assets\//, (route) => route.abort())
  await context.setOffline(true)
  await expect(page.getByText(/^You are offline\. You can still see the screens that you opened\./)).toBeVisible()
  await page.getByRole('link', { name: 'Map View' }).click()
  await expect(page.getByRole('heading', { name: 'This screen could not be loaded' })).toBeVisible()
  await expect(page.getByText('You are offline. It loads as soon as the connection is back.')).toBeVisible()
  await page.unroute(/\/assets\//)
  await context.setOffline(false)
  await expect(page.getByRole('region', { name: 'Map' })).toBeVisible()
  expect(await isSamePage(page)).toBe(true)
})

test('after a new deployment an open page goes on, and offers a reload at the next screen', async ({ page }) => {
  const { missing } = await takeAway(page, backend, { visitor: true })
  await page.goto(`${REAL_HOST.url}/legal`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.route(`${REAL_HOST.url}/`, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll(/index-[\w-]+\.js/g, 'index-new.js')
    await route.fulfill({ response, body })
  })
  for (const file of lateFiles(routeOf('map.tsx'))) missing.add(file)
  await mark(page)
  const looked = page.waitForResponse(`${REAL_HOST.url}/`)
  await page.getByRole('link', { name: 'Map View' }).click()
  await expect(page.getByRole('heading', { name: 'This screen could not be loaded' })).toBeVisible()
  await (await looked).finished()
  await expect(page.getByText('A new version is ready.')).toBeHidden()
  missing.clear()
  await page.getByRole('link', { name: /^Favorites/ }).click()
  await expect(page.getByText('A new version is ready.')).toBeVisible()
  expect(await isSamePage(page)).toBe(true)
  await page.getByRole('button', { name: 'Reload', exact: true }).click()
  await expect.poll(() => isSamePage(page)).toBe(false)
})
