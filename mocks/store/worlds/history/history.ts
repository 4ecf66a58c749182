import { dayText, philippineDay } from '@/domain/tours/tour-times'
import type { Row, Rows } from '../../database'
import { searchRows } from './searches-history'
import { talkRows } from './talk-history'
import { tourRequestRows, tourRows } from './tours-history'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The accounts with the documented counts: 3 unread messages, 5 unread notifications (B 2.2). */
const DEMO_ACCOUNTS = ['101', '102', '103']

/** Seeded conversations, notifications, tours and saved searches. */
export function historyRows(now: number): Rows {
  const at = (ago: number) => new Date(now - ago).toISOString()
  return {
    ...talkRows(now),
    notification: DEMO_ACCOUNTS.flatMap((id) => notificationsOf(id, now, at)),
    tour: [...tourRows(now), ...tourRequestRows(now)],
    saved_search: searchRows(now),
  }
}

function notificationsOf(userId: string, now: number, at: (ago: number) => string): Row<'notification'>[] {
  const texts: [Row<'notification'>['type'], string, string, number, boolean, link: string][] = [
    [
      'message',
      'New message',
      'You have two new answers about a listing you asked about.',
      25 * MINUTE,
      false,
      '/dashboard/messages',
    ],
    [
      'price_drop',
      'Price drop',
      'A house in Jaro that you may like is ₱300,000 less than last week.',
      4 * HOUR,
      false,
      `/dashboard/property/${userId === '102' ? 'iloilo1' : '1'}`,
    ],
    [
      'property_alert',
      'New in La Paz',
      'A home for rent in La Paz may be what you are looking for.',
      9 * HOUR,
      false,
      '/dashboard/properties?mode=rent&category=residential&q=La+Paz',
    ],
    [
      'tour_reminder',
      'Upcoming tour',
      `Your visit on ${dayText(philippineDay(now, 1))} at 10:00 AM is confirmed.`,
      20 * HOUR,
      false,
      '/dashboard/tours',
    ],
    [
      'system',
      'Keep your account safe',
      'Review your sign-in e-mail and mobile number in Account Settings.',
      2 * DAY,
      false,
      '/dashboard/settings',
    ],
    [
      'system',
      'Welcome to Proventous',
      'Save listings with the heart to find them again under Favorites.',
      30 * DAY,
      true,
      '/dashboard/favorites',
    ],
  ]
  return texts.map(([type, title, message, ago, read, link], index) => ({
    id: `n${userId}-${index + 1}`,
    user_id: userId,
    type,
    title,
    message,
    timestamp: at(ago),
    read,
    link,
    avatar: null,
  }))
}
