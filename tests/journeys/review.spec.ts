import type { Page } from '@playwright/test'
import { expect, test } from './helpers'

/** A PNG of one pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

async function openAsAdmin(page: Page) {
  await page.goto('/super-admin/login')
  await page.getByRole('button', { name: 'Fill in the form' }).click()
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Super Admin Dashboard' })).toBeVisible()
}

test('a decision reaches a tab that is signed in with ?as= at once', async ({ page, context }) => {
  await page.goto('/profile?as=regular')
  await page.getByRole('button', { name: 'Submit ID' }).click()
  const dialog = page.getByRole('dialog')
  const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: Buffer.concat([PNG, Buffer.from(name)]) })
  await dialog.getByLabel('Front of ID').setInputFiles(picture('front.png'))
  await dialog.getByLabel('Back of ID').setInputFiles(picture('back.png'))
  await dialog.getByRole('button', { name: 'Submit Requirements' }).click()
  await expect(page.getByText(/^In review/)).toBeVisible()

  const admin = await context.newPage()
  await openAsAdmin(admin)
  await admin.getByRole('searchbox').fill('Mika')
  await admin.getByRole('link', { name: 'Review Mika Sorongon' }).click()
  await admin.getByRole('button', { name: /^Reject/ }).click()
  await admin.getByRole('button', { name: 'The picture is blurred.' }).click()
  await admin.getByRole('button', { name: 'Reject', exact: true }).click()
  // The decision is sent when the offer of Undo is gone, by a press or by itself.
  const dismiss = admin.getByRole('button', { name: 'Dismiss' })
  await expect(async () => {
    if (await dismiss.isVisible()) await dismiss.click({ timeout: 2_000 })
    await expect(page.getByText('The picture is blurred.').first()).toBeVisible({ timeout: 5_000 })
  }).toPass()
  await expect(page.getByText(/^In review/)).toBeHidden()
})

test('five quick clicks on the place of Approve decide about one person', async ({ page }) => {
  await page.goto('/super-admin/dashboard?scenario=admin&review=301')
  const approve = page.getByRole('button', { name: /^Approve/ })
  await expect(approve).toBeEnabled()
  const box = (await approve.boundingBox())!
  for (let click = 0; click < 5; click += 1)
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { delay: 160 })
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(1)
  await expect(approve).toBeEnabled()
})

test('an impostor whom a seeker reports is suspended, reads why at the next call, answers, and is let in again', async ({
  page: seeker,
  context,
}) => {
  await seeker.goto('/dashboard/u/113?as=regular')
  await seeker.getByRole('button', { name: 'Report Trisha' }).click()
  const report = seeker.getByRole('dialog', { name: 'Report Trisha Paredes' })
  await report.getByRole('radio', { name: 'They pretend to be another person' }).click()
  await report.getByRole('button', { name: 'Send report' }).click()
  await expect(report).toBeHidden()

  const impostor = await context.newPage()
  await impostor.goto('/dashboard/compare?as=113')
  const admin = await context.newPage()
  await openAsAdmin(admin)
  await admin.getByRole('tab', { name: /^Reports/ }).click()
  await admin
    .getByRole('row', { name: /Trisha Paredes.*Mika Sorongon/ })
    .getByRole('link')
    .nth(1)
    .click()
  const decide = async (button: string, reason: string) => {
    await admin.getByRole('button', { name: button, exact: true }).click()
    const dialog = admin.getByRole('dialog')
    await dialog.getByLabel('Your reason').fill(reason)
    await dialog.getByRole('button', { name: button, exact: true }).click()
    await expect(dialog).toBeHidden()
  }
  await decide('Suspend', 'You use the name of our broker.')

  const note = impostor.getByRole('region', { name: 'Your account' })
  await impostor.reload()
  await expect(note).toContainText(/suspended until .* at .*: You use the name of our broker\./)
  await note.getByRole('button', { name: 'Answer this' }).click()
  const answer = impostor.getByRole('dialog', { name: 'Answer the suspension' })
  await answer.getByLabel('Your answer').fill('It is my own name: here is my ID.')
  await answer.getByRole('button', { name: 'Send answer' }).click()
  await expect(note).toContainText('An administrator will read it.')

  await admin.reload()
  await expect(admin.getByText('It is my own name: here is my ID.')).toBeVisible()
  await decide('Lift suspension', 'Your ID shows the name.')
  await expect(note).toBeHidden()
})
