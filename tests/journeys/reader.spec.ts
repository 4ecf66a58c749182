import type { Locator, Page } from '@playwright/test'
import { cards, expect, test } from './helpers'

/** Records each new text of the page's polite region from now on. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = []
    Object.assign(window, { said })
    const region = document.querySelector('body [aria-live=polite]')!
    new MutationObserver(() => region.textContent && said.push(region.textContent)).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    })
  })
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said)
}

test('browse says the number of results once after several filters, and a toast and Undo are reached with F8', async ({
  page,
}) => {
  await page.goto('/properties?category=residential')
  await expect(page.locator('body [aria-live=polite]').first()).toHaveText(/Properties for Sale$/)
  const said = await listen(page)
  const filters = page.getByRole('complementary')
  const garden = await filters.getByRole('checkbox', { name: 'Garden' }).elementHandle()
  const bedrooms = filters.getByRole('radiogroup', { name: 'Bedrooms' })
  // In one go, as quick as no machine is too slow for.
  await bedrooms.getByRole('radio', { name: '3+' }).evaluate((radio: HTMLElement, checkbox) => {
    radio.click()
    ;(checkbox as HTMLElement).click()
  }, garden)
  await expect(page).toHaveURL(/features=/)
  const count = page.getByRole('heading', { level: 2, name: /Propert(y|ies) for Sale$/ })
  await expect.poll(said).toHaveLength(1)
  const first = await count.innerText()
  // A text announced twice would be recorded before the next number.
  await filters.getByRole('checkbox', { name: 'Garden' }).click()
  await expect(count).not.toHaveText(first)
  await expect.poll(said).toEqual([first, await count.innerText()])

  const card = cards(page).first()
  await card.getByRole('button', { name: /^Add to Favorites: / }).click()
  const heart = card.getByRole('button', { name: /^Remove from Favorites: / })
  await heart.click()
  await expect(page.getByRole('status').filter({ hasText: 'Removed from Favorites' })).toHaveCount(1)
  await page.keyboard.press('F8')
  await expect(page.getByRole('region', { name: /^Notifications/ }).getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(heart).toHaveCount(1)
  await card.getByRole('button', { name: /^Remove from Favorites: / }).click()
  await card.getByRole('button', { name: /^Add to compare: / }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Saved and added to compare: 1 of 4.' })).toHaveCount(1)
})

test('a dialog holds the focus and gives it back; a change of screen, and Back, put it on the heading', async ({
  page,
}) => {
  await page.goto('/')
  const opener = page.getByRole('button', { name: 'Sign In', exact: true })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Login' })
  await expect(dialog.locator(':focus')).toHaveCount(1)
  // The page behind it is hidden from screen readers, and Tab stays inside.
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab')
    await expect(dialog.locator(':focus')).toHaveCount(1)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()

  await expect(page).toHaveTitle('Proventous')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Buy' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Find Your Perfect Home' })).toBeFocused()
  await expect(page).toHaveTitle('Browse Properties · Proventous')
  const link = cards(page).first().getByRole('heading').getByRole('link')
  const name = await link.innerText()
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
  await expect(page).toHaveTitle(`${name} · Proventous`)
  await page.goBack()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Find your place in Iloilo' })).toBeFocused()
  await expect(page).toHaveTitle('Proventous')
})

test('a new message is announced once in an open conversation', async ({ page, context }) => {
  await page.goto('/dashboard/messages?as=regular&conversation=c101-1')
  await expect(page.getByRole('region', { name: /^Messages with Noel/ })).toContainText('Two cars fit in the garage')
  const said = await listen(page)
  const seller = await context.newPage()
  await seller.goto('/dashboard/messages?as=verified&conversation=c101-1')
  const box = seller.getByRole('textbox', { name: /^Message to/ })
  await box.fill('The gate is open from nine.')
  await box.press('Enter')
  await expect.poll(said).toEqual(['Noel Sumagaysay: The gate is open from nine.'])
  await box.fill('Nobody need ring.')
  await box.press('Enter')
  await expect
    .poll(said)
    .toEqual(['Noel Sumagaysay: The gate is open from nine.', 'Noel Sumagaysay: Nobody need ring.'])
  await expect(page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')).toHaveCount(0)
})

const SCREENS = {
  '/dashboard/properties': 'Find Your Perfect Home',
  '/dashboard/property/7': 'Two-Bedroom Condo beside Iloilo Business Park',
  '/dashboard/messages?conversation=c101-1': 'Messages',
  '/dashboard/list-property': 'List Property',
} as const

/** Text that runs out of its box to the side or off the screen; text with an ellipsis does not count. */
function textOutOfPlace(): string[] {
  const found: string[] = []
  const { scrollWidth } = document.documentElement
  if (scrollWidth > innerWidth) found.push(`the page is ${scrollWidth - innerWidth} px too wide`)
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const ownText = [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim())
    if (!ownText || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    const { display, textOverflow, overflowX, clipPath } = getComputedStyle(element)
    // Text for screen readers alone may be so at some widths only, which its class does not tell.
    const hidden = element.closest('.sr-only, [inert], .leaflet-container, option, select') || clipPath === 'inset(50%)'
    if (hidden || display === 'inline' || textOverflow === 'ellipsis' || overflowX === 'auto') continue
    if (element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
      found.push(`cut by ${element.scrollWidth - element.clientWidth} px: ${element.outerHTML.slice(0, 200)}`)
  }
  return found
}

test('with text twice as large nothing is cut off at the side', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/dashboard/legal?as=verified')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const [path, heading] of Object.entries(SCREENS)) {
    await page.evaluate((to) => history.pushState({}, '', to), path)
    await expect(page.locator('h1', { hasText: heading })).toBeVisible()
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    await expect(page.locator('.animate-shimmer, [aria-busy=true]').filter({ visible: true })).toHaveCount(0)
    expect.soft(await page.evaluate(textOutOfPlace), path).toEqual([])
  }
})

test('nothing moves with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(() => {
    const moved = new Set<string>()
    Object.assign(window, { moved })
    const look = () => {
      for (const animation of document.getAnimations()) {
        const { duration, iterations } = animation.effect?.getComputedTiming() ?? {}
        const name = animation instanceof CSSAnimation ? animation.animationName : 'a transition'
        if (Number(duration) > 1 || iterations === Infinity) moved.add(`${name}, ${String(duration)} ms`)
      }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.goto('/')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Rent' }).click()
  const heart = cards(page)
    .first()
    .getByRole('button', { name: /Favorites: / })
  await heart.click()
  await heart.click()
  await expect(page.getByText('Removed from Favorites')).toBeVisible()
  await cards(page).first().getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Property Details' })).toBeVisible()
  expect(await page.evaluate(() => [...(window as unknown as { moved: Set<string> }).moved])).toEqual([])
})

test('in forced colors what is chosen still looks chosen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/properties')
  await expect(cards(page)).toHaveCount(24)
  /** What of a control and of everything in it can be told apart by eye: its own ground on the page's, and its colors. */
  const look = (control: Locator) =>
    control.evaluate((element) => {
      const page = getComputedStyle(document.body).backgroundColor
      return [element, ...element.querySelectorAll('*')].map((each) => {
        const { color, backgroundColor, borderColor, borderWidth, outlineWidth, outlineStyle, fill } =
          getComputedStyle(each)
        const ground = backgroundColor === page || backgroundColor.endsWith(', 0)') ? 'as the page' : backgroundColor
        const border = borderWidth === '0px' ? 'none' : `${borderWidth} ${borderColor}`
        const outline = outlineStyle === 'none' ? 'none' : outlineWidth
        return [each.localName, each.getAttribute('d'), color, ground, border, outline, fill].join(' ')
      })
    })
  const segment = (name: string) =>
    page.getByRole('radio', { name, exact: true }).locator('xpath=following-sibling::*[1]')
  expect.soft(await look(segment('For Sale')), 'For Sale').not.toEqual(await look(segment('For Rent')))

  const category = (name: RegExp) => page.getByRole('complementary').getByRole('button', { name })
  const frame = async (name: RegExp) => (await look(category(name)))[0]
  expect.soft(await frame(/^All/), 'the category').not.toEqual(await frame(/^Land/))

  for (const [off, on] of [
    [/^Add to Favorites/, /^Remove from Favorites/],
    [/^Add to compare/, /^Remove from compare/],
  ] as const) {
    const button = cards(page).first().getByRole('button', { name: off })
    const before = await look(button)
    await button.click()
    await page.mouse.move(0, 0)
    const after = await look(cards(page).first().getByRole('button', { name: on }))
    expect.soft(after, String(on)).not.toEqual(before)
  }
})
