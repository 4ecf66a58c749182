import { SAMPLE_LISTINGS } from '@/samples/listings'
import type { Row } from '../../database'

const HOUR = 3_600_000

type Written = Pick<Row<'report'>, 'id' | 'subject_id' | 'user_id' | 'reason' | 'details'> & { hoursAgo: number }

const WRITTEN: readonly Written[] = [
  {
    id: 'rep-1',
    subject_id: '13',
    user_id: '113',
    reason: 'wrong-facts',
    details: 'The lot is smaller than it says. I walked it with the owner of the next one.',
    hoursAgo: 30,
  },
  {
    id: 'rep-2',
    subject_id: 'r13',
    user_id: '101',
    reason: 'asks-for-money',
    details: 'He asked for a month in advance by GCash before I may see it.',
    hoursAgo: 11,
  },
  { id: 'rep-3', subject_id: 'r13', user_id: '105', reason: 'not-the-owner', details: null, hoursAgo: 4 },
]

/** Reports that wait for the administration: one about facts, and two about one rental. */
export function reportRows(now: number): Row<'report'>[] {
  return WRITTEN.flatMap(({ hoursAgo, ...report }) => {
    const listing = SAMPLE_LISTINGS.find(({ id }) => id === report.subject_id)
    if (!listing) return []
    return {
      ...report,
      about: 'listing' as const,
      words: listing.title,
      stars: null,
      context: null,
      owner_id: listing.owner,
      status: 'open' as const,
      created_at: new Date(now - hoursAgo * HOUR).toISOString(),
      decided_at: null,
      decided_by: null,
      decision: null,
    }
  })
}
