import { deflateRawSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { SNAPSHOT_VERSION } from '@mocks/store/persistence'
import { expect, signIn, test } from './helpers'

const question = (page: Page) => page.getByRole('dialog', { name: /^(Open this|Go back)/ })
const kept = (page: Page) =>
  page.evaluate(() => Object.fromEntries(['token', 'favorites', 'compareList'].map((key) => [key, localStorage[key]])))

/** A state link as the toolbox makes it, with more. */
function link(more: object) {
  const state = {
    snapshot: SNAPSHOT_VERSION,
    scenario: 'default',
    seededAt: Date.UTC(2026, 5, 15),
    clock: { offset: 0 },
    rules: [],
    rows: {},
    account: { token: null, superAdminToken: null },
    storage: { favorites: '["9"]' },
    ...more,
  }
  return `/properties#mock=${deflateRawSync(JSON.stringify(state)).toString('base64url')}`
}

test('what replaces a state asks before, says what, and changes nothing where it does not fit', async ({ page }) => {
  await signIn(page, 'regular@demo.test')
  await page.evaluate(() => localStorage.setItem('favorites', '["1","2"]'))
  // The next address loads the page again, also where only its hash differs.
  const leave = () => page.goto('/favicon.svg')
  await leave()
  const before = await kept(page)
  for (const address of ['/properties?scenario=list-fails', '/properties?reset', link({})]) {
    await leave()
    await page.goto(address)
    await expect(question(page)).toBeVisible()
    await question(page).getByRole('button', { name: 'Not now' }).click()
    await expect(page.getByRole('button', { name: /^Profile menu of/ })).toBeVisible()
    expect(await kept(page)).toEqual(before)
    expect(page.url()).toMatch(/\/properties$/)
  }

  await leave()
  await page.goto(link({ rows: { property: { changed: [['1', { price: 'much' }]] } } }))
  await expect(page.getByText(/could not be opened: a row of property does not fit.*Nothing was changed/)).toBeVisible()
  expect(await kept(page)).toEqual(before)

  await leave()
  await page.goto(link({}))
  await expect(question(page)).toContainText('who is signed in')
  await expect(question(page)).toContainText('your favorites')
  await question(page).getByRole('button', { name: 'Open', exact: true }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(await kept(page)).toMatchObject({ token: undefined, favorites: '["9"]' })
})

test('a browser with nothing to lose opens a state with uploads at once', async ({ page }) => {
  const picture = `data:image/png;base64,${Buffer.from('picture').toString('base64')}`
  const rows = { property: { changed: [['1', { title: 'With its upload' }]] } }
  await page.goto(link({ rows, files: { 'properties/1/own.png': picture } }))
  await expect(page.getByText('With its upload').first()).toBeVisible()
  expect(await page.evaluate(async () => (await fetch('/storage/properties/1/own.png')).text())).toBe('picture')
})

test('one scenario after another opens at once in a browser without anything of its own', async ({ page }) => {
  await page.goto('/dashboard/properties?scenario=signed-in-verified')
  await expect(page.getByRole('button', { name: /^Profile menu of/ })).toBeVisible()
  await page.goto('/properties?scenario=list-fails')
  await expect(page.getByText('No Properties Found').first()).toBeVisible()
})
