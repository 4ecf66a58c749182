import { expect, test } from 'vitest'
import { dateFormat } from './formats'

const LONG = { timeZone: 'UTC', weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' } as const
const SHORT = { timeZone: 'UTC', weekday: 'short', month: 'short', day: 'numeric' } as const
const NOON = Date.UTC(2026, 4, 20, 12)

test.each([
  ['en-PH', 'Wednesday, May 20, 2026', 'Wed, May 20'],
  ['hil-PH', 'Miyerkoles, Mayo 20, 2026', 'Miy, May 20'],
  ['ceb-PH', 'Miyerkules, Mayo 20, 2026', 'Miy, May 20'],
])('the dates of %s', (locale, long, short) => {
  expect(dateFormat(locale, LONG).format(NOON)).toBe(long)
  expect(dateFormat(locale, SHORT).format(NOON)).toBe(short)
  expect(dateFormat(locale, { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' }).format(NOON)).toMatch(
    /^12:00\sPM$/i,
  )
})

test('numbers of months stay numbers', () => {
  expect(dateFormat('hil-PH', { timeZone: 'UTC', month: '2-digit', day: '2-digit' }).format(NOON)).toMatch(/^0?5\/20$/)
})
