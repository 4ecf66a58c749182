import { afterEach, expect, test, vi } from 'vitest'
import { forgetOldWorker } from './forget-old-worker'

afterEach(() => vi.unstubAllGlobals())

function workersAt(...scopes: string[]) {
  const removed: string[] = []
  const registrations = scopes.map((scope) => ({ scope, unregister: async () => removed.push(scope) > 0 }))
  vi.stubGlobal('navigator', { serviceWorker: { getRegistrations: async () => registrations } })
  return removed
}

test('the worker at the build’s own address is removed, another product’s on the same host stays', async () => {
  const removed = workersAt(`${location.origin}/`, `${location.origin}/shop/`)
  await forgetOldWorker('/')
  expect(removed).toEqual([`${location.origin}/`])
})

test('a browser without workers, or that forbids them, is left alone', async () => {
  vi.stubGlobal('navigator', {})
  await expect(forgetOldWorker('/')).resolves.toBeUndefined()
  vi.stubGlobal('navigator', { serviceWorker: { getRegistrations: () => Promise.reject(new Error('no')) } })
  await expect(forgetOldWorker('/')).resolves.toBeUndefined()
})
