import { readFile } from 'node:fs/promises'
import { inflateRawSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { addressOf } from '../mock/commands'
import { expect, test } from './helpers'

const panel = (page: Page) => page.getByRole('dialog', { name: 'QA toolbox' })
const tab = (page: Page, name: string) => panel(page).getByRole('tab', { name, exact: true }).click()
const press = (page: Page, name: string | RegExp) => panel(page).getByRole('button', { name }).click()

type Rows = Record<string, { added?: unknown[]; changed?: [string, Record<string, unknown>][] }>
type State = {
  seededAt: number
  clock: unknown
  rules: unknown
  account: unknown
  rows: Rows
  due?: { made?: { rows: Rows } }
}

async function copiedState(page: Page): Promise<{ link: string; state: State }> {
  await tab(page, 'Share')
  await press(page, 'Copy link')
  await expect(panel(page).getByRole('button', { name: 'Copied' })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const [, carried] = link.split('#mock=')
  const state = JSON.parse(inflateRawSync(Buffer.from(carried ?? '', 'base64url')).toString()) as State
  // Presence changes by itself.
  for (const rows of [state.rows, state.due?.made?.rows])
    for (const [, columns] of rows?.user?.changed ?? []) {
      delete columns.is_online
      delete columns.last_seen
    }
  return { link, state }
}

test('a state made by hand opens from its link in a clean browser', async ({ page, browser, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/properties?toolbox=on')
  await page.getByRole('button', { name: 'QA toolbox' }).waitFor()
  await page.keyboard.press('Control+.')

  await tab(page, 'Events')
  await panel(page).getByLabel('Conversation').selectOption('c101-1')
  await panel(page).getByLabel('Mika, buyer').check()
  await panel(page).getByLabel('Offer, in pesos').fill('11900000')
  await press(page, 'Make an offer')
  await expect(panel(page).getByText('Mika made an offer.')).toBeVisible()
  await press(page, 'Reject the ID')
  await expect(panel(page).getByText('The ID is rejected.')).toBeVisible()

  await tab(page, 'Network')
  await press(page, 'Add a further call')
  await press(page, 'Switch the rule on')
  await tab(page, 'Clock')
  await press(page, '3 hours on')
  await tab(page, 'Account')
  await press(page, 'Sign in: Demo account, verified: Noel Sumagaysay')
  // The page loads again. The panel is still open, and the rule fails the list twice more.
  await expect(page.getByRole('button', { name: /^Profile menu of Noel/ })).toBeVisible()
  const made = await copiedState(page)
  expect(made.state.rules).toHaveLength(1)
  // In the three hours the simulated seller has answered that the offer stays open.
  expect(made.state.due?.made?.rows.message?.added).toHaveLength(2)

  const clean = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] })
  const other = await clean.newPage()
  await other.goto(made.link.replace('#mock=', '?toolbox=on#mock='))
  await expect(other.getByRole('button', { name: /^Profile menu of Noel/ })).toBeVisible()
  expect(other.url()).not.toContain('mock=')
  await other.keyboard.press('Control+.')
  expect((await copiedState(other)).state).toEqual(made.state)
  await press(other, 'Close the toolbox')

  // The offer waits for its answer, and the list fails twice: a rule counts from the start with each load.
  await other.goto('/dashboard/messages?conversation=c101-1')
  await expect(other.getByRole('button', { name: 'Accept Offer' }).first()).toBeVisible()
  await expect(other.getByText(/Thank you for offering ₱11,900,000/).first()).toBeVisible()
  const statuses = await other.evaluate(async () => {
    const answers = []
    for (let call = 0; call < 3; call += 1) answers.push((await fetch('/api/properties')).status)
    return answers
  })
  expect(statuses).toEqual([500, 500, 200])
  await clean.close()
})

test('a damaged link is refused with a notice, and the product opens', async ({ page }) => {
  await page.goto('/properties#mock=damaged')
  await expect(page.getByText(/The shared state could not be opened: the link is damaged/)).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('a lost backend is noticed and restarted when the user comes back to the tab', async ({ page }) => {
  const answer = () => page.evaluate(async () => (await fetch('/api/properties')).headers.get('content-type'))
  await page.goto('/properties')
  // Listings come with the page; the worker answers only once the mocks have started.
  await page.waitForFunction(() => 'mock' in window)
  await expect.poll(answer).toContain('json')
  // As if the browser had stopped the worker: it no longer knows this page.
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage('CLIENT_CLOSED')
  })
  await expect.poll(answer).not.toContain('json')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(answer).toContain('json')
  await expect(page.getByText('The demo’s backend is not answering.')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'QA toolbox' })).toHaveCount(0)
})

test('a link that is pasted into an open tab opens', async ({ page, mock }) => {
  await mock.open('/properties')
  await expect(page.getByRole('article').first()).toBeVisible()
  const address = await addressOf('/properties', { scenario: 'empty-market', rules: [] })
  // As the address bar does it: only the hash changes, and the page is not loaded again.
  await page.evaluate((to) => location.assign(to), address)
  await expect(page.getByText('No Properties Found').first()).toBeVisible()
  expect(await mock.scenario()).toBe('empty-market')
})

test('an unknown scenario says so, and the demo opens', async ({ page }) => {
  await page.goto('/properties?scenario=no-such-thing')
  await expect(page.getByText("There is no scenario 'no-such-thing'. You see the demo.")).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('a bug report is saved in one press, with the picture of the screen', async ({ page, mock }) => {
  await mock.open('/properties', { toolbox: true })
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /favorite/i })
    .first()
    .click()
  await page.keyboard.press('Control+.')
  await tab(page, 'Log')
  const saving = page.waitForEvent('download')
  await press(page, 'Bug report')
  const saved = await saving
  expect(saved.suggestedFilename()).toBe('bug-report.html')
  const report = await readFile(await saved.path(), 'utf8')
  const [, picture = ''] = /src="data:image\/png;base64,([^"]+)"/.exec(report) ?? []
  // A blank picture of this size has some 6 KB.
  expect(Buffer.from(picture, 'base64').length).toBeGreaterThan(60_000)
  expect(report).toContain('/api/properties: 200')
  expect(report).toContain('<li>On /properties</li>')
})
