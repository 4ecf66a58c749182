import { philippineDay } from '@/domain/tours/tour-times'
import type { Row } from '../../database'

/** Listings that each demo account visits, by status. */
const VISITS: Record<string, readonly [coming: string, asked: string, past: string, cancelled: string]> = {
  '101': ['7', 'iloilo2', 'r1', 'iloilo3'],
  '102': ['iloilo1', '8', 'r5', '9'],
  '103': ['3', 'r6', '23', 'r2'],
}

/** What each demo account wrote to the tour that comes, and to the one it asked for. */
const NOTES: Record<string, readonly [coming: string, asked: string]> = {
  '101': [
    'Meet at the guardhouse. My mother comes along, she cannot take many stairs.',
    'I would like to see the parking too.',
  ],
  '102': [
    'My brother comes along. He is an engineer and wants to see the roof beams.',
    'Is there a place nearby to leave a pickup for an hour?',
  ],
  '103': [
    'I come for a client abroad and take a video for her, if that is all right.',
    'Please have the tax declaration at hand, my client decides fast.',
  ],
}

/** Each demo account's tours, one of every status (A 4), with the documented durations (A 9). */
export function tourRows(now: number): Row<'tour'>[] {
  return Object.entries(VISITS).flatMap(([user_id, [coming, asked, past, cancelled]]) => {
    const [notes = null, wish = null] = NOTES[user_id] ?? []
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
        notes,
      }),
      tour(2, asked, [5, '14:00'], { status: 'pending', duration: 45, notes: wish }),
      tour(3, past, [-12, '09:00'], { status: 'completed', duration: 90, notes: null }),
      tour(4, cancelled, [-20, '16:00'], { status: 'cancelled', duration: 45, notes: null }),
    ]
  })
}
