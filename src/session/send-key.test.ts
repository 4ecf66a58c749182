import { expect, test } from 'vitest'
import { createSendKey } from './send-key'

test('the same content keeps its key until it succeeds, and other content has another', () => {
  const key = createSendKey()
  const first = key.of({ price: 1, photos: ['a'] })
  expect(key.of({ price: 1, photos: ['a'] })).toBe(first)
  const changed = key.of({ price: 2, photos: ['a'] })
  expect(changed).not.toBe(first)
  key.succeeded()
  expect(key.of({ price: 2, photos: ['a'] })).not.toBe(changed)
})
