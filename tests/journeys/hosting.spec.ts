import { rm, writeFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'
import { expect, test } from './helpers'
import { REAL_HOST } from '../build/real-host.mjs'
import { BASE_PATH_URL } from '../playwright.config'
import { startBackend, takeAway } from './real-page'

test.use({ early: true })

test('the built demo works below a path of its own, deep links included', async ({ page }) => {
  await page.goto(`${BASE_PATH_URL}property/r1`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\w/)
  await page.getByRole('link', { name: 'Back to Properties' }).first().click()
  await expect(page).toHaveURL(`${BASE_PATH_URL}properties`)
  const picture = page.getByRole('article').first().locator('img').first()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})

test('a deep link answers 200, a script of an older deployment 404, and files keep their headers', async ({
  request,
}) => {
  for (const url of ['/property/r1', `${BASE_PATH_URL}property/r1`, `${REAL_HOST.url}/property/r1`]) {
    const page = await request.get(url)
    expect(page.status(), url).toBe(200)
    expect(page.headers()['content-security-policy'], url).toContain("script-src 'self'")
    expect(page.headers()['cache-control'] ?? '', url).not.toContain('immutable')
    const script = /\b(?:src|data-entry)="([^"]+\.js)"/.exec(await page.text())?.[1] ?? ''
    const headers = (await request.get(new URL(script, page.url()).href)).headers()
    expect(headers['cache-control'], script).toContain('immutable')
    expect(headers['content-security-policy'], script).toContain("script-src 'self'")
    const gone = await request.get(new URL(script.replace('.js', '0.js'), page.url()).href)
    expect(gone.status(), script).toBe(404)
  }
})

test.describe('without service workers', () => {
  test.use({ serviceWorkers: 'block' })
  test('a helpful page says what is missing', async ({ page }) => {
    await page.goto('/properties')
    await expect(page.getByRole('heading', { name: 'This demo cannot start here' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible()
  })
})

// The one is rendered when it is built, the other is not.
for (const path of ['/properties', '/properties?sort=price-asc'])
  test(`${path} has its header before its code loads, and shows an error when the code cannot be fetched`, async ({
    page,
  }) => {
    await page.route('**/assets/index-*.js', (route) => route.abort())
    await page.goto(path)
    const name = page.locator('#root').getByText('Proventous', { exact: true }).filter({ visible: true })
    await expect(name.first()).toBeVisible()
    await expect(page.getByRole('alert')).toContainText('Proventous could not be loaded.')
    await page.unroute('**/assets/index-*.js')
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page.getByText('could not be loaded')).toBeHidden()
  })

test('a damaged snapshot is set aside with a notice', async ({ page }) => {
  await page.goto('/properties')
  await expect(page.getByRole('article').first()).toBeVisible()
  // Listings come with the page; the mocks, which make the database, start later.
  await page.waitForFunction(() => 'mock' in window)
  await page.waitForLoadState('networkidle')
  // Leave the app, which would overwrite the damaged snapshot with its next save.
  await page.goto('/favicon.svg')
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('proventous-mock')
        opening.onerror = () => reject(new Error('the snapshots could not be opened'))
        opening.onsuccess = () => {
          const writing = opening.result.transaction('snapshots', 'readwrite')
          writing.objectStore('snapshots').put('not a snapshot', 'snapshot:default')
          writing.oncomplete = () => resolve()
        }
      }),
  )
  await page.goto('/properties')
  await expect(page.getByText('The demo data kept in this browser was set aside: it is damaged.')).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('a build for a real backend removes the worker that a mocked build left at its address', async ({ page }) => {
  const script = `${REAL_HOST.folder}/left-over-worker.js`
  await page.routeWebSocket('**', () => {})
  await page.route(/\/(api|socket\.io)\//, (route) => route.fulfill({ status: 503, body: '' }))
  const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
  await writeFile(script, "addEventListener('activate', (event) => event.waitUntil(clients.claim()))")
  try {
    await page.goto(`${REAL_HOST.url}/favicon.svg`)
    await page.evaluate(async () => {
      type Types = { createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => unknown }
      const { trustedTypes } = window as unknown as { trustedTypes: Types }
      trustedTypes.createPolicy('default', { createScriptURL: (url) => url })
      await navigator.serviceWorker.register('/left-over-worker.js', { scope: '/' })
      await navigator.serviceWorker.ready
    })
    expect(await workers()).toBe(1)
    await page.goto(`${REAL_HOST.url}/properties`)
    await expect.poll(workers).toBe(0)
  } finally {
    await rm(script, { force: true })
  }
})

test('a build for a backend at another origin shows the pictures and portraits that lie there', async ({ page }) => {
  const backend = await startBackend('default')
  try {
    await takeAway(page, backend, { visitor: true })
    // To the browser this name of the machine is another origin than the one that the build names.
    const away = REAL_HOST.url.replace('localhost', '127.0.0.1')
    const refused: string[] = []
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) refused.push(message.text())
    })
    await page.goto(`${away}/properties`)
    const shown = (image: Locator) =>
      expect
        .poll(() => image.evaluate((one: HTMLImageElement) => (one.naturalWidth > 0 ? one.currentSrc : 'nothing')))
        .toMatch(new RegExp(`^${REAL_HOST.url}/`))
    await shown(page.getByRole('article').first().locator('img').first())
    await page.getByRole('article').first().getByRole('link').first().click()
    await expect(page).toHaveURL(new RegExp(`^${away}/property/`))
    await shown(page.locator('main img[src*="/storage/avatars/"]').first())
    expect(refused).toEqual([])
  } finally {
    // Else it may ask a backend that is not there any more.
    await page.close()
    await backend.stop()
  }
})
