import { expect, test } from 'vitest'
import { answeringOf, answeringWords, type Asked } from './answering'

const HOUR = 3_600_000
const NOW = 200 * 24 * HOUR
const asked = (hoursAgo: number, hours: number | null): Asked => {
  const askedMs = NOW - hoursAgo * HOUR
  return { askedMs, answeredMs: hours === null ? null : askedMs + hours * HOUR }
}
const quick = (count: number) => Array.from({ length: count }, () => asked(100, 2))

test('it counts who was answered within a day, and says nothing of fewer than five', () => {
  expect(answeringOf(quick(4), NOW)).toBeNull()
  const some = [...quick(4), asked(100, 24), asked(100, null), asked(80, 23.9)]
  expect(answeringOf(some, NOW)).toEqual({ within_day: 5, of: 7 })
  expect(answeringWords(answeringOf(some, NOW))).toBe('Answers 5 of 7 within a day, last 90 days')
  expect(answeringWords(null)).toBe('')
})

test('what is older than 90 days does not count, nor a question that still has time', () => {
  expect(answeringOf([...quick(5), asked(90 * 24, 1), asked(23, null)], NOW)).toEqual({ within_day: 5, of: 5 })
  expect(answeringOf([...quick(5), asked(24, null), asked(1, 0.5)], NOW)).toEqual({ within_day: 6, of: 7 })
})
