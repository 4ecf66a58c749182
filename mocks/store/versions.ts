import { CONFIRMED_DAYS } from '@/contract/fields'
import type { MockClock } from '../clock'
import type { Database, Row } from './database'

type Versioned = { updated_at: string | null; created_at: string }

/** What `If-Match` compares: the time of the last change, or of the making. */
export function versionOf({ updated_at, created_at }: Versioned): string {
  return updated_at ?? created_at
}

/** The `updated_at` of a change that happens now: later than the one before, even where the clock stands. */
export function nextVersion(clock: MockClock, before: Versioned): string {
  return new Date(Math.max(clock.now(), Date.parse(versionOf(before)) + 1)).toISOString()
}

export function changeListing(
  { db, clock }: { db: Database; clock: MockClock },
  before: Row<'property'>,
  columns: Partial<Row<'property'>>,
): Row<'property'> | undefined {
  return db.property.update(before.id, { ...columns, updated_at: nextVersion(clock, before) })
}

export function lastHeardOf({ created_at, updated_at, confirmed_at }: Row<'property'>): string {
  return [created_at, updated_at ?? '', confirmed_at ?? ''].toSorted().at(-1) ?? created_at
}

/** When the owner of a listing is asked whether it is still to be had, in milliseconds since 1970. */
export function nudgeDue(listing: Row<'property'>): number {
  return Date.parse(lastHeardOf(listing)) + CONFIRMED_DAYS * 86_400_000
}
