import { philippineDay } from '@/domain/tours/tour-times'
import type { Row } from '../../database'

/** Listings that each demo account visits, by status. */
const VISITS: Record<string, readonly [coming: string, asked: string, past: string, cancelled: string]> = {
  '101': ['7', 'iloilo2', 'r1', 'iloilo3'],
  '102': ['iloilo1', '8', 'r5', '9'],
  '103': ['3', 'r6', '23', 'r2'],
}

/** Each demo account's tours, one of every status (A 4), with the documented durations (A 9). */
export function tourRows(now: number): Row<'tour'>[] {
  return Object.entries(VISITS).flatMap(([user_id, [coming, asked, past, cancelled]]) => {
    const tour = (
      number: number,
      property_id: string,
      [days, time]: [days: number, time: string],
      rest: Pick<Row<'tour'>, 'status' | 'duration' | 'notes'>,
    ): Row<'tour'> => ({
      id: `t${user_id}-${number}`,
      user_id,
      property_id,
      date: philippineDay(now, days),
      time,
      ...rest,
    })
    return [
      tour(1, coming, [1, '10:00'], {
        status: 'scheduled',
        duration: 60,
        notes: 'Meet at the guardhouse. My mother comes along, she cannot take many stairs.',
      }),
      tour(2, asked, [5, '14:00'], { status: 'pending', duration: 45, notes: 'I would like to see the parking too.' }),
      tour(3, past, [-12, '09:00'], { status: 'completed', duration: 90, notes: null }),
      tour(4, cancelled, [-20, '16:00'], { status: 'cancelled', duration: 45, notes: null }),
    ]
  })
}
