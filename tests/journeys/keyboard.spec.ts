import type { Locator, Page } from '@playwright/test'
import { cards, expect, test } from './helpers'

/** Presses Tab until the control has the focus, like a user without a mouse. */
async function tabTo(page: Page, control: Locator, most = 150) {
  await expect(control).toBeVisible()
  for (let press = 0; press < most; press += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${control.toString()}.`)
}

async function press(page: Page, control: Locator, key = 'Enter') {
  await tabTo(page, control)
  await page.keyboard.press(key)
}

test('a buyer signs in, finds a listing and makes an offer, and the seller accepts it, without a mouse', async ({
  page: buyer,
  context,
}) => {
  test.setTimeout(120_000)
  await buyer.goto('/')
  await press(buyer, buyer.getByRole('button', { name: 'Sign In', exact: true }))
  const modal = buyer.getByRole('dialog', { name: 'Login' })
  await press(buyer, modal.getByRole('button', { name: /Email, username or mobile/i }))
  await tabTo(buyer, modal.getByRole('textbox').first())
  await buyer.keyboard.type('regular@demo.test')
  await tabTo(buyer, modal.locator('input[type=password]'))
  await buyer.keyboard.type('Password1')
  await buyer.keyboard.press('Enter')
  await expect(buyer.getByRole('heading', { level: 1, name: 'Find Your Perfect Home' })).toBeFocused()

  await tabTo(buyer, buyer.getByRole('combobox', { name: /^Search for properties/ }))
  await buyer.keyboard.type('jaro')
  await press(buyer, buyer.getByRole('button', { name: /^Residential/ }), 'Space')
  await expect(buyer.getByText('All residential properties')).toBeVisible()
  const bedrooms = buyer.getByRole('radiogroup', { name: 'Bedrooms' })
  await tabTo(buyer, bedrooms.getByRole('radio', { name: 'Any' }))
  await buyer.keyboard.press('ArrowRight')
  await expect(bedrooms.getByRole('radio', { checked: true })).not.toHaveAccessibleName('Any')
  const title = 'Airy Family House near Jaro Plaza'
  const card = cards(buyer).filter({ hasText: title })
  await press(buyer, card.getByRole('link', { name: title, exact: true }))
  await expect(buyer.getByRole('heading', { level: 1, name: title })).toBeFocused()

  // The seller is online before the offer arrives, so that no simulated person answers it.
  const seller = await context.newPage()
  await seller.goto('/dashboard/messages?as=verified&conversation=c101-1')
  await expect(seller.getByRole('region', { name: /^Messages with Mika/ })).toContainText('Two cars fit in the garage')

  await press(buyer, buyer.getByRole('button', { name: 'Chat with Owner' }))
  const thread = buyer.getByRole('region', { name: /^Messages with Noel/ })
  await expect(thread).toContainText('Two cars fit in the garage')
  await press(buyer, buyer.getByRole('button', { name: 'Make an offer' }).filter({ visible: true }))
  await expect(buyer.getByRole('textbox', { name: /^Your offer/ })).toBeFocused()
  await buyer.keyboard.type('12.5M')
  await buyer.keyboard.press('Enter')
  await press(buyer, buyer.getByRole('alertdialog').getByRole('button', { name: 'Send offer' }))
  await expect(buyer.getByText('Offer sent successfully!')).toBeVisible()
  await expect(buyer.getByRole('textbox', { name: /^Message to Noel/ })).toBeFocused()

  await press(seller, seller.getByRole('button', { name: 'Accept Offer' }).first())
  await press(seller, seller.getByRole('alertdialog').getByRole('button', { name: 'Accept the offer' }))
  await expect(thread.getByText('Offer accepted! Property sold.')).toBeVisible()
  // The pressed button is gone, so the focus is on the conversation.
  await expect(seller.getByRole('region', { name: /^Messages with Mika/ })).toBeFocused()
})

/** The control that has the focus in a card, if something lies over its middle; else null. */
const coveredFocus = (page: Page) =>
  page.evaluate(() => {
    const control = document.activeElement
    if (!control?.closest('[data-listing]')) return null
    const box = control.getBoundingClientRect()
    const over = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    const free = over !== null && (control.contains(over) || over.contains(control))
    return free ? null : `${control.getAttribute('aria-label') ?? control.textContent} at ${Math.round(box.y)}`
  })

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`headers and bars never cover what has the focus in the results at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/properties')
    await cards(page).first().getByRole('link').first().focus()
    for (const key of ['Tab', 'Shift+Tab'])
      for (let press = 0; press < 45; press += 1) {
        await page.keyboard.press(key)
        await expect.poll(() => coveredFocus(page), { message: `${key} ${press}` }).toBeNull()
      }
  })
