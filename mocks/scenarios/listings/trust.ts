import { always, BROKEN, fails, once } from '../rules'
import type { Scenario } from '../scenario'

const base = { world: 'samples' } as const
const reporter = { ...base, persona: 'regular', start: '/dashboard/property/7' } as const
const lister = { ...base, persona: 'verified', start: '/dashboard/my-listings' } as const

const decided = { status: 'dismissed' } as const

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
    network: [once('reportProperty', BROKEN)],
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
    title: 'A listing that nobody has heard of',
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
    title: 'Reports about listings',
    see: 'Three reports wait, two of them about one rental.',
    persona: 'admin',
    start: '/super-admin/dashboard?tab=reports',
  },
  {
    ...base,
    id: 'admin-no-reports',
    title: 'No reports',
    see: 'The list of reports is empty and says what it is for.',
    persona: 'admin',
    start: '/super-admin/dashboard?tab=reports',
    patch: { report: { 'rep-1': decided, 'rep-2': decided, 'rep-3': decided } },
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
