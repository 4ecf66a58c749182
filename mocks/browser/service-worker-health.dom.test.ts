import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchServiceWorker, type Connection } from './service-worker-health'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const MINUTE = 60_000

function watch(answers: boolean[]) {
  const told: Connection[] = []
  let restarts = 0
  let pings = 0
  const stop = watchServiceWorker({
    ping: async () => answers[pings++] ?? true,
    restart: async () => void (restarts += 1),
    tell: (state) => told.push(state),
  })
  return { told, stop, restarts: () => restarts, pings: () => pings }
}

test('a backend that was lost is started again, and the product hears that it is back', async () => {
  const { told, stop, restarts } = watch([true, false, true])
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(told).toEqual([])
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(told).toEqual(['reconnecting', 'answering'])
  expect(restarts()).toBe(1)
  stop()
})

test('one that does not come back is given up, and tried again when the tab comes into view', async () => {
  const { told, stop } = watch([false, false, true])
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(told).toEqual(['reconnecting', 'lost'])
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(0)
  expect(told.at(-1)).toBe('answering')
  stop()
})

test('nobody asks while the tab is hidden', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const { pings, stop } = watch([])
  await vi.advanceTimersByTimeAsync(5 * MINUTE)
  expect(pings()).toBe(0)
  stop()
})
