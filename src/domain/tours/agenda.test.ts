import { expect, test } from 'vitest'
import { hoursOf, overlapsAnother, visitsOn, weekOf } from './agenda'
import { toTour } from './tour'

const visit = (id: string, time: string, status: 'scheduled' | 'pending' | 'cancelled' = 'scheduled') =>
  toTour({ id, property: { id: '1', title: 'House' }, date: '2026-06-18', time, duration: 60, status })

test.each([
  ['2026-06-15', '2026-06-15'],
  ['2026-06-21', '2026-06-15'],
  ['2027-01-01', '2026-12-28'],
])('the week of %s begins on Monday, %s', (day, monday) => {
  expect(weekOf(day)[0]).toBe(monday)
  expect(weekOf(day)).toHaveLength(7)
})

test('a day has its visits in order, without cancelled ones', () => {
  const tours = [
    visit('c', '15:00'),
    visit('a', '09:30'),
    visit('x', '10:00', 'cancelled'),
    visit('b', '10:00', 'pending'),
  ]
  expect(visitsOn(tours, '2026-06-18').map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  expect(visitsOn(tours, '2026-06-19')).toEqual([])
})

test('the hours reach from 8 AM to 5 PM, and as far as visits go', () => {
  const ends = (visits: Parameters<typeof hoursOf>[0]) => [hoursOf(visits)[0]?.time, hoursOf(visits).at(-1)?.time]
  expect(ends([])).toEqual(['08:00', '17:00'])
  expect(ends([visit('a', '06:30'), visit('b', '19:00')])).toEqual(['06:00', '19:00'])
  expect(hoursOf([visit('a', '09:30')]).find(({ visits }) => visits.length > 0)?.time).toBe('09:00')
  expect(hoursOf([visit('a', 'noon')])[0]?.visits).toHaveLength(1)
})

test('visits that touch do not overlap', () => {
  const [first, second, third] = [visit('a', '09:00'), visit('b', '10:00'), visit('c', '10:30')]
  expect(overlapsAnother(first, [first, second, third])).toBe(false)
  expect(overlapsAnother(second, [first, second, third])).toBe(true)
})
