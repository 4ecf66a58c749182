import { notifyManager } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { NetworkRule, Step } from '@mocks/network/rules/rules'
import type { EndpointId } from '@/contract'
import { openApp } from '@tests/helpers/open-app'
import { forgetDrafts } from '@/features/listing-form/listing-form.test-support'
import { BROKEN, FAULTS, FORMS, SCREENS, SIGNED_OUT } from './fault-tables'

type App = Awaited<ReturnType<typeof openApp>>

beforeEach(forgetDrafts)

/** Scripts one endpoint: `breakWith(...steps)` sets how its next calls fail, `met()` counts them since. */
function script({ backend: { rules } }: App, call: EndpointId) {
  let rule: NetworkRule | null = null
  return {
    breakWith(...steps: Step[]) {
      rule = steps.length > 0 ? { on: call, steps } : null
      rules.set(rule ? [rule] : [])
    },
    met: () => (rule ? rules.fired(rule) : 0),
  }
}

/** Calls wait for an answer until `end`, which is then too late for those under way. */
function patience() {
  const waiting: AbortController[] = []
  const spy = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const controller = new AbortController()
    waiting.push(controller)
    return controller.signal
  })
  return {
    end() {
      spy.mockRestore()
      for (const one of waiting) one.abort(new DOMException('It took too long.', 'TimeoutError'))
    },
  }
}

/** Forgets what was loaded and loads it anew, as a first visit does. */
async function loadAnew({ queryClient }: App, met: () => number, step?: Step) {
  const late = step?.delay === 'forever' ? patience() : null
  const loaded = queryClient.resetQueries()
  await vi.waitUntil(() => late === null || met() > 0)
  late?.end()
  await loaded
  // What the screen shows from here on is no longer what it showed before.
  await new Promise<void>((told) => notifyManager.schedule(told))
}

const textOfMain = () => document.querySelector('main')?.textContent ?? ''
const shown = (selector: string) =>
  [...document.querySelectorAll(`main :is(${selector})`)].some((part) => part.textContent.trim() !== '')

/** Waits for a designed state: a heading, and an alert or the given words in its place. */
const stands = (words?: RegExp) =>
  waitFor(() => {
    expect(shown('h1, h2')).toBe(true)
    if (!shown('[role=alert]')) expect(textOfMain()).toMatch(words ?? 'an alert')
    expect(textOfMain()).not.toContain('Unexpected Application Error!')
  })

const button = (text: RegExp | string) =>
  screen.getAllByText(text, { selector: 'main button, main button *, form button *' })[0]!.closest('button')!
const tryAgain = () => button(/^Try Again/)

/** Fills a login form in at once. How its fields take keys is proven elsewhere. */
async function logIn(as: Record<string, string>) {
  for (const [label, text] of Object.entries(as))
    fireEvent.change(await screen.findByLabelText(label), { target: { value: text } })
  fireEvent.click(screen.getByText('Log in', { selector: 'form button *, form button' }))
}

test.each(Object.entries(SCREENS))(
  '%s: each fault has a designed state, Try Again recovers, and an ended session leads to sign-in and back',
  async (_, { path, call, shows, says, empty, missing, open }) => {
    const app = await openApp(path, { scenario: 'signed-in-verified' })
    const { breakWith, met } = script(app, call)
    for (const [fault, step] of Object.entries<Step>(FAULTS)) {
      breakWith(step)
      await loadAnew(app, met, step)
      expect(met(), fault).toBeGreaterThan(0)
      await stands((fault === 'forbidden' || fault === 'missing' ? missing : undefined) ?? says)
    }

    // A slow answer is overtaken by a later, empty one.
    breakWith({ delay: 60_000 }, { fail: 'empty' })
    void app.queryClient.resetQueries()
    await waitFor(() => expect(met()).toBe(1))
    await loadAnew(app, met)
    expect(met()).toBeGreaterThan(1)
    await stands(empty ?? says)

    breakWith(BROKEN)
    await loadAnew(app, met)
    await stands(says)
    breakWith(BROKEN)
    fireEvent.click(tryAgain())
    await waitFor(() => expect(met()).toBeGreaterThan(0))
    breakWith()
    await waitFor(() => expect(tryAgain()).toBeEnabled())
    fireEvent.click(tryAgain())
    await waitFor(() => expect(textOfMain()).toMatch(shows))
    if (open) return

    breakWith(SIGNED_OUT)
    void app.queryClient.resetQueries()
    await screen.findByRole('dialog', { name: 'Login' })
    expect(app.router.state.location.pathname).toBe('/')
    breakWith()
    fireEvent.click(screen.getByText('Email, username or mobile'))
    await logIn({ 'Email, username or mobile': 'verified@demo.test', Password: 'Password1' })
    await waitFor(() => expect(app.router.state.location.href.startsWith(path)).toBe(true))
    await waitFor(() => expect(textOfMain()).toMatch(shows))
  },
)

const FAILED_ATTEMPTS = ['server error', 'invalid', 'connection lost', 'timeout', 'malformed answer'] as const

test.each(Object.entries(FORMS))('%s: each failed attempt keeps what was typed', async (_, form) => {
  const app = await openApp(form.path, { scenario: 'signed-in-verified' })
  const { breakWith, met } = script(app, form.call)
  if (form.opens) fireEvent.click((await screen.findAllByText(form.opens))[0]!)
  const field = async (label: string) =>
    (await screen.findAllByLabelText<HTMLInputElement>(new RegExp(`^${label}`)))[0]!
  for (const [label, text] of Object.entries(form.typed))
    fireEvent.change(await field(label), { target: { value: text } })
  const send = () => screen.getByRole('button', { name: form.send })
  for (const fault of FAILED_ATTEMPTS) {
    breakWith(FAULTS[fault])
    const late = fault === 'timeout' ? patience() : null
    fireEvent.click(send())
    await waitFor(() => expect(met(), fault).toBeGreaterThan(0))
    late?.end()
    await waitFor(() => expect(send()).toBeEnabled())
    for (const [label, text] of Object.entries(form.typed)) expect(await field(label)).toHaveValue(text)
  }
})

test('the administration: each fault has a banner, and an ended session leads to its login and back', async () => {
  const path = '/super-admin/dashboard'
  const app = await openApp(path, { scenario: 'admin' })
  const { breakWith, met } = script(app, 'getDashboardStats')
  const { forbidden: _ends, ...others } = FAULTS
  for (const [fault, step] of Object.entries<Step>({ ...others, 'empty answer': { fail: 'empty' } })) {
    breakWith(step)
    await loadAnew(app, met, step)
    expect(met(), fault).toBeGreaterThan(0)
    await stands()
  }
  breakWith(SIGNED_OUT)
  fireEvent.click(tryAgain())
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/super-admin/login'))
  breakWith()
  await logIn({ Email: 'admin@demo.test', Username: 'superadmin', Password: 'Password1' })
  await waitFor(() => expect(app.router.state.location.pathname).toBe(path))
  await waitFor(() => expect(shown('h1')).toBe(true))
  await waitFor(() => expect(shown('[role=alert]')).toBe(false))
})
