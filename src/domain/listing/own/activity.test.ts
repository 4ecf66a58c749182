import { expect, test } from 'vitest'
import { activityDays, activityTotal } from './activity'

const NOTHING = { views: 0, saves: 0, inquiries: 0, offers: 0 }
const ANSWER = {
  first_day: '2026-05-30',
  last_day: '2026-06-02',
  listings: [
    { property_id: 1, days: [{ ...NOTHING, date: '2026-05-31', views: 4, saves: 1 }] },
    {
      property_id: '2',
      days: [
        { ...NOTHING, date: '2026-05-31', views: 2 },
        { ...NOTHING, date: '2026-06-02', offers: 1 },
      ],
    },
  ],
}

test('every day is there, over the end of a month, and missing ones are zero', () => {
  const days = activityDays(ANSWER, null)
  expect(days.map(({ date, views }) => [date, views])).toEqual([
    ['2026-05-30', 0],
    ['2026-05-31', 6],
    ['2026-06-01', 0],
    ['2026-06-02', 0],
  ])
  expect(activityTotal(days, 'offers')).toBe(1)
})

test('one listing counts by itself, and the listings add up to all', () => {
  const total = (listing: string | null) => activityTotal(activityDays(ANSWER, listing), 'views')
  expect([total('1'), total('2'), total('unknown')]).toEqual([4, 2, 0])
  expect(total('1') + total('2')).toBe(total(null))
})

test('a damaged answer has no days', () => {
  expect(activityDays({ ...ANSWER, first_day: 'soon' }, null)).toEqual([])
})
