import type { Page } from '@playwright/test'
import type { Step } from '@mocks/network/rules/rules'
import { meets } from './fault-cells'
import type { Column } from './fault-matrix'
import { BROKEN, CALL_FAULTS, FAULTS, FORMS, SCREENS, SIGNED_OUT } from './faults-tables'
import { expect, signInAgain, signInAsAdmin, stands, test } from './helpers'

test.use({ early: true })

/**
 * Scripts one endpoint in the page: `breakWith(steps)` sets how its next calls fail, and `fault.met` counts those calls.
 * A call whose answer never comes times out after 250 ms.
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
        set({ backend: { rules } }: { backend: { rules: Rules } }) {
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

/**
 * Does something until `calls` calls have met the fault. A screen whose last call is still under way makes no second one, and on
 * a busy machine a call can take its time; so the step is repeated until the call has come.
 */
async function untilCalled(page: Page, act: () => Promise<unknown>, { calls = 1, timeout = 60_000 } = {}) {
  await expect(async () => {
    await act()
    await page.waitForFunction((count) => (globalThis as unknown as Faulty).fault.met >= count, calls, {
      timeout: 3_000,
    })
  }).toPass({ timeout })
}

/** Goes somewhere inside the app, as a link does. */
const go = (page: Page, path: string) => page.evaluate((to) => history.pushState({}, '', to), path)

const AWAY = '/dashboard/legal'

/** Leaves the screen and comes back to it. */
async function comeBack(page: Page, path: string) {
  await go(page, AWAY)
  await expect(page).toHaveURL(AWAY)
  await go(page, path)
}

/** The faults that are columns of the matrix. */
const COLUMN_OF: Partial<Record<string, Column>> = Object.fromEntries(
  Object.entries(CALL_FAULTS).map(([column, fault]) => [fault, column as Column]),
)

for (const [name, { path, call, shows, says, empty, missing, open, shared }] of Object.entries(SCREENS)) {
  test(`${name}: each fault has a designed state`, async ({ page }) => {
    await scriptCall(page, call, BROKEN)
    await page.goto(`${AWAY}?as=verified`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const [fault, step] of Object.entries<Step>(FAULTS)) {
      const attempt = async () => {
        await breakWith(page, step)
        await untilCalled(page, () => comeBack(page, path))
        const isRefused = fault === 'forbidden' || fault === 'missing'
        await stands(page, (isRefused ? missing : undefined) ?? says)
      }
      const column = COLUMN_OF[fault]
      await (column ? meets({ screen: name, column, build: 'mocked' }, attempt) : test.step(fault, attempt))
    }
    await test.step(shared ? 'an empty list' : 'a slow answer is overtaken by a later, empty one', async () => {
      await breakWith(page, ...(shared ? [] : [{ delay: 60_000 }]), { fail: 'empty' })
      await untilCalled(page, () => comeBack(page, path))
      if (!shared) await untilCalled(page, () => comeBack(page, path), { calls: 2 })
      await stands(page, empty ?? says)
    })
  })

  test(`${name}: ${open ? '' : 'a session that ends leads to sign-in and back, and '}Try Again recovers`, async ({
    page,
  }) => {
    await scriptCall(page, call, open ? BROKEN : SIGNED_OUT)
    await page.goto(`${path}${path.includes('?') ? '&' : '?'}as=verified`)
    if (!open)
      await meets({ screen: name, column: 'session ended', build: 'mocked' }, async () => {
        await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible()
        await expect(page).toHaveURL('/')
        await breakWith(page, BROKEN)
        await signInAgain(page)
        await expect(page).toHaveURL(({ pathname, search }) => (pathname + search).startsWith(path))
      })
    await stands(page, says)
    const again = page.getByRole('main').getByRole('button', { name: 'Try Again' }).first()
    // While the call still fails, the button stays and only a press makes the next call this soon.
    await breakWith(page, BROKEN)
    await untilCalled(page, () => again.click(), { timeout: 9_000 })
    await breakWith(page)
    const whole = page.getByRole('main').getByText(shows).filter({ visible: true }).first()
    await expect(async () => {
      // A screen that polls may have recovered meanwhile.
      if (!(await whole.isVisible())) await again.click({ timeout: 1_000 })
      await expect(whole).toBeVisible({ timeout: 5_000 })
    }).toPass()
  })
}

for (const [name, { path, opens, call, typed, send }] of Object.entries(FORMS)) {
  test(`${name}: each failed attempt keeps what was typed`, async ({ page }) => {
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
        // By key, because toasts of earlier attempts may cover the button.
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
      await untilCalled(page, () => again.click())
    })
  }
  await stands(page, undefined)
  await breakWith(page, SIGNED_OUT)
  await untilCalled(page, () => again.click())
  await expect(page).toHaveURL('/super-admin/login')
  await breakWith(page)
  await signInAsAdmin(page)
  await expect(page).toHaveURL(/\/super-admin\/dashboard/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
})
