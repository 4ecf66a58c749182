import { expect, test } from './helpers'
import { BASE_PATH_URL } from '../playwright.config'

test('the built demo works below a path of its own, deep links included', async ({ page }) => {
  await page.goto(`${BASE_PATH_URL}property/r1`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\w/)
  await page.getByRole('link', { name: 'Back to Properties' }).first().click()
  await expect(page).toHaveURL(`${BASE_PATH_URL}properties`)
  const picture = page.getByRole('article').first().locator('img').first()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})

test.describe('without service workers', () => {
  test.use({ serviceWorkers: 'block' })
  test('a helpful page says what is missing', async ({ page }) => {
    await page.goto('/properties')
    await expect(page.getByRole('heading', { name: 'This demo cannot start here' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible()
  })
})

test('the page has its header before its code loads, and shows an error when the code cannot be fetched', async ({
  page,
}) => {
  await page.route('**/assets/index-*.js', (route) => route.abort())
  await page.goto('/properties')
  await expect(page.locator('#root').getByText('Proventous', { exact: true })).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('Proventous could not be loaded.')
  await page.unroute('**/assets/index-*.js')
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByText('could not be loaded')).toBeHidden()
})

test('a damaged snapshot is set aside with a notice', async ({ page }) => {
  await page.goto('/properties')
  await expect(page.getByRole('article').first()).toBeVisible()
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
