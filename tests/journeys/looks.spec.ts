import type { Locator, Page } from '@playwright/test'
import { expect, test } from './helpers'

async function leftOf(place: Locator): Promise<number> {
  return (await place.boundingBox())?.x ?? Number.NaN
}

test('the first page lines up with its header on wide screens, and fits with text of twice the size', async ({
  page,
}) => {
  await page.goto('/')
  const logo = page.getByRole('link', { name: 'Proventous, home' }).locator('svg').last()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
  for (const width of [1440, 2560]) {
    await page.setViewportSize({ width, height: 1000 })
    await expect.poll(async () => Math.abs((await leftOf(logo)) - (await leftOf(heading)))).toBeLessThanOrEqual(4)
    await expect
      .poll(async () => {
        const picture = (await page.getByRole('figure').boundingBox())!
        const content = (await page.getByRole('banner').locator('> div').boundingBox())!
        return picture.x + picture.width - content.x - content.width
      })
      .toBeLessThanOrEqual(0)
  }
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'))
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280)
})

/** Whether a press 22 px beside the middle of a control, to each side, is one of that control. */
function takesThumb(control: Locator): Promise<boolean> {
  return control.evaluate((element) => {
    element.scrollIntoView({ block: 'center' })
    const box = element.getBoundingClientRect()
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const spots = [
      [x - 21, y],
      [x + 21, y],
      [x, y - 21],
      [x, y + 21],
    ] as const
    return spots.every(([left, top]) => {
      const hit = document.elementFromPoint(left, top)
      return hit !== null && (element.contains(hit) || hit.contains(element))
    })
  })
}

test('small controls take a thumb of 44 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/properties')
  const card = page.getByRole('article').nth(1)
  await expect(card).toBeVisible()
  for (const control of [
    card.getByRole('button', { name: /^Chat with/ }),
    card.getByRole('button', { name: /Favorites/ }),
    page.getByRole('radio', { name: 'USD' }),
  ])
    await expect
      .poll(() => takesThumb(control), { message: (await control.getAttribute('aria-label')) ?? 'USD' })
      .toBe(true)
})

test('four compared properties are all in view on a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto('/compare?ids=1,2,3,4')
  const heads = page.getByRole('table', { name: 'Comparison' }).getByRole('columnheader')
  await expect(heads).toHaveCount(5)
  await expect
    .poll(async () => {
      const last = await heads.last().boundingBox()
      return last && last.x + last.width
    })
    .toBeLessThanOrEqual(768)
})

test('the address of the map stays as it was until the map is moved', async ({ page }) => {
  await page.setViewportSize({ width: 1381, height: 877 })
  await page.goto('/map')
  await expect(page.locator('[data-cluster]').first()).toBeVisible()
  // A press lets the address follow at once.
  await page.getByRole('heading', { level: 1 }).click()
  await expect(page).toHaveURL(/\/map\?mode=sale&category=all&subtype=all$/)
})

test('every notification tab is in view on a desktop', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/dashboard/notifications?as=verified')
  const list = page.getByRole('tablist')
  await expect(list.getByRole('tab', { name: 'System' })).toBeVisible()
  await expect.poll(() => list.evaluate((row) => row.scrollWidth - row.clientWidth)).toBeLessThanOrEqual(0)
})

test('toasts in a conversation leave the newest message in view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/dashboard/messages?conversation=c101-1&as=verified')
  await page.getByRole('button', { name: 'Conversation options' }).click()
  await page.getByRole('menuitem', { name: 'Archive' }).click()
  const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')
  await expect(toast).toBeVisible()
  // The toast slides in.
  await toast.evaluate((one) => Promise.all(one.getAnimations().map((motion) => motion.finished)))
  const box = await toast.boundingBox()
  const composer = await page.getByRole('textbox', { name: /^Message to/ }).boundingBox()
  expect(box && composer && box.y + box.height).toBeLessThan((composer?.y ?? 0) - 200)
})

async function pagesOf(page: Page): Promise<number> {
  const file = await page.pdf({ format: 'A4' })
  return file.toString('latin1').match(/\/Type\s*\/Page[^s]/g)?.length ?? 0
}

for (const id of ['1', 'r1']) {
  test(`listing ${id} prints as one page with its address as a QR code`, async ({ page }) => {
    await page.goto(`/property/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('aside svg[shape-rendering]')).toHaveCount(1)
    expect(await pagesOf(page)).toBe(1)
    await page.emulateMedia({ media: 'print' })
    for (const name of ['Back to Properties', 'Skip to main content'])
      await expect(page.getByRole('link', { name })).toBeHidden()
    for (const name of ['Share Property', /^Show all/, 'Schedule Tour'])
      await expect(page.getByRole('button', { name })).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Similar listings' })).toBeHidden()
    await expect(page.getByText(`/property/${id}`)).toBeVisible()
  })
}

test('presses between the controls of the map reach it, and results and map print without a control', async ({
  page,
}) => {
  const controls = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('button, input, select, [role="switch"]')]
        // The prices on the map are buttons on screen; on paper they are the map.
        .filter((each) => each.checkVisibility() && !each.matches('[data-pin], [data-cluster]'))
        .map((each) => each.getAttribute('aria-label') ?? each.textContent),
    )
  await page.goto('/map?mode=all')
  await expect(page.locator('[data-pin], [data-cluster]').first()).toBeVisible()
  for (const over of [page.getByRole('list', { name: 'Legend' }), page.locator('.leaflet-control-attribution')])
    await expect
      .poll(() =>
        over.evaluate((element) => {
          const { left, top, width, height } = element.getBoundingClientRect()
          const hit = document.elementFromPoint(left + width / 2, top + height / 2)
          return hit !== null && !element.contains(hit) && hit.closest('.leaflet-container') !== null
        }),
      )
      .toBe(true)
  expect(await controls()).not.toEqual([])
  await page.emulateMedia({ media: 'print' })
  await expect.poll(controls).toEqual([])
  await page.emulateMedia({ media: 'screen' })
  await page.goto('/properties?mode=all')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect.poll(controls).toEqual([])
})
