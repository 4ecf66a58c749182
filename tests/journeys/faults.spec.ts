import type { Page } from '@playwright/test'
import type { Step } from '@mocks/network/rules'
import { expect, test } from './helpers'

/** Every way in which a screen's main call can fail. A forbidden or missing thing may have a page of its own. */
const FAULTS = {
  'server error': { fail: { status: 500, message: 'The server broke.' } },
  forbidden: { fail: { status: 403, message: 'This is not yours.' } },
  missing: { fail: { status: 404, message: 'There is no such thing.' } },
  invalid: { fail: { status: 422, message: 'That was invalid.', errors: { id: ['is odd'] } } },
  'connection lost': { fail: 'network' },
  timeout: { delay: 'forever' },
  'malformed answer': { fail: 'malformed' },
  'wrong shape': { fail: 'wrong-shape' },
} as const satisfies Record<string, Step>
const BROKEN = FAULTS['server error']
const SIGNED_OUT: Step = { fail: { status: 401, message: 'Your session has ended. Please sign in again.' } }

type Screen = {
  path: string
  /** Id of the endpoint that brings what the screen is about. */
  call: string
  /** What the screen shows once it has it. */
  shows: RegExp
  /** Where the screen goes on with samples, the built-in copy, or what the device knows: how it says so. Else: an alert. */
  says?: RegExp
  /** The documented text of an empty list; else an empty list is no answer. */
  empty?: RegExp
  /** In place of an alert when the thing does not exist, or is not for them. */
  missing?: RegExp
  /** The call carries no session, so none can end with it. */
  open?: true
  /** The shell makes the call too, on every screen. */
  shared?: true
}

const SCREENS: Record<string, Screen> = {
  browse: {
    path: '/dashboard/properties',
    call: 'listProperties',
    shows: /\d+ Properties for Sale/,
    empty: /No Properties Found/,
  },
  map: { path: '/dashboard/map', call: 'listProperties', shows: /[1-9]\d* properties/, empty: /No Properties Found/ },
  property: {
    path: '/dashboard/property/1',
    call: 'getProperty',
    shows: /Property Details/,
    says: /built-in copy/,
    open: true,
  },
  favorites: {
    path: '/dashboard/favorites',
    call: 'listProperties',
    shows: /No saved properties|No Saved Properties/i,
    says: /These are samples, not your saved properties/,
    empty: /These are samples, not your saved properties/,
  },
  compare: {
    path: '/dashboard/compare?ids=1,7,r2',
    call: 'listProperties',
    shows: /Airy Family House near Jaro Plaza/,
    empty: /3 propert/,
  },
  'own profile': {
    path: '/dashboard/u/noel.sumagaysay',
    call: 'getOwnProfile',
    shows: /Joined October 2025/,
    says: /Your profile could not be loaded/,
    shared: true,
  },
  'other profile': {
    path: '/dashboard/u/mika.sorongon',
    call: 'getPublicProfile',
    shows: /Mika Sorongon/,
    missing: /User not found|This profile is private/,
    open: true,
  },
  'edit profile': { path: '/dashboard/settings/profile', call: 'getOwnProfile', shows: /First Name/i },
  messages: {
    path: '/dashboard/messages',
    call: 'listConversations',
    shows: /Mika Sorongon/,
    empty: /No conversations yet/,
    shared: true,
  },
  notifications: {
    path: '/dashboard/notifications',
    call: 'listNotifications',
    shows: /Price drop/,
    empty: /No notifications/,
    shared: true,
  },
  tours: { path: '/dashboard/tours', call: 'listTours', shows: /Reschedule|Upcoming/, empty: /No tours scheduled/ },
  'saved searches': {
    path: '/dashboard/saved-searches',
    call: 'listSavedSearches',
    shows: /View Properties/,
    empty: /No saved searches/,
  },
  settings: { path: '/dashboard/settings', call: 'getSettings', shows: /Privacy/ },
  billing: { path: '/dashboard/billing', call: 'getOwnProfile', shows: /Current Plan|Coins/i },
  agent: {
    path: '/dashboard/agent/102?name=Noel',
    call: 'listProperties',
    shows: /Noel Sumagaysay/,
    empty: /Agent Not Found/,
  },
  'my listings': {
    path: '/dashboard/my-listings',
    call: 'listMyProperties',
    shows: /Airy Family House near Jaro Plaza/,
    empty: /No Active Listings/,
  },
  'edit property': {
    path: '/dashboard/edit-property/1',
    call: 'getProperty',
    shows: /Save Changes/,
    missing: /Property Not Found/,
    open: true,
  },
}

/**
 * Scripts one endpoint from the page itself: `breakWith(step)` is what its next calls meet, and `met()` says how many did.
 * Patience runs out after 250 ms while an answer never comes.
 */
async function scriptCall(page: Page, call: string, first: Step | readonly Step[] | null) {
  await page.addInitScript(
    ({ call, first }) => {
      type Rules = { next: (id: string) => unknown }
      const fault = { steps: first === null ? [] : [first].flat(), met: 0 }
      Object.assign(globalThis, { fault })
      const patience = AbortSignal.timeout.bind(AbortSignal)
      AbortSignal.timeout = (ms) => patience(fault.steps.some(({ delay }) => delay === 'forever') ? 250 : ms)
      Object.defineProperty(globalThis, 'mock', {
        set({ rules }: { rules: Rules }) {
          const usual = rules.next
          rules.next = (id) => {
            if (id !== call || fault.steps.length === 0) return usual(id)
            fault.met += 1
            return fault.steps[Math.min(fault.met, fault.steps.length) - 1]
          }
        },
      })
    },
    { call, first },
  )
}

type Faulty = { fault: { steps: readonly Step[]; met: number } }

async function breakWith(page: Page, ...steps: Step[]) {
  await page.evaluate((given) => {
    Object.assign((globalThis as unknown as Faulty).fault, { steps: given, met: 0 })
  }, steps)
}

/** Goes somewhere inside the app, as a link does. */
const go = (page: Page, path: string) => page.evaluate((to) => history.pushState({}, '', to), path)

/** Waits for a designed state: a heading and an alert, or the words that stand in for it. Answers what is missing. */
async function stands(page: Page, words: RegExp | undefined) {
  await page.waitForFunction(
    (text) => {
      const main = document.querySelector('main')
      const seen = (selector: string) =>
        [...(main?.querySelectorAll<HTMLElement>(selector) ?? [])].some(
          (part) => part.checkVisibility() && part.innerText.trim() !== '',
        )
      if (!main || !seen('h1, h2')) return false
      return seen('[role=alert]') || (text !== null && new RegExp(text, 'i').test(main.innerText))
    },
    words?.source ?? null,
    { timeout: 25_000 },
  )
  await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0)
}

async function signInAgain(page: Page) {
  const modal = page.getByRole('dialog', { name: 'Login' })
  await modal.getByRole('button', { name: /Email, username or mobile/i }).click()
  await modal.getByRole('textbox').first().fill('verified@demo.test')
  await modal.locator('input[type=password]').fill('Password1')
  await modal.getByRole('button', { name: 'Log in', exact: true }).click()
}

const AWAY = '/dashboard/legal'

for (const [name, { path, call, shows, says, empty, missing, open, shared }] of Object.entries(SCREENS)) {
  test(`${name}: each fault has a designed state`, async ({ page }) => {
    await scriptCall(page, call, BROKEN)
    await page.goto(`${AWAY}?as=verified`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const [fault, step] of Object.entries<Step>(FAULTS)) {
      await test.step(fault, async () => {
        await breakWith(page, step)
        await go(page, path)
        await stands(page, missing ?? says)
        await go(page, AWAY)
        await expect(page).toHaveURL(AWAY)
      })
    }
    await test.step(shared ? 'an empty list' : 'a slow answer is overtaken by a later, empty one', async () => {
      await breakWith(page, ...(shared ? [] : [{ delay: 60_000 }]), { fail: 'empty' })
      await go(page, path)
      await page.waitForFunction(() => (globalThis as unknown as Faulty).fault.met > 0)
      if (!shared) {
        await go(page, AWAY)
        await expect(page).toHaveURL(AWAY)
        await go(page, path)
      }
      await stands(page, empty ?? says)
    })
  })

  test(`${name}: ${open ? '' : 'a session that ends leads to sign-in and back, and '}Try Again recovers`, async ({
    page,
  }) => {
    await scriptCall(page, call, open ? BROKEN : SIGNED_OUT)
    await page.goto(`${path}${path.includes('?') ? '&' : '?'}as=verified`)
    if (!open) {
      await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible()
      await expect(page).toHaveURL('/')
      await breakWith(page, BROKEN)
      await signInAgain(page)
      await expect(page).toHaveURL(({ pathname, search }) => (pathname + search).startsWith(path))
    }
    await stands(page, says)
    const again = page.getByRole('main').getByRole('button', { name: 'Try Again' }).first()
    await expect(again).toBeVisible()
    await breakWith(page)
    // The screen may have asked again by itself meanwhile.
    await again.click({ timeout: 2_000 }).catch(() => {})
    await expect(page.getByRole('main').getByText(shows).filter({ visible: true }).first()).toBeVisible()
  })
}

type Form = { path: string; opens?: string; call: string; typed: Record<string, string>; send: string }

/** Forms whose sending fails. */
const FORMS: Record<string, Form> = {
  'edit profile': {
    path: '/dashboard/settings/profile',
    call: 'updateOwnProfile',
    typed: { Bio: 'Retired, and glad of it.' },
    send: 'Save Changes',
  },
  password: {
    path: '/dashboard/settings/password',
    call: 'changePassword',
    typed: { 'Current password': 'Password1', 'New password': 'Sampaguita-7', 'Confirm new password': 'Sampaguita-7' },
    send: 'Change Password',
  },
  'saved search': {
    path: '/dashboard/saved-searches',
    opens: 'Create New Search',
    call: 'createSavedSearch',
    typed: { Name: 'A garden in Molo' },
    send: 'Save search',
  },
  'edit property': {
    path: '/dashboard/edit-property/1',
    call: 'updateProperty',
    typed: { Title: 'Airy House, Repainted' },
    send: 'Save Changes',
  },
}

for (const [name, { path, opens, call, typed, send }] of Object.entries(FORMS)) {
  test(`${name}: what was typed is still there after each failed attempt`, async ({ page }) => {
    await scriptCall(page, call, BROKEN)
    await page.goto(`${path}?as=verified`)
    if (opens) await page.getByRole('button', { name: opens }).first().click()
    const field = (label: string) =>
      page
        .getByRole('textbox', { name: new RegExp(`^${label}`) })
        .or(page.getByLabel(label, { exact: true }))
        .first()
    for (const [label, text] of Object.entries(typed)) await field(label).fill(text)
    for (const fault of ['server error', 'invalid', 'connection lost', 'timeout', 'malformed answer'] as const) {
      await test.step(fault, async () => {
        await breakWith(page, FAULTS[fault])
        // By key: messages of the attempts before may lie over the button.
        await page.getByRole('button', { name: send, exact: true }).press('Enter')
        await page.waitForFunction(() => (globalThis as unknown as Faulty).fault.met > 0)
        await expect(page.getByRole('button', { name: send, exact: true })).toBeEnabled()
        for (const [label, text] of Object.entries(typed)) await expect(field(label)).toHaveValue(text)
      })
    }
  })
}

test('the administration: each fault has a banner, and a session that ends leads to its login and back', async ({
  page,
}) => {
  await scriptCall(page, 'getDashboardStats', BROKEN)
  await page.goto('/super-admin/dashboard?scenario=admin')
  const again = page.getByRole('button', { name: /^Try Again/ }).first()
  const { forbidden: _ends, ...others } = FAULTS
  for (const [fault, step] of Object.entries<Step>({ ...others, 'empty answer': { fail: 'empty' } })) {
    await test.step(fault, async () => {
      await stands(page, undefined)
      await breakWith(page, step)
      await again.click()
      await page.waitForFunction(() => (globalThis as unknown as Faulty).fault.met > 0)
    })
  }
  await stands(page, undefined)
  await breakWith(page, SIGNED_OUT)
  await again.click()
  await expect(page).toHaveURL('/super-admin/login')
  await breakWith(page)
  await page.getByRole('textbox', { name: 'Email' }).fill('admin@demo.test')
  await page.getByRole('textbox', { name: 'Username' }).fill('superadmin')
  await page.locator('input[type=password]').fill('Password1')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(/\/super-admin\/dashboard/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
})
