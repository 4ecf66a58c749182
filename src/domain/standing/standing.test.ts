import { expect, test } from 'vitest'
import { pausedWhy, suspendedText } from './standing'

const verified = { phone_verified: true, id_verified: true }
const until = { ends_at: '2026-06-22T01:00:00.000Z' }

test.each([
  [{ ...verified, phone_verified: false }, 'Your mobile number is no longer verified.'],
  [{ ...verified, id_verified: false }, 'Your ID is no longer verified.'],
  [{ phone_verified: false, id_verified: false }, 'Your mobile number and your ID are not verified.'],
  [{ ...verified, standing: 'suspended' }, 'when your suspension ends or is lifted'],
  [{ ...verified, standing: 'closed' }, 'if an administrator reopens your account'],
] as const)('listings are paused: %o', (owner, words) => {
  expect(pausedWhy(owner)).toContain(words)
})

test('a suspension says until when, in Philippine time, and a closed account has no end', () => {
  expect(suspendedText(until)).toBe('Your account is suspended until June 22, 2026 at 9:00 AM')
  expect(suspendedText({ ends_at: null })).toBe('Your account is closed')
})
