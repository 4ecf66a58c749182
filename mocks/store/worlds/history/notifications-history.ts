import { picturesOf } from '../market/pictures'
import { dayText, philippineDay } from '@/domain/tours/tour-times'
import { SAMPLE_LISTINGS } from '@/samples/listings'
import type { Row } from '../../database'
import { comingVisit } from './tours-history'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

type Type = Row<'notification'>['type']
type Written = {
  title: string
  message: string
  link: string
  home?: string
}

const WRITTEN: Record<string, Record<Exclude<Type, 'tour_reminder' | 'system'>, Written>> = {
  '101': {
    message: {
      title: 'New message',
      message: 'Two new answers about “Airy Family House near Jaro Plaza”, ₱12,800,000.',
      link: '/dashboard/messages',
      home: '1',
    },
    price_drop: {
      title: 'Price drop',
      message: '“Airy Family House near Jaro Plaza” is now ₱12,800,000, ₱300,000 less than before.',
      link: '/dashboard/property/1',
    },
    property_alert: {
      title: 'New in La Paz',
      message: '“Student Room with Study Hall on Luna Street” was listed for ₱9,000 a month.',
      link: '/dashboard/property/r4',
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
      message: '“Restored Bahay na Bato on Seminario Street” is now ₱19,500,000, ₱500,000 less than last week.',
      link: '/dashboard/property/iloilo1',
    },
    property_alert: {
      title: 'New land for sale',
      message: '“Inner Lot of 300 Square Meters in Tabuc Suba” was listed for ₱6,600,000.',
      link: '/dashboard/property/14',
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
      message: '“Walled Villa with Lap Pool near Arevalo Beach” is now ₱38,000,000, ₱1,000,000 less than last week.',
      link: '/dashboard/property/3',
    },
    property_alert: {
      title: 'New commercial listing',
      message: '“Street-Facing Shop on Simon Ledesma” was listed for ₱48,000 a month.',
      link: '/dashboard/property/r9',
    },
  },
}

/** The seeded notifications: 5 unread and one read for each demo account (B 2.2). */
export function notificationRows(now: number): Row<'notification'>[] {
  return Object.entries(WRITTEN).flatMap(([user_id, { message, price_drop, property_alert }]) => {
    const visited = comingVisit(user_id)
    const tour = {
      title: 'Upcoming tour',
      message: `Your visit to “${titleOf(visited)}” on ${dayText(philippineDay(now, 1))} at 10:00 AM is confirmed.`,
      link: '/dashboard/tours',
      home: visited,
    }
    const lines: [Type, Written, ago: number, read: boolean][] = [
      ['message', message, 25 * MINUTE, false],
      ['price_drop', price_drop, 4 * HOUR, false],
      ['property_alert', property_alert, 9 * HOUR, false],
      ['tour_reminder', tour, 20 * HOUR, false],
      ['system', SAFE, 2 * DAY, false],
      ['system', WELCOME, 30 * DAY, true],
    ]
    return lines.map(([type, { home, ...written }, ago, read], index) => ({
      id: `n${user_id}-${index + 1}`,
      user_id,
      type,
      ...written,
      timestamp: new Date(now - ago).toISOString(),
      read,
      avatar: coverOf(home ?? /^\/dashboard\/property\/(.+)$/.exec(written.link)?.[1] ?? ''),
    }))
  })
}

function titleOf(home: string): string {
  return SAMPLE_LISTINGS.find(({ id }) => id === home)?.title ?? ''
}

function coverOf(home: string): string | null {
  const [cover] = picturesOf(home)
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
