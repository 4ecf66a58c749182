import { picturesOf } from '../market/pictures'
import { philippineDay } from '@/domain/tours/tour-times'
import { SAMPLE_LISTINGS } from '@/samples/listings'
import { noticeColumns, told, whenTold, type Notice, type Value } from '../../../services/told'
import type { Row } from '../../database'
import { comingVisit } from './tours-history'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

type Type = Row<'notification'>['type']
type Written = Notice & { link: string; home?: string }

const priceDrop = (
  title: string,
  price: string,
  amount: string,
  since: 'before' | 'last week' = 'last week',
): Notice => ({
  title: told('Price drop'),
  message: told(
    since === 'before'
      ? '“{title}” is now {price}, {amount} less than before.'
      : '“{title}” is now {price}, {amount} less than last week.',
    { title, price, amount },
  ),
})
const listed = (title: string, price: Value) => told('“{title}” was listed for {price}.', { title, price })
const aMonth = (price: string) => told('{price} a month', { price })

const WRITTEN: Record<string, Record<Exclude<Type, 'tour_reminder' | 'system'>, Written>> = {
  '101': {
    message: {
      title: told('New message'),
      message: told('Two new answers about “{title}”, {price}.', {
        title: 'Airy Family House near Jaro Plaza',
        price: '₱12,800,000',
      }),
      link: '/dashboard/messages',
      home: '1',
    },
    price_drop: {
      ...priceDrop('Airy Family House near Jaro Plaza', '₱12,800,000', '₱300,000', 'before'),
      link: '/dashboard/property/1',
    },
    property_alert: {
      title: told('New in {place}', { place: 'La Paz' }),
      message: listed('Student Room with Study Hall on Luna Street', aMonth('₱9,000')),
      link: '/dashboard/property/r4',
    },
  },
  '102': {
    message: {
      title: told('New message from {name}', { name: 'Marivic Palmejar' }),
      message: { own: 'Come on a sunny day and I will show you the panel in the hallway.' },
      link: '/dashboard/messages',
    },
    price_drop: {
      ...priceDrop('Restored Bahay na Bato on Seminario Street', '₱19,500,000', '₱500,000'),
      link: '/dashboard/property/iloilo1',
    },
    property_alert: {
      title: told('New land for sale'),
      message: listed('Inner Lot of 300 Square Meters in Tabuc Suba', '₱6,600,000'),
      link: '/dashboard/property/14',
    },
  },
  '103': {
    message: {
      title: told('New message from {name}', { name: 'Gerard Sobrevega' }),
      message: { own: 'The caretaker couple has been there since 2011 and would like to stay.' },
      link: '/dashboard/messages',
    },
    price_drop: {
      ...priceDrop('Walled Villa with Lap Pool near Arevalo Beach', '₱38,000,000', '₱1,000,000'),
      link: '/dashboard/property/3',
    },
    property_alert: {
      title: told('New commercial listing'),
      message: listed('Street-Facing Shop on Simon Ledesma', aMonth('₱48,000')),
      link: '/dashboard/property/r9',
    },
  },
}

/** The seeded notifications: 5 unread and one read for each demo account (B 2.2). */
export function notificationRows(now: number): Row<'notification'>[] {
  return Object.entries(WRITTEN).flatMap(([user_id, { message, price_drop, property_alert }]) => {
    const visited = comingVisit(user_id)
    const tour = {
      title: told('Upcoming tour'),
      message: told('Your visit to “{title}” on {when} is confirmed.', {
        title: titleOf(visited),
        when: whenTold({ date: philippineDay(now, 1), time: '10:00' }),
      }),
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
    return lines.map(([type, { home, link, ...notice }, ago, read], index) => ({
      id: `n${user_id}-${index + 1}`,
      user_id,
      type,
      ...noticeColumns(notice),
      link,
      timestamp: new Date(now - ago).toISOString(),
      read,
      avatar: coverOf(home ?? /^\/dashboard\/property\/(.+)$/.exec(link)?.[1] ?? ''),
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
  title: told('Keep your account safe'),
  message: told('Review your sign-in e-mail and mobile number in Account Settings.'),
  link: '/dashboard/settings',
}
const WELCOME: Written = {
  title: told('Welcome to Proventous'),
  message: told('Save listings with the heart to find them again under Favorites.'),
  link: '/dashboard/favorites',
}
