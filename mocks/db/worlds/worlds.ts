import type { Database, Rows } from '../database'
import { bulkListings, type Bulk } from './bulk'
import { historyRows } from './history'
import { marketRows, peopleRows } from './market'
import { withReviews } from './reviews-queue'
import { withPeopleHistory } from './people-history'

/** The seeds that a scenario may start from. */
export type WorldName = 'market' | 'empty-market' | 'ten-thousand' | 'fifty-thousand' | 'all-reviewed'

/** Generated listings under the 42 written ones. */
const GENERATED: Partial<Record<WorldName, number>> = { 'ten-thousand': 9_958, 'fifty-thousand': 49_958 }

/** The written rows of a world, dates counted back from `now`. */
export function worldRows(name: WorldName, now: number): Rows {
  const people = peopleRows(now)
  if (name === 'empty-market') return withPeopleHistory(people, now)
  const rows = { ...people, ...marketRows(now), ...historyRows(now) }
  return withPeopleHistory(withReviews(rows, now, { reviewed: name === 'all-reviewed' }), now)
}

/** Puts a world's generated rows, if it has any, under the written ones; again after a snapshot was restored. */
export async function attachBulk(name: WorldName, db: Database, now: number): Promise<Bulk | null> {
  const count = GENERATED[name]
  const bulk = count === undefined ? null : await bulkListings(count, now)
  db.property.setBase(bulk)
  return bulk
}
