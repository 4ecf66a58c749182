import type { Page } from '@playwright/test'
import { cards, expect, test } from './helpers'
import { openAsAdmin, picture, submitId, takeCode, untilDecided, verifyPhone } from './verifying'

const TITLE = 'Garden Bungalow in Pavia'

async function fromMenu(page: Page, entry: string) {
  // The header is drawn anew when the profile has come, which closes an open menu.
  const item = page.getByRole('menuitem', { name: entry })
  await expect(async () => {
    if (!(await item.isVisible()))
      await page.getByRole('button', { name: /^Profile menu of/ }).click({ timeout: 5_000 })
    await item.click({ timeout: 5_000 })
  }).toPass()
}

test('a newcomer registers, is verified by phone and ID, and lists a property', async ({ page, context }) => {
  test.setTimeout(150_000)
  const dialog = page.getByRole('dialog')

  await page.goto('/')
  await page.getByRole('button', { name: 'Get Started' }).first().click()
  await dialog.getByRole('button', { name: 'Email', exact: true }).click()
  await dialog.getByLabel('Email', { exact: true }).fill('tess.alonzo@demo.test')
  await dialog.getByRole('button', { name: 'Send code' }).click()
  await takeCode(dialog)
  await dialog.getByRole('button', { name: /^Verify/ }).click()
  await dialog.getByLabel('Password', { exact: true }).fill('Sampaguita7')
  await dialog.getByLabel('Confirm password').fill('Sampaguita7')
  await dialog.getByRole('checkbox', { name: /terms/ }).check()
  await dialog.getByRole('button', { name: 'Sign up', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard/)

  // An unverified user sees the two steps in place of the form.
  await fromMenu(page, 'List Property')
  await expect(page.getByRole('heading', { name: 'Two steps before you can list' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to Profile' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tess Alonzo' })).toBeVisible()
  await page.reload()
  const card = page.getByRole('region', { name: 'Complete verification to list properties' })

  await verifyPhone(page, '917 155 0199')
  await expect(card.getByText('Verified (+63 917 155 0199)')).toBeVisible()

  await submitId(page)
  await page.reload()
  await expect(card.getByText('Verified (+63 917 155 0199)')).toBeVisible()
  await expect(card.getByText(/^In review/)).toBeVisible()

  const admin = await context.newPage()
  await openAsAdmin(admin)
  await admin.getByRole('searchbox').fill('Tess')
  await admin.getByRole('link', { name: 'Review Tess Alonzo' }).click()
  const review = admin.getByRole('dialog')
  const sides = review.getByRole('img', { name: /front|back/i })
  await expect(sides).toHaveCount(2)
  for (const side of await sides.all())
    await expect.poll(() => side.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640)
  await review.getByRole('button', { name: 'Approve' }).click()
  await expect(review.getByRole('button', { name: 'Approve' })).toBeHidden()

  // The newcomer's tab is told without a reload, and the stored user is up to date.
  await untilDecided(admin, page.getByRole('region', { name: 'Your account is verified' }))
  await admin.close()
  const stored = await page.evaluate(() => localStorage.getItem('user') ?? '{}')
  expect(JSON.parse(stored)).toMatchObject({ phone_verified: true, id_verified: true })

  await fromMenu(page, 'List Property')
  const form = page.getByRole('form', { name: 'New listing' })
  await form.getByRole('textbox', { name: 'Title' }).fill(TITLE)
  await form.getByRole('textbox', { name: /^Price/ }).fill('5.2M')
  await form.getByLabel('Photos to add').setInputFiles(await picture(page, 'house'))
  await expect(form.getByText('1 of 20 photos')).toBeVisible()
  // Shown only when the photo is stored too.
  await expect(page.getByText(/^Draft: saved/)).toBeVisible({ timeout: 20_000 })
  await page.reload()
  await page.getByRole('button', { name: 'Resume draft' }).click()
  await expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue(TITLE)
  await expect(form.getByText('1 of 20 photos')).toBeVisible()
  await form.getByRole('textbox', { name: /^City/ }).fill('Pavia')
  await form.getByRole('button', { name: 'List Property', exact: true }).click()
  await page.getByRole('button', { name: 'List anyway' }).click()
  await expect(page.getByRole('heading', { name: 'Your listing is online' })).toBeVisible()

  await page.goto('/dashboard/properties')
  await expect(cards(page).first().getByRole('heading', { name: TITLE })).toBeVisible()
  await expect(
    cards(page)
      .first()
      .getByRole('link', { name: /Tess Alonzo/ }),
  ).toBeVisible()
})
