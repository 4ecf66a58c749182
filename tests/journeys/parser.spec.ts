import { readManifest, unpublishedFolder } from '../../src/build/manifest.mjs'
import { REAL_HOST } from '../build/real-host.mjs'
import { expect, test } from './helpers'
import { startBackend, takeAway, type HttpBackend } from './real-page'

test.use({ early: true })

let backend: HttpBackend
/** Brings zod along. */
let parser: string
test.beforeAll(async () => {
  const files = Object.values(readManifest(unpublishedFolder(REAL_HOST.folder))).map(({ file }) => file)
  parser = files.find((file) => file.startsWith('assets/parse-')) ?? 'no parser in the build'
  backend = await startBackend('signed-in-verified')
})
test.afterAll(() => backend.stop())

for (const path of ['/', '/properties', '/map', '/property/3'])
  test(`${path} shows what a backend of the contract answers without the parser`, async ({ page }) => {
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname.slice(1)))
    await takeAway(page, backend, { visitor: true })
    await page.goto(REAL_HOST.url + path)
    await expect(page.getByText('₱').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(loaded).toContain('api/properties')
    expect(loaded).not.toContain(parser)
  })

test('an answer that has to be parsed fails like its call while the parser is missing, and loads on Try Again', async ({
  page,
}) => {
  const { missing, refused } = await takeAway(page, backend, { visitor: true })
  await page.route(
    ({ pathname }) => pathname === '/api/properties',
    async (route) => {
      const answer = (await (await fetch(`${backend.url}/api/properties`)).json()) as { data: object[] }
      const data = answer.data.map((row) => ({ ...row, a_field_of_this_backend: 1 }))
      await route.fulfill({ json: { ...answer, data } })
    },
  )
  missing.add(parser)
  await page.goto(`${REAL_HOST.url}/properties`)
  const again = page.getByRole('button', { name: 'Try Again', exact: true })
  await expect(again).toBeVisible()
  expect(refused.get(parser)).toBe(2)
  missing.clear()
  await again.click()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})
