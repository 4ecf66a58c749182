import { philippineDay } from '@/domain/tours/tour-times'
import type { Row } from '../../database'
import { NO_ANSWER } from '../../models/tour-defaults'

const VISITS: Record<string, readonly [coming: string, asked: string, past: string, cancelled: string]> = {
  '101': ['7', 'iloilo2', 'r1', 'iloilo3'],
  '102': ['iloilo1', '8', 'r5', '9'],
  '103': ['3', 'r6', '23', 'r2'],
}

/** One asked for, one with another time proposed, one declined. */
const REQUESTS: Record<string, readonly [asked: string, proposed: string, declined: string]> = {
  '102': ['5', '1', 'r3'],
  '103': ['2', '16', 'r7'],
}

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

export function comingVisit(userId: string): string {
  return VISITS[userId]?.[0] ?? ''
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
      ...NO_ANSWER,
      ...rest,
    })
    return [
      tour(1, coming, [1, '10:00'], {
        status: 'scheduled',
        duration: 60,
        notes,
      }),
      {
        ...tour(2, asked, [5, '14:00'], { status: 'pending', duration: 45, notes: wish }),
        ...(user_id === '102' ? { proposed_date: philippineDay(now, 7), proposed_time: '10:00' } : {}),
      },
      tour(3, past, [-12, '09:00'], { status: 'completed', duration: 90, notes: null }),
      tour(4, cancelled, [-20, '16:00'], { status: 'cancelled', duration: 45, notes: null }),
    ]
  })
}

export function tourRequestRows(now: number): Row<'tour'>[] {
  return Object.entries(REQUESTS).flatMap(([lister, [asked, proposed, declined]]): Row<'tour'>[] => [
    {
      ...NO_ANSWER,
      id: `h${lister}-1`,
      user_id: '113',
      property_id: asked,
      date: philippineDay(now, 3),
      time: '10:00',
      duration: 60,
      status: 'pending',
      notes: 'We are four. Is there a place to park nearby?',
    },
    {
      ...NO_ANSWER,
      id: `h${lister}-2`,
      user_id: '112',
      property_id: proposed,
      date: philippineDay(now, 4),
      time: '16:00',
      duration: 45,
      status: 'pending',
      notes: null,
      proposed_date: philippineDay(now, 6),
      proposed_time: '09:00',
    },
    {
      ...NO_ANSWER,
      id: `h${lister}-3`,
      user_id: '113',
      property_id: declined,
      date: philippineDay(now, -6),
      time: '17:00',
      duration: 45,
      status: 'cancelled',
      notes: 'After work would be best.',
      cancelled_by: 'lister',
      reason: 'I am in Manila that week. Please ask again for the week after.',
    },
  ])
}

/** The visit to r5 took place, and only its visitor has written so far. */
export function hiddenReviews(now: number): Row<'review'>[] {
  const days = (count: number) => new Date(now + count * 86_400_000).toISOString()
  return [
    {
      id: 'rv-r5-102',
      user_id: '105',
      author_id: '102',
      rating: 4,
      comment: 'Everything was as in the pictures, and she waited for us in the rain. The stairs are narrow.',
      date: days(-1),
      property_id: 'r5',
      occasion: 'visit',
      shown_at: days(18),
      announced: false,
      answer: null,
      removed_at: null,
    },
  ]
}
