import type { Page } from '@playwright/test'
import { expect, test } from './helpers'
import { openAsAdmin, picture, submitId, untilDecided, verifyPhone } from './verifying'

const TITLE = 'Garden Bungalow in Pavia'
const NEW_NAME = 'Mika Sorongon-Alba'
const HOUR = 3_600_000

async function writeReview(page: Page, of: string, words: string) {
  await page.getByRole('button', { name: `Write a review of ${of}` }).click()
  const dialog = page.getByRole('dialog', { name: `Review ${of}` })
  await dialog.getByRole('radio', { name: '5 stars' }).click()
  await dialog.getByLabel('How was it?').fill(words)
  await dialog.getByRole('button', { name: 'Send review' }).click()
  await expect(dialog).toBeHidden()
}

test('a newcomer verifies, renames by request, lists, is visited, sells, is reviewed and reviews', async ({
  page: newcomer,
  context,
  mock,
}) => {
  await newcomer.goto('/profile?as=regular')
  await verifyPhone(newcomer)
  await submitId(newcomer)
  const admin = await context.newPage()
  await openAsAdmin(admin)
  const openReview = async () => {
    await admin.getByRole('searchbox').fill('Mika')
    await admin.getByRole('link', { name: 'Review Mika Sorongon' }).click()
    const review = admin.getByRole('dialog')
    await expect(review.getByRole('img', { name: /front|back/i })).toHaveCount(2)
    return review
  }
  await (await openReview()).getByRole('button', { name: 'Approve' }).click()
  await untilDecided(admin, newcomer.getByRole('region', { name: 'Your account is verified' }))

  // The name that the ID was approved for changes by request: until the decision everybody sees the old one.
  await newcomer.goto('/dashboard/settings/profile')
  await newcomer.getByLabel('Last name').fill('Sorongon-Alba')
  await newcomer.getByRole('button', { name: 'Save Changes' }).click()
  await expect(newcomer.getByText(/^You asked for the name Mika Sorongon-Alba\./)).toBeVisible()
  const seeker = await context.newPage()
  await seeker.goto('/dashboard/u/mika.sorongon?as=verified')
  await expect(seeker.getByRole('heading', { level: 1, name: 'Mika Sorongon', exact: true })).toBeVisible()
  await admin.goto('/super-admin/dashboard')
  const review = await openReview()
  await expect(review).toContainText(NEW_NAME)
  await review.getByRole('button', { name: 'Approve' }).click()
  await untilDecided(admin, newcomer.getByText(/^Verified with your ID\./))
  await admin.close()

  await newcomer.goto('/dashboard/list-property')
  const form = newcomer.getByRole('form', { name: 'New listing' })
  await form.getByRole('textbox', { name: 'Title' }).fill(TITLE)
  await form.getByRole('textbox', { name: /^Price/ }).fill('5.2M')
  await form.getByRole('textbox', { name: /^City/ }).fill('Pavia')
  await form.getByLabel('Photos to add').setInputFiles(await picture(newcomer, 'house'))
  await expect(form.getByText('1 of 20 photos')).toBeVisible()
  await form.getByRole('button', { name: 'List Property', exact: true }).click()
  await newcomer.getByRole('button', { name: 'List anyway' }).click()
  await expect(newcomer.getByRole('heading', { name: 'Your listing is online' })).toBeVisible()
  const [listing] = await mock.rows('property', { title: TITLE })

  await seeker.goto(`/dashboard/property/${listing?.id}`)
  await expect(seeker.getByRole('heading', { name: `Listed by ${NEW_NAME} verified @mika.sorongon` })).toBeVisible()
  await seeker.getByRole('button', { name: 'Schedule Tour' }).first().click()
  const request = seeker.getByRole('dialog', { name: 'Schedule Tour' })
  await request.getByRole('radiogroup', { name: 'Next seven days' }).getByRole('radio').first().click()
  await request.getByRole('radio', { name: '8:00 AM' }).click()
  await request.getByRole('button', { name: 'Request tour' }).click()
  await expect(request).toBeHidden()
  await newcomer.goto('/dashboard/tours?show=requests')
  await newcomer.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(newcomer.getByText(/^Tour confirmed for/)).toBeVisible()
  // Tomorrow morning has passed.
  await mock.passTime(48 * HOUR)

  await seeker.getByRole('button', { name: 'Chat with Owner' }).first().click()
  await expect(seeker.getByText('Formerly Mika Sorongon')).toBeVisible()
  await seeker.getByRole('button', { name: 'Make an offer' }).filter({ visible: true }).click()
  await seeker.getByRole('textbox', { name: /^Your offer/ }).fill('5.1M')
  await seeker.getByRole('textbox', { name: /^Your offer/ }).press('Enter')
  await seeker.getByRole('alertdialog').getByRole('button', { name: 'Send offer' }).click()
  await expect(seeker.getByText('Offer sent successfully!')).toBeVisible()
  await newcomer.goto('/dashboard/messages')
  await newcomer.getByRole('link', { name: new RegExp(TITLE) }).click()
  await newcomer.getByRole('button', { name: 'Accept Offer' }).first().click()
  await newcomer.getByRole('alertdialog').getByRole('button', { name: 'Accept the offer' }).click()
  await expect(seeker.getByText('Offer accepted! Property sold.').first()).toBeVisible()
  expect(await mock.rows('property', { title: TITLE })).toMatchObject([{ status: 'sold' }])

  // Nobody reads a review before both have written.
  await seeker.goto('/dashboard/tours')
  await writeReview(seeker, NEW_NAME, 'She showed every room and told us about the roof.')
  await newcomer.goto('/dashboard/u/mika.sorongon?tab=reviews')
  await expect(newcomer.getByRole('heading', { name: 'No reviews yet' })).toBeVisible()
  await newcomer.goto('/dashboard/tours?show=requests')
  await writeReview(newcomer, 'Noel Sumagaysay', 'He came on time and paid as agreed.')
  await newcomer.goto('/dashboard/u/mika.sorongon?tab=reviews')
  await expect(newcomer.getByText('She showed every room and told us about the roof.')).toBeVisible()
  await seeker.goto('/profile?tab=reviews')
  await expect(seeker.getByText('He came on time and paid as agreed.')).toBeVisible()
})
