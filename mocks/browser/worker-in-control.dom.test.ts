import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { workerInControl } from './worker-in-control'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** The browser's side: which worker is at which stage, and who controls the page. */
function browser(registration: object | undefined, controller: object | null = null) {
  const events = new EventTarget()
  const container = {
    controller,
    getRegistration: async () => registration,
    addEventListener: events.addEventListener.bind(events),
  }
  let done = false
  void workerInControl(container as never, '/').then(() => (done = true))
  const isDone = async () => {
    await vi.advanceTimersByTimeAsync(0)
    return done
  }
  return { isDone, takesControl: () => events.dispatchEvent(new Event('controllerchange')) }
}

test.each([
  ['is being installed', { installing: { state: 'installing' }, waiting: null, active: null }],
  ['is installed', { installing: null, waiting: { state: 'installed' }, active: null }],
  ['is being activated', { installing: null, waiting: null, active: { postMessage() {} } }],
])('a page whose worker %s waits until that controls it', async (_, registration) => {
  const { isDone, takesControl } = browser(registration)
  expect(await isDone()).toBe(false)
  takesControl()
  expect(await isDone()).toBe(true)
})

test.each([
  ['on a first visit', undefined, null],
  ['with a worker in control', undefined, {}],
])('%s nothing is awaited', async (_, registration, controller) => {
  expect(await browser(registration, controller).isDone()).toBe(true)
})

test.each([
  ['is being installed', { installing: { state: 'installing' }, waiting: null, active: null }, 8_000],
  ['may not claim the page', { installing: null, waiting: null, active: { postMessage() {} } }, 2_000],
])('a worker that %s holds nothing up for long', async (_, registration, patience) => {
  const { isDone } = browser(registration)
  await vi.advanceTimersByTimeAsync(patience - 100)
  expect(await isDone()).toBe(false)
  await vi.advanceTimersByTimeAsync(200)
  expect(await isDone()).toBe(true)
})

test('a worker that missed the page is asked to claim it', async () => {
  const postMessage = vi.fn<ServiceWorker['postMessage']>()
  const { isDone, takesControl } = browser({ installing: null, waiting: null, active: { postMessage } })
  expect(await isDone()).toBe(false)
  expect(postMessage).toHaveBeenCalledExactlyOnceWith('CLAIM')
  takesControl()
  expect(await isDone()).toBe(true)
})
