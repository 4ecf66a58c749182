import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './helpers'

const SCREENS = {
  '/': 'heading',
  '/properties': 'article',
  '/properties?view=list&category=residential': 'article',
  '/property/1': 'heading',
  '/property/r1': 'heading',
  '/map': 'heading',
  '/favorites?scenario=with-favorites': 'article',
  '/compare?ids=1,7,r2': 'heading',
  '/no/such/page': 'heading',
} as const

/** axe must find nothing, and nothing may be wider than the screen. */
async function inspect(page: Page, path: string, ready: 'heading' | 'article') {
  await page.goto(path)
  await expect(page.getByRole(ready).first()).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html.slice(0, 160))])).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

for (const theme of ['light', 'dark'] as const) {
  for (const [width, height] of [
    [320, 640],
    [1440, 900],
  ] as const) {
    test.describe(`${theme}, ${width} px`, () => {
      test.use({ viewport: { width, height }, colorScheme: theme, contextOptions: { reducedMotion: 'reduce' } })
      for (const [path, ready] of Object.entries(SCREENS)) {
        test(`${path} is accessible and fits`, ({ page }) => inspect(page, path, ready))
      }
    })
  }
}
