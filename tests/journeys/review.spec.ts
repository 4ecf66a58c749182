import { expect, test } from './helpers'
import { openAsAdmin, submitId, untilDecided } from './verifying'

test('a decision reaches a tab that is signed in with ?as= at once', async ({ page, context }) => {
  await page.goto('/profile?as=regular')
  await submitId(page)
  await expect(page.getByText(/^In review/)).toBeVisible()

  const admin = await context.newPage()
  await openAsAdmin(admin)
  await admin.getByRole('searchbox').fill('Mika')
  await admin.getByRole('link', { name: 'Review Mika Sorongon' }).click()
  await admin.getByRole('button', { name: /^Reject/ }).click()
  await admin.getByRole('button', { name: 'The picture is blurred.' }).click()
  await admin.getByRole('button', { name: 'Reject', exact: true }).click()
  await untilDecided(admin, page.getByText('The picture is blurred.').first())
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

test('a seeker meets an impostor, is warned, reports and blocks; suspended, the impostor answers and is let in again', async ({
  page: seeker,
  context,
}) => {
  // The first two letters of the broker's name are Cyrillic.
  const firstName = '\u041C\u0430rivic'
  const name = `${firstName} Palmejar`
  const asksForMoney = 'Only ₱5,000 to reserve, send it by GCash today.'
  const caution = /^This asks for money before a visit\./
  const impostor = await context.newPage()
  await impostor.goto('/dashboard/settings/profile?as=113')
  await impostor.getByLabel('First name').fill(firstName)
  await impostor.getByLabel('Last name').fill('Palmejar')
  await impostor.getByRole('button', { name: 'Save Changes' }).click()
  await expect(impostor.getByText('Profile updated successfully!').first()).toBeVisible()
  await impostor.goto('/dashboard/messages?owner=101')
  const box = impostor.getByRole('textbox', { name: /^Message to/ })
  await box.fill(asksForMoney)
  await box.press('Enter')
  await expect(box).toHaveValue('')

  await seeker.goto('/dashboard/messages?as=regular')
  await seeker.getByRole('link', { name: new RegExp(name) }).click()
  await expect(seeker.getByText('Not the verified Marivic Palmejar (@marivic.palmejar)')).toBeVisible()
  await expect(seeker.getByText('Formerly Trisha Paredes')).toBeVisible()
  await expect(seeker.getByText(caution)).toBeVisible()
  await expect(impostor.getByText(asksForMoney).last()).toBeVisible()
  await expect(impostor.getByText(caution)).toHaveCount(0)

  const choose = async (item: string) => {
    await seeker.getByRole('button', { name: 'Conversation options' }).click()
    await seeker.getByRole('menuitem', { name: item }).click()
  }
  await choose(`Report ${firstName}`)
  const report = seeker.getByRole('dialog', { name: `Report ${name}` })
  await report.getByRole('radio', { name: 'They pretend to be another person' }).click()
  await report.getByRole('button', { name: 'Send report' }).click()
  await expect(report).toBeHidden()
  await choose(`Block ${firstName}`)
  await seeker.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click()
  await expect(seeker.getByRole('button', { name: `Unblock ${firstName}` })).toBeVisible()
  await impostor.reload()
  await expect(impostor.getByText(/^Mika takes no messages, offers or tour requests from you\./)).toBeVisible()
  await expect(box).toHaveCount(0)

  await impostor.goto('/dashboard/compare')
  const admin = await context.newPage()
  await openAsAdmin(admin)
  await admin.getByRole('tab', { name: /^Reports/ }).click()
  await admin
    .getByRole('row', { name: new RegExp(`${name}.*Mika Sorongon`) })
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
