import { expect, test } from 'vitest'
import { datesIn } from './regional'

const MORNING = '2026-06-15T01:00:00.000Z'

test.each([
  ['en', 'Asia/Manila', 'Monday, June 15', '9:00 AM', 'June 15, 2026'],
  ['tl', 'Asia/Manila', 'Lunes, Hunyo 15', '9:00 AM', 'Hunyo 15, 2026'],
  ['ceb', 'Asia/Tokyo', 'Lunes, Hunyo 15', '10:00 AM', 'Hunyo 15, 2026'],
  ['en', 'America/New_York', 'Sunday, June 14', '9:00 PM', 'June 14, 2026'],
] as const)('dates in %s and %s', (language, zone, weekday, time, day) => {
  const dates = datesIn(language, zone)
  expect([dates.weekday(MORNING), dates.time(MORNING).replace(' ', ' '), dates.day(MORNING)]).toEqual([
    weekday,
    time,
    day,
  ])
})

test('the year is left out of dates of this year, and unreadable instants are empty', () => {
  const { shortDay } = datesIn('en', 'Asia/Manila')
  const now = Date.parse(MORNING)
  expect(shortDay(MORNING, now)).toBe('Jun 15')
  expect(shortDay('2025-12-31T20:00:00Z', now)).toBe('Jan 1')
  expect(shortDay('2025-12-30T20:00:00Z', now)).toBe('Dec 31, 2025')
  expect(shortDay('never', now)).toBe('')
})
