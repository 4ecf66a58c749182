import type { Page } from '@playwright/test'
import { expect, signIn, test } from './helpers'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Filters' })
const filters = (page: Page) => page.getByRole('button', { name: /^Filters/, includeHidden: true })
/** Waits until a closed overlay has removed its history entry. */
const settled = (page: Page) => page.waitForFunction(() => !('closedByBack' in (history.state ?? {})))

test('on a phone Back closes the filters and keeps what was chosen; their button leaves nothing behind', async ({
  page,
}) => {
  await page.goto('/map')
  await page.goto('/properties')

  await filters(page).click()
  await sheet(page).getByRole('radio', { name: '3+' }).first().check()
  await expect(page).toHaveURL(/beds=3/)
  const price = sheet(page).getByRole('textbox', { name: 'Minimum price, typed' })
  await price.fill('2000000')
  await price.blur()
  await expect(page).toHaveURL(/price=.*beds=3/)
  const chosen = page.url()
  await page.goBack()
  await expect(sheet(page)).toBeHidden()
  expect(page.url()).toBe(chosen)
  await expect(filters(page)).toHaveText('Filters · 2')
  await expect(filters(page)).toBeFocused()
  await page.reload()
  await expect(filters(page)).toHaveText('Filters · 2')

  // One Back undoes one choice, as without a sheet.
  await page.goBack()
  await expect(page).toHaveURL(/\/properties$/)
  await expect(filters(page)).toHaveText('Filters')

  await filters(page).click()
  await sheet(page).getByRole('radio', { name: '2+' }).first().check()
  await sheet(page)
    .getByRole('button', { name: /^Show \d+/ })
    .click()
  await expect(sheet(page)).toBeHidden()
  await settled(page)
  await expect(page).toHaveURL(/beds=2/)
  // Opened and closed without a change, it leaves no history entry.
  await filters(page).click()
  await sheet(page).getByRole('button', { name: 'Close' }).click()
  await settled(page)
  await expect(page).toHaveURL(/beds=2/)
  await page.goBack()
  await expect(page).toHaveURL(/\/properties$/)
  await expect(filters(page)).toHaveText('Filters')
  await page.goBack()
  await expect(page).toHaveURL(/\/map/)
})

test('on a phone Back closes the sign-in form; signing in leaves none of its entries behind', async ({ page }) => {
  await page.goto('/map')
  await page.goto('/')
  await page.getByRole('button', { name: 'Sign In', exact: true }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(/\/$/)

  await signIn(page, 'verified@demo.test')
  await settled(page)
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/map/)
})
