import { createRequire } from 'node:module'
import type { Locator, Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'
import { takenOver } from './first-page-film'
import { cards, expect, test } from './helpers'

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
const RULES: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  resultTypes: ['violations'],
}

/** The accessibility violations within a part of the page, in words. */
async function troubles(page: Page, within: string): Promise<string[]> {
  return page.evaluate(
    async ([part, rules]) => {
      const { axe } = window as unknown as { axe: { run: (part: string, rules: RunOptions) => Promise<AxeResults> } }
      const { violations } = await axe.run(part, rules)
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${String(target)}`))
    },
    [within, RULES] as const,
  )
}

/** Presses a key until the focus is on an element. */
async function reach(page: Page, target: Locator, key = 'Tab') {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error('80 presses of Tab do not reach it')
}

const wider = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

test('with ₱45,000 a month one gets from the first page to the homes one can buy, by keys, on a phone', async ({
  page,
}) => {
  await page.addInitScript({ path: AXE })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await takenOver(page)
  await reach(page, page.getByRole('link', { name: 'What can I afford?' }).first())
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'What can I afford?' })).toBeVisible()
  await expect(page.getByText('Fill in your income and your savings to see prices.')).toBeVisible()

  await reach(page, page.getByRole('textbox', { name: /^Savings/ }))
  await page.keyboard.type('300000')
  await reach(page, page.getByRole('textbox', { name: /^Income a month/ }))
  await page.keyboard.type('45000')
  await expect(page.getByText(/You can look at homes up to about/)).toContainText('₱2,500,000')
  expect(await troubles(page, 'main')).toEqual([])
  await page.setViewportSize({ width: 320, height: 640 })
  await expect.poll(() => wider(page)).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 390, height: 844 })

  const homes = page.getByRole('link', { name: /^Show \d+ homes? up to ₱2,500,000$/ }).first()
  const count = Number(/\d+/.exec((await homes.textContent()) ?? '')?.[0])
  await reach(page, homes)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/price=0-2500000/)
  await expect(page.getByRole('heading', { level: 2, name: new RegExp(`^${count} Propert`) })).toBeVisible()
  await expect(cards(page).first()).toContainText(/≈ ₱\S+ a month/)

  await reach(page, cards(page).first().getByRole('heading').getByRole('link'))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/property\//)
  const costs = page.locator('#costs')
  await expect(async () => {
    await costs.scrollIntoViewIfNeeded({ timeout: 2_000 })
    await expect(costs.getByRole('radio', { name: /^Pag-IBIG/ })).toBeVisible({ timeout: 3_000 })
  }).toPass()
  expect(await troubles(page, '#costs')).toEqual([])
  await page.setViewportSize({ width: 320, height: 640 })
  await expect.poll(() => wider(page)).toBeLessThanOrEqual(0)
})
