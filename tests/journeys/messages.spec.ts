import type { Page } from '@playwright/test'
import { cards, expect, test } from './helpers'

const box = (page: Page) => page.getByRole('textbox', { name: /^Message to/ })
const thread = (page: Page) => page.getByRole('region', { name: /^Messages with/ })

async function say(page: Page, text: string) {
  await box(page).fill(text)
  await box(page).press('Enter')
  await expect(box(page)).toHaveValue('')
}

test('buyer and seller talk in two tabs, agree on a price, and the listing is sold', async ({
  page: buyer,
  context,
  mock,
}) => {
  await buyer.goto('/dashboard/messages?as=regular')
  await buyer
    .getByRole('link', { name: /Noel Sumagaysay/ })
    .first()
    .click()
  await expect(thread(buyer)).toContainText('Two cars fit in the garage')

  const seller = await context.newPage()
  await seller.goto('/dashboard/favorites?as=verified')
  await expect(seller.getByRole('button', { name: /^Profile menu of Noel/ })).toBeVisible()
  // The toast leads to the conversation. It shows only what is said after the seller's page has connected, and disappears
  // after a while; so the buyer asks until it was pressed.
  const toast = seller.getByText('Mika Sorongon: Could you keep Saturday at ten for us?').first()
  const open = seller.getByRole('button', { name: 'Open', exact: true }).first()
  await expect(async () => {
    if (!(await toast.isVisible())) await say(buyer, 'Could you keep Saturday at ten for us?')
    await expect(toast).toBeVisible({ timeout: 5_000 })
    await open.click({ timeout: 2_000 })
  }).toPass()
  await expect(thread(seller)).toContainText('Could you keep Saturday at ten for us?')

  // The typing indicator disappears some seconds after the last key, so the seller types until it was seen.
  await expect(async () => {
    await box(seller).fill('')
    const typing = expect(buyer.getByText('Noel is typing…')).toBeVisible({ timeout: 5_000 })
    await Promise.all([typing, box(seller).pressSequentially('Gladly')])
  }).toPass()
  await box(seller).press('Enter')
  await expect(thread(buyer).getByText('Gladly', { exact: true })).toHaveCount(1)

  await buyer.getByRole('button', { name: 'Make an offer' }).filter({ visible: true }).click()
  await buyer.getByRole('textbox', { name: /^Your offer/ }).fill('12.5M')
  await buyer.getByRole('textbox', { name: /^Your offer/ }).press('Enter')
  const asked = buyer.getByRole('alertdialog')
  await expect(asked).toContainText('twelve million five hundred thousand pesos')
  await asked.getByRole('button', { name: 'Send offer' }).click()
  await expect(buyer.getByText('Offer sent successfully!')).toBeVisible()

  await seller.getByRole('button', { name: 'Accept Offer' }).first().click()
  await seller.getByRole('alertdialog').getByRole('button', { name: 'Accept the offer' }).click()
  for (const page of [seller, buyer]) {
    await expect(thread(page).getByText('Offer accepted! Property sold.')).toBeVisible()
    await expect(page.getByText('This listing is sold. You can still write to each other.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Accept Offer' })).toHaveCount(0)
  }

  expect(await mock.rows('property', { id: '1' })).toMatchObject([{ status: 'sold' }])

  // A reload keeps the conversation, and the list shows the listing as sold.
  await buyer.reload()
  await expect(thread(buyer).getByText('Offer accepted! Property sold.')).toBeVisible()
  await buyer.goto('/dashboard/properties?q=Airy')
  await expect(cards(buyer).filter({ hasText: 'Airy Family House near Jaro Plaza' })).toContainText('Sold')
})

test('a message written without a connection is kept over a reload and sent once', async ({ page, mock }) => {
  await mock.open('/dashboard/messages?conversation=c101-1', { scenario: 'message-fails-once' })
  await say(page, 'Is the roof new?')
  await expect(page.getByText(/^Not sent/)).toBeVisible()
  await box(page).fill('A draft')
  await page.reload()
  await expect(box(page)).toHaveValue('A draft')
  await expect(thread(page).getByText('Is the roof new?')).toHaveCount(1)
  // The scenario breaks the first attempt of each load.
  await mock.callAfter('sendMessage', () => page.getByRole('button', { name: 'Retry' }).click())
  await expect(page.getByText(/^Not sent/)).toHaveCount(0)
  expect(await mock.rows('message', { message: 'Is the roof new?' })).toHaveLength(1)
  await page.reload()
  await expect(thread(page).getByText('Is the roof new?')).toHaveCount(1)
  await expect(page.getByText(/^Not sent/)).toHaveCount(0)

  // Pictures too: chosen ones and unsent ones survive a reload.
  const photo = { name: 'gate.png', mimeType: 'image/png', buffer: await page.screenshot() }
  await mock.open('/dashboard/messages?conversation=c101-1', { scenario: 'photos-fail-once' })
  await expect(box(page)).toBeVisible()
  await page.locator('input[type=file]').setInputFiles(photo)
  await expect(page.getByRole('button', { name: 'Remove photo 1 of 1' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('img', { name: 'gate.jpg' })).toBeVisible()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText(/^Not sent/)).toBeVisible()
  await page.reload()
  await expect(thread(page).getByRole('img', { name: 'Photo from you' })).toBeVisible()
  await mock.callAfter('sendPhotos', () => page.getByRole('button', { name: 'Retry' }).click())
  await expect(thread(page).getByRole('button', { name: 'Photo from you' })).toBeVisible()
  const sent = await mock.rows('message', { sender_id: '101' })
  expect(sent.filter(({ photos }) => photos)).toHaveLength(1)
})
