import { expect, test } from 'vitest'
import { browserLanguage, datesIn } from './regional'

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

test.each([
  ['2026-06-14T16:30:00Z', '12:30 AM'],
  ['2026-06-14T15:30:00Z', 'Sunday'],
  ['2026-06-08T16:30:00Z', 'Tuesday'],
  ['2026-06-08T15:30:00Z', 'Jun 8'],
  ['2025-06-15T01:00:00Z', 'Jun 15, 2025'],
  ['2026-06-16T01:00:00Z', 'Jun 16'],
  ['never', ''],
])('since %s is said as “%s” on Monday, June 15', (instant, words) => {
  const { since } = datesIn('en', 'Asia/Manila')
  expect(since(instant, Date.parse(MORNING)).replace('\u202F', ' ')).toBe(words)
})

test('the year is left out of dates of this year, and unreadable instants are empty', () => {
  const { shortDay } = datesIn('en', 'Asia/Manila')
  const now = Date.parse(MORNING)
  expect(shortDay(MORNING, now)).toBe('Jun 15')
  expect(shortDay('2025-12-31T20:00:00Z', now)).toBe('Jan 1')
  expect(shortDay('2025-12-30T20:00:00Z', now)).toBe('Dec 31, 2025')
  expect(shortDay('never', now)).toBe('')
})

test('a first visit speaks the first language of the browser that the interface has', () => {
  const asked = [['fil-PH', 'en-US'], ['tl'], ['hil', 'fil'], ['de', 'ceb-PH'], ['en-US', 'fil'], ['de'], []]
  expect(asked.map(browserLanguage)).toEqual(['tl', 'tl', 'hil', 'ceb', 'en', 'en', 'en'])
  expect(browserLanguage(undefined)).toBe('en')
})
