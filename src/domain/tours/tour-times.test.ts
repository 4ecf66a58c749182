import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayText, firstTourDay, philippineDay, timeText, toursOverlap, tourStart } from './tour-times'

const DAY = { date: '2026-06-18' }

test('a tour begins at Philippine time in every time zone', () => {
  expect(tourStart({ ...DAY, time: '09:30' })).toBe(Date.parse('2026-06-18T01:30:00Z'))
  expect(tourStart({ ...DAY, time: '09:30:00' })).toBe(Date.parse('2026-06-18T01:30:00Z'))
  expect(tourStart({ date: 'soon', time: '09:30' })).toBeNull()
  expect(tourStart({ ...DAY, time: 'noon' })).toBeNull()
})

test('the first day to ask for is tomorrow in the Philippines, also late in the evening of another zone', () => {
  expect(firstTourDay(Date.parse('2026-06-15T01:00:00Z'))).toBe('2026-06-16')
  expect(firstTourDay(Date.parse('2026-06-15T16:30:00Z'))).toBe('2026-06-17')
  expect(philippineDay(Date.parse('2026-03-01T00:00:00Z'), -1)).toBe('2026-02-28')
})

test.each([
  ['10:00', 45, '10:00', 45, true],
  ['10:00', 90, '11:00', 45, true],
  ['10:00', 60, '11:00', 45, false],
  ['10:00', undefined, '10:30', 45, true],
  ['10:00', 45, '09:30', 90, true],
])('%s for %s minutes and %s for %s minutes: at the same time is %s', (one, long, other, longOther, clash) => {
  const first = { ...DAY, time: one, duration: long }
  const second = { ...DAY, time: other, duration: longOther }
  expect(toursOverlap(first, second)).toBe(clash)
  expect(toursOverlap(second, first)).toBe(clash)
  expect(toursOverlap(first, { ...second, date: '2026-06-19' })).toBe(false)
})

test('every time of day is written as people say it, and anything else is left alone', () => {
  expect([timeText('00:05'), timeText('09:00'), timeText('12:30'), timeText('17:00')]).toEqual([
    '12:05 AM',
    '9:00 AM',
    '12:30 PM',
    '5:00 PM',
  ])
  expect(dayText('2026-06-16')).toBe('Tuesday, June 16')
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(typeof dayText(text)).toBe('string')
      expect(typeof timeText(text)).toBe('string')
    }),
  )
})
