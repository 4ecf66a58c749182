import type { Page } from '@playwright/test'
import { expect, test } from './helpers'

/** A press before the page was taken over may be lost; once the sheet is open, its button cannot be pressed again. */
async function openSheet(page: Page) {
  const sheet = page.getByRole('dialog', { name: 'Share this property' })
  await expect(async () => {
    if (!(await sheet.isVisible())) await page.getByRole('button', { name: 'Share Property' }).click({ timeout: 1_000 })
    await expect(sheet).toBeVisible({ timeout: 3_000 })
  }).toPass()
}

test('a listing has its key facts in the first screen, tabs that stay in view, and a sheet to share it', async ({
  page,
}) => {
  await page.goto('/property/1')
  const header = page.locator('article > div header')
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const text of ['₱12,800,000', '₱87,955 a month', '210 sq m']) {
      const end = async () => {
        const box = await header.getByText(text).first().boundingBox()
        return box && box.y + box.height
      }
      // On phones the contact bar and the navigation cover the last 118 px.
      await expect
        .poll(end, { message: `${text} at ${width} px` })
        .toBeLessThanOrEqual(width < 768 ? height - 118 : height)
    }
  }

  const tabs = page.getByRole('navigation', { name: 'Sections of this listing' })
  const headings = { Costs: 'Costs', Papers: 'Papers and risk', Map: 'Location', Facts: 'Property Details' }
  for (const [tab, heading] of Object.entries(headings)) {
    const link = tabs.getByRole('link', { name: tab })
    await expect(async () => {
      await link.click()
      await expect(link).toHaveAttribute('aria-current', 'true', { timeout: 1_000 })
      await expect(page.getByRole('heading', { name: heading, exact: true })).toBeInViewport({ timeout: 1_000 })
    }).toPass()
    await expect(tabs).toBeInViewport()
  }
  await tabs.getByRole('link', { name: 'Owner' }).click()
  await expect(page.getByRole('heading', { name: /^Listed by/ })).toBeInViewport()
  await expect(page).toHaveURL(/\/property\/1$/)

  const sheet = page.getByRole('dialog', { name: 'Share this property' })
  await openSheet(page)
  for (const [name, target] of [
    ['Messenger', /^fb-messenger:\/\/share/],
    ['Viber', /^viber:\/\/forward/],
    ['WhatsApp', /^https:\/\/wa\.me\//],
  ] as const)
    await expect(sheet.getByRole('link', { name })).toHaveAttribute('href', target)
  await expect(sheet.getByRole('button', { name: 'Copy link' })).toBeVisible()
  await expect(sheet.locator('svg[shape-rendering]')).toBeVisible()
})

test('a phone has a listing within 5,500 px, and one press on Papers answers about its title', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/property/7')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/property/1')
  await expect(page.locator('article > div header').getByText('₱87,955 a month')).toBeVisible()
  await page.getByRole('link', { name: 'Papers', exact: true }).click()
  await expect(page.getByText('About ₱474,746').first()).toBeAttached()
  await expect(page.getByText('Title: TCT (land), in the name of the seller').first()).toBeInViewport({ ratio: 1 })

  await page.getByRole('heading', { name: 'Similar listings' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('article').nth(1)).toBeVisible()
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(5500)
})

test('a flyer is one page with cover, facts, costs, papers, map and QR code, without a control', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => void (document.documentElement.dataset['printed'] = 'yes')
  })
  for (const id of ['1', 'r1', '18', 'iloilo2']) {
    await page.goto(`/property/${id}`)
    await openSheet(page)
    await page.getByRole('button', { name: 'Print a flyer' }).click()
    await expect(page.locator('html[data-printed]')).toBeAttached()
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    for (const button of await page.getByRole('button').all())
      if (!(await button.getAttribute('aria-label'))?.startsWith('Open picture')) await expect(button).toBeHidden()
    await expect(page.locator('#map .leaflet-tile-loaded').first()).toBeVisible()
    const strip = (await page.locator('#map [data-map-frame]').boundingBox())!
    const pin = (await page.locator('#map .leaflet-marker-pane .lucide-house').boundingBox())!
    expect(pin.y, id).toBeGreaterThan(strip.y)
    expect(pin.y + pin.height, id).toBeLessThan(strip.y + strip.height)
    await expect(page.locator('aside svg[shape-rendering]')).toBeVisible()
    await expect(page.getByRole('navigation')).toHaveCount(0)
    if (id === '1') {
      await expect(page.locator('article > div header').getByText('₱87,955 a month')).toBeVisible()
      await expect(page.getByText(/once for taxes and fees/)).toBeVisible()
      await expect(page.getByText(/^Flood depth, once in 5 years: /)).toBeVisible()
    }
    const title = page.getByText(/^Title: OCT \(original\)/).filter({ visible: true })
    if (id === '18') await expect(title).toHaveCount(1)
    await page.emulateMedia({ media: null })
    const file = await page.pdf({ format: 'A4' })
    expect(file.toString('latin1').match(/\/Type\s*\/Page[^s]/g), id).toHaveLength(1)
  }
})
