import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createBackend } from '@mocks/backend'
import { pageMock } from '@mocks/browser/page-mock'
import { writeSession } from '@mocks/browser/write-storage'
import { createCommands, run } from '@mocks/control/commands'
import { commandNamed, CONTROL_NAMES } from '@mocks/control/table'
import { scenarioById } from '@mocks/scenarios/catalog'
import { TEST_TIME } from '@mocks/scenarios/scenario'
import { decodeState } from '@mocks/state/state-link'
import { callEndpoint } from '@mocks/toolbox/actions/call-endpoint'
import { addressOf, eachCommand } from './commands'
import { mockOf as cypressMock, type Chain, type Cy } from './cypress'
import { mockOf as playwrightMock } from './playwright'

const DAY = 86_400_000
let asked = 0

async function openPage() {
  const backend = createBackend({ scenario: { ...scenarioById('default'), clock: TEST_TIME }, frozen: true })
  await backend.ready
  const commands = createCommands({
    backend: () => backend,
    openScenario: async () => {},
    openState: async () => {},
    enter: writeSession,
    account: () => ({ token: localStorage.getItem('token'), superAdminToken: null }),
    changed: () => void (asked += 1),
  })
  window.mock = pageMock({ control: (name, given) => run(commands, commandNamed(name), given) }, CONTROL_NAMES)
  return backend
}

const went: string[] = []
/** Cypress, as far as the driver uses it: a chain is a promise. */
// oxlint-disable unicorn/no-thenable -- Cypress's chains have a `then` of their own
const chain = <Subject>(promise: Promise<Subject>): Chain<Subject> & { done: Promise<Subject> } => ({
  then: (_, task) => chain(promise.then(task)),
  done: promise,
})
// oxlint-enable unicorn/no-thenable
const cy: Cy = {
  visit: (url) => went.push(url),
  window: () => chain(Promise.resolve(window)),
  wrap: (subject) => chain(Promise.resolve(subject)),
}
const done = <Subject>(made: Chain<Subject>) => (made as unknown as { done: Promise<Subject> }).done

/** One browser, as the drivers know it: its tabs share the context. */
const context = {}
const page = {
  context: () => context,
  addInitScript: async (task: (given: never) => unknown, given: unknown) => task(given as never),
  goto: async (url: string) => went.push(url),
  evaluate: async (task: (given: never) => unknown, given: unknown) => task(given as never),
}

beforeEach(() => {
  went.length = 0
  asked = 0
})
afterEach(() => {
  delete window.mock
  localStorage.clear()
})

test('what does not fit is refused with a sentence, and nothing changes', async () => {
  await openPage()
  const mock = window.mock!
  const before = await mock.time()
  for (const wrong of ['x', null, 1e18, NaN])
    await expect(mock.passTime(wrong as number)).rejects.toThrow(/milliseconds/)
  await expect(mock.freeze('soon')).rejects.toThrow("at: 'soon' is no time")
  expect(await mock.time()).toBe(before)
  const wrongRules: [unknown, string][] = [
    ['x', 'rules: '],
    [[{}], 'rules.0.on: there is no endpoint'],
    [[{ on: 'loginn', steps: [] }], "rules.0.on: there is no endpoint 'loginn'. Did you mean login?"],
    [[{ on: 'login', steps: [{ fail: { status: 999, message: '' } }] }], 'rules.0.steps.0.fail.status: '],
    [[{ on: 'login', steps: [{ answer: { status: 999 } }] }], 'rules.0.steps.0.answer.status: '],
    [[{ on: 'login', steps: [{ delay: -1 }] }], 'rules.0.steps.0.delay: '],
    [[{ on: 'login', steps: [], chance: 7 }], 'rules.0.chance: '],
  ]
  for (const [rules, sentence] of wrongRules) {
    await expect(mock.setRules(rules as never), sentence).rejects.toThrow(sentence)
  }
  await expect(mock.addRule({ on: 'loginn', steps: [] } as never)).rejects.toThrow("there is no endpoint 'loginn'")
  expect(await mock.rules()).toEqual([])
  await expect(mock.rows('nope' as never)).rejects.toThrow("table: there is no table 'nope'.")
  await expect(mock.change('nope' as never, '1', {})).rejects.toThrow("table: there is no table 'nope'.")
  await expect(mock.change('conversation', 'c101-1', { property_id: 'zzz' })).rejects.toThrow(
    '\'property_id\' is "zzz", but there is no such row in property.',
  )
})

test('the page and the drivers have every control, and no other', async () => {
  await openPage()
  expect(Object.keys(window.mock!).toSorted()).toEqual(CONTROL_NAMES.toSorted())
  expect(Object.keys(eachCommand((name) => name)).toSorted()).toEqual(CONTROL_NAMES.toSorted())
})

test('both drivers read and change the same backend', async () => {
  const backend = await openPage()
  const [one, other] = [playwrightMock(page), cypressMock(cy)]
  await one.change('property', '1', { status: 'sold' })
  expect((await done(other.rows('property', { id: '1' })))[0]?.status).toBe('sold')
  await done(other.passTime(2 * DAY))
  expect(await one.time()).toBe('2026-06-17T01:00:00.000Z')
  await one.addRule({ on: 'login', steps: [{ fail: 'network' }] })
  expect(await done(other.rules())).toHaveLength(1)
  await one.signIn('verified')
  expect(backend.viewerOf(localStorage.getItem('token') ?? '')?.id).toBe('102')
  await one.reset()
  expect(backend.viewerOf(localStorage.getItem('token') ?? '')?.id).toBe('102')
  expect((await one.rows('property', { id: '1' }))[0]?.status).toBe('available')
  expect((await one.state()).account.token).toBe(localStorage.getItem('token'))
  expect(asked).toBe(4)
  await expect(one.change('property', '1', { price: 'much' } as never)).rejects.toThrow("'price' is")
})

test('a call is waited for, and codes are read', async () => {
  const backend = await openPage()
  const mock = playwrightMock(page)
  const ask = () => callEndpoint(backend, 'sendEmailVerification', { body: { email: 'new@demo.test' }, token: null })
  await ask()
  const call = await mock.callAfter('sendEmailVerification', ask)
  expect(call).toMatchObject({ number: 2, status: 200, body: '{"email":"new@demo.test"}' })
  expect(await mock.calls('sendEmailVerification')).toHaveLength(2)
  expect(await mock.code('new@demo.test')).toMatch(/^\d{6}$/)
  await expect(mock.code('nobody@demo.test')).rejects.toThrow('No code was sent to nobody@demo.test.')
  await expect(mock.waitForCall('login', { timeout: 10 })).rejects.toThrow('No call of login came in 10 ms.')
  await expect(mock.runNow('nothing')).rejects.toThrow("There is no coming event 'nothing'.")
})

test('a second tab without a scenario joins the one of the first, as it stands', async () => {
  await openPage()
  await playwrightMock(page).open('/dashboard/messages', { scenario: 'messages', as: 'regular' })
  const second = { ...page, context: page.context }
  await playwrightMock(second).open('/dashboard/messages', { as: 'verified' })
  // Asking for the scenario would begin it anew.
  expect(went).toEqual(['/dashboard/messages?as=regular&scenario=messages', '/dashboard/messages?as=verified'])
  expect(sessionStorage.getItem('proventous-mock:scenario')).toBe('messages')
  await expect(playwrightMock(second).open('/', { rules: [] })).rejects.toThrow(
    "Another tab has the scenario 'messages'",
  )
  const elsewhere = { ...page, context: () => ({}) }
  sessionStorage.clear()
  await playwrightMock(elsewhere).open('/properties', { rules: [] })
  expect(sessionStorage.length).toBe(0)
})

test('a page without mocks says why', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  for (const [html, sentence] of [
    ['', 'This page has no mocks'],
    ['<h2 id="ask-to-open"></h2>', 'The page asks whether to replace what this browser keeps. Answer it first.'],
  ] as const) {
    document.body.innerHTML = html
    await Promise.all([
      expect(playwrightMock(page).time()).rejects.toThrow(sentence),
      vi.advanceTimersByTimeAsync(16_000),
    ])
  }
})

test('an address opens a path as it is asked for', async () => {
  await openPage()
  await done(cypressMock(cy).open('/properties?sort=price', { scenario: 'list-fails', as: 'verified' }))
  await playwrightMock(page).open('/property/1', { scenario: 'signed-in-verified', at: TEST_TIME, rules: [] })
  // At the same path the link of a state would not load the page.
  expect(went.slice(0, 2)).toEqual(['/properties?sort=price&as=verified&scenario=list-fails', 'about:blank'])
  expect(await decodeState(went[2]!.replace('/property/1#mock=', ''))).toMatchObject({
    scenario: 'signed-in-verified',
    clock: { stopped: Date.parse(TEST_TIME) },
  })
  expect(await addressOf('/', { toolbox: true })).toBe('/?toolbox=on')
})
