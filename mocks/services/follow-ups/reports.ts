import type { Backend } from '../../backend'
import { problem } from '../../network/problem'
import type { Database, Row } from '../../store/database'
import { requireStep } from '../access/steps'
import { notify } from '../notify'
import { removeListing } from '../store-listing'

export function reportsInOrder(db: Database): Row<'report'>[] {
  return db.report.all().toSorted((one, other) => one.created_at.localeCompare(other.created_at))
}

/** Stores a report of a listing. Refuses one's own listing (422) and a second report by the same person (409). */
export function reportListing(
  { db, clock }: Backend,
  listing: Row<'property'>,
  reporter: Row<'user'>,
  { reason, details }: Pick<Row<'report'>, 'reason' | 'details'>,
): void {
  if (listing.user_id === reporter.id) throw problem(422, 'This is your own listing.')
  const [before] = db.report.where((row) => row.property_id === listing.id && row.user_id === reporter.id)
  requireStep('report', before?.status ?? null, 'reportProperty', { said: 'You have reported this listing already.' })
  db.report.insert({
    id: db.newId(),
    property_id: listing.id,
    property_title: listing.title,
    owner_id: listing.user_id,
    user_id: reporter.id,
    reason,
    details,
    status: 'open',
    created_at: clock.iso(),
    decided_at: null,
    decided_by: null,
    decision: null,
  })
}

/** Settles every open report about the listing, and notifies its owner and whoever reported it. */
export async function uphold(backend: Backend, id: string, admin: Row<'admin'>, reason: string): Promise<void> {
  const { db, clock } = backend
  const report = undecided(db, id, 'upholdReport')
  const decided = db.report.where((row) => row.status === 'open' && row.property_id === report.property_id)
  for (const one of decided) {
    db.report.update(one.id, {
      status: 'upheld',
      decided_at: clock.iso(),
      decided_by: admin.email,
      decision: reason,
    })
    notify(backend, one.user_id, {
      type: 'system',
      title: 'Thank you for your report',
      message: `“${one.property_title}” was taken off.`,
    })
  }
  const listing = db.property.find(report.property_id)
  if (!listing) return
  await removeListing(backend, listing)
  notify(backend, listing.user_id, {
    type: 'system',
    title: 'Your listing was taken off',
    message: `“${listing.title}”: ${reason}`,
    link: '/support',
  })
}

export function dismiss(backend: Backend, id: string, admin: Row<'admin'>, reason: string | null): void {
  const { db, clock } = backend
  const report = undecided(db, id, 'dismissReport')
  db.report.update(report.id, {
    status: 'dismissed',
    decided_at: clock.iso(),
    decided_by: admin.email,
    decision: reason,
  })
  notify(backend, report.user_id, {
    type: 'system',
    title: 'We looked at your report',
    message: `“${report.property_title}” stays listed${reason ? `: ${reason}` : '.'}`,
    link: `/dashboard/property/${report.property_id}`,
  })
}

function undecided(db: Database, id: string, event: 'upholdReport' | 'dismissReport'): Row<'report'> {
  const report = db.report.find(id)
  if (!report) throw problem(404, 'There is no such report.')
  requireStep('report', report.status, event)
  return report
}
