import type { Contact } from '@/contract/account/blocking'
import { problem } from '../../network/problem'
import type { Database, Row } from '../../store/database'
import { suspensionOf } from '../standing/standing'

export function blocksOf(db: Database, blocker: string, blocked: string): Row<'block'>[] {
  return db.block.where((row) => row.blocker_id === blocker && row.blocked_id === blocked)
}

/** A suspended person is closed to everybody, without a word of why. */
export function contactOf(db: Database, userId: string, otherId: string): Contact {
  if (blocksOf(db, userId, otherId).length > 0) return 'blocked'
  return blocksOf(db, otherId, userId).length > 0 || suspensionOf(db, otherId) ? 'closed' : 'open'
}

const REFUSED = {
  blocked: 'You blocked this person. Unblock them first.',
  closed: 'This person takes no messages, offers or visits from you.',
} as const

/** Refuses (403) messages, offers and visits between two people of whom one blocked the other. */
export function requireContact(db: Database, userId: string, otherId: string): void {
  const contact = contactOf(db, userId, otherId)
  if (contact !== 'open') throw problem(403, REFUSED[contact])
}
