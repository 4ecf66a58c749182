import { afterEach, expect, test, vi } from 'vitest'
import { uniqueId } from './unique-id'

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

afterEach(() => vi.unstubAllGlobals())

test('an id is a random UUID, over http too', () => {
  expect(uniqueId()).toMatch(UUID)
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => globalThis.crypto && bytes.fill(0xff) })
  expect(uniqueId()).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff')
})
