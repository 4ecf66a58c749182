import type { Locator, Page } from '@playwright/test'
import { cards, expect, test } from './helpers'

const minimum = (page: Page) => page.getByRole('slider', { name: 'Minimum price' })
const maximum = (page: Page) => page.getByRole('slider', { name: 'Maximum price' })

/** Where a place of the price slider is in the window: 0 is its lower end, 1 its upper. */
async function placesOf(slider: Locator) {
  await slider.scrollIntoViewIfNeeded()
  const box = await slider.boundingBox()
  if (!box) throw new Error('not in the page')
  const half = 10
  return (share: number) => ({
    x: box.x + half + share * (box.width - 2 * half),
    y: box.y + box.height / 2,
  })
}

test('the mouse drags a thumb past the other one, a press moves the nearer one, keys go on, a typed bound stays', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 1000 })
  await page.goto('/properties')
  await expect(cards(page).first()).toBeVisible()
  const at = await placesOf(minimum(page))

  await page.mouse.click(at(0.6).x, at(0.6).y)
  await expect(page).toHaveURL(/price=0-3000000/)
  await expect(maximum(page)).toBeFocused()

  await page.mouse.move(at(0).x, at(0).y)
  await page.mouse.down()
  await page.mouse.move(at(0.4).x, at(0.4).y, { steps: 4 })
  await expect(minimum(page)).toHaveAttribute('aria-valuetext', '₱2,000,000')
  await page.mouse.move(at(0.8).x, at(0.8).y, { steps: 4 })
  await expect(minimum(page)).toHaveAttribute('aria-valuetext', '₱3,000,000')
  await expect(maximum(page)).toHaveAttribute('aria-valuetext', '₱4,000,000')
  await page.mouse.up()
  await expect(page).toHaveURL(/price=3000000-4000000/)

  await expect(maximum(page)).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL(/price=3000000-3950000/)
  await page.keyboard.press('Shift+Tab')
  await expect(minimum(page)).toBeFocused()
  await page.keyboard.press('Home')
  await expect(page).toHaveURL(/price=0-3950000/)

  // A thumb stands exactly at a typed bound, and a press on it leaves it there.
  await page.getByRole('textbox', { name: 'Minimum price, typed' }).fill('712345')
  await expect(page).toHaveURL(/price=712345-/)
  await expect(minimum(page)).toHaveValue('712345')
  const thumb = (await placesOf(minimum(page)))(712_345 / 5_000_000)
  await page.mouse.click(thumb.x + 4, thumb.y)
  await expect(minimum(page)).toBeFocused()
  await expect(minimum(page)).toHaveValue('712345')
})

test.describe('by finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a thumb is held by 44 px and dragged, and a finger that scrolls past changes nothing', async ({ page }) => {
    await page.goto('/properties')
    await page.getByRole('button', { name: /^Filters/ }).click()
    const finger = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints })
    const at = await placesOf(minimum(page))
    const left = at(0)

    // From the edge of what a finger can press, so the thumb goes as far as the finger.
    const far = (share: number) => ({ x: at(share).x + 21, y: left.y + 21 })
    await touch('touchStart', far(0))
    for (const share of [0.1, 0.2, 0.3, 0.4]) await touch('touchMove', far(share))
    await touch('touchEnd')
    await expect(minimum(page)).toHaveAttribute('aria-valuetext', '₱2,000,000')
    await expect(page).toHaveURL(/price=2000000-/)

    const before = (await minimum(page).boundingBox())!.y
    const right = at(0.7)
    await touch('touchStart', right)
    for (let step = 1; step <= 10; step += 1) await touch('touchMove', { x: right.x, y: right.y - step * 12 })
    await touch('touchEnd')
    await expect.poll(async () => (await minimum(page).boundingBox())!.y).toBeLessThan(before - 50)
    await expect(minimum(page)).toHaveAttribute('aria-valuetext', '₱2,000,000')
    await expect(maximum(page)).toHaveAttribute('aria-valuetext', '₱5.0M and up')
    await expect(page).toHaveURL(/price=2000000-(&|$)/)
  })
})
