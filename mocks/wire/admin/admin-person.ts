import type { AdminPerson } from '@/contract/standing'
import { otherSide } from '../../services/conversation-sides'
import { requestedName } from '../../services/people/id-submissions'
import { listingState, wireStanding } from '../../services/standing/standing'
import type { Database, Row } from '../../store/database'
import { latest } from '../latest'
import { wireAdminUser, wireAudit, wireReport } from './admin-wire'

export function wireAdminPerson(db: Database, user: Row<'user'>): AdminPerson {
  const mine = ({ user_id }: { user_id: string | null }) => user_id === user.id
  const reports = (test: (row: Row<'report'>) => boolean) =>
    latest(db.report.where(test), 'created_at').map((row) => wireReport(db, row))
  return {
    user: wireAdminUser(db, user),
    phoneNumber: user.phone_number,
    requestedName: requestedName({ db }, user.id),
    standing: wireStanding(db, user),
    names: latest(db.former_name.where(mine), 'given_up_at').map(({ name, given_up_at: givenUpAt }) => ({
      name,
      givenUpAt,
    })),
    listings: latest(db.property.where(mine), 'created_at').map((row) => ({
      id: row.id,
      title: row.title,
      status: row.status,
      paused: listingState(db, row) === 'paused',
    })),
    conversations: reportedTalks(db, user.id),
    reportsAbout: reports(({ owner_id }) => owner_id === user.id),
    reportsBy: reports(mine),
    decisions: latest(db.audit.where(mine), 'created_at').map(wireAudit),
  }
}

function reportedTalks(db: Database, person: string): AdminPerson['conversations'] {
  const words = new Map<string, string[]>()
  for (const report of db.report.where(({ about }) => about === 'message')) {
    const talk = db.message.find(report.subject_id)?.conversation_id ?? ''
    words.set(talk, [...(words.get(talk) ?? []), report.words])
  }
  return [...words].flatMap(([id, said]) => {
    const talk = db.conversation.find(id)
    if (!talk || (talk.buyer_id !== person && talk.seller_id !== person)) return []
    const otherId = otherSide(talk, person)
    const title = db.property.find(talk.property_id)?.title ?? null
    return [{ id, title, otherId, otherName: db.user.find(otherId)?.name ?? null, words: [...new Set(said)] }]
  })
}
