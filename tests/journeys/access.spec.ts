import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'
import { expect, settle, test } from './helpers'

/** What only a real layout and dark colors show. The stories are checked against every rule, in light colors. */
const ruled = (...values: string[]): RunOptions => ({ runOnly: { type: 'rule', values }, resultTypes: ['violations'] })
const COLORS = ['color-contrast', 'link-in-text-block']

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

type Theme = 'light' | 'dark'

/** Each size is looked at for what does not fit. */
const LOOKS: readonly [width: number, height: number, theme: Theme, rules: RunOptions][] = [
  [320, 640, 'light', ruled('target-size')],
  [1440, 900, 'dark', ruled(...COLORS)],
]

/** A screen: its path, its heading, and where the heading is not enough, something that shows when the rest has loaded. */
type Screen = [path: string, heading: string, ready?: string]

/** `opens` says who is signed in; from then on the screens follow each other without a reload. */
type Walk = { opens: string; screens: readonly Screen[] }

/** Every screen, by who may see it: a visitor's has a twin below /dashboard. The developers' pages are open to everybody. */
const WALKS: Record<string, Walk> = {
  'a visitor': {
    opens: '/super-admin/login?scenario=with-favorites',
    screens: [
      ['/', 'Find your place in Iloilo', 'article'],
      ['/properties', 'Find Your Perfect Home', 'article'],
      ['/properties?view=list&category=residential', 'Find Your Perfect Home', 'text=All residential properties'],
      ['/properties?q=nothing+is+called+that', 'Find Your Perfect Home', 'text=No Properties Found'],
      ['/property/1', 'Airy Family House near Jaro Plaza'],
      ['/property/r1', 'Furnished One-Bedroom Condo near Atria'],
      ['/property/unknown', 'Property Not Found'],
      ['/afford', 'What can I afford?'],
      ['/map?mode=all', 'Map View', '[data-cluster]'],
      ['/favorites', 'Saved Properties', 'article'],
      ['/compare?ids=1,7,r2', 'Compare Properties', '[role=table], table'],
      ['/legal', 'Legal & Privacy'],
      ['/support', 'Support & Help'],
      ['/no/such/page', 'This page does not exist'],
      ['/super-admin/login', 'Super Admin Login'],
      ['/storage-test', 'Storage proxy'],
      ['/test-image', 'Image paths'],
      ['/debug/property/1', 'Property 1'],
      ['/dashboard/messages', 'Find your place in Iloilo', '[role=dialog] button'],
    ],
  },
  'a verified member': {
    // Among the pins of the demo's map one lies half under a control, as any may until the map is moved.
    opens: '/dashboard/legal?scenario=samples&as=verified',
    screens: [
      ['/dashboard/properties', 'Find Your Perfect Home', 'article'],
      ['/dashboard/u/noel.sumagaysay', 'Noel Sumagaysay'],
      ['/dashboard/u/mika.sorongon', 'Mika Sorongon'],
      ['/dashboard/agent/102?name=Noel', 'Noel Sumagaysay'],
      ['/dashboard/my-listings', 'My Listings', 'article'],
      ['/dashboard/list-property', 'List Property', 'form'],
      ['/dashboard/edit-property/1', 'Edit Property', 'form'],
      ['/dashboard/messages', 'Messages', 'main li a'],
      ['/dashboard/messages?conversation=c101-1', 'Messages', '[role=region] :text("Two cars fit in the garage")'],
      ['/dashboard/notifications', 'Notifications'],
      ['/dashboard/tours', 'Property Tours'],
      ['/dashboard/saved-searches', 'Saved Searches'],
      ['/dashboard/billing', 'Payments & Billing'],
      ['/dashboard/settings', 'Account Settings'],
      ['/dashboard/settings/profile', 'Edit Profile'],
      ['/dashboard/settings/password', 'Change Password'],
      ['/dashboard/language', 'Language & Region'],
    ],
  },
  'a newcomer': {
    opens: '/dashboard/legal?as=regular',
    screens: [
      ['/profile', 'Mika Sorongon', 'text=Complete verification to list properties'],
      ['/list-property', 'List Property', 'text=Two steps before you can list'],
      ['/messages', 'Messages', 'main li a'],
      ['/notifications', 'Notifications'],
      ['/saved-searches', 'Saved Searches'],
      ['/settings', 'Account Settings'],
      ['/tours', 'Property Tours'],
    ],
  },
  'the super administrator': {
    opens: '/super-admin?scenario=admin',
    screens: [
      ['/super-admin/dashboard', 'Super Admin Dashboard', 'text=Review >> visible=true'],
      ['/super-admin/dashboard?tab=users', 'Super Admin Dashboard', '[role=tabpanel]:has-text("Provider")'],
      ['/super-admin/dashboard?tab=reports', 'Super Admin Dashboard', 'text=Decide >> visible=true'],
      ['/super-admin/dashboard?tab=decisions', 'Super Admin Dashboard', '[role=tabpanel]'],
      ['/super-admin/dashboard?review=301', 'Super Admin Dashboard', '[role=dialog]'],
      ['/super-admin/dashboard?review=301&step=reject', 'Super Admin Dashboard', '[role=dialog] textarea'],
    ],
  },
}

/** Follows an address as a link of the product does, without a reload. */
async function go(page: Page, [path, heading, ready = 'h1']: Screen) {
  await page.evaluate((to) => history.pushState({}, '', to), path)
  await expect(page.locator('h1', { hasText: heading }), path).toBeVisible()
  await expect(page.locator(ready).filter({ visible: true }).first(), path).toBeVisible()
  await settle(page, path)
}

/** Switches the theme as the product's switch in another tab does: not every screen has one of its own. */
async function switchTheme(page: Page, theme: Theme) {
  await page.evaluate((dark) => {
    localStorage.setItem('darkMode', String(dark))
    dispatchEvent(new StorageEvent('storage', { key: 'darkMode', newValue: String(dark) }))
  }, theme === 'dark')
  await expect(page.locator('html')).toHaveClass(theme === 'dark' ? /\bdark\b/ : /^(?!.*\bdark\b)/)
}

/** Turns color transitions off, so that no color is checked halfway. */
async function withoutFading(page: Page) {
  await page.evaluate(() => {
    const still = new CSSStyleSheet()
    still.replaceSync('*, ::before, ::after { transition: none !important }')
    document.adoptedStyleSheets.push(still)
  })
}

/** The screen's accessibility violations, in words. */
function troubles(page: Page, rules: RunOptions): Promise<string[]> {
  return page.evaluate(async (given) => {
    // Wait until the layout has followed the window's size.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    const said: string[] = []
    const { scrollWidth, lang } = document.documentElement
    if (scrollWidth > innerWidth) said.push(`${scrollWidth - innerWidth} px wider than the screen`)
    if (lang !== 'en') said.push(`its language is '${lang}'`)
    const headings = [...document.querySelectorAll('h1')].filter((heading) => heading.checkVisibility())
    if (headings.length !== 1) said.push(`${headings.length} headings of the first level`)
    const { axe } = window as unknown as { axe: { run: (rules: RunOptions) => Promise<AxeResults> } }
    const { violations } = await axe.run(given)
    return [...said, ...violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))]
  }, rules)
}

// What is wrong is told in words; recording every step would cost more than the steps.
test.use({ trace: 'off', contextOptions: { reducedMotion: 'reduce' } })

for (const [who, { opens, screens }] of Object.entries(WALKS)) {
  test(`every screen of ${who} fits and can be read and pressed, light and dark`, async ({ page }) => {
    // Nineteen screens, two looks each.
    test.setTimeout(360_000)
    await page.addInitScript({ path: AXE })
    await page.goto(opens)
    await expect(page.locator('h1')).toBeVisible()
    await withoutFading(page)
    let before = { heading: screens[0]?.[1], title: '' }
    const looks = [...LOOKS]
    for (const screen of screens) {
      await go(page, screen)
      const [path, heading] = screen
      for (const [width, height, theme, rules] of looks) {
        await page.setViewportSize({ width, height })
        await switchTheme(page, theme)
        await settle(page, path)
        expect.soft(await troubles(page, rules), `${path}, ${width} px, ${theme}`).toEqual([])
      }
      // There and back, so that half of the screens are opened narrow and half wide.
      looks.reverse()
      const title = await page.title()
      expect.soft(title, path).toContain('Proventous')
      if (heading !== before.heading) expect.soft(title, path).not.toBe(before.title)
      before = { heading, title }
    }
  })
}
