import { expect, type Locator, type Page } from '@playwright/test'
import { english, type Translate } from '@/words/words'

/** A picture as a file input takes it: a card with a word on it. */
export async function picture(page: Page, word: string) {
  const base64 = await page.evaluate((text) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 400 })
    const paint = canvas.getContext('2d')!
    paint.fillStyle = 'rgb(205 220 226)'
    paint.fillRect(0, 0, 640, 400)
    paint.fillStyle = 'rgb(20 25 45)'
    paint.font = '64px sans-serif'
    paint.fillText(text, 60, 220)
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  }, word)
  return { name: `${word}.png`, mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') }
}

/** Takes the code from the demo's note, which stands for the message of a real backend. */
export async function takeCode(dialog: Locator, t: Translate = english) {
  await dialog.getByText(/^Demo/).first().click()
  await dialog.getByRole('button', { name: t('Fill it in') }).click()
}

/** Confirms the mobile number on the own profile; one that the account has is not typed. */
export async function verifyPhone(page: Page, number?: string, t: Translate = english) {
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: t('Verify Phone') }).click()
  if (number !== undefined) await dialog.getByLabel(t('Mobile number')).fill(number)
  await dialog.getByRole('button', { name: t('Get verification code') }).click()
  await takeCode(dialog, t)
  await dialog.getByRole('button', { name: t('Verify Code') }).click()
  await expect(dialog).toBeHidden()
}

/** Hands in both sides of an ID on the own profile. */
export async function submitId(page: Page, t: Translate = english) {
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: t('Submit ID') }).click()
  await dialog.getByLabel(t('Front of ID')).setInputFiles(await picture(page, 'front'))
  await dialog.getByLabel(t('Back of ID')).setInputFiles(await picture(page, 'back'))
  await dialog.getByRole('button', { name: t('Submit Requirements') }).click()
  await expect(page.getByRole('dialog', { name: t('ID Submitted Successfully!') })).toBeVisible()
  await expect(dialog).toBeHidden()
}

export async function openAsAdmin(page: Page, t: Translate = english) {
  await page.goto('/super-admin/login')
  await page.getByRole('button', { name: t('Fill in the form') }).click()
  await page.getByRole('button', { name: t('Log in'), exact: true }).click()
  await expect(page.getByRole('heading', { name: t('Super Admin Dashboard') })).toBeVisible()
}

/** A decision is sent when the offer of Undo is gone, by a press or by itself. Waits for what it then does elsewhere. */
export async function untilDecided(admin: Page, effect: Locator, t: Translate = english) {
  const dismiss = admin.getByRole('button', { name: t('Dismiss') })
  await expect(async () => {
    if (await dismiss.isVisible()) await dismiss.click({ timeout: 2_000 })
    await expect(effect).toBeVisible({ timeout: 5_000 })
  }).toPass()
}
