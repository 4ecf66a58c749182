import { always, BROKEN, fails, once } from '../rules'
import type { Scenario } from '../scenario'

const base = { world: 'samples' } as const
const reporter = { ...base, persona: 'regular', start: '/dashboard/property/7' } as const
const lister = { ...base, persona: 'verified', start: '/dashboard/my-listings' } as const

const decided = { status: 'dismissed' } as const
/** The reports of the seed. */
const seedDecided = { 'rep-1': decided, 'rep-2': decided, 'rep-3': decided } as const
const waiting = { user_id: '101', status: 'open', created_at: '2026-06-14T03:00:00.000Z' } as const

/** What an automatic report keeps of a listing of 102. */
const found = {
  about: 'listing',
  subject_id: '1',
  words: 'Airy Family House near Jaro Plaza',
  owner_id: '102',
  user_id: null,
} as const

/** What a report keeps of a message to 101. */
export const reportedMessage = {
  about: 'message',
  subject_id: 'm101-1-2',
  words: 'Send ₱5,000 by GCash and I keep it for you.',
  context: 'Airy Family House near Jaro Plaza',
  owner_id: '102',
  reason: 'asks-for-money',
} as const

export const trust: Scenario[] = [
  {
    ...reporter,
    id: 'report-listing',
    title: 'Reporting a listing',
    see: 'Below the owner: Report this listing. It takes a reason, and words where the reason is something else.',
  },
  {
    ...reporter,
    id: 'report-again',
    title: 'A listing that one has reported',
    see: 'The second report is refused, and the window says why.',
    start: '/dashboard/property/r13',
  },
  {
    ...reporter,
    id: 'report-breaks',
    title: 'Reporting breaks off',
    see: 'The window says so and keeps what was typed; the second try goes through.',
    network: [once('sendReport', BROKEN)],
  },
  {
    ...reporter,
    id: 'report-person',
    title: 'Reporting or blocking a person',
    see: 'Below Follow and Message: Block and Report. Below each review stands Report.',
    start: '/dashboard/u/marivic.palmejar?tab=reviews',
  },
  {
    ...reporter,
    id: 'report-message',
    title: 'Reporting a message',
    see: 'Beside each message of the other side: a menu with Report this message. In the head: Report Noel.',
    start: '/dashboard/messages?conversation=c101-1',
  },
  {
    ...reporter,
    id: 'review-visit',
    title: 'A visit that can be reviewed',
    see: 'The completed tour asks how it was. The first try breaks off and keeps what was typed; then it is sent.',
    start: '/dashboard/tours',
    network: [once('writeReview', BROKEN)],
  },
  {
    ...lister,
    id: 'review-waits',
    title: 'A review that waits for the other side',
    see: 'The completed tour says when both reviews are shown, and the own one can still be changed.',
    start: '/dashboard/tours',
  },
  {
    ...lister,
    id: 'review-answer',
    title: 'Reviews about oneself',
    see: 'One has an answer; below each other one stands Answer.',
    start: '/dashboard/u/noel.sumagaysay?tab=reviews',
  },
  {
    ...lister,
    id: 'listing-unconfirmed',
    title: 'A listing without news',
    see: 'My Listings asks whether it is still available; one press confirms it.',
    patch: { property: { '1': { created_at: '2026-05-20T01:00:00.000Z', price_history: null } } },
  },
  {
    ...lister,
    id: 'confirm-refused',
    title: 'Confirming is refused',
    see: "'Failed to confirm the listing: ' and the reason.",
    network: [always('confirmProperty', fails('The listings are being moved.'))],
  },
  {
    ...base,
    id: 'admin-reports',
    title: 'Reports',
    see: 'Three reports wait, two of them about one rental.',
    persona: 'admin',
    start: '/super-admin/dashboard?tab=reports',
  },
  {
    ...base,
    id: 'admin-reports-of-people',
    title: 'Reports about a message, a person and a review',
    see: 'Each shows what is needed to decide: the words, whose they are, and where they stand.',
    persona: 'admin',
    start: '/super-admin/dashboard?tab=reports',
    patch: {
      report: {
        ...seedDecided,
        'rep-4': {
          ...waiting,
          ...reportedMessage,
        },
        'rep-5': {
          ...waiting,
          about: 'person',
          subject_id: '113',
          words: 'Trisha Paredes',
          owner_id: '113',
          reason: 'impostor',
          details: 'She uses the name of our broker.',
        },
        'rep-6': {
          ...waiting,
          about: 'review',
          subject_id: 'rv102-2',
          words: 'Good and honest, but he only answers in the morning, so a simple question took us two days.',
          stars: 4,
          context: 'Noel Sumagaysay',
          owner_id: '103',
          user_id: '102',
          reason: 'untrue',
        },
      },
    },
  },
  {
    ...base,
    id: 'admin-automatic-reports',
    title: 'Reports that nobody sent',
    see: 'An automatic check reported a listing with somebody else’s photo, and one priced far too low.',
    persona: 'admin',
    start: '/super-admin/dashboard?tab=reports',
    patch: {
      report: {
        ...seedDecided,
        'rep-7': {
          ...waiting,
          ...found,
          reason: 'same-photo',
          details: 'Also on “Garden Bungalow in Lapuz”, listed by Marivic Palmejar.',
        },
        'rep-8': {
          ...waiting,
          ...found,
          reason: 'low-price',
          details: '62 percent below the middle of 6 Single-Family Home listings in Jaro, by area.',
        },
      },
    },
  },
  {
    ...base,
    id: 'admin-no-reports',
    title: 'No reports',
    see: 'The list of reports is empty and says what it is for.',
    persona: 'admin',
    start: '/super-admin/dashboard?tab=reports',
    patch: { report: seedDecided },
  },
  {
    ...base,
    id: 'admin-report-breaks',
    title: 'Deciding a report breaks off',
    see: 'The window says so and keeps the reason; the second try goes through.',
    persona: 'admin',
    start: '/super-admin/dashboard?tab=reports',
    network: [once('upholdReport', BROKEN)],
  },
]
