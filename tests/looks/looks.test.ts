import { expect, test } from 'vitest'
import { chromium } from '@playwright/test'
import { chromiumOptions } from '../browser/chromium.mjs'
import { differencesOf } from './compare.mjs'
import { reviewPage } from './page.mjs'

/** Small pictures of one color with a mark at a place, as PNG. */
async function samples(marks: readonly number[]): Promise<Buffer[]> {
  const browser = await chromium.launch(chromiumOptions())
  const page = await browser.newPage({ viewport: { width: 40, height: 30 } })
  const taken = []
  for (const left of marks) {
    await page.setContent(
      `<body style="margin:0;background:#eee"><i style="position:absolute;left:${left}px;width:10px;height:30px;background:#123">`,
    )
    taken.push(await page.screenshot())
  }
  await browser.close()
  return taken
}

test('the page for a review shows what changed, came and went, and leaves out what is alike', async () => {
  const [plain, moved] = await samples([0, 20])
  const read = (file: string) => (file === 'moved.webp' ? moved! : plain!)
  const differences = await differencesOf(
    {
      'ui-button--action/phone/light': 'plain.webp',
      'ui-chip--gone/phone/dark': 'plain.webp',
      'same/phone/light': 'a.webp',
    },
    {
      'ui-button--action/phone/light': 'moved.webp',
      'ui-tabs--new/desktop/light': 'plain.webp',
      'same/phone/light': 'a.webp',
    },
    read,
  )
  expect(differences.map(({ key, kind }) => [key, kind])).toEqual([
    ['ui-chip--gone/phone/dark', 'gone'],
    ['ui-tabs--new/desktop/light', 'new'],
    ['ui-button--action/phone/light', 'changed'],
  ])
  const changed = differences.at(-1)!
  // Two bars of ten pixels among forty.
  expect(changed.share).toBeCloseTo(0.5, 2)
  expect(changed.picture?.length).toBeGreaterThan(50)
  const page = reviewPage({ before: 'abc', after: 'def', differences })
  expect(page).toContain('ui-button--action, phone, light: changed, 50.00 % of the pixels')
  expect(page).toContain('src="pictures/plain.webp"')
  expect(page).toContain('data-story="ui-button--action" data-command="npm run looks -- --accept ui-button--action"')
  expect(page).toContain('Changed: 1, New: 1, Gone: 1')
  expect(page).not.toContain('same')
})

test('pictures that are alike make a page that says so', async () => {
  expect(await differencesOf({ a: '1.webp' }, { a: '1.webp' }, () => Buffer.of())).toEqual([])
  expect(reviewPage({ before: 'abc', after: 'def', differences: [] })).toContain('Nothing looks different.')
})
