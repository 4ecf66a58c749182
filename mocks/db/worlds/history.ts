import type { Row, Rows } from '../database'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The accounts whose shell shows the documented counts: 3 unread messages, 5 unread notifications (B 2.2, readings.md). */
const DEMO_ACCOUNTS = ['101', '102', '103']

/** What happened before the demo opens: conversations with unread messages, and notifications. */
export function historyRows(now: number): Rows {
  const at = (ago: number) => new Date(now - ago).toISOString()
  return {
    conversation: DEMO_ACCOUNTS.flatMap((id) => conversationsOf(id, at)),
    message: DEMO_ACCOUNTS.flatMap((id) => messagesOf(id, at)),
    notification: DEMO_ACCOUNTS.flatMap((id) => notificationsOf(id, at)),
  }
}

/** Two listings of other people that each demo account asked about: the first has two unread answers, the second one. */
const ASKED: Record<string, { property: string; seller: string }[]> = {
  '101': [
    { property: '1', seller: '103' },
    { property: 'r1', seller: '104' },
  ],
  '102': [
    { property: '2', seller: '103' },
    { property: 'r2', seller: '104' },
  ],
  '103': [
    { property: '3', seller: '105' },
    { property: 'r3', seller: '106' },
  ],
}

function conversationsOf(buyer: string, at: (ago: number) => string): Row<'conversation'>[] {
  return (ASKED[buyer] ?? []).map(({ property, seller }, index) => ({
    id: `c${buyer}-${index + 1}`,
    property_id: property,
    buyer_id: buyer,
    seller_id: seller,
    buyer_unread: index === 0 ? 2 : 1,
    seller_unread: 0,
    buyer_archived: false,
    seller_archived: false,
    updated_at: at(index === 0 ? 25 * MINUTE : 5 * HOUR),
  }))
}

function messagesOf(buyer: string, at: (ago: number) => string): Row<'message'>[] {
  const [first, second] = ASKED[buyer] ?? []
  if (!first || !second) return []
  const say = (conversation: 1 | 2, number: number, sender: string, message: string, ago: number): Row<'message'> => ({
    id: `m${buyer}-${conversation}-${number}`,
    conversation_id: `c${buyer}-${conversation}`,
    sender_id: sender,
    message,
    type: 'plain',
    offer_amount: null,
    offer_id: null,
    client_id: null,
    timestamp: at(ago),
  })
  return [
    say(1, 1, buyer, 'Good morning. Is this one still available, and when could I see it?', 3 * HOUR),
    say(1, 2, first.seller, 'Good morning. Yes, it is. I am on site on Saturday from nine to noon.', 40 * MINUTE),
    say(1, 3, first.seller, 'Parking is along the side street, the guard knows.', 25 * MINUTE),
    say(2, 1, buyer, 'Are the association dues part of the rent?', 6 * HOUR),
    say(2, 2, second.seller, 'They are. Only electricity and internet are on your own account.', 5 * HOUR),
  ]
}

function notificationsOf(userId: string, at: (ago: number) => string): Row<'notification'>[] {
  const texts: [Row<'notification'>['type'], string, string, number, boolean][] = [
    ['message', 'New message', 'You have two new answers about a listing you asked about.', 25 * MINUTE, false],
    ['price_drop', 'Price drop', 'A house in Jaro that you may like is ₱300,000 less than last week.', 4 * HOUR, false],
    ['property_alert', 'New in La Paz', 'Two apartments were listed in La Paz since yesterday.', 9 * HOUR, false],
    ['tour_reminder', 'Tour tomorrow', 'Your viewing is tomorrow at 10:00.', 20 * HOUR, false],
    [
      'system',
      'Keep your account safe',
      'Review your sign-in e-mail and mobile number in Account Settings.',
      2 * DAY,
      false,
    ],
    [
      'system',
      'Welcome to Proventous',
      'Save listings with the heart to find them again under Favorites.',
      30 * DAY,
      true,
    ],
  ]
  return texts.map(([type, title, message, ago, read], index) => ({
    id: `n${userId}-${index + 1}`,
    user_id: userId,
    type,
    title,
    message,
    timestamp: at(ago),
    read,
    link: null,
    avatar: null,
  }))
}
