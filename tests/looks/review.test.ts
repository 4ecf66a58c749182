import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { chromium } from '@playwright/test'
import { chromiumOptions } from '../browser/chromium.mjs'
import { reviewPage } from './page.mjs'
import { startReview } from './review.mjs'

const BEFORE = { 'ui-a/phone/light': 'old.webp', 'ui-b/phone/light': 'old.webp', 'ui-gone/phone/light': 'old.webp' }
const AFTER = { 'ui-a/phone/light': 'new.webp', 'ui-b/phone/light': 'new.webp' }

const DIFFERENCE = {
  key: 'ui-a/phone/light',
  kind: 'changed' as const,
  before: 'old.webp',
  after: 'new.webp',
  share: 0.5,
  picture: null,
  difference: null,
}

async function review() {
  const folder = mkdtempSync(join(tmpdir(), 'review-'))
  mkdirSync(join(folder, 'pictures'))
  writeFileSync(join(folder, 'pictures', 'new.webp'), 'picture')
  writeFileSync(join(folder, 'abc.html'), reviewPage({ before: 'accepted', after: 'abc', differences: [DIFFERENCE] }))
  writeFileSync(join(folder, 'abc.json'), JSON.stringify({ taken: AFTER }))
  const accepted = () => JSON.parse(readFileSync(join(folder, 'accepted.json'), 'utf8')).taken as typeof BEFORE
  let known: Record<string, string> = BEFORE
  const { url, close } = await startReview(folder, 'abc', 0, () => known)
  const accept = async (story: string, origin = url) => {
    const { status } = await fetch(`${url}/accept`, { method: 'POST', body: story, headers: { origin } })
    if (status === 200) known = accepted()
    return status
  }
  return { url, close, accepted, accept }
}

test('a button of the page accepts a story as it looks at the commit, and no other', async () => {
  const { url, close, accepted, accept } = await review()
  expect(await (await fetch(url)).text()).toContain('What looks different')
  expect(await (await fetch(`${url}/pictures/new.webp`)).text()).toBe('picture')
  expect(await accept('ui-a')).toBe(200)
  expect(accepted()).toEqual({ ...BEFORE, 'ui-a/phone/light': 'new.webp' })
  expect(await accept('ui-gone')).toBe(200)
  expect(Object.keys(accepted())).not.toContain('ui-gone/phone/light')
  expect(await accept('all')).toBe(200)
  expect(accepted()).toEqual(AFTER)
  close()
})

test('the button says that it has accepted', async () => {
  const { url, close, accepted } = await review()
  const browser = await chromium.launch(chromiumOptions())
  const page = await browser.newPage()
  await page.goto(url)
  await page.getByRole('button', { name: 'Accept this story' }).click()
  await page.getByRole('button', { name: 'Accepted' }).waitFor()
  await browser.close()
  close()
  expect(accepted()['ui-a/phone/light']).toBe('new.webp')
  expect(accepted()['ui-b/phone/light']).toBe('old.webp')
})

test('another page, an unknown story and another file get nothing', async () => {
  const { url, close, accept } = await review()
  expect(await accept('ui-a', 'https://evil.example')).toBe(403)
  expect(await accept('nothing')).toBe(404)
  for (const path of ['/abc.json', '/pictures/..%2fabc.json', '/pictures/none.webp'])
    expect((await fetch(url + path)).status).toBe(404)
  close()
})
