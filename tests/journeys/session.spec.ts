import { expect, signIn, test } from './helpers'

test('somebody stopped at the guard signs in and continues to where they were going', async ({ page }) => {
  await page.goto('/dashboard/favorites')
  await expect(page).toHaveURL(/\/$/)
  const modal = page.getByRole('dialog', { name: 'Login' })
  await modal.getByRole('button', { name: /Email, username or mobile/i }).click()
  await modal.getByRole('textbox').first().fill('regular@demo.test')
  await modal.locator('input[type=password]').fill('Password1')
  await modal.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard\/favorites$/)
})

test('a session survives a reload and ends in every tab at once', async ({ page, context }) => {
  await signIn(page, 'verified@demo.test')
  await expect(page).toHaveURL(/\/dashboard\/properties$/)
  await page.reload()
  const menu = page.getByRole('button', { name: /^Profile menu of/ })
  await expect(menu).toHaveAccessibleName(/8 new/)
  expect(await page.evaluate(() => localStorage.getItem('token'))).toMatch(/^mock-/)

  const other = await context.newPage()
  await other.goto('/properties')
  await expect(other.getByRole('button', { name: /^Profile menu of/ })).toBeVisible()

  await menu.click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect
    .poll(() => page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')]))
    .toEqual([null, null])
  await expect(other.getByRole('button', { name: 'Sign In' })).toBeVisible()
  await other.close()
})

test('a wrong password says so and keeps what was typed', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Sign In', exact: true }).first().click()
  const modal = page.getByRole('dialog')
  await modal.getByRole('button', { name: /Email, username or mobile/i }).click()
  await modal.getByRole('textbox').first().fill('verified@demo.test')
  await modal.locator('input[type=password]').fill('Password2')
  await modal.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(modal.getByRole('alert')).toContainText('do not match an account')
  await expect(modal.getByRole('textbox').first()).toHaveValue('verified@demo.test')
})

test('the theme is chosen once and never flashes', async ({ page }) => {
  await page.goto('/properties')
  await page.getByRole('button', { name: 'Switch to dark mode' }).click()
  expect(await page.evaluate(() => localStorage.getItem('darkMode'))).toBe('true')
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      Object.assign(window, { darkAtFirst: document.documentElement.classList.contains('dark') })
    })
  })
  await page.reload()
  expect(await page.evaluate(() => (window as { darkAtFirst?: boolean }).darkAtFirst)).toBe(true)
})

test('a reset returns to the seed, once', async ({ page }) => {
  await signIn(page, 'verified@demo.test')
  await page.goto('/dashboard/properties?reset')
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
  await page.reload()
  await expect(page.getByRole('dialog')).toBeHidden()
})
