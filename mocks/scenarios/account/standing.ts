import { reportedMessage } from '../listings/trust'
import { BROKEN, never, once } from '../rules'
import { TEST_TIME, type Scenario } from '../scenario'

const suspended = {
  user_id: '102',
  reason: 'Two people reported that you ask for a reservation fee before a viewing.',
  decided_at: '2026-06-14T03:00:00.000Z',
  ends_at: '2026-06-22T01:00:00.000Z',
  answer: null,
  answered_at: null,
  kept_because: null,
}
const answered = {
  ...suspended,
  answer: 'The fee was for the documents of the bank. I took the message back and will not ask again.',
  answered_at: '2026-06-14T09:00:00.000Z',
}

// The clock stands before the end, which comes by itself.
const base = { world: 'samples', clock: TEST_TIME } as const
const noel = { ...base, persona: 'verified', start: '/dashboard/my-listings' } as const
const page = { ...base, persona: 'admin', start: '/super-admin/users/102' } as const

const said = { status: 'open', created_at: '2026-06-13T03:00:00.000Z', decided_at: null } as const
const reports = {
  'rep-4': { ...said, ...reportedMessage, user_id: '101' },
  'rep-5': { ...said, user_id: '113', about: 'person', subject_id: '102', words: 'Noel Sumagaysay', owner_id: '102' },
} as const

/** Listings that are hidden with their owner, and what an administrator decides about a person. */
export const standing: Scenario[] = [
  {
    ...noel,
    id: 'paused-lister',
    title: 'A lister whose number is no longer verified',
    see:
      'My Listings and the page of each say why they are paused and what brings them back. Lists, the map and ' +
      'searches do not show them; their links do.',
    patch: { user: { '102': { phone_verified: false } } },
  },
  {
    ...noel,
    id: 'suspended-person',
    title: 'A suspended person',
    see:
      'Above every screen: until when, why, and Answer this, once. What they write is refused with the same words; ' +
      'the listings are paused.',
    patch: { suspension: { 'sus-1': suspended } },
  },
  {
    ...noel,
    id: 'suspension-answer-breaks',
    title: 'Answering a suspension breaks off',
    see: 'The window says so and keeps what was typed; the second try goes through.',
    patch: { suspension: { 'sus-1': suspended } },
    network: [once('answerSuspension', BROKEN)],
  },
  {
    ...noel,
    id: 'account-closed',
    title: 'A closed account',
    see: 'Above every screen: why, the own answer, and why an administrator stays with the decision.',
    patch: {
      suspension: {
        'sus-1': { ...answered, ends_at: null, kept_because: 'Three people paid that fee and saw no house.' },
      },
    },
  },
  {
    ...page,
    id: 'admin-person',
    title: 'A person on one page',
    see: 'Identity, names, listings, reports, conversations and decisions. The answer waits: Lift or Keep.',
    patch: {
      suspension: { 'sus-1': answered },
      report: reports,
      former_name: { 'name-1': { user_id: '102', name: 'Noel Sumagay', given_up_at: '2026-04-02T03:00:00.000Z' } },
      audit: {
        'audit-1': {
          action: 'person_suspended',
          admin_email: 'admin@demo.test',
          user_id: '102',
          user_name: 'Noel Sumagaysay',
          reason: suspended.reason,
          created_at: suspended.decided_at,
        },
      },
    },
  },
  {
    ...page,
    id: 'admin-person-blank',
    title: 'A person without a history',
    see: 'Each card says that there is nothing.',
    start: '/super-admin/users/105',
  },
  {
    ...page,
    id: 'admin-person-fails',
    title: 'A person cannot be loaded',
    see: 'The reason, and Try Again brings the page.',
    network: [once('getAdminPerson', BROKEN)],
  },
  {
    ...page,
    id: 'admin-person-loading',
    title: 'A person never comes',
    see: 'Cards to come.',
    network: [never('getAdminPerson')],
  },
  {
    ...page,
    id: 'admin-suspend-breaks',
    title: 'Suspending breaks off',
    see: 'The window says so and keeps the reason; the second try goes through.',
    network: [once('suspendUser', BROKEN)],
  },
]
