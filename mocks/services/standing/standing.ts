import type { Standing, WireStanding } from '@/contract/account/person'
import type { StateOf } from '@/contract/rules/machines'
import { canList } from '@/domain/people/verification'
import type { Database, Row } from '../../store/database'

/** What an administrator decided about a person; the agenda removes it at its end. */
export function suspensionOf(db: Database, userId: string): Row<'suspension'> | undefined {
  return db.suspension.where((row) => row.user_id === userId)[0]
}

export function standingOf(db: Database, user: Row<'user'>): Standing {
  const suspension = suspensionOf(db, user.id)
  if (suspension) return suspension.ends_at === null ? 'closed' : 'suspended'
  return !canList(user) && db.property.has((row) => row.user_id === user.id) ? 'paused' : 'active'
}

export function wireStanding(db: Database, user: Row<'user'>): WireStanding {
  const { reason, decided_at, ends_at, answer, answered_at, kept_because } = suspensionOf(db, user.id) ?? NOTHING
  return { state: standingOf(db, user), reason, decided_at, ends_at, answer, answered_at, kept_because }
}

const NOTHING = {
  reason: null,
  decided_at: null,
  ends_at: null,
  answer: null,
  answered_at: null,
  kept_because: null,
} satisfies Partial<WireStanding>

export function hidesListings(db: Database, owner: Row<'user'> | undefined): boolean {
  return owner !== undefined && (!canList(owner) || suspensionOf(db, owner.id) !== undefined)
}

export function hiddenOwners(db: Database): ReadonlySet<string> {
  return new Set(db.user.where((user) => hidesListings(db, user)).map(({ id }) => id))
}

export function listingState(db: Database, row: Row<'property'>): StateOf<'listing'> {
  return hidesListings(db, db.user.find(row.user_id)) ? 'paused' : row.status
}

export const LISTING_PAUSED = 'This listing is paused.'
