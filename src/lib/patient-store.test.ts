import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { patientStore } from './patient-store'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a database that never answers rejects after three seconds, and then at once', async () => {
  const asked = vi.fn(() => new Promise<never>(() => {}))
  const store = patientStore(asked)
  const first = store('readonly', () => 1).catch(String)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(await first).toContain('does not answer')
  await expect(store('readonly', () => 1)).rejects.toThrow('does not answer')
  expect(asked).toHaveBeenCalledOnce()
})

test('one that answers or refuses is passed on', async () => {
  const refuse = new Error('refused')
  await expect(patientStore(() => Promise.resolve(5 as never))('readonly', () => 1)).resolves.toBe(5)
  await expect(patientStore(() => Promise.reject(refuse))('readwrite', () => 1)).rejects.toBe(refuse)
  expect(vi.getTimerCount()).toBe(0)
})
