import type { Page } from '@playwright/test'
import { LANGUAGES } from '@/contract/fields'
import { uncapitalize } from '@/domain/text'
import type { Translate } from '@/words/words'
import { cards, expect, test, wordsOf } from './helpers'
import { openAsAdmin, picture, submitId, takeCode, untilDecided, verifyPhone } from './verifying'

const TITLE = 'Garden Bungalow in Pavia'

async function fromMenu(page: Page, t: Translate, entry: string) {
  // The header is drawn anew when the profile has come, which closes an open menu.
  const item = page.getByRole('menuitem', { name: entry })
  await expect(async () => {
    if (!(await item.isVisible()))
      await page.getByRole('button', { name: t('Profile menu of {name}', { name: '' }) }).click({ timeout: 5_000 })
    await item.click({ timeout: 5_000 })
  }).toPass()
}

for (const language of LANGUAGES)
  test(`a newcomer registers, is verified by phone and ID, and lists a property, in ${language}`, async ({
    page,
    context,
  }) => {
    test.setTimeout(150_000)
    const t = wordsOf(language)
    const dialog = page.getByRole('dialog')

    await context.addInitScript((code) => localStorage.setItem('language', code), language)
    await page.goto('/')
    await page
      .getByRole('button', { name: t('Get Started') })
      .first()
      .click()
    await dialog.getByRole('button', { name: t('Email'), exact: true }).click()
    await dialog.getByLabel(t('Email'), { exact: true }).fill('tess.alonzo@demo.test')
    await dialog.getByRole('button', { name: t('Send code') }).click()
    await takeCode(dialog, t)
    await dialog.getByRole('button', { name: t('Verify code') }).click()
    await dialog.getByLabel(t('Password'), { exact: true }).fill('Sampaguita7')
    await dialog.getByLabel(t('Confirm password')).fill('Sampaguita7')
    await dialog.getByRole('checkbox', { name: t('I accept the terms of use and the privacy notice') }).check()
    await dialog.getByRole('button', { name: t('Sign up'), exact: true }).click()
    await expect(page).toHaveURL(/\/dashboard/)

    // An unverified user sees the two steps in place of the form.
    await fromMenu(page, t, t('List Property'))
    await expect(page.getByRole('heading', { name: t('Two steps before you can list') })).toBeVisible()
    await page.getByRole('link', { name: t('Go to Profile') }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Tess Alonzo' })).toBeVisible()
    await page.reload()
    const card = page.getByRole('region', { name: t('Complete verification to list properties') })

    await verifyPhone(page, '917 155 0199', t)
    await expect(card.getByText(t('Verified ({number})', { number: '+63 917 155 0199' }))).toBeVisible()

    await submitId(page, t)
    await page.reload()
    await expect(card.getByText(t('Verified ({number})', { number: '+63 917 155 0199' }))).toBeVisible()
    await expect(card.getByText(t('In review. This usually takes {time}.', { time: '' }).split('.')[0]!)).toBeVisible()

    const admin = await context.newPage()
    await openAsAdmin(admin, t)
    await admin.getByRole('searchbox').fill('Tess')
    await admin.getByRole('link', { name: t('Review {name}', { name: 'Tess Alonzo' }) }).click()
    const review = admin.getByRole('dialog')
    const sides = review.getByRole('img')
    await expect(sides).toHaveCount(2)
    for (const side of await sides.all())
      await expect.poll(() => side.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640)
    await review.getByRole('button', { name: t('Approve') }).click()
    await expect(review.getByRole('button', { name: t('Approve') })).toBeHidden()

    // The newcomer's tab is told without a reload, and the stored user is up to date.
    await untilDecided(admin, page.getByRole('region', { name: t('Your account is verified') }), t)
    await admin.close()
    const stored = await page.evaluate(() => localStorage.getItem('user') ?? '{}')
    expect(JSON.parse(stored)).toMatchObject({ phone_verified: true, id_verified: true })

    await fromMenu(page, t, t('List Property'))
    const form = page.getByRole('form', { name: t('New listing') })
    await form.getByRole('textbox', { name: t('Title') }).fill(TITLE)
    await form.getByRole('textbox', { name: t('Price') }).fill('5.2M')
    await form.getByLabel(t('Photos to add')).setInputFiles(await picture(page, 'house'))
    await expect(form.getByText(t('{n} of {most} photos', { n: 1, most: 20 }))).toBeVisible()
    // Shown only when the photo is stored too.
    const saved = uncapitalize(t('Saved at {time}', { time: '' }).trim())
    await expect(page.getByText(`Draft: ${saved}`)).toBeVisible({ timeout: 20_000 })
    await page.reload()
    await page.getByRole('button', { name: t('Resume draft') }).click()
    await expect(form.getByRole('textbox', { name: t('Title') })).toHaveValue(TITLE)
    await expect(form.getByText(t('{n} of {most} photos', { n: 1, most: 20 }))).toBeVisible()
    await form.getByRole('textbox', { name: t('City') }).fill('Pavia')
    await form.getByRole('button', { name: t('List Property'), exact: true }).click()
    await page.getByRole('button', { name: t('List anyway') }).click()
    await expect(page.getByRole('heading', { name: t('Your listing is online') })).toBeVisible()

    await page.goto('/dashboard/properties')
    await expect(cards(page).first().getByRole('heading', { name: TITLE })).toBeVisible()
    await expect(
      cards(page)
        .first()
        .getByRole('link', { name: /Tess Alonzo/ }),
    ).toBeVisible()
  })
