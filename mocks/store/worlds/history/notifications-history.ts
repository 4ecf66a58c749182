import { picturesOf } from '../market/pictures'
import { dayText, philippineDay } from '@/domain/tours/tour-times'
import type { Row } from '../../database'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

type Type = Row<'notification'>['type']
type Written = { title: string; message: string; link: string }

const WRITTEN: Record<string, Record<Exclude<Type, 'tour_reminder' | 'system'>, Written>> = {
  '101': {
    message: {
      title: 'New message',
      message: 'You have two new answers about a listing you asked about.',
      link: '/dashboard/messages',
    },
    price_drop: {
      title: 'Price drop',
      message: '“Airy Family House near Jaro Plaza” is now ₱12,800,000, ₱300,000 less than before.',
      link: '/dashboard/property/1',
    },
    property_alert: {
      title: 'New in La Paz',
      message: 'A home for rent in La Paz may be what you are looking for.',
      link: '/dashboard/properties?mode=rent&category=residential&q=La+Paz',
    },
  },
  '102': {
    message: {
      title: 'New message from Marivic Palmejar',
      message: 'Come on a sunny day and I will show you the panel in the hallway.',
      link: '/dashboard/messages',
    },
    price_drop: {
      title: 'Price drop',
      message: '“Restored Bahay na Bato on Seminario Street” is ₱500,000 less than last week.',
      link: '/dashboard/property/iloilo1',
    },
    property_alert: {
      title: 'New land for sale',
      message: 'A lot that your search finds was listed this morning.',
      link: '/dashboard/properties?category=land',
    },
  },
  '103': {
    message: {
      title: 'New message from Gerard Sobrevega',
      message: 'The caretaker couple has been there since 2011 and would like to stay.',
      link: '/dashboard/messages',
    },
    price_drop: {
      title: 'Price drop',
      message: '“Walled Villa with Lap Pool near Arevalo Beach” is ₱1,000,000 less than last week.',
      link: '/dashboard/property/3',
    },
    property_alert: {
      title: 'New commercial listing',
      message: 'A space for rent downtown fits one of your saved searches.',
      link: '/dashboard/properties?mode=rent&category=commercial',
    },
  },
}

/** The seeded notifications: 5 unread and one read for each demo account (B 2.2). */
export function notificationRows(now: number): Row<'notification'>[] {
  return Object.entries(WRITTEN).flatMap(([user_id, { message, price_drop, property_alert }]) => {
    const tour = {
      title: 'Upcoming tour',
      message: `Your visit on ${dayText(philippineDay(now, 1))} at 10:00 AM is confirmed.`,
      link: '/dashboard/tours',
    }
    const lines: [Type, Written, ago: number, read: boolean][] = [
      ['message', message, 25 * MINUTE, false],
      ['price_drop', price_drop, 4 * HOUR, false],
      ['property_alert', property_alert, 9 * HOUR, false],
      ['tour_reminder', tour, 20 * HOUR, false],
      ['system', SAFE, 2 * DAY, false],
      ['system', WELCOME, 30 * DAY, true],
    ]
    return lines.map(([type, written, ago, read], index) => ({
      id: `n${user_id}-${index + 1}`,
      user_id,
      type,
      ...written,
      timestamp: new Date(now - ago).toISOString(),
      read,
      avatar: coverBehind(written.link),
    }))
  })
}

function coverBehind(link: string): string | null {
  const [cover] = picturesOf(/^\/dashboard\/property\/(.+)$/.exec(link)?.[1] ?? '')
  return cover?.variants?.[0]?.image_url ?? null
}

// The product itself writes these to everybody alike.
const SAFE: Written = {
  title: 'Keep your account safe',
  message: 'Review your sign-in e-mail and mobile number in Account Settings.',
  link: '/dashboard/settings',
}
const WELCOME: Written = {
  title: 'Welcome to Proventous',
  message: 'Save listings with the heart to find them again under Favorites.',
  link: '/dashboard/favorites',
}
