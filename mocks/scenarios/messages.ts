import { always, BROKEN, fails, never, once } from './rules'
import { NO_ANSWER } from '../store/models/tour-defaults'
import type { Scenario } from './scenario'
import { OFFER_DAYS } from '@/contract/fields'

const base = { persona: 'regular', world: 'samples', start: '/dashboard/messages' } as const
const first = '/dashboard/messages?conversation=c101-1'

const plain = {
  type: 'plain',
  offer_amount: null,
  offer_id: null,
  expires_at: null,
  tour_id: null,
  photos: null,
  client_id: null,
  removed_at: null,
  buyer_deleted: false,
  seller_deleted: false,
} as const
const LONG_WORD = 'https://maps.example/'.padEnd(240, 'iloilo-city/')

const expiryOf = (made: string) => new Date(Date.parse(made) + OFFER_DAYS * 86_400_000).toISOString()

const offer = { ...plain, conversation_id: 'c101-1', type: 'offer', timestamp: '2026-06-15T00:50:00.000Z' } as const
const MADE = {
  ...offer,
  sender_id: '101',
  message: 'I would like to offer ₱11,900,000.',
  offer_amount: 11_900_000,
  expires_at: expiryOf('2026-06-15T00:50:00.000Z'),
} as const
const COUNTERED = {
  ...offer,
  sender_id: '102',
  message: 'I would sell it for ₱12,500,000.',
  offer_amount: 12_500_000,
  offer_id: 'offer-1',
  timestamp: '2026-06-15T00:55:00.000Z',
  expires_at: expiryOf('2026-06-15T00:55:00.000Z'),
} as const

const VISIT = {
  ...plain,
  conversation_id: 'c101-1',
  sender_id: '101',
  message: 'I would like to see it on Saturday, June 20 at 10:00 AM.',
  tour_id: 'visit-1',
  timestamp: '2026-06-15T00:50:00.000Z',
} as const
const SAID = { ...plain, conversation_id: 'c101-1', sender_id: '101' } as const
const INVITATION = 'Would you like to see it on Saturday, June 20 at 10:00 AM?'
const ASKED = {
  user_id: '101',
  property_id: '1',
  date: '2026-06-20',
  time: '10:00',
  duration: 45,
  status: 'pending',
  notes: null,
  ...NO_ANSWER,
} as const

/** Its first two letters are Cyrillic. */
const MARIVIC = '\u041C\u0430rivic'

const REMOVED = JSON.stringify({
  id: 'withdrawn',
  title: 'Airy Family House near Jaro Plaza',
  image: null,
  price: 12_800_000,
  listing_type: 'sale',
})

export const messages: Scenario[] = [
  {
    ...base,
    id: 'messages',
    title: 'Messages',
    see: 'Conversations as a buyer, one of them archived; three unread messages. The other side reads and answers.',
    people: 'lively',
  },
  {
    ...base,
    id: 'messages-empty',
    title: 'No conversations',
    see: 'Every folder is empty and says why.',
    world: 'empty-market',
  },
  {
    ...base,
    id: 'messages-loading',
    title: 'The conversations never come',
    see: 'Skeletons in the final geometry.',
    network: [never('listConversations')],
  },
  {
    ...base,
    id: 'messages-fail',
    title: 'The conversations fail',
    see: 'The list says so; Try Again brings it.',
    network: [
      {
        on: 'listConversations',
        steps: Array.from({ length: 4 }, () => fails('The conversations could not be read.')),
        afterwards: 'normal',
      },
    ],
  },
  {
    ...base,
    id: 'conversation-fails',
    title: 'The messages of a conversation fail',
    see: 'Property and place to write stand; the messages say that they could not be loaded, and Try Again.',
    start: first,
    network: [always('listMessages', fails('The messages could not be read.'))],
  },
  {
    ...base,
    id: 'messages-long-text',
    title: 'Long names, long messages',
    see:
      'Nothing is cut off or wider than the screen: a name of four words, a title of a hundred letters, an address ' +
      'without a break.',
    start: first,
    patch: {
      user: { '102': { name: 'Maria Concepcion Guadalupe de los Reyes-Sumagaysay y Villanueva' } },
      property: {
        '1': {
          title:
            'Newly renovated ancestral house with garden, guest rooms and a workshop behind the cathedral of Jaro, ' +
            'near everything',
        },
      },
      message: {
        'long-1': {
          ...plain,
          conversation_id: 'c101-1',
          sender_id: '102',
          timestamp: '2026-06-15T00:50:00.000Z',
          message: LONG_WORD,
        },
        'long-2': {
          ...plain,
          conversation_id: 'c101-1',
          sender_id: '101',
          timestamp: '2026-06-15T00:55:00.000Z',
          message:
            'Thank you, that is good to know. '.repeat(18) +
            '\n\nA last question:\n- the roof\n- the well\n- <b>the title</b>',
        },
      },
    },
    clock: '2026-06-15T01:00:00.000Z',
  },
  {
    ...base,
    id: 'offer-received',
    title: 'An offer waits for the seller',
    see: 'Accept Offer and Decline in the header and on the offer; accepting says that it sells the listing.',
    persona: 'verified',
    start: '/dashboard/messages?conversation=c113-1',
  },
  {
    ...base,
    id: 'offer-made',
    title: 'An offer waits for its answer',
    see: 'The buyer sees the offer as open and cannot make a second one.',
    start: first,
    clock: '2026-06-15T01:00:00.000Z',
    patch: {
      message: {
        'offer-1': MADE,
      },
    },
  },
  {
    ...base,
    id: 'counter-offer',
    title: 'The seller answers with another amount',
    see: 'The buyer accepts it, declines it, or names an amount in turn; it expires in seven days.',
    start: first,
    clock: '2026-06-15T01:00:00.000Z',
    patch: { message: { 'offer-1': MADE, 'offer-2': COUNTERED } },
  },
  {
    ...base,
    id: 'offer-expired',
    title: 'An offer has expired',
    see: 'No answer came in seven days: the offer says so, and another one can be made.',
    start: first,
    clock: '2026-06-22T01:00:00.000Z',
    patch: { message: { 'offer-1': MADE } },
  },
  {
    ...base,
    id: 'visit-proposed',
    title: 'The buyer proposes a visit',
    see: 'A card in the conversation: day, state, and Confirm, Propose another time and Decline for the lister.',
    persona: 'verified',
    start: first,
    clock: '2026-06-15T01:00:00.000Z',
    patch: { message: { 'visit-1': VISIT }, tour: { 'visit-1': ASKED } },
  },
  {
    ...base,
    id: 'visit-answered',
    title: 'The lister proposes another time',
    see: 'The buyer accepts or declines the new time on the card.',
    start: first,
    clock: '2026-06-15T01:00:00.000Z',
    patch: {
      message: { 'visit-1': VISIT },
      tour: { 'visit-1': { ...ASKED, proposed_date: '2026-06-21', proposed_time: '09:00' } },
    },
  },
  {
    ...base,
    id: 'visit-invited',
    title: 'The lister begins a visit',
    see: 'A card in the conversation: the visitor accepts it, declines it, or proposes another time.',
    start: first,
    clock: '2026-06-15T01:00:00.000Z',
    patch: {
      message: { 'visit-1': { ...VISIT, sender_id: '102', message: INVITATION } },
      tour: {
        'visit-1': { ...ASKED, invited: true, proposed_date: ASKED.date, proposed_time: ASKED.time },
      },
    },
  },
  {
    ...base,
    id: 'offer-accepted',
    title: 'An offer was accepted',
    see: "A declined offer, then one that was taken: 'Offer accepted! Property sold.'",
    persona: 'verified',
    start: '/dashboard/messages?conversation=c102-3',
  },
  {
    ...base,
    id: 'listing-removed',
    title: 'The listing of a conversation was removed',
    see: 'Its title stays, with ‘No longer listed’; nothing more can be written, and a way to the person remains.',
    start: first,
    patch: { conversation: { 'c101-1': { property_id: 'withdrawn', kept_listing: REMOVED } } },
  },
  {
    ...base,
    id: 'account-deleted',
    title: 'The other side deleted the account',
    see: "'Deleted user'; what was written stays, nothing more can be written.",
    start: first,
    patch: { conversation: { 'c101-1': { property_id: 'withdrawn', kept_listing: REMOVED, seller_id: 'deleted' } } },
  },
  {
    ...base,
    id: 'direct-message',
    title: 'A conversation about no listing',
    see: 'No strip of a listing, no offers; in Inbox it is a direct message.',
    start: first,
    patch: { conversation: { 'c101-1': { property_id: '' } } },
  },
  {
    ...base,
    id: 'scam-attempt',
    title: 'Messages that deserve caution',
    see: 'Below each message stands why: money before a visit, an account, a code, another app. Others have no note.',
    start: first,
    patch: {
      message: Object.fromEntries(
        [
          'Only ₱5,000 to reserve, many are asking.',
          'Send it to GCash 0917 555 0123.',
          'Paki-send ng OTP na matatanggap mo.',
          'Istorya ta sa Telegram.',
          'The price is ₱12,800,000, and the bank asks for a down payment of 20%.',
        ].map((text, index) => [
          `scam-${index}`,
          {
            ...plain,
            conversation_id: 'c101-1',
            sender_id: '102',
            message: text,
            timestamp: `2026-06-15T00:5${index}:00.000Z`,
          },
        ]),
      ),
    },
  },
  {
    ...base,
    id: 'impostor',
    title: 'Somebody took the name of a verified person',
    see:
      'Head, offer and visit say whom the person is not; the head also says the name before. The name has Cyrillic ' +
      'letters. Verified people have a mark, and everybody a username.',
    persona: 'verified',
    start: '/dashboard/messages?conversation=c113-1',
    clock: '2026-06-15T01:00:00.000Z',
    patch: {
      user: { '113': { first_name: MARIVIC, last_name: 'Palmejar', name: `${MARIVIC} Palmejar` } },
      former_name: { 'former-1': { user_id: '113', name: 'Trisha Paredes', given_up_at: '2026-06-14T09:00:00.000Z' } },
    },
  },
  {
    ...base,
    id: 'messages-removed',
    title: 'Messages that were removed',
    see: 'Both sides removed a message. The user’s last one can still be removed for both, the one before no more.',
    clock: '2026-06-15T01:00:00.000Z',
    start: first,
    patch: {
      message: {
        'removed-1': {
          ...SAID,
          sender_id: '102',
          message: '',
          timestamp: '2026-06-15T00:46:00.000Z',
          removed_at: '2026-06-15T00:47:00.000Z',
        },
        'removed-2': {
          ...SAID,
          message: '',
          timestamp: '2026-06-15T00:48:00.000Z',
          removed_at: '2026-06-15T00:49:00.000Z',
        },
        'said-1': { ...SAID, message: 'I come by car.', timestamp: '2026-06-15T00:50:00.000Z' },
        'said-2': { ...SAID, message: 'My plate is ABC 1234.', timestamp: '2026-06-15T00:56:00.000Z' },
      },
    },
  },
  {
    ...base,
    id: 'conversation-muted',
    title: 'A muted conversation',
    see: 'The list shows that it is muted, and the head has Unmute. Its messages count, and no notification comes.',
    start: first,
    patch: { conversation: { 'c101-1': { buyer_muted: true } } },
  },
  {
    ...base,
    id: 'person-blocked',
    title: 'A conversation with a blocked person',
    see: 'Head and foot say that the person is blocked; Unblock opens the conversation again. Settings list them.',
    start: first,
    patch: { block: { 'block-1': { blocker_id: '101', blocked_id: '102' } } },
  },
  {
    ...base,
    id: 'blocked-by-person',
    title: 'A conversation with a person who blocked the user',
    see: 'The foot says that the person takes nothing from the user; nothing can be written.',
    start: first,
    patch: { block: { 'block-1': { blocker_id: '102', blocked_id: '101' } } },
  },
  {
    ...base,
    id: 'rental-offer-received',
    title: 'An offer for a rental waits',
    see: 'Accepting says that it rents out the listing.',
    persona: 'verified',
    start: '/dashboard/messages?conversation=c113-1',
    patch: {
      property: { '1': { listing_type: 'rent', price: 45_000 } },
      message: { 'm113-1-3': { offer_amount: 42_000 } },
    },
  },
  {
    ...base,
    id: 'message-failed',
    title: 'A message could not be sent',
    see: 'It stays where it was written, with the reason and Retry; a draft waits in the box.',
    start: first,
    storage: {
      'proventous:outbox': JSON.stringify([
        {
          clientId: 'failed-1',
          conversationId: 'c101-1',
          owner: '101',
          text: 'Saturday at ten would be good. Is the garden part of the lot?',
          writtenMs: Date.parse('2026-06-15T00:58:00.000Z'),
          state: 'failed',
          problem: 'You are sending messages too quickly. Wait a minute and try again.',
        },
      ]),
      'proventous:drafts': JSON.stringify({ '101:c101-1': 'And one more thing: ' }),
    },
  },
  {
    ...base,
    id: 'message-fails-once',
    title: 'The network is lost while a message is sent',
    see: 'The first attempt gets no answer; Retry sends it, once.',
    start: first,
    network: [once('sendMessage', BROKEN)],
  },
  {
    ...base,
    id: 'offers-fail',
    title: 'The offer calls fail',
    see: "'Failed to send offer'; what was typed stays.",
    start: '/dashboard/messages?conversation=c101-1',
    network: [always('makeOffer', fails('The offer could not be stored.'))],
  },
  {
    ...base,
    id: 'realtime-reconnecting',
    title: 'The realtime connection is lost',
    see:
      "The screen says 'Reconnecting…', after five attempts that live updates are off, with Try again. Polling goes " +
      'on.',
    start: first,
    realtime: { timeline: [{ after: 0, away: 'for good' }] },
  },
]
