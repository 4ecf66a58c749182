import type { Reported } from '@/contract/listing/reports'
import type { Label, Text } from '@/words/words'
import type { Backend } from '../../backend'
import { problem } from '../../network/problem'
import type { Database, Row } from '../../store/database'
import { requireStep } from '../access/steps'
import { appendAudit } from '../admin-audit'
import { notify } from '../notify'
import { openReport } from './open-report'
import { reviewState } from '../people/reviews'
import { removeListing } from '../store-listing'
import { told, type Notice, type Told } from '../told'

export function reportsInOrder(db: Database): Row<'report'>[] {
  return db.report.all().toSorted((one, other) => one.created_at.localeCompare(other.created_at))
}

type Subject = Pick<Row<'report'>, 'words' | 'stars' | 'context' | 'owner_id'>
const OF_ITSELF = { stars: null, context: null }

/** What is reported, as it is now; undefined where the reporter cannot see it. */
const SUBJECTS: Record<Reported, (backend: Backend, id: string, reporter: string) => Subject | undefined> = {
  listing: ({ db }, id) => {
    const row = db.property.find(id)
    return row && { ...OF_ITSELF, words: row.title, owner_id: row.user_id }
  },
  message: ({ db }, id, reporter) => {
    const row = db.message.find(id)
    const talk = row && db.conversation.find(row.conversation_id)
    if (!talk || (talk.buyer_id !== reporter && talk.seller_id !== reporter)) return undefined
    const context = db.property.find(talk.property_id)?.title ?? null
    return { ...OF_ITSELF, words: row.message || 'Photos', context, owner_id: row.sender_id }
  },
  person: ({ db }, id) => {
    const row = db.user.find(id)
    return row && { ...OF_ITSELF, words: row.name, owner_id: row.id }
  },
  review: (backend, id) => {
    const row = backend.db.review.find(id)
    if (!row || !['shown', 'answered'].includes(reviewState(backend, row))) return undefined
    const context = backend.db.user.find(row.user_id)?.name ?? null
    return { words: row.comment ?? '', stars: row.rating, context, owner_id: row.author_id }
  },
}

const REFUSED: Record<Reported, { unknown: Label; own: Label; again: Label }> = {
  listing: {
    unknown: 'Property not found',
    own: 'This is your own listing.',
    again: 'You have reported this listing already.',
  },
  message: {
    unknown: 'There is no such message.',
    own: 'This is your own message.',
    again: 'You have reported this message already.',
  },
  person: {
    unknown: 'There is no such person.',
    own: 'This is you.',
    again: 'You have reported this person already.',
  },
  review: {
    unknown: 'There is no such review.',
    own: 'This is your own review.',
    again: 'You have reported this review already.',
  },
}

/** Refuses what is the reporter's own (422) and a second report by the same person (409). */
export function insertReport(
  backend: Backend,
  reporter: Row<'user'>,
  given: Pick<Row<'report'>, 'about' | 'subject_id' | 'reason' | 'details'>,
): void {
  const { db } = backend
  const { about, subject_id } = given
  const subject = SUBJECTS[about](backend, subject_id, reporter.id)
  const refused = REFUSED[about]
  if (!subject) throw problem(404, refused.unknown)
  if (subject.owner_id === reporter.id) throw problem(422, refused.own)
  const [before] = reportsOn(db, given).filter((row) => row.user_id === reporter.id)
  requireStep('report', before?.status ?? null, 'sendReport', { said: refused.again })
  openReport(backend, { ...given, ...subject, user_id: reporter.id })
}

function reportsOn(db: Database, { about, subject_id }: Pick<Row<'report'>, 'about' | 'subject_id'>): Row<'report'>[] {
  return db.report.where((row) => row.about === about && row.subject_id === subject_id)
}

type Outcome = Notice & { done: Told; act?: () => void | Promise<void> }

/** What an upheld report does, and what the reporter and the reported person are told. */
function outcomeOf(backend: Backend, report: Row<'report'>, reason: string): Outcome {
  const { db, clock } = backend
  const { about, subject_id, words } = report
  const name = db.user.find(report.owner_id)?.name ?? told('the sender')
  const message = { own: `“${words}”: ${reason}` }
  if (about === 'listing') {
    const listing = db.property.find(subject_id)
    const act = () => (listing ? removeListing(backend, listing) : undefined)
    const done = told('“{title}” was taken off.', { title: words })
    return { done, title: told('Your listing was taken off'), message, act }
  }
  if (about === 'review') {
    const act = () => void db.review.update(subject_id, { removed_at: clock.iso() })
    return { done: told('The review was removed.'), title: told('Your review was removed'), message, act }
  }
  if (about === 'message')
    return {
      done: told('We warned {name} about the message.', { name }),
      title: told('Your message was reported'),
      message,
    }
  return { done: told('We warned {name}.', { name }), title: told('You were reported'), message: { own: reason } }
}

/** Settles every open report about the same subject and notifies the reported person and the reporters. */
export async function uphold(backend: Backend, id: string, admin: Row<'admin'>, reason: string): Promise<void> {
  const { db, clock } = backend
  const report = undecided(db, id, 'upholdReport')
  const { done, title, message, act } = outcomeOf(backend, report, reason)
  for (const one of reportsOn(db, report).filter(({ status }) => status === 'open')) {
    db.report.update(one.id, {
      status: 'upheld',
      decided_at: clock.iso(),
      decided_by: admin.email,
      decision: reason,
    })
    tellReporter(backend, one, { title: told('Thank you for your report'), message: done })
  }
  await act?.()
  appendAudit(backend, { action: 'report_upheld', admin, userId: report.owner_id, reason })
  if (db.user.find(report.owner_id))
    notify(backend, report.owner_id, { type: 'system', title, message, link: '/support' })
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
  appendAudit(backend, { action: 'report_dismissed', admin, userId: report.owner_id, reason })
  const listed = report.about === 'listing'
  const what = told(KEPT[report.about], { title: report.words })
  tellReporter(backend, report, {
    title: told('We looked at your report'),
    message: reason ? told('{what}: {reason}', { what, reason }) : told('{what}.', { what }),
    ...(listed ? { link: `/dashboard/property/${report.subject_id}` } : {}),
  })
}

const KEPT = {
  listing: '“{title}” stays listed',
  message: 'We left the message as it is',
  person: 'We left the person as it is',
  review: 'We left the review as it is',
} as const satisfies Record<Reported, Text>

function tellReporter(backend: Backend, { user_id }: Row<'report'>, given: Notice & { link?: string }): void {
  if (user_id !== null) notify(backend, user_id, { type: 'system', ...given })
}

function undecided(db: Database, id: string, event: 'upholdReport' | 'dismissReport'): Row<'report'> {
  const report = db.report.find(id)
  if (!report) throw problem(404, 'There is no such report.')
  requireStep('report', report.status, event)
  return report
}
