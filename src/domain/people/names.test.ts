import { expect, test } from 'vitest'
import { toIdentity } from './names'

test('a backend that says nothing of it answers nobody in particular', () => {
  expect(toIdentity(undefined)).toEqual({ verified: false, resembles: null, formerNames: [] })
})
