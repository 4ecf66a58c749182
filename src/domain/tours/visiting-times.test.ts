import fc from 'fast-check'
import { expect, test } from 'vitest'
import { WEEKDAYS, type VisitingTimes, type Weekday } from '@/contract/tours/visiting-times'
import { freeTimes, hoursText, misfit, startTimes, timesOfListing, timesToMove, weekdayOf } from './visiting-times'

const on = (weekday: Weekday, from: string, until: string) => ({ weekday, from, until })
const WORKDAYS = WEEKDAYS.slice(0, 5).map((weekday) => on(weekday, '09:00', '17:00'))
const times: VisitingTimes = {
  hours: [...WORKDAYS, on('saturday', '09:00', '12:00')],
  days_off: ['2026-06-18'],
}

test('a lister who said nothing receives visitors at any time', () => {
  const none = { hours: null, days_off: [] }
  for (const time of ['08:00', '17:00']) expect(misfit(none, { date: '2026-06-21', time })).toBeNull()
  for (const time of ['03:00', '17:30'])
    expect(misfit(none, { date: '2026-06-21', time })).toEqual({
      field: 'time',
      reason: 'Tours begin between 8:00 AM and 5:00 PM.',
    })
})

test.each([
  ['2026-06-19', '09:00', 45, null],
  ['2026-06-20', '11:00', 60, null],
  ['2026-06-20', '11:00', 90, { field: 'time', reason: 'Tours on Saturdays are 9:00 AM to 12:00 PM.' }],
  ['2026-06-20', '08:30', 45, { field: 'time', reason: 'Tours on Saturdays are 9:00 AM to 12:00 PM.' }],
  ['2026-06-21', '10:00', 45, { field: 'date', reason: 'There are no tours on Sundays.' }],
  ['2026-06-18', '10:00', 45, { field: 'date', reason: 'There are no tours on Thursday, June 18.' }],
])('a visit on %s at %s for %s minutes', (date, time, duration, expected) => {
  expect(misfit(times, { date, time, duration })).toEqual(expected)
})

test('nobody is received where the list of hours is empty', () => {
  const reason = 'There are no tours at the moment.'
  expect(misfit({ hours: [], days_off: [] }, { date: '2026-06-19', time: '10:00' })).toEqual({ field: 'date', reason })
})

test('a listing has its own hours or the general ones, and the days off of both', () => {
  const hours = [on('sunday', '14:00', '16:00')]
  const own = { ...times, listings: [{ property_id: 7, hours, days_off: ['2026-06-28'] }] }
  expect(timesOfListing(own, '7')).toEqual({ hours, days_off: ['2026-06-18', '2026-06-28'] })
  expect(timesOfListing(own, '8')).toEqual(times)
})

test('free are the hours of a day in which a visit of that length overlaps none of the lister’s', () => {
  const ten = { date: '2026-06-19', time: '10:00', duration: 45 }
  const busy = { hours: null, days_off: ['2026-06-20'], taken: [ten, { ...ten, time: '15:30' }] }
  expect(freeTimes(busy, '2026-06-19', 45)).toEqual(['08:00', '09:00', '11:00', '13:00', '14:00', '17:00'])
  expect(freeTimes(busy, '2026-06-19', 90), 'a long visit would run into the next one').toEqual([
    '08:00',
    '11:00',
    '13:00',
    '14:00',
    '17:00',
  ])
  expect(freeTimes(busy, '2026-06-20', 45), 'a day off').toEqual([])
  expect(freeTimes({ ...busy, hours: [on('friday', '09:00', '11:00')] }, '2026-06-19', 45)).toEqual(['09:00'])
  expect(freeTimes({ hours: null, days_off: [] }, '2026-06-19', 45), 'nobody says what is taken').toHaveLength(9)
})

test('an agreed visit that moves does not stand in its own way', () => {
  const ten = { date: '2026-06-19', time: '10:00', duration: 90 }
  const busy = { hours: null, days_off: [], taken: [ten, { ...ten, time: '15:00' }] }
  expect(freeTimes(busy, ten.date, 90)).not.toContain('11:00')
  expect(freeTimes(timesToMove(busy, ten), ten.date, 90)).toEqual([
    '08:00',
    '09:00',
    '10:00',
    '11:00',
    '13:00',
    '17:00',
  ])
  expect(timesToMove({ hours: null, days_off: [] }, ten).taken, 'nobody says what is taken').toBeUndefined()
})

test('hours are read as people say them', () => {
  expect(hoursText(times.hours ?? [])).toBe('Monday to Friday 9:00 AM to 5:00 PM; Saturday 9:00 AM to 12:00 PM')
  const split = [on('sunday', '13:00', '15:00'), on('sunday', '08:00', '10:00')]
  expect(hoursText(split)).toBe('Sunday 8:00 AM to 10:00 AM and 1:00 PM to 3:00 PM')
})

test('each time that is offered fits, and every full hour that fits is offered', () => {
  const time = fc.integer({ min: 0, max: 47 }).map((half) => new Date(half * 1_800_000).toISOString().slice(11, 16))
  const span = fc.record({ weekday: fc.constantFrom(...WEEKDAYS), from: time, until: time })
  fc.assert(
    fc.property(
      fc.array(span),
      fc.integer({ min: 15, max: 21 }),
      fc.constantFrom(45, 60, 90),
      (hours, day, minutes) => {
        const valid = hours.filter(({ from, until }) => from < until)
        const date = `2026-06-${day}`
        const starts = startTimes(valid, date, minutes)
        for (const each of starts)
          expect(misfit({ hours: valid, days_off: [] }, { date, time: each, duration: minutes })).toBeNull()
        const fitting = valid
          .filter(({ weekday }) => weekday === weekdayOf(date))
          .filter(({ from }) => !misfit({ hours: valid, days_off: [] }, { date, time: from, duration: minutes }))
        expect(starts).toEqual(expect.arrayContaining(fitting.map(({ from }) => from)))
      },
    ),
  )
})
